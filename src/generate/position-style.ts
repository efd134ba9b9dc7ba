import type { Points } from '../model/points.js';
import { type Scoring, STANDARD_SCORING } from '../model/scoring.js';
import type { PairingSystem } from '../systems/system.js';
import { parseTeamTypeCode, typeCodeOf } from '../systems/type-codes.js';
import type { Random } from './random.js';

/** How a history without an engine comes about. All chances are in per cent. */
export interface HistoryStyle {
  /** How far scores decide who meets whom: 0 not at all, 100 as far as possible. */
  readonly swissness: number;
  /** Draws among played games. */
  readonly draws: number;
  /** How often the smaller number wins a decided game; 50 is even. */
  readonly favourites: number;
  /** Boards whose colours ignore the colours of earlier rounds. */
  readonly colourDisorder: number;
  /** Games that are forfeited. */
  readonly forfeits: number;
  /** Games with other letters: double forfeits, W D L, half - nothing, nothing - nothing. */
  readonly oddResults: number;
  /** Players who miss a past round. */
  readonly absences: number;
  /** Players who miss the round to pair. */
  readonly pendingAbsences: number;
  /** Chance that the round to pair is the last one. */
  readonly lastRound: number;
  /** Groups who may not meet. */
  readonly forbiddenGroups: number;
  /** Pairs who may not meet: beyond 50, few pairings are left, and exchanges of many players. */
  readonly forbiddenPairs: number;
  /** Players with virtual points. */
  readonly virtualPoints: number;
}

/** The same for players, and their point system. */
export interface PositionStyle extends HistoryStyle {
  readonly scoring: Scoring;
}

const LEVELS = [0, 0, 0, 5, 10, 25] as const;

/** A style by lot, with everything that `wish` states kept. */
export function drawStyle(random: Random, wish: Partial<PositionStyle> = {}): PositionStyle {
  return {
    ...drawHistoryStyle(random),
    scoring: random.chance(1, 8) ? random.pick(OTHER_SCORINGS) : STANDARD_SCORING,
    ...wish,
  };
}

/** What players and teams have in common. */
function drawHistoryStyle(random: Random): HistoryStyle {
  return {
    swissness: random.pick([0, 40, 80, 100, 100]),
    draws: random.pick([0, 10, 30, 50, 80]),
    favourites: random.pick([50, 50, 65, 90]),
    colourDisorder: random.pick([0, 0, 10, 30, 100]),
    forfeits: random.pick(LEVELS),
    oddResults: random.pick([0, 0, 0, 0, 10]),
    absences: random.pick(LEVELS),
    pendingAbsences: random.pick([0, 0, 0, 10, 25]),
    lastRound: random.pick([0, 0, 100]),
    forbiddenGroups: random.pick([0, 0, 0, 0, 1, 3]),
    forbiddenPairs: 0,
    virtualPoints: random.pick([0, 0, 0, 0, 0, 40]),
  };
}

const football: Scoring = {
  ...STANDARD_SCORING,
  whiteWin: 30,
  blackWin: 30,
  whiteDraw: 10,
  blackDraw: 10,
  forfeitWin: 30,
  fullBye: 30,
  halfBye: 10,
  pab: 30,
  unknown: 10,
};

/** Point systems besides the usual one: 3-1-0, 3-2-1, a half-point PAB, a loss worth half a point. */
export const OTHER_SCORINGS: readonly Scoring[] = [
  football,
  {
    ...football,
    whiteDraw: 20,
    blackDraw: 20,
    whiteLoss: 10,
    blackLoss: 10,
    halfBye: 20,
    unknown: 20,
  },
  { ...STANDARD_SCORING, pab: 5 },
  {
    ...STANDARD_SCORING,
    whiteWin: 20,
    blackWin: 20,
    whiteDraw: 10,
    blackDraw: 10,
    whiteLoss: 5,
    blackLoss: 5,
    forfeitWin: 20,
    fullBye: 20,
    halfBye: 10,
    pab: 20,
    unknown: 10,
  },
];

/**
 * How a history of teams without an engine comes about. Chances are in per cent. `forfeits` are
 * matches to which one side or neither comes (record 330); results are those of boards.
 */
export interface TeamPositionStyle extends HistoryStyle {
  /** Single boards that are forfeited. */
  readonly boardForfeits: number;
  /** Pairs of the upper and the lower half of the list who may not meet: halves pair within. */
  readonly forbiddenAcross: number;
  /** Record 192 of a team Swiss, such as FIDE_TEAM_TYPEB_GP_MP; the Olympiad has one only. */
  readonly typeCode: string;
  /** Match points of a won match, in tenths: 20 (2-1-0) or 30 (3-1-0). */
  readonly matchWin: Points;
}

/**
 * A style by lot, with everything that `wish` states kept. Some rules have no acceleration.
 * @throws RangeError when the wish has some for them, or a type code that is none of a team Swiss.
 */
export function drawTeamStyle(
  random: Random,
  system: PairingSystem,
  wish: Partial<TeamPositionStyle> = {},
): TeamPositionStyle {
  const history = drawHistoryStyle(random);
  const drawn: TeamPositionStyle = {
    ...history,
    // A forfeited match is as good as an absence, and more of a trap.
    forfeits: random.pick([0, 0, 5, 10, 25]),
    boardForfeits: random.pick([0, 0, 0, 10]),
    forbiddenAcross: 0,
    typeCode: drawTypeCode(random),
    matchWin: random.pick([20, 20, 20, 20, 20, 20, 20, 30]),
  };
  if (system.accelerated) {
    const style = { ...drawn, ...wish };
    if (parseTeamTypeCode(style.typeCode)) return style;
    throw new RangeError(`Expected a type code of a team Swiss, found "${style.typeCode}"`);
  }
  if (wish.virtualPoints) {
    throw new RangeError(
      `Expected no virtual points with the rules of ${system.id}, which know none, found ${wish.virtualPoints}`,
    );
  }
  return { ...drawn, ...wish, virtualPoints: 0, typeCode: typeCodeOf(system) };
}

/** All kinds of colour preferences, both scores alone and in both orders, and Baku acceleration. */
function drawTypeCode(random: Random): string {
  const preferences = random.pick(['TYPEA_', 'TYPEA_', 'TYPEB_', 'TYPEB_', '']);
  const scores = random.pick(['MP_GP', 'MP_GP', 'GP_MP', 'MP', 'GP']);
  const baku = scores.startsWith('MP') && random.chance(1, 5) ? '_BAKU' : '';
  return `FIDE_TEAM_${preferences}${scores}${baku}`;
}
