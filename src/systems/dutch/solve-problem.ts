import { minimumCostPerfectMatching } from '../../matching/weighted.js';
import type { BracketProblem } from './bracket-problem.js';
import { layOutLevels } from './levels.js';

/** Further levels for the order of generation, for the pairs of members and their floats. */
export interface OrderLevels {
  readonly limits: readonly number[];
  /** Calls `add(level, amount)` for what the edge (first < second) contributes. */
  readonly ofEdge: (
    first: number,
    second: number,
    add: (level: number, amount: number) => void,
  ) => void;
}

/**
 * The best matching of the vertices in `alive` (indices), with `order` deciding between equals.
 * `isAllowed` can forbid edges. Answers the mate of each vertex index, -1 for the others.
 */
export function solveProblem(
  problem: BracketProblem,
  alive: readonly number[],
  order?: OrderLevels,
  isAllowed?: (first: number, second: number) => boolean,
): Int32Array | undefined {
  const { vertices, width, cost } = problem;
  const size = alive.length;
  const layout = order ? layOutLevels(order.limits, size) : undefined;
  const extra = order && order.limits.length > 0 ? layout!.width : 0;
  const total = width + extra;
  const matrix = new Float64Array(size * size * total).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const first = alive[i]!;
      const second = alive[j]!;
      const source = (first * vertices.length + second) * width;
      if (cost[source]! === Number.POSITIVE_INFINITY) continue;
      if (isAllowed && !isAllowed(first, second)) continue;
      const target = (i * size + j) * total;
      for (let k = 0; k < width; k += 1) matrix[target + k] = cost[source + k]!;
      if (extra > 0) {
        matrix.fill(0, target + width, target + total);
        order!.ofEdge(first, second, (level, amount) => {
          matrix[target + width + layout!.component[level]!]! += amount * layout!.unit[level]!;
        });
      }
      matrix.copyWithin((j * size + i) * total, target, target + total);
    }
  }
  const mate = minimumCostPerfectMatching({ size, width: total, cost: matrix });
  if (!mate) return undefined;
  const result = new Int32Array(vertices.length).fill(-1);
  mate.forEach((partner, i) => {
    result[alive[i]!] = alive[partner]!;
  });
  return result;
}
