import type { Points } from '../../model/points.js';
import { allocateColours, type ColourRules } from './colours.js';
import type { DutchPlayer } from './player.js';

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

/**
 * A quality criterion, defined once for the engine, the verifier and the test oracle. A pair or an
 * unpaired player contributes a number. `count`: contributions are added, fewer is better.
 * `scores`: contributions (undefined = none) make a list, sorted from high to low and compared
 * lexicographically, smaller is better.
 */
export interface Criterion {
  readonly id: string;
  readonly article: string;
  readonly title: string;
  readonly kind: 'count' | 'scores';
  /** Depends on the colour preferences of a pair only, and is zero where these differ. */
  readonly byColour?: true;
  /** `higher` is ranked above `lower`. */
  ofPair?(higher: DutchPlayer, lower: DutchPlayer, bracket: BracketContext): number | undefined;
  ofDownfloater?(player: DutchPlayer, bracket: BracketContext): number | undefined;
}

/** C3 (2017: C.3; 2012: B.2): two non-topscorers with the same absolute preference never meet. */
export function breaksAbsoluteColour(a: DutchPlayer, b: DutchPlayer): boolean {
  return (
    a.preferenceStrength === 'absolute' &&
    b.preferenceStrength === 'absolute' &&
    a.preferredColour === b.preferredColour &&
    !a.topscorer &&
    !b.topscorer
  );
}

/** C1 and C3 together, with forbidden pairs: may these two be paired at all? */
export function mayMeet(a: DutchPlayer, b: DutchPlayer): boolean {
  return !a.barredOpponents.has(b.id) && !breaksAbsoluteColour(a, b);
}

const bothAbsolute = (a: DutchPlayer, b: DutchPlayer): boolean =>
  a.preferenceStrength === 'absolute' && b.preferenceStrength === 'absolute';

const sameColourWish = (a: DutchPlayer, b: DutchPlayer): boolean =>
  a.preferredColour !== undefined && a.preferredColour === b.preferredColour;

const isMdp = (player: DutchPlayer, bracket: BracketContext): boolean =>
  player.score > bracket.residentScore;

const COLOUR_RULES: ColourRules = { widerDifference: true, reverseParityAfterRoundOne: false };

/** Who is denied his colour in a pair of two absolute, equal preferences (art. 5.2.2 to 5.2.4). */
function deniedPlayer(a: DutchPlayer, b: DutchPlayer): DutchPlayer {
  // The initial colour cannot matter: both have a preference.
  const { colour } = allocateColours(a, b, 'white', 1, COLOUR_RULES);
  return colour === a.preferredColour ? b : a;
}

const C10: Criterion = {
  id: 'C10',
  article: 'C.04.3:2026 [C10]',
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
  article: 'C.04.3:2026 [C11]',
  title: 'topscorers or their opponents with the same colour three times in a row',
  kind: 'count',
  byColour: true,
  ofPair(a, b) {
    if (!bothAbsolute(a, b) || !sameColourWish(a, b)) return 0;
    const { colours } = deniedPlayer(a, b);
    return colours.at(-1) === colours.at(-2) && wishIsAgainstLast(a, colours) ? 1 : 0;
  },
};

/** A third equal colour only threatens when the denied colour is the one he had last. */
function wishIsAgainstLast(player: DutchPlayer, colours: string): boolean {
  return (colours.at(-1) === 'W') === (player.preferredColour === 'black');
}

const C12: Criterion = {
  id: 'C12',
  article: 'C.04.3:2026 [C12]',
  title: 'players who do not get their colour preference',
  kind: 'count',
  byColour: true,
  ofPair: (a, b) => (sameColourWish(a, b) ? 1 : 0),
};

const C13: Criterion = {
  id: 'C13',
  article: 'C.04.3:2026 [C13]',
  title: 'players who do not get their strong colour preference',
  kind: 'count',
  byColour: true,
  ofPair(a, b) {
    if (!sameColourWish(a, b) || bothAbsolute(a, b)) return 0;
    const strong = (player: DutchPlayer) =>
      player.preferenceStrength === 'strong' || player.preferenceStrength === 'absolute';
    return strong(a) && strong(b) ? 1 : 0;
  },
};

/** The player's float one or two rounds ago. */
export const floatOf = (player: DutchPlayer, roundsAgo: 1 | 2) =>
  roundsAgo === 1 ? player.floatPrevious : player.floatTwoBefore;

/** The same in words, for titles. */
export const when = (roundsAgo: 1 | 2): string =>
  roundsAgo === 1 ? 'the previous round' : 'two rounds before';

function residentDownfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `C.04.3:2026 [${id}]`,
    title: `resident downfloaters who downfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    ofDownfloater: (player, bracket) =>
      !isMdp(player, bracket) && floatOf(player, roundsAgo) === 'D' ? 1 : 0,
  };
}

function mdpOpponentUpfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `C.04.3:2026 [${id}]`,
    title: `opponents of moved-down players who upfloated in ${when(roundsAgo)} too`,
    kind: 'count',
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(lower, roundsAgo) === 'U' ? 1 : 0,
  };
}

function mdpScoreDifferences(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: `C.04.3:2026 [${id}]`,
    title: `score differences of moved-down players who downfloated in ${when(roundsAgo)} too`,
    kind: 'scores',
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
    article: `C.04.3:2026 [${id}]`,
    title: `score differences of opponents who upfloated in ${when(roundsAgo)} too`,
    kind: 'scores',
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(lower, roundsAgo) === 'U'
        ? higher.score - lower.score
        : undefined,
  };
}

/** The two that come before the look at the next bracket, edition 2026: C6 and C7. */
export const FLOATER_CRITERIA_2026: readonly Criterion[] = [
  {
    id: 'C6',
    article: 'C.04.3:2026 [C6]',
    title: 'number of downfloaters',
    kind: 'count',
    ofDownfloater: () => 1,
  },
  {
    id: 'C7',
    article: 'C.04.3:2026 [C7]',
    title: 'scores of the downfloaters',
    kind: 'scores',
    ofDownfloater: (player) => player.score,
  },
];

/** Criteria of pairs and downfloaters in a bracket, edition 2026, best first: C10 to C21. */
export const CRITERIA_2026: readonly Criterion[] = [
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
