import { BlossomForest } from './blossom-forest.js';
import { DualValues, isLexLess, type MatchingProblem } from './dual-values.js';

export type { MatchingProblem } from './dual-values.js';

const FREE = -1;
const OUTER = 0;
const INNER = 1;
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
  private readonly forest: BlossomForest;
  private readonly duals: DualValues;
  private readonly label: Int8Array;
  /** For a top-level node: the outer vertex elsewhere with the least slack to it, or -1. */
  private readonly closestOuter: Int32Array;
  /** For vertex u and blossom b: the member of b with the least slack to u, or -1. */
  private readonly closestMember: Int32Array;
  private queue: number[] = [];
  private readonly slack: Float64Array;
  private readonly step: Float64Array;

  constructor(problem: MatchingProblem) {
    const { size, width } = problem;
    this.size = size;
    this.width = width;
    this.forest = new BlossomForest(size);
    const { nodes } = this.forest;
    this.duals = new DualValues(problem, nodes);
    this.label = new Int8Array(nodes).fill(FREE);
    this.closestOuter = new Int32Array(nodes).fill(-1);
    this.closestMember = new Int32Array(size * (nodes - size));
    this.slack = new Float64Array(width);
    this.step = new Float64Array(width);
  }

  solve(): Int32Array | undefined {
    if (!this.duals.startFromCosts()) return undefined;
    let exposed = this.startMatching();
    while (exposed > 0) {
      if (!this.growForest()) return undefined;
      exposed -= 2;
    }
    return this.forest.matchOut.slice(0, this.size);
  }

  /** Matches greedily along tight edges; returns the number of vertices left over. */
  private startMatching(): number {
    const { size } = this;
    const { matchOut } = this.forest;
    let exposed = size;
    for (let u = 0; u < size; u += 1) {
      if (matchOut[u]! >= 0) continue;
      for (let v = u + 1; v < size; v += 1) {
        if (matchOut[v]! >= 0 || !this.duals.hasEdge(u, v) || !this.duals.isTight(u, v)) continue;
        matchOut[u] = v;
        matchOut[v] = u;
        exposed -= 2;
        break;
      }
    }
    return exposed;
  }

  private memberClosestTo(u: number, node: number): number {
    if (node < this.size) return node;
    return this.closestMember[u * (this.forest.nodes - this.size) + node - this.size]!;
  }

  private offerOuter(u: number, node: number): void {
    const v = this.memberClosestTo(u, node);
    if (v < 0 || !this.duals.hasEdge(u, v)) return;
    const known = this.closestOuter[node]!;
    if (known < 0 || this.duals.isCloser(u, v, known, this.memberClosestTo(known, node))) {
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
        if (owner === top[u] || label[owner] === INNER || !this.duals.hasEdge(u, v)) continue;
        if (this.duals.isTight(u, v)) {
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
    const { width, duals, step, slack, label } = this;
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
        duals.read(slack, node);
        offer(2);
      } else {
        const u = this.closestOuter[node]!;
        if (u < 0) continue;
        this.duals.slackInto(slack, u, this.memberClosestTo(u, node));
        offer(label[node] === OUTER ? 2 : 1);
      }
    }
    if (!found) return false;
    for (const node of this.forest.topNodes()) {
      const sign = label[node] === OUTER ? 1 : label[node] === INNER ? -1 : 0;
      if (sign === 0) continue;
      for (const vertex of this.forest.members[node]!) {
        duals.add(vertex, sign, step);
      }
      if (node >= this.size) duals.add(node, 2 * sign, step);
    }
    return true;
  }

  private followNewTightEdges(): boolean {
    for (const node of this.forest.topNodes()) {
      if (this.forest.enclosing[node]! >= 0 || this.label[node] === INNER) continue;
      const u = this.closestOuter[node]!;
      if (u < 0 || this.forest.top[u] === node) continue;
      const v = this.memberClosestTo(u, node);
      if (this.duals.isTight(u, v) && this.followEdge(u, v)) return true;
    }
    return false;
  }

  private expandEmptyInnerBlossoms(): void {
    for (const node of this.forest.topNodes()) {
      if (node < this.size || this.label[node] !== INNER) continue;
      if (this.duals.isZero(node)) this.expand(node);
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
    this.duals.reset(blossom);
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
        if (v < 0 || v === u || !this.duals.hasEdge(u, v)) continue;
        if (best < 0 || this.duals.isCloser(u, v, u, best)) best = v;
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
