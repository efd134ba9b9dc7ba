import type { BracketContext, Criterion } from '../../../src/systems/dutch/criteria.js';
import { isRankedHigher, type PlayerState } from '../../../src/systems/player-common/player.js';

export type BookPair = readonly [PlayerState, PlayerState];
/** One count per criterion. */
export type Vector = readonly number[];

/** What a (possibly unfinished) bracket pairing contributes to each criterion. */
export function vectorOf(
  criteria: readonly Criterion[],
  pairs: readonly BookPair[],
  leftOver: readonly PlayerState[],
  context: BracketContext,
): Vector {
  return criteria.map((criterion) => {
    let count = 0;
    for (const [a, b] of pairs) {
      const [higher, lower] = isRankedHigher(a, b) ? [a, b] : [b, a];
      count += criterion.ofPair?.(higher, lower, context) ?? 0;
    }
    for (const player of leftOver) count += criterion.ofDownfloater?.(player, context) ?? 0;
    return count;
  });
}

/** Negative when `a` is better. */
export function compareVectors(a: Vector, b: Vector): number {
  for (let index = 0; index < a.length; index += 1) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return 0;
}
