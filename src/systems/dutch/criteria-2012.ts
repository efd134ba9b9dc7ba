import type { PlayerState } from '../player-common/player.js';
import { type BracketContext, type Criterion, floatOf, when } from './criteria.js';

const ONE_POINT = 10;

const wantSameColour = (a: PlayerState, b: PlayerState): boolean =>
  a.preferredColour !== undefined && a.preferredColour === b.preferredColour;

const isAbsolute = (player: PlayerState): boolean => player.preferenceStrength === 'absolute';

/** Strong or absolute: what A.7.d makes absolute in odd rounds, and what Z counts in even ones. */
const isFirm = (player: PlayerState): boolean =>
  player.preferenceStrength === 'strong' || isAbsolute(player);

/**
 * B.3, above all others: the differences of the pairs and, for a player left over, one point more
 * than to a player of the bracket's lowest score. Their squares are added, in hundredths of a point:
 * two small differences are better than a large one and none, yet not at any price (as JaVaFo 1.4
 * does; the text does not say how differences are compared).
 */
const B3: Criterion = {
  id: 'B.3',
  article: 'B.3',
  title: 'squares of the score differences, in hundredths of a point',
  kind: 'count',
  betweenScores: true,
  ofPair: (higher, lower) => (higher.score - lower.score) ** 2,
  ofDownfloater: (player, bracket) => (player.score - bracket.residentScore + ONE_POINT) ** 2,
};

const B2: Criterion = {
  id: 'B.2',
  article: 'B.2, C.10.g',
  title: 'topscorers, or their opponents, denied an absolute colour preference',
  kind: 'count',
  byColour: true,
  ofPair: (a, b) => (wantSameColour(a, b) && isAbsolute(a) && isAbsolute(b) ? 1 : 0),
};

const A7D: Criterion = {
  id: 'A.7.d',
  article: 'A.7.d, C.10.f',
  title: 'strong preferences, absolute in an odd round, that are denied',
  kind: 'count',
  byColour: true,
  ofPair(a, b, bracket) {
    if (!bracket.oddRound || !wantSameColour(a, b) || (isAbsolute(a) && isAbsolute(b))) return 0;
    return isFirm(a) && isFirm(b) ? 1 : 0;
  },
};

const X: Criterion = {
  id: 'X',
  article: 'B.4, A.8',
  title: 'pairs that do not fulfil all colour preferences',
  kind: 'count',
  byColour: true,
  ofPair: (a, b) => (wantSameColour(a, b) ? 1 : 0),
};

const Z: Criterion = {
  id: 'Z',
  article: 'B.4, A.7.e, A.8',
  title: 'pairs in an even round that do not fulfil all strong colour preferences',
  kind: 'count',
  byColour: true,
  ofPair: (a, b, bracket) =>
    !bracket.oddRound && wantSameColour(a, b) && isFirm(a) && isFirm(b) ? 1 : 0,
};

/** By the bracket's own list in a heterogeneous bracket, else by score. */
const isMovedDown = (player: PlayerState, { movedDown, residentScore }: BracketContext): boolean =>
  movedDown ? movedDown.has(player.id) : player.score > residentScore;

function downfloats(roundsAgo: 1 | 2): Criterion {
  const rule = roundsAgo === 1 ? 'B.5' : 'B.6';
  return {
    id: `${rule} down`,
    article: `${rule}`,
    title: `residents left over who downfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    ofDownfloater: (player, bracket) =>
      !isMovedDown(player, bracket) && floatOf(player, roundsAgo) === 'D' ? 1 : 0,
  };
}

function upfloats(roundsAgo: 1 | 2): Criterion {
  const rule = roundsAgo === 1 ? 'B.5' : 'B.6';
  return {
    id: `${rule} up`,
    article: `${rule}`,
    title: `opponents of a higher score who upfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    betweenScores: true,
    ofPair(higher, lower, { movedDown }) {
      if (higher.score === lower.score || floatOf(lower, roundsAgo) !== 'U') return 0;
      // In the remainder of a merged bracket scores may differ, but nobody was moved down.
      return movedDown === undefined || movedDown.has(higher.id) ? 1 : 0;
    },
  };
}

/** M1 of C.2: moved-down players left over; the bracket context tells who they are. */
export const MDPS_LEFT_OVER: Criterion = {
  id: 'M1',
  article: 'C.2',
  title: 'moved-down players left over',
  kind: 'count',
  ofDownfloater: (player, { movedDown }) => (movedDown?.has(player.id) ? 1 : 0),
};

/** What C.12 and C.13 make of a bracket is asked by the loop, after everything else. */
export const NEXT_BRACKET_MDPS: Criterion = {
  id: 'C.12',
  article: 'C.12',
  title: 'moved-down players whom the next bracket cannot pair first',
  kind: 'count',
};

export const NEXT_BRACKET_PLAYERS: Criterion = {
  ...NEXT_BRACKET_MDPS,
  title: 'players whom the next bracket cannot pair',
};

export const SECOND_BYE: Criterion = {
  id: 'C.13',
  article: 'C.13',
  title: 'players moved down before who would have to take the bye',
  kind: 'count',
};

/**
 * Criteria of edition 2012, best first: the levels of C.2, the nested requirements of C.3 read from
 * outside to inside, as a lexicographic minimum, and what backtracking has to give up for others.
 */
export const CRITERIA_2012: readonly Criterion[] = [
  MDPS_LEFT_OVER,
  {
    id: 'P1',
    article: 'C.2',
    title: 'players left over',
    kind: 'count',
    ofDownfloater: () => 1,
  },
  B3,
  B2,
  A7D,
  X,
  Z,
  downfloats(1),
  downfloats(2),
  upfloats(1),
  upfloats(2),
  NEXT_BRACKET_MDPS,
  NEXT_BRACKET_PLAYERS,
  SECOND_BYE,
];

/** Edition 2011: no A.7.e, so every mild preference counts fully and Z does not exist. */
export const CRITERIA_2011: readonly Criterion[] = CRITERIA_2012.filter((entry) => entry !== Z);
