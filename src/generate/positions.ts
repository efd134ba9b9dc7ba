import type { AccelerationRange, Tournament } from '../model/tournament.js';
import { SYSTEM_IDS, unitOf } from '../systems/registry.js';
import type { PairingSystem, SystemId } from '../systems/system.js';
import { parseTeamTypeCode } from '../systems/type-codes.js';
import { type Amount, checkAmount, drawAmount } from './amount.js';
import { openTournament, systemOf } from './opening.js';
import { completeOptions, NUMBERINGS, type Numbering } from './options.js';
import { inRecord260, planForbidden } from './plan.js';
import { planNumbers, planPlayers } from './players.js';
import { withRandomHistory } from './position-rounds.js';
import { drawForbiddenAcross, drawForbiddenPairs, drawVirtualPoints } from './position-settings.js';
import {
  drawStyle,
  drawTeamStyle,
  type HistoryStyle,
  type PositionStyle,
  type TeamPositionStyle,
} from './position-style.js';
import { createRandom, type Random, type Seed } from './random.js';
import { makeTeams } from './teams.js';

/** What a random position is like. */
export interface PositionOptions {
  /** The system of players that the file names; by default the one taken when nothing names another. */
  readonly system?: SystemId;
  /** Edition of its rules; by default the newest. */
  readonly edition?: string;
  /** 4 to 16 players by default: few, because rare branches need tight fields. */
  readonly players?: Amount;
  /** Rounds in the history: 1 to 7 by default. */
  readonly played?: Amount;
  /** By lot when it is not given. */
  readonly numbering?: Numbering;
  /** What is not stated is drawn by lot. */
  readonly style?: Partial<PositionStyle>;
}

/** What a random position of teams is like. */
export interface TeamPositionOptions {
  /** `team` by default: the FIDE Swiss Team system. */
  readonly system?: SystemId;
  /** Edition of its rules; by default the newest. */
  readonly edition?: string;
  /** 3 to 10 teams by default: few, because rare branches need tight fields. */
  readonly teams?: Amount;
  /** Rounds in the history: 1 to 6 by default. */
  readonly played?: Amount;
  /** Boards of a match, 1 or 2 by default. A team has as many members. */
  readonly boards?: Amount;
  /** By lot when it is not given. */
  readonly numbering?: Numbering;
  /** What is not stated is drawn by lot. */
  readonly style?: Partial<TeamPositionStyle>;
}

/**
 * A random position: a history that no engine made, and the announced absences of the round to
 * pair. Nobody meets an opponent twice over the board, but nothing else holds; so it reaches
 * branches of the rules that played tournaments hardly ever see.
 * @throws RangeError when an option is out of its range, or the system is one of teams.
 */
export function generatePosition(seed: Seed, options: PositionOptions = {}): Tournament {
  const { players = [4, 16], played = [1, 7], system: id = SYSTEM_IDS[0]! } = options;
  if (unitOf(id) === 'team') throw new RangeError(`Expected a system of players, found ${id}`);
  const { edition } = completeOptions({ system: id, ...editionOf(options) });
  const system = systemOf({ system: id, edition });
  checkAmount('players', players, 2, 99_999);
  checkAmount('rounds in the history', played, 0, 98);
  const random = createRandom(seed, 'position');
  const count = drawAmount(random, players);
  const style = drawStyle(random, options.style);
  const { history, roundCount } = drawLength(random, played, style);
  const numbering = options.numbering ?? random.pick(NUMBERINGS);
  const opening = openPlayers(random, seed, { count, roundCount, style, numbering }, system);
  return withRandomHistory(random, opening, history, style);
}

/**
 * A random position of teams: matches that no engine made, and the announced absences of the round
 * to pair. No two teams meet twice over the board, but nothing else holds.
 * @throws RangeError when an option is out of its range, or virtual points are asked for under the
 *   Olympiad rules, which know none.
 */
export function generateTeamPosition(seed: Seed, options: TeamPositionOptions = {}): Tournament {
  const { system = 'team', teams = [3, 10], played = [1, 6], boards = [1, 2] } = options;
  if (unitOf(system) !== 'team') throw new RangeError(`Expected a team system, found ${system}`);
  checkAmount('teams', teams, 2, 400);
  checkAmount('rounds in the history', played, 0, 98);
  checkAmount('boards', boards, 1, 9);
  const random = createRandom(seed, 'team position');
  const count = drawAmount(random, teams);
  const { edition } = completeOptions({ system, ...editionOf(options) });
  const style = drawTeamStyle(random, systemOf({ system, edition }), options.style);
  const { history, roundCount } = drawLength(random, played, style);
  const numbering = options.numbering ?? random.pick(NUMBERINGS);
  const opening = openTeams(random, seed, {
    ...{ count, roundCount, style, numbering, system, edition },
    boards: drawAmount(random, boards),
  });
  return withRandomHistory(random, opening, history, style);
}

const editionOf = ({ edition }: { readonly edition?: string }) =>
  edition === undefined ? {} : { edition };

/** Rounds played and planned; the round to pair may be the last one. */
function drawLength(random: Random, played: Amount, { lastRound }: HistoryStyle) {
  const history = drawAmount(random, played);
  const isLast = random.chance(lastRound, 100);
  return { history, roundCount: history + 1 + (isLast ? 0 : random.between(1, 4)) };
}

interface OpeningCase<Style> {
  readonly count: number;
  readonly roundCount: number;
  readonly style: Style;
  readonly numbering: Numbering;
}

function openPlayers(
  random: Random,
  seed: Seed,
  { count, roundCount, style, numbering }: OpeningCase<PositionStyle>,
  system: PairingSystem,
): Tournament {
  const rankByFileOrder = random.chance(1, 10);
  const options = completeOptions({ numbering, forbiddenGroups: style.forbiddenGroups });
  const people = planPlayers(seed, count, options);
  const players = rankByFileOrder ? random.shuffle(people) : people;
  const ids = people.map(({ id }) => id);
  return openTournament({
    ...{ seed, system, players, teams: [], boards: 0 },
    settings: {
      roundCount,
      initialColour: random.pick(['white', 'black']),
      scoring: style.scoring,
      rankByFileOrder,
      forbidden: [
        ...planForbidden(random, ids, roundCount, options),
        ...drawForbiddenPairs(random, ids, roundCount, style.forbiddenPairs, 'XXP'),
      ],
      acceleration: playersAhead(random, ids, roundCount, style),
    },
  });
}

function openTeams(
  random: Random,
  seed: Seed,
  opening: OpeningCase<TeamPositionStyle> & {
    readonly system: SystemId;
    readonly edition: string;
    readonly boards: number;
  },
): Tournament {
  const { count, roundCount, style, numbering, system, edition, boards } = opening;
  const { forbiddenGroups, typeCode, matchWin } = style;
  const options = completeOptions({ system, edition, numbering, forbiddenGroups });
  const people = planPlayers(seed, count * boards, { ...options, numbering: 'rating' });
  const ids = planNumbers(random, count, options);
  const forbidden = planForbidden(random, ids, roundCount, options).map(inRecord260);
  return openTournament({
    ...{ seed, boards, players: [], system: systemOf(options) },
    teams: makeTeams(random, people, ids, boards, false),
    settings: {
      ...{ roundCount, typeCode, initialColour: random.pick(['white', 'black'] as const) },
      forbidden: [
        ...forbidden,
        ...drawForbiddenPairs(random, ids, roundCount, style.forbiddenPairs, '260'),
        ...drawForbiddenAcross(random, ids, roundCount, style.forbiddenAcross),
      ],
      acceleration: teamsAhead(random, ids, roundCount, style),
    },
    teamSettings: { matchWin },
  });
}

/** Virtual points for some, in any rounds but the last one. */
function playersAhead(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  { virtualPoints }: PositionStyle,
): readonly AccelerationRange[] {
  if (virtualPoints === 0 || roundCount < 2) return [];
  const source = random.pick(['XXA', '250'] as const);
  const inOrder = [...ids].sort((a, b) => a - b);
  return drawVirtualPoints(random, inOrder, roundCount - 1, virtualPoints).map((one) => ({
    ...one,
    matchPoints: 0,
    source,
  }));
}

/** The same in records 250, for the score that makes the brackets. */
function teamsAhead(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  { virtualPoints, typeCode }: TeamPositionStyle,
): readonly AccelerationRange[] {
  if (virtualPoints === 0 || roundCount < 2) return [];
  const isGamePoints = parseTeamTypeCode(typeCode)?.primary === 'gamePoints';
  return drawVirtualPoints(random, ids, roundCount - 1, virtualPoints).map((one) => ({
    ...one,
    ...(isGamePoints ? { matchPoints: 0 } : { points: 0, matchPoints: one.points }),
    source: '250',
  }));
}
