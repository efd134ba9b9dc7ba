import { createOptimum, NO_EDGE, type Optimum } from './optimum.js';

/** One measure of a perfect matching: the sum of what its edges cost; fewer is better. */
export interface CostLevel {
  /** The most that a perfect matching can cost; 0 leaves the level out. */
  readonly most: number;
  /** A whole number from 0 for the edge of two vertices (first < second). */
  cost(first: number, second: number): number;
}

/**
 * The perfect matchings that are best by the first level, among these by the second, and so on.
 * Undefined when there is no perfect matching. As many levels as fit share one integer weight.
 */
export function optimumByLevels(
  size: number,
  mayPair: (first: number, second: number) => boolean,
  levels: readonly CostLevel[],
  likelyMate?: (vertex: number) => number,
): Optimum | undefined {
  const [first = [], ...later] = packs(levels, size);
  let optimum = createOptimum(
    size,
    (u, v) => (mayPair(u, v) ? weightOf(first, u, v) : NO_EDGE),
    likelyMate,
  );
  for (const pack of later) optimum = optimum?.refine((u, v) => weightOf(pack, u, v));
  return optimum;
}

function weightOf(pack: readonly CostLevel[], u: number, v: number): number {
  let weight = 0;
  for (const { most, cost } of pack) weight = weight * (most + 1) - cost(u, v);
  return weight;
}

function packs(levels: readonly CostLevel[], size: number): readonly CostLevel[][] {
  // A refined weight also holds, as often as there are vertices, the sum of all the others.
  const limit = 2 ** 48 / (size * size + 1);
  const result: CostLevel[][] = [];
  let room = 0;
  for (const level of levels) {
    if (level.most === 0) continue;
    room /= level.most + 1;
    if (room < 1) {
      result.push([]);
      room = limit / (level.most + 1);
    }
    result.at(-1)!.push(level);
  }
  return result;
}
