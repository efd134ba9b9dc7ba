import type { Points } from '../../model/points.js';
import { allocateColours, type ColourRules } from '../player-common/colours.js';
import type { PlayerState } from '../player-common/player.js';

/** What a criterion may ask of the bracket that is being paired. */
export interface BracketContext {
  /** Lowest score of the bracket, in tenths: that of the residents. */
  readonly residentScore: Points;
  readonly lastRound: boolean;
  readonly oddRound: boolean;
  /**
   * Edition 2012, heterogeneous brackets: the ids of those moved down. In a merged lowest bracket
   * the scores alone do not tell.
   */
  readonly movedDown?: ReadonlySet<number>;
}

/** The bracket below the one that is being paired. */
export interface NextBracket {
  /** It is the last one of an odd field, so that one of its players stays for the bye. */
  readonly takesBye: boolean;
}

/**
 * A quality criterion, defined once for the engine, the verifier and the test oracle. A pair or an
 * unpaired player contributes a number. `count`: contributions are added, fewer is better.
 * `scores`: contributions (undefined = none) make a list, sorted from high to low and compared
 * lexicographically, smaller is better. `countThenScores`: a count, and then the scores of those
 * who contribute.
 */
export interface Criterion {
  readonly id: string;
  /** Without the name of the regulations, which the edition has: "[C12]". */
  readonly article: string;
  readonly title: string;
  readonly kind: 'count' | 'scores' | 'countThenScores';
  /** Depends on the colour preferences of a pair only, and is zero where these differ. */
  readonly byColour?: true;
  /** Of pairs, only those of different scores contribute. */
  readonly betweenScores?: true;
  /** `higher` is ranked above `lower`. */
  ofPair?(higher: PlayerState, lower: PlayerState, bracket: BracketContext): number | undefined;
  ofDownfloater?(player: PlayerState, bracket: BracketContext): number | undefined;
  /** One who stays unpaired in the next bracket, when that is paired as well as possible. */
  ofUnpairedNext?(player: PlayerState, next: NextBracket): number;
  /** The only downfloater of a bracket, when it gets the bye. */
  ofLoneBye?(player: PlayerState): number;
  /** The player with the bye, wherever in the round that is; settled before any bracket. */
  ofRoundBye?(player: PlayerState): number;
}

/** C3 (2017: C.3; 2012: B.2): two non-topscorers with the same absolute preference never meet. */
export function breaksAbsoluteColour(a: PlayerState, b: PlayerState): boolean {
  return (
    a.preferenceStrength === 'absolute' &&
    b.preferenceStrength === 'absolute' &&
    a.preferredColour === b.preferredColour &&
    !a.topscorer &&
    !b.topscorer
  );
}

/** C1 and C3 together, with forbidden pairs: may these two be paired at all? */
export function mayMeet(a: PlayerState, b: PlayerState): boolean {
  return !a.barredOpponents.has(b.id) && !breaksAbsoluteColour(a, b);
}

const bothAbsolute = (a: PlayerState, b: PlayerState): boolean =>
  a.preferenceStrength === 'absolute' && b.preferenceStrength === 'absolute';

const sameColourWish = (a: PlayerState, b: PlayerState): boolean =>
  a.preferredColour !== undefined && a.preferredColour === b.preferredColour;

const isMdp = (player: PlayerState, bracket: BracketContext): boolean =>
  player.score > bracket.residentScore;

const COLOUR_RULES: ColourRules = { widerDifference: true, reverseParityAfterRoundOne: false };

/** Who is denied the due colour in a pair of two absolute, equal preferences (art. 5.2.2 to 5.2.4). */
function deniedPlayer(a: PlayerState, b: PlayerState): PlayerState {
  // The initial colour cannot matter: both have a preference.
  const { colour } = allocateColours(a, b, 'white', 1, COLOUR_RULES);
  return colour === a.preferredColour ? b : a;
}

const C10: Criterion = {
  id: 'C10',
  article: '[C10]',
  title: 'topscorers or their opponents with a colour difference beyond two',
  kind: 'count',
  byColour: true,
  ofPair(a, b) {
    if (!bothAbsolute(a, b) || !sameColourWish(a, b)) return 0;
    return Math.abs(deniedPlayer(a, b).colourDifference) >= 2 ? 1 : 0;
  },
};

const C11: Criterion = {
  id: 'C11',
  article: '[C11]',
  title: 'topscorers or their opponents with the same colour three times in a row',
  kind: 'count',
  byColour: true,
  ofPair(a, b) {
    if (!bothAbsolute(a, b) || !sameColourWish(a, b)) return 0;
    const { colours } = deniedPlayer(a, b);
    return colours.at(-1) === colours.at(-2) && wishIsAgainstLast(a, colours) ? 1 : 0;
  },
};

/** A third equal colour only threatens when the denied colour is that of the last game. */
function wishIsAgainstLast(player: PlayerState, colours: string): boolean {
  return (colours.at(-1) === 'W') === (player.preferredColour === 'black');
}

const C12: Criterion = {
  id: 'C12',
  article: '[C12]',
  title: 'players who do not get their colour preference',
  kind: 'count',
  byColour: true,
  ofPair: (a, b) => (sameColourWish(a, b) ? 1 : 0),
};

const C13: Criterion = {
  id: 'C13',
  article: '[C13]',
  title: 'players who do not get their strong colour preference',
  kind: 'count',
  byColour: true,
  ofPair(a, b) {
    if (!sameColourWish(a, b) || bothAbsolute(a, b)) return 0;
    const strong = (player: PlayerState) =>
      player.preferenceStrength === 'strong' || player.preferenceStrength === 'absolute';
    return strong(a) && strong(b) ? 1 : 0;
  },
};

/** The player's float one or two rounds ago. */
export const floatOf = (player: PlayerState, roundsAgo: 1 | 2) =>
  roundsAgo === 1 ? player.floatPrevious : player.floatTwoBefore;

/** The same in words, for titles. */
export const when = (roundsAgo: 1 | 2): string =>
  roundsAgo === 1 ? 'the previous round' : 'two rounds before';

function residentDownfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `[${id}]`,
    title: `resident downfloaters who downfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    ofDownfloater: (player, bracket) =>
      !isMdp(player, bracket) && floatOf(player, roundsAgo) === 'D' ? 1 : 0,
  };
}

function mdpOpponentUpfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `[${id}]`,
    title: `opponents of moved-down players who upfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    betweenScores: true,
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(lower, roundsAgo) === 'U' ? 1 : 0,
  };
}

function mdpScoreDifferences(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `[${id}]`,
    title: `score differences of moved-down players who downfloated in ${when(roundsAgo)} too`,
    kind: 'scores',
    betweenScores: true,
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(higher, roundsAgo) === 'D'
        ? higher.score - lower.score
        : undefined,
    // Floating again has no defined difference: one point more than to a resident, so that it is
    // worse than being paired (the same artificial value as in the PSD of 2017).
    ofDownfloater: (player, bracket) =>
      isMdp(player, bracket) && floatOf(player, roundsAgo) === 'D'
        ? player.score - bracket.residentScore + 10
        : undefined,
  };
}

function opponentScoreDifferences(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `[${id}]`,
    title: `score differences of opponents who upfloated in ${when(roundsAgo)} too`,
    kind: 'scores',
    betweenScores: true,
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(lower, roundsAgo) === 'U'
        ? higher.score - lower.score
        : undefined,
  };
}

/** Criteria of edition 2026, best first: C5 to C21. */
export const CRITERIA_2026: readonly Criterion[] = [
  {
    id: 'C5',
    article: '[C5]',
    title: 'score of the player who gets the pairing-allocated bye',
    kind: 'scores',
    ofRoundBye: ({ score }) => score,
  },
  {
    id: 'C6',
    article: '[C6]',
    title: 'number of downfloaters',
    kind: 'count',
    ofDownfloater: () => 1,
  },
  {
    id: 'C7',
    article: '[C7]',
    title: 'scores of the downfloaters',
    kind: 'scores',
    ofDownfloater: ({ score }) => score,
  },
  {
    id: 'C8',
    article: '[C8]',
    title: 'players unpaired in the next bracket, then their scores',
    kind: 'countThenScores',
    ofUnpairedNext: () => 1,
  },
  {
    id: 'C9',
    article: '[C9]',
    title: 'unplayed games of the player who gets the pairing-allocated bye',
    kind: 'count',
    ofLoneBye: ({ unplayedGames }) => unplayedGames,
  },
  C10,
  C11,
  C12,
  C13,
  residentDownfloats('C14', 1),
  mdpOpponentUpfloats('C15', 1),
  residentDownfloats('C16', 2),
  mdpOpponentUpfloats('C17', 2),
  mdpScoreDifferences('C18', 1),
  opponentScoreDifferences('C19', 1),
  mdpScoreDifferences('C20', 2),
  opponentScoreDifferences('C21', 2),
];
