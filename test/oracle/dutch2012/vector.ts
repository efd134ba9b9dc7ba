import type { BracketContext, Criterion } from '../../../src/systems/dutch/criteria.js';
import { type DutchPlayer, isRankedHigher } from '../../../src/systems/dutch/player.js';

export type BookPair = readonly [DutchPlayer, DutchPlayer];
/** One entry per criterion: a count, or a list of scores from high to low. */
export type Vector = readonly (number | readonly number[])[];

/** What a (possibly unfinished) bracket pairing contributes to each criterion. */
export function vectorOf(
  criteria: readonly Criterion[],
  pairs: readonly BookPair[],
  leftOver: readonly DutchPlayer[],
  context: BracketContext,
): Vector {
  return criteria.map((criterion) => {
    const values: number[] = [];
    for (const [a, b] of pairs) {
      const [higher, lower] = isRankedHigher(a, b) ? [a, b] : [b, a];
      const value = criterion.ofPair?.(higher, lower, context);
      if (value !== undefined) values.push(value);
    }
    for (const player of leftOver) {
      const value = criterion.ofDownfloater?.(player, context);
      if (value !== undefined) values.push(value);
    }
    if (criterion.kind === 'scores') return values.sort((a, b) => b - a);
    return values.reduce((a, b) => a + b, 0);
  });
}

/** Negative when `a` is better. A missing score counts as lower than any other. */
export function compareVectors(a: Vector, b: Vector): number {
  for (let index = 0; index < a.length; index += 1) {
    const difference = compareEntries(a[index]!, b[index]!);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareEntries(a: number | readonly number[], b: number | readonly number[]): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first, second] = [a as readonly number[], b as readonly number[]];
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
