import { type Column, roundHalfUp } from './column.js';
import { type Context, isRatedGame, remember } from './context.js';
import { cutMarks } from './contributions.js';
import type { TieBreak } from './parse-code.js';
import {
  CERTAIN_DIFFERENCE,
  expectedScore,
  ratingDifference,
  scoreHundredths,
} from './rating-tables.js';

/** The games of everybody that count for art. 10, one stretch of the arrays per participant. */
export interface RatedGames {
  /** Stretch of participant i: start[i] to start[i + 1]. */
  readonly start: Int32Array;
  readonly cells: Int32Array;
  readonly opponents: Int32Array;
  readonly ratings: Int32Array;
  /** Score of those games in half points, as 1 - 1/2 - 0. */
  readonly halfPoints: Int32Array;
}

/** Rating of a participant for art. 10: its own, the published value for the unrated, or 0. */
export function ratingOf(context: Context, tieBreak: TieBreak, index: number): number {
  const own = context.field.ratings[index]!;
  return own > 0 ? own : (tieBreak.unrated ?? context.choices.unratedValue ?? 0);
}

/** Art. 10 is dropped when a participant is unrated and no value for that was published. */
export function ratingsUsable(context: Context, tieBreak: TieBreak): boolean {
  if (tieBreak.unrated !== undefined || context.choices.unratedValue !== undefined) return true;
  return remember(context, 'ratings usable', () => context.field.ratings.every((one) => one > 0));
}

export function ratedGames(context: Context, tieBreak: TieBreak): RatedGames {
  return remember(context, `rated games ${tieBreak.unrated ?? ''}`, () => {
    const { field } = context;
    const start = new Int32Array(field.count + 1);
    const halfPoints = new Int32Array(field.count);
    const cells: number[] = [];
    for (let index = 0; index < field.count; index += 1) {
      for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
        if (!isRatedGame(context, cell)) continue;
        cells.push(cell);
        halfPoints[index]! += field.outcomes[cell]!;
      }
      start[index + 1] = cells.length;
    }
    const opponents = Int32Array.from(cells, (cell) => field.opponents[cell]!);
    const ratings = opponents.map((opponent) => ratingOf(context, tieBreak, opponent));
    return { start, cells: Int32Array.from(cells), opponents, ratings, halfPoints };
  });
}

const CODE_VALUES = {
  ARO: averageRatings,
  TPR: performances,
  PTP: perfectPerformances,
  APRO: (context: Context, tieBreak: TieBreak) =>
    opponentsAverage(context, tieBreak, performances(context, tieBreak)),
  APPO: (context: Context, tieBreak: TieBreak) =>
    opponentsAverage(context, tieBreak, perfectPerformances(context, tieBreak)),
  RTNG: (context: Context, tieBreak: TieBreak) =>
    Float64Array.from(context.field.ids, (_, index) => ratingOf(context, tieBreak, index)),
};
export type RatingCode = keyof typeof CODE_VALUES;

export const isRatingCode = (code: string): code is RatingCode => code in CODE_VALUES;

/** ARO, TPR, PTP, APRO, APPO and RTNG (art. 10), whole numbers; nobody has a value when dropped. */
export function ratingColumn(context: Context, tieBreak: TieBreak): Column {
  const code = tieBreak.definition.code;
  const numerators =
    isRatingCode(code) && ratingsUsable(context, tieBreak)
      ? CODE_VALUES[code](context, tieBreak)
      : new Float64Array(context.field.count).fill(Number.NaN);
  return { better: tieBreak.reversed ? 'lower' : 'higher', numerators, unit: 1, decimals: 0 };
}

/**
 * Marks (see CUT) of the rated games that the cuts of ARO leave out. In 2009 each
 * unplayed round has used up a cut already, low cuts first.
 */
export function ratingCuts(
  context: Context,
  tieBreak: TieBreak,
  games: RatedGames,
  index: number,
): Uint8Array {
  const first = games.start[index]!;
  const size = games.start[index + 1]! - first;
  let absorbed = context.edition.ratingCutsAbsorbUnplayed ? context.field.rounds - size : 0;
  const low = Math.max(0, tieBreak.lowCuts - absorbed);
  absorbed = Math.max(0, absorbed - tieBreak.lowCuts);
  const high = Math.max(0, tieBreak.highCuts - absorbed);
  return cutMarks(games.ratings.subarray(first, first + size), low, high);
}

function averageRatings(context: Context, tieBreak: TieBreak): Float64Array {
  const games = ratedGames(context, tieBreak);
  const values = new Float64Array(context.field.count);
  for (let index = 0; index < values.length; index += 1) {
    const cuts = ratingCuts(context, tieBreak, games, index);
    let sum = 0;
    let count = 0;
    for (let place = 0; place < cuts.length; place += 1) {
      if (cuts[place] !== 0) continue;
      sum += games.ratings[games.start[index]! + place]!;
      count += 1;
    }
    values[index] = count === 0 ? Number.NaN : roundHalfUp(sum, count);
  }
  return values;
}

/** Rounded average rating of the opponents plus dp of the score (10.2). */
export function performances(context: Context, tieBreak: TieBreak): Float64Array {
  return remember(context, `performances ${tieBreak.unrated ?? ''}`, () => {
    const games = ratedGames(context, tieBreak);
    const uncut: TieBreak = { ...tieBreak, lowCuts: 0, highCuts: 0 };
    return averageRatings(context, uncut).map((average, index) => {
      const count = games.start[index + 1]! - games.start[index]!;
      if (count === 0) return Number.NaN;
      return average + ratingDifference(scoreHundredths(games.halfPoints[index]!, count));
    });
  });
}

/** Lowest rating whose expected score is at least the score made (10.3). */
export function perfectPerformances(context: Context, tieBreak: TieBreak): Float64Array {
  return remember(context, `perfect performances ${tieBreak.unrated ?? ''}`, () => {
    const games = ratedGames(context, tieBreak);
    return Float64Array.from({ length: context.field.count }, (_, index) => {
      const ratings = games.ratings.subarray(games.start[index]!, games.start[index + 1]!);
      return perfectPerformance(ratings, games.halfPoints[index]!);
    });
  });
}

/** PTP from the opponents' ratings and the score in half points; NaN without a game. */
export function perfectPerformance(ratings: Int32Array, halfPoints: number): number {
  if (ratings.length === 0) return Number.NaN;
  let lowest = ratings[0]!;
  let highest = ratings[0]!;
  for (const rating of ratings) {
    if (rating < lowest) lowest = rating;
    if (rating > highest) highest = rating;
  }
  if (halfPoints === 0) return lowest - 800;
  let from = lowest - CERTAIN_DIFFERENCE;
  let to = highest + CERTAIN_DIFFERENCE;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    let expected = 0;
    for (const rating of ratings) expected += expectedScore(middle - rating);
    if (expected >= 50 * halfPoints) to = middle;
    else from = middle + 1;
  }
  return to;
}

/** Rounded mean of the opponents' values, those without a value left out (10.4, 10.5). */
function opponentsAverage(
  context: Context,
  tieBreak: TieBreak,
  values: Float64Array,
): Float64Array {
  const games = ratedGames(context, tieBreak);
  return Float64Array.from({ length: context.field.count }, (_, index) => {
    let sum = 0;
    let count = 0;
    for (let place = games.start[index]!; place < games.start[index + 1]!; place += 1) {
      const value = values[games.opponents[place]!]!;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    return count === 0 ? Number.NaN : roundHalfUp(sum, count);
  });
}
