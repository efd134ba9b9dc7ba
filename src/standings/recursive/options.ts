import { ratingDifference, scoreHundredths } from '../rating-tables.js';

export const DP_FUNCTIONS = ['fide', 'logistic', 'normal'] as const;
/** Rating difference for a score: FIDE's table, the logistic curve, or the normal distribution. */
export type DpFunction = (typeof DP_FUNCTIONS)[number];

export interface RecursiveOptions {
  /** Default "fide": table 8.1a, with the score rounded half up to hundredths. */
  readonly dp?: DpFunction;
  /**
   * The one free constant per component. "ratings" (default): the mean over all games equals that
   * of the initial ratings of the rated players, which is what repeating the calculation from the
   * ratings settles on. "zero": the mean is 0. A number: the mean is that number.
   */
  readonly level?: 'ratings' | 'zero' | number;
}

/** Elo's standard deviation of a rating difference. */
const SIGMA = 2000 / 7;
/** Largest difference for the curves, which have none for 0 and 100 percent: as in the table. */
const MOST = 800;

/**
 * dp of `halfPoints` out of `games` games. The curves take the score unrounded, held within 800.
 */
export function dpOf(dp: DpFunction, halfPoints: number, games: number): number {
  const score = halfPoints / (2 * games);
  switch (dp) {
    case 'fide':
      return ratingDifference(scoreHundredths(halfPoints, games));
    case 'logistic':
      return within(400 * Math.log10(score / (1 - score)));
    case 'normal':
      return within(SIGMA * normalQuantile(score));
  }
}

const within = (difference: number): number => Math.max(-MOST, Math.min(MOST, difference));

/**
 * Inverse of the normal distribution by bisection on the error function series: slow and safe, and
 * only asked for a few dozen different scores.
 */
function normalQuantile(probability: number): number {
  if (probability <= 0) return Number.NEGATIVE_INFINITY;
  if (probability >= 1) return Number.POSITIVE_INFINITY;
  let low = -6;
  let high = 6;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (normalBelow(middle) < probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability below x: 1/2 + density(x) * (x + x^3/3 + x^5/(3*5) + ...). */
function normalBelow(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + (sum * Math.exp((-x * x) / 2)) / Math.sqrt(2 * Math.PI);
}
