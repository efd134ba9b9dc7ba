import { DEFAULT_TEAM_SETTINGS } from '../model/build.js';
import type { Colour } from '../model/result.js';
import type { AccelerationRange, ForbiddenGroup } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { parseTeamTypeCode } from '../systems/team-common/type-code.js';
import { typeCodeOf } from '../systems/type-codes.js';
import { planAcceleration } from './acceleration.js';
import { drawAmount, type FrequencyByRound } from './amount.js';
import { type Absence, planAttendance } from './attendance.js';
import {
  type AccelerationKind,
  type CompleteOptions,
  completeOptions,
  type GeneratorOptions,
} from './options.js';
import { fittingRounds, planForbidden, resultModel } from './plan.js';
import { systemOf } from './play.js';
import { planNumbers, planPlayers } from './players.js';
import { createRandom, type Random, type Seed } from './random.js';
import type { ResultModel } from './results.js';
import { makeTeams, type PlannedTeam } from './teams.js';

/** Everything about a random team tournament that does not depend on its pairings. */
export interface TeamPlan {
  readonly seed: Seed;
  readonly system: SystemId;
  readonly edition: string;
  readonly typeCode: string;
  readonly roundCount: number;
  readonly played: number;
  readonly initialColour: Colour;
  readonly boards: number;
  readonly teams: readonly PlannedTeam[];
  /** Byes of teams. */
  readonly absences: readonly Absence[];
  /** Records 250; empty where the type code says BAKU. */
  readonly acceleration: readonly AccelerationRange[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly tieBreaks: readonly string[];
  readonly results: ResultModel;
  /** Matches to which one side does not come, per match. */
  readonly matchForfeits: FrequencyByRound;
}

/** Type codes that set the scores and the kind of colour preference of C.04.6. */
const TEAM_TYPES = ['TYPEA_MP_GP', 'TYPEB_MP_GP', 'TYPEA_GP_MP', 'TYPEB_GP_MP', 'TYPEA_MP'];

/**
 * Draws the plan of a random team tournament. `players` counts the teams.
 * @throws RangeError when an option is out of its range, or acceleration is asked for under the
 *   Olympiad rules, which know none.
 */
export function planTeamTournament(seed: Seed, options: GeneratorOptions): TeamPlan {
  const complete = completeOptions(options);
  const { edition, system } = complete;
  if (unitOf(system) !== 'team') throw new RangeError(`Expected a team system, found ${system}`);
  const rules = systemOf({ system, edition });
  const random = createRandom(seed, 'team plan');
  const count = drawAmount(random, complete.players);
  const wanted = drawAmount(random, complete.rounds);
  const roundCount = options.rounds === undefined ? fittingRounds(wanted, count) : wanted;
  const boards = drawAmount(random, complete.boards);
  const people = planPlayers(seed, count * (boards + 1), { ...complete, numbering: 'rating' });
  const ids = planNumbers(random, count, complete);
  const teams = makeTeams(random, people, ids, boards + 1, complete.foreignNames);
  const lot: Colour = random.chance(1, 2) ? 'white' : 'black';
  const played = complete.played === undefined ? roundCount : drawAmount(random, complete.played);
  const absences = planAttendance(seed, ids, roundCount, complete);
  const accelerated = planTeamAcceleration(seed, complete, {
    roundCount,
    ids,
    absences,
    type: rules.accelerated ? drawType(random, complete.acceleration) : typeCodeOf(rules),
  });
  return {
    seed,
    system,
    edition,
    typeCode: accelerated.typeCode,
    roundCount,
    played: Math.min(played, roundCount),
    initialColour: complete.initialColour ?? lot,
    boards,
    teams,
    acceleration: accelerated.acceleration,
    absences,
    forbidden: planForbidden(random, ids, roundCount, complete).map((group) => ({
      ...group,
      source: '260',
    })),
    tieBreaks: complete.tieBreaks,
    results: resultModel(complete),
    matchForfeits: complete.matchForfeits,
  };
}

/** Baku acceleration is for match points alone (C.04.7, record 192). */
function drawType(random: Random, acceleration: AccelerationKind): string {
  const types = TEAM_TYPES.filter((type) => acceleration !== 'baku' || !type.includes('GP_MP'));
  return `FIDE_TEAM_${random.pick(types)}`;
}

interface TeamAccelerationCase {
  readonly roundCount: number;
  readonly ids: readonly number[];
  readonly absences: readonly Absence[];
  /** Record 192 without acceleration. */
  readonly type: string;
}

/** Baku acceleration by the name of the system or by records 250, others by records 250 alone. */
function planTeamAcceleration(
  seed: Seed,
  { acceleration }: CompleteOptions,
  { roundCount, ids, absences, type }: TeamAccelerationCase,
): Pick<TeamPlan, 'typeCode' | 'acceleration'> {
  const byName = createRandom(seed, 'team acceleration').chance(1, 2);
  if (acceleration === 'baku' && byName) return { typeCode: `${type}_BAKU`, acceleration: [] };
  const { matchWin, matchDraw } = DEFAULT_TEAM_SETTINGS;
  const primary = parseTeamTypeCode(type)?.primary;
  return {
    typeCode: type,
    acceleration: planAcceleration(acceleration, seed, {
      roundCount,
      score: primary === 'gamePoints' ? 'points' : 'matchPoints',
      win: matchWin,
      draw: matchDraw,
      ranking: [...ids].sort((a, b) => a - b),
      late: new Set(absences.filter(({ round }) => round === 1).map(({ id }) => id)),
      source: '250',
    }),
  };
}
