import { BlossomForest } from './blossom-forest.js';

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

const FREE = -1;
const OUTER = 0;
const INNER = 1;
/**
 * Costs are scaled by 4 and the first duals are even, so that every dual that is ever halved is
 * even: all outer vertices keep the parity of the roots.
 */
const SCALE = 4;

/** The mate of every vertex in a cheapest perfect matching; undefined when none exists. */
export function minimumCostPerfectMatching(problem: MatchingProblem): Int32Array | undefined {
  const { size } = problem;
  if (size % 2 !== 0) return undefined;
  if (size === 0) return new Int32Array(0);
  return new BlossomSearch(problem).solve();
}

/** One run: dual values, labels, and the search for augmenting paths along tight edges. */
class BlossomSearch {
  private readonly size: number;
  private readonly width: number;
  private readonly cost: Float64Array;
  private readonly forest: BlossomForest;
  private readonly dual: Float64Array;
  private readonly label: Int8Array;
  /** For a top-level node: the outer vertex elsewhere with the least slack to it, or -1. */
  private readonly closestOuter: Int32Array;
  /** For vertex u and blossom b: the member of b with the least slack to u, or -1. */
  private readonly closestMember: Int32Array;
  private queue: number[] = [];
  private readonly slack: Float64Array;
  private readonly step: Float64Array;

  constructor({ size, width, cost }: MatchingProblem) {
    this.size = size;
    this.width = width;
    this.cost = cost;
    this.forest = new BlossomForest(size);
    const { nodes } = this.forest;
    this.dual = new Float64Array(nodes * width);
    this.label = new Int8Array(nodes).fill(FREE);
    this.closestOuter = new Int32Array(nodes).fill(-1);
    this.closestMember = new Int32Array(size * (nodes - size));
    this.slack = new Float64Array(width);
    this.step = new Float64Array(width);
  }

  solve(): Int32Array | undefined {
    if (!this.startDuals()) return undefined;
    let exposed = this.startMatching();
    while (exposed > 0) {
      if (!this.growForest()) return undefined;
      exposed -= 2;
    }
    return this.forest.matchOut.slice(0, this.size);
  }

  /** Half of each vertex's cheapest edge is a feasible dual; false when a vertex has no edge. */
  private startDuals(): boolean {
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

  /** Matches greedily along tight edges; returns the number of vertices left over. */
  private startMatching(): number {
    const { size } = this;
    const { matchOut } = this.forest;
    let exposed = size;
    for (let u = 0; u < size; u += 1) {
      if (matchOut[u]! >= 0) continue;
      for (let v = u + 1; v < size; v += 1) {
        if (matchOut[v]! >= 0 || !this.hasEdge(u, v) || !this.isTight(u, v)) continue;
        matchOut[u] = v;
        matchOut[v] = u;
        exposed -= 2;
        break;
      }
    }
    return exposed;
  }

  private hasEdge(u: number, v: number): boolean {
    return this.cost[(u * this.size + v) * this.width]! !== Infinity;
  }

  private isTight(u: number, v: number): boolean {
    const { width, cost, dual } = this;
    const edge = (u * this.size + v) * width;
    for (let i = 0; i < width; i += 1) {
      if (SCALE * cost[edge + i]! !== dual[u * width + i]! + dual[v * width + i]!) return false;
    }
    return true;
  }

  private slackInto(target: Float64Array, u: number, v: number): void {
    const { width, cost, dual } = this;
    const edge = (u * this.size + v) * width;
    for (let i = 0; i < width; i += 1) {
      target[i] = SCALE * cost[edge + i]! - dual[u * width + i]! - dual[v * width + i]!;
    }
  }

  /** True when edge (u, v) has less slack than edge (x, y). */
  private isCloser(u: number, v: number, x: number, y: number): boolean {
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

  private memberClosestTo(u: number, node: number): number {
    if (node < this.size) return node;
    return this.closestMember[u * (this.forest.nodes - this.size) + node - this.size]!;
  }

  private offerOuter(u: number, node: number): void {
    const v = this.memberClosestTo(u, node);
    if (v < 0 || !this.hasEdge(u, v)) return;
    const known = this.closestOuter[node]!;
    if (known < 0 || this.isCloser(u, v, known, this.memberClosestTo(known, node))) {
      this.closestOuter[node] = u;
    }
  }

  private recomputeClosestOuter(node: number): void {
    this.closestOuter[node] = -1;
    for (let u = 0; u < this.size; u += 1) {
      const owner = this.forest.top[u]!;
      if (owner !== node && this.label[owner] === OUTER) this.offerOuter(u, node);
    }
  }

  private makeOuter(node: number): void {
    this.label[node] = OUTER;
    for (const vertex of this.forest.members[node]!) this.queue.push(vertex);
  }

  /** One phase: grows alternating trees from all exposed nodes until a path augments. */
  private growForest(): boolean {
    this.queue = [];
    this.label.fill(FREE);
    this.closestOuter.fill(-1);
    for (const node of this.forest.topNodes()) {
      if (this.forest.matchOut[node]! < 0) this.makeOuter(node);
    }
    for (;;) {
      if (this.scanQueue()) return true;
      if (!this.adjustDuals()) return false;
      if (this.followNewTightEdges()) return true;
      this.expandEmptyInnerBlossoms();
    }
  }

  private scanQueue(): boolean {
    const { size, label } = this;
    const { top } = this.forest;
    for (let head = 0; head < this.queue.length; head += 1) {
      const u = this.queue[head]!;
      for (let v = 0; v < size; v += 1) {
        const owner = top[v]!;
        if (owner === top[u] || label[owner] === INNER || !this.hasEdge(u, v)) continue;
        if (this.isTight(u, v)) {
          if (this.followEdge(u, v)) return true;
        } else {
          this.offerOuter(u, owner);
        }
      }
    }
    this.queue.length = 0;
    return false;
  }

  /** The largest step that keeps every slack and blossom dual non-negative; false if unbounded. */
  private adjustDuals(): boolean {
    const { width, dual, step, slack, label } = this;
    let found = false;
    const offer = (divisor: number) => {
      for (let i = 0; i < width; i += 1) slack[i] = slack[i]! / divisor;
      if (found && !isLexLess(slack, step)) return;
      step.set(slack);
      found = true;
    };
    for (const node of this.forest.topNodes()) {
      if (label[node] === INNER) {
        if (node < this.size) continue;
        for (let i = 0; i < width; i += 1) slack[i] = dual[node * width + i]!;
        offer(2);
      } else {
        const u = this.closestOuter[node]!;
        if (u < 0) continue;
        this.slackInto(slack, u, this.memberClosestTo(u, node));
        offer(label[node] === OUTER ? 2 : 1);
      }
    }
    if (!found) return false;
    for (const node of this.forest.topNodes()) {
      const sign = label[node] === OUTER ? 1 : label[node] === INNER ? -1 : 0;
      if (sign === 0) continue;
      for (const vertex of this.forest.members[node]!) {
        for (let i = 0; i < width; i += 1) dual[vertex * width + i]! += sign * step[i]!;
      }
      if (node < this.size) continue;
      for (let i = 0; i < width; i += 1) dual[node * width + i]! += 2 * sign * step[i]!;
    }
    return true;
  }

  private followNewTightEdges(): boolean {
    for (const node of this.forest.topNodes()) {
      if (this.forest.enclosing[node]! >= 0 || this.label[node] === INNER) continue;
      const u = this.closestOuter[node]!;
      if (u < 0 || this.forest.top[u] === node) continue;
      const v = this.memberClosestTo(u, node);
      if (this.isTight(u, v) && this.followEdge(u, v)) return true;
    }
    return false;
  }

  private expandEmptyInnerBlossoms(): void {
    for (const node of this.forest.topNodes()) {
      if (node < this.size || this.label[node] !== INNER) continue;
      let empty = true;
      for (let i = 0; i < this.width; i += 1) {
        if (this.dual[node * this.width + i] !== 0) empty = false;
      }
      if (empty) this.expand(node);
    }
  }

  /** Uses the tight edge from outer u: grow a tree, shrink a blossom, or augment (true). */
  private followEdge(u: number, v: number): boolean {
    const { forest, label } = this;
    const from = forest.top[u]!;
    const to = forest.top[v]!;
    if (from === to || label[to] === INNER) return false;
    if (label[to] === FREE) {
      label[to] = INNER;
      forest.parentIn[to] = v;
      forest.parentOut[to] = u;
      this.makeOuter(forest.top[forest.matchOut[to]!]!);
      return false;
    }
    const ancestor = forest.commonAncestor(from, to);
    if (ancestor >= 0) {
      this.shrink(u, v, ancestor);
      return false;
    }
    forest.augmentFrom(from, u, v);
    forest.augmentFrom(to, v, u);
    return true;
  }

  private shrink(u: number, v: number, ancestor: number): void {
    const blossom = this.forest.formBlossom(u, v, ancestor);
    for (const child of this.forest.children[blossom]!) {
      if (this.label[child] === INNER) this.makeOuter(child);
    }
    this.label[blossom] = OUTER;
    this.dual.fill(0, blossom * this.width, (blossom + 1) * this.width);
    this.indexBlossom(blossom);
    this.recomputeClosestOuter(blossom);
  }

  private indexBlossom(blossom: number): void {
    const row = this.forest.nodes - this.size;
    const children = this.forest.children[blossom]!;
    for (let u = 0; u < this.size; u += 1) {
      let best = -1;
      for (const child of children) {
        const v = this.memberClosestTo(u, child);
        if (v < 0 || v === u || !this.hasEdge(u, v)) continue;
        if (best < 0 || this.isCloser(u, v, u, best)) best = v;
      }
      this.closestMember[u * row + blossom - this.size] = best;
    }
  }

  /** Dissolves an inner blossom of dual zero; its even path stays in the tree. */
  private expand(blossom: number): void {
    const { forest } = this;
    const children = forest.children[blossom]!;
    const [from, to] = [forest.cycleFrom[blossom]!, forest.cycleTo[blossom]!];
    let [inside, outside] = [forest.parentIn[blossom]!, forest.parentOut[blossom]!];
    let index = children.indexOf(forest.childWith(blossom, inside));
    const backwards = index % 2 === 0;
    forest.dissolve(blossom);
    for (const child of children) this.label[child] = FREE;
    for (;;) {
      const inner = children[index]!;
      this.label[inner] = INNER;
      forest.parentIn[inner] = inside;
      forest.parentOut[inner] = outside;
      if (index === 0) break;
      const middle = backwards ? index - 1 : index + 1;
      this.makeOuter(children[middle]!);
      index = backwards ? middle - 1 : (middle + 1) % children.length;
      [inside, outside] = backwards ? [from[index]!, to[index]!] : [to[middle]!, from[middle]!];
    }
    for (const child of children) {
      if (this.label[child] !== INNER) this.recomputeClosestOuter(child);
    }
  }
}

function isLexLess(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}
