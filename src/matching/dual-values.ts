/**
 * Minimum-cost perfect matching in a general graph, by Edmonds' primal-dual method with blossoms.
 *
 * A cost is a vector of `width` numbers compared lexicographically. Such vectors form an ordered
 * group, and the method only adds, subtracts, halves and compares, so it is exact as it stands:
 * criteria of higher rank never meet those of lower rank in one sum.
 */
export interface MatchingProblem {
  /** Vertices 0 to size - 1. */
  readonly size: number;
  /** Components of a cost, the first one most significant. */
  readonly width: number;
  /**
   * Symmetric matrix of size * size * width integers; the first component Infinity means that
   * there is no edge. Each component stays below 2^50 / size in absolute value.
   */
  readonly cost: Float64Array;
}

/**
 * Costs are scaled by 4 and the first duals are even, so that every dual that is ever halved is
 * even: all outer vertices keep the parity of the roots.
 */
const SCALE = 4;

/** The dual values of vertices and blossoms, and the slacks of edges under them. */
export class DualValues {
  private readonly size: number;
  private readonly width: number;
  private readonly cost: Float64Array;
  private readonly dual: Float64Array;

  /** `nodes` counts vertices and possible blossoms; blossoms follow the vertices. */
  constructor({ size, width, cost }: MatchingProblem, nodes: number) {
    this.size = size;
    this.width = width;
    this.cost = cost;
    this.dual = new Float64Array(nodes * width);
  }

  /** Half of each vertex's cheapest edge is a feasible dual; false when a vertex has no edge. */
  startFromCosts(): boolean {
    const { size, width, cost, dual } = this;
    for (let u = 0; u < size; u += 1) {
      let best = -1;
      for (let v = 0; v < size; v += 1) {
        const edge = (u * size + v) * width;
        if (v === u || cost[edge]! === Infinity) continue;
        if (best < 0 || this.isLessAt(cost, edge, best)) best = edge;
      }
      if (best < 0) return false;
      for (let i = 0; i < width; i += 1) dual[u * width + i] = (SCALE / 2) * cost[best + i]!;
    }
    return true;
  }

  private isLessAt(values: Float64Array, first: number, second: number): boolean {
    for (let i = 0; i < this.width; i += 1) {
      const difference = values[first + i]! - values[second + i]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  hasEdge(u: number, v: number): boolean {
    return this.cost[(u * this.size + v) * this.width]! !== Infinity;
  }

  isTight(u: number, v: number): boolean {
    const { width, cost, dual } = this;
    const edge = (u * this.size + v) * width;
    for (let i = 0; i < width; i += 1) {
      if (SCALE * cost[edge + i]! !== dual[u * width + i]! + dual[v * width + i]!) return false;
    }
    return true;
  }

  slackInto(target: Float64Array, u: number, v: number): void {
    const { width, cost, dual } = this;
    const edge = (u * this.size + v) * width;
    for (let i = 0; i < width; i += 1) {
      target[i] = SCALE * cost[edge + i]! - dual[u * width + i]! - dual[v * width + i]!;
    }
  }

  /** True when edge (u, v) has less slack than edge (x, y). */
  isCloser(u: number, v: number, x: number, y: number): boolean {
    const { width, cost, dual, size } = this;
    const first = (u * size + v) * width;
    const second = (x * size + y) * width;
    for (let i = 0; i < width; i += 1) {
      const difference =
        SCALE * (cost[first + i]! - cost[second + i]!) -
        dual[u * width + i]! -
        dual[v * width + i]! +
        dual[x * width + i]! +
        dual[y * width + i]!;
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Writes the dual of a blossom into `target`. */
  read(target: Float64Array, blossom: number): void {
    const { width, dual } = this;
    for (let i = 0; i < width; i += 1) target[i] = dual[blossom * width + i]!;
  }

  add(node: number, factor: number, step: Float64Array): void {
    const { width, dual } = this;
    for (let i = 0; i < width; i += 1) dual[node * width + i]! += factor * step[i]!;
  }

  reset(blossom: number): void {
    this.dual.fill(0, blossom * this.width, (blossom + 1) * this.width);
  }

  isZero(blossom: number): boolean {
    for (let i = 0; i < this.width; i += 1) {
      if (this.dual[blossom * this.width + i] !== 0) return false;
    }
    return true;
  }
}

/** Lexicographic order of vectors of the same length. */
export function isLexLess(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
