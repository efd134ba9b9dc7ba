import { DEFAULT_TEAM_SETTINGS } from '../model/build.js';
import type { Colour } from '../model/result.js';
import { type Scoring, winValue } from '../model/scoring.js';
import type { AccelerationRange, ForbiddenGroup } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { PairingSystem, SystemId } from '../systems/system.js';
import { parseTeamTypeCode, typeCodeOf } from '../systems/type-codes.js';
import { planAcceleration } from './acceleration.js';
import { drawAmount, type FrequencyByRound } from './amount.js';
import { type Absence, planAttendance } from './attendance.js';
import { systemOf } from './opening.js';
import {
  type AccelerationKind,
  type CompleteOptions,
  completeOptions,
  type GeneratorOptions,
} from './options.js';
import { type PlannedPlayer, planNumbers, planPlayers } from './players.js';
import { createRandom, type Random, type Seed } from './random.js';
import type { ResultModel } from './results.js';
import { makeTeams, type PlannedTeam } from './teams.js';

/**
 * Everything about a random tournament that does not depend on its pairings. The same plan gives the
 * same tournament, and a smaller plan a smaller one. Ids are those of teams in a team event.
 */
export interface TournamentPlan {
  readonly seed: Seed;
  readonly system: SystemId;
  readonly edition: string;
  /** Record 192. */
  readonly typeCode: string;
  /** Rounds planned. */
  readonly roundCount: number;
  /** Rounds to play; if fewer than planned, the next one has its announced byes. */
  readonly played: number;
  readonly initialColour: Colour;
  readonly scoring: Scoring;
  /** In ranking order; none in a team event, where the members stand in their teams. */
  readonly players: readonly PlannedPlayer[];
  /** None in an individual event. */
  readonly teams: readonly PlannedTeam[];
  /** Boards of a match; a team has one member more. */
  readonly boards: number;
  readonly rankByFileOrder: boolean;
  readonly absences: readonly Absence[];
  /** Empty where the type code says BAKU. */
  readonly acceleration: readonly AccelerationRange[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly tieBreaks: readonly string[];
  readonly results: ResultModel;
  /** Matches to which one side does not come, per match. */
  readonly matchForfeits: FrequencyByRound;
}

/** Who is paired: the ids of the teams, or of the players in an individual event. */
export const idsOf = ({ players, teams }: Pick<TournamentPlan, 'players' | 'teams'>): number[] =>
  (teams.length > 0 ? teams : players).map(({ id }) => id);

/**
 * Draws the plan of a random tournament of players or, in a team system, of teams.
 * @throws RangeError when an option is out of its range.
 */
export function planTournament(seed: Seed, options: GeneratorOptions = {}): TournamentPlan {
  const complete = completeOptions(options);
  const isOfTeams = unitOf(complete.system) === 'team';
  const random = createRandom(seed, isOfTeams ? 'team plan' : 'plan');
  const count = drawAmount(random, complete.players);
  const wanted = drawAmount(random, complete.rounds);
  const roundCount = options.rounds === undefined ? fittingRounds(wanted, count) : wanted;
  const { ids, ...field } = isOfTeams
    ? planTeams(random, seed, count, complete)
    : planIndividuals(seed, count, complete);
  const absences = planAttendance(seed, ids, roundCount, complete);
  const lot: Colour = random.chance(1, 2) ? 'white' : 'black';
  const played = complete.played === undefined ? roundCount : drawAmount(random, complete.played);
  const { system, edition, scoring, tieBreaks, matchForfeits } = complete;
  const rankByFileOrder = !isOfTeams && complete.rankByFileOrder;
  const ranking = rankByFileOrder ? ids : [...ids].sort((a, b) => a - b);
  const late = new Set(absences.filter(({ round }) => round === 1).map(({ id }) => id));
  const accelerate = isOfTeams ? accelerateTeams : acceleratePlayers;
  const accelerated = accelerate(random, { seed, complete, roundCount, ranking, late });
  const forbidden = planForbidden(random, isOfTeams ? ids : ranking, roundCount, complete);
  return {
    ...{ seed, system, edition, roundCount, scoring, ...field, rankByFileOrder, absences },
    played: Math.min(played, roundCount),
    initialColour: complete.initialColour ?? lot,
    ...accelerated,
    forbidden: isOfTeams ? forbidden.map(inRecord260) : forbidden,
    ...{ tieBreaks, matchForfeits },
    results: resultModel(complete),
  };
}

/** The participants, and their ids as they were drawn: those of players in the order of ratings. */
type Field = Pick<TournamentPlan, 'players' | 'teams' | 'boards'> & {
  readonly ids: readonly number[];
};

function planIndividuals(seed: Seed, count: number, options: CompleteOptions): Field {
  const players = planPlayers(seed, count, options);
  return { players, teams: [], boards: 0, ids: players.map(({ id }) => id) };
}

function planTeams(random: Random, seed: Seed, count: number, options: CompleteOptions): Field {
  const boards = drawAmount(random, options.boards);
  const people = planPlayers(seed, count * (boards + 1), { ...options, numbering: 'rating' });
  const ids = planNumbers(random, count, options);
  const teams = makeTeams(random, people, ids, boards + 1, options.foreignNames);
  return { players: [], teams, boards, ids };
}

/** More rounds than two thirds of the field soon leave no legal pairing. */
const fittingRounds = (wanted: number, field: number): number =>
  Math.max(1, Math.min(wanted, Math.floor((2 * field) / 3)));

const resultModel = (options: CompleteOptions): ResultModel => ({
  drawPercentage: options.drawPercentage,
  colourAdvantage: options.colourAdvantage,
  forfeits: options.forfeits,
  doubleForfeits: options.doubleForfeits,
  unusualResults: options.unusualResults,
  unratedGames: options.unratedGames,
});

interface AccelerationRequest {
  readonly seed: Seed;
  readonly complete: CompleteOptions;
  readonly roundCount: number;
  readonly ranking: readonly number[];
  readonly late: ReadonlySet<number>;
}

type Accelerated = Pick<TournamentPlan, 'typeCode' | 'acceleration'>;

function acceleratePlayers(
  random: Random,
  { seed, complete, roundCount, ranking, late }: AccelerationRequest,
): Accelerated {
  const win = winValue(complete.scoring);
  return {
    typeCode: typeCodeOf(systemOf(complete)),
    acceleration: planAcceleration(complete.acceleration, seed, {
      ...{ roundCount, score: 'points', win, draw: Math.floor(win / 2), ranking, late },
      source: random.chance(1, 2) ? 'XXA' : '250',
    }),
  };
}

/** Baku acceleration by the name of the system or by records 250, others by records 250 alone. */
function accelerateTeams(
  random: Random,
  { seed, complete, roundCount, ranking, late }: AccelerationRequest,
): Accelerated {
  const { acceleration } = complete;
  const typeCode = drawTeamType(random, systemOf(complete), acceleration);
  const byName = createRandom(seed, 'team acceleration').chance(1, 2);
  if (acceleration === 'baku' && byName) return { typeCode: `${typeCode}_BAKU`, acceleration: [] };
  const { matchWin, matchDraw } = DEFAULT_TEAM_SETTINGS;
  const isByGames = parseTeamTypeCode(typeCode)?.primary === 'gamePoints';
  return {
    typeCode,
    acceleration: planAcceleration(acceleration, seed, {
      ...{ roundCount, ranking, late, win: matchWin, draw: matchDraw },
      score: isByGames ? 'points' : 'matchPoints',
      source: '250',
    }),
  };
}

/** Type codes that set the scores and the kind of colour preference of C.04.6. */
const TEAM_TYPES = ['TYPEA_MP_GP', 'TYPEB_MP_GP', 'TYPEA_GP_MP', 'TYPEB_GP_MP', 'TYPEA_MP'];

/** Baku acceleration is for match points alone (C.04.7, record 192). */
function drawTeamType(
  random: Random,
  system: PairingSystem,
  acceleration: AccelerationKind,
): string {
  if (!system.accelerated) return typeCodeOf(system);
  const types = TEAM_TYPES.filter((type) => acceleration !== 'baku' || !type.includes('GP_MP'));
  return `FIDE_TEAM_${random.pick(types)}`;
}

/** Groups of two to four; every second one holds in all rounds (C.04.2, records XXP and 260). */
export function planForbidden(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  options: Pick<CompleteOptions, 'forbiddenGroups'>,
): readonly ForbiddenGroup[] {
  const count = ids.length < 2 ? 0 : drawAmount(random, options.forbiddenGroups);
  return Array.from({ length: count }, (): ForbiddenGroup => {
    const size = random.between(2, Math.min(4, ids.length));
    const group = random.shuffle(ids).slice(0, size);
    group.sort((a, b) => a - b);
    if (random.chance(1, 2)) return { ids: group, from: 1, to: roundCount, source: 'XXP' };
    const from = random.between(1, roundCount);
    return { ids: group, from, to: random.between(from, roundCount), source: '260' };
  });
}

/** Teams have no record but this one. */
export const inRecord260 = (group: ForbiddenGroup): ForbiddenGroup => ({ ...group, source: '260' });
