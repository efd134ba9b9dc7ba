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

/**
 * The state of one run. Nodes 0 to size - 1 are vertices, higher ones blossoms; a node is top-level
 * when `enclosing` is -1. Every node keeps the edge that matches it (`matchIn` inside the node,
 * `matchOut` outside) and, when inner, the edge to its parent in the forest.
 */
class BlossomSearch {
  private readonly size: number;
  private readonly width: number;
  private readonly cost: Float64Array;
  private readonly nodes: number;
  private readonly dual: Float64Array;
  private readonly top: Int32Array;
  private readonly enclosing: Int32Array;
  private readonly label: Int8Array;
  private readonly matchIn: Int32Array;
  private readonly matchOut: Int32Array;
  private readonly parentIn: Int32Array;
  private readonly parentOut: Int32Array;
  private readonly closestOuter: Int32Array;
  /** For vertex u and blossom b: the member of b that is closest to u. */
  private readonly closestMember: Int32Array;
  private readonly members: number[][];
  private readonly children: number[][];
  /** For child i of a blossom: the edge to child i + 1, as the vertex in each. */
  private readonly cycleFrom: number[][];
  private readonly cycleTo: number[][];
  private readonly freeBlossoms: number[] = [];
  private readonly visited: Int32Array;
  private visit = 0;
  private queue: number[] = [];
  private readonly left: Float64Array;
  private readonly step: Float64Array;

  constructor(problem: MatchingProblem) {
    const { size, width } = problem;
    const nodes = size + (size >> 1);
    this.size = size;
    this.width = width;
    this.cost = problem.cost;
    this.nodes = nodes;
    this.dual = new Float64Array(nodes * width);
    this.top = Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.enclosing = new Int32Array(nodes).fill(-1);
    this.label = new Int8Array(nodes).fill(FREE);
    this.matchIn = Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : -1));
    this.matchOut = new Int32Array(nodes).fill(-1);
    this.parentIn = new Int32Array(nodes).fill(-1);
    this.parentOut = new Int32Array(nodes).fill(-1);
    this.closestOuter = new Int32Array(nodes).fill(-1);
    this.closestMember = new Int32Array(size * (nodes - size));
    this.members = Array.from({ length: nodes }, (_, node) => (node < size ? [node] : []));
    this.children = Array.from({ length: nodes }, () => []);
    this.cycleFrom = Array.from({ length: nodes }, () => []);
    this.cycleTo = Array.from({ length: nodes }, () => []);
    for (let node = nodes - 1; node >= size; node -= 1) this.freeBlossoms.push(node);
    this.visited = new Int32Array(nodes);
    this.left = new Float64Array(width);
    this.step = new Float64Array(width);
  }

  solve(): Int32Array | undefined {
    if (!this.startDuals()) return undefined;
    let exposed = this.startMatching();
    while (exposed > 0) {
      if (!this.growForest()) return undefined;
      exposed -= 2;
    }
    return this.matchOut.slice(0, this.size);
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
    const { size, matchOut } = this;
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
    return this.closestMember[u * (this.nodes - this.size) + node - this.size]!;
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
      const owner = this.top[u]!;
      if (owner !== node && this.label[owner] === OUTER) this.offerOuter(u, node);
    }
  }

  private makeOuter(node: number): void {
    this.label[node] = OUTER;
    for (const vertex of this.members[node]!) this.queue.push(vertex);
  }

  private *topNodes(): Generator<number> {
    for (let node = 0; node < this.nodes; node += 1) {
      if (this.enclosing[node]! < 0 && this.members[node]!.length > 0) yield node;
    }
  }

  /** One phase: grows alternating trees from all exposed nodes until a path augments. */
  private growForest(): boolean {
    this.queue = [];
    this.label.fill(FREE);
    this.closestOuter.fill(-1);
    for (const node of this.topNodes()) if (this.matchOut[node]! < 0) this.makeOuter(node);
    for (;;) {
      if (this.scanQueue()) return true;
      if (!this.adjustDuals()) return false;
      if (this.followNewTightEdges()) return true;
      this.expandEmptyInnerBlossoms();
    }
  }

  private scanQueue(): boolean {
    const { size, top, label } = this;
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
    const { width, dual, step, left, label } = this;
    let found = false;
    const offer = (divisor: number) => {
      for (let i = 0; i < width; i += 1) left[i] = left[i]! / divisor;
      if (found && !isLexLess(left, step)) return;
      step.set(left);
      found = true;
    };
    for (const node of this.topNodes()) {
      if (label[node] === INNER) {
        if (node < this.size) continue;
        for (let i = 0; i < width; i += 1) left[i] = dual[node * width + i]!;
        offer(2);
      } else {
        const u = this.closestOuter[node]!;
        if (u < 0) continue;
        this.slackInto(left, u, this.memberClosestTo(u, node));
        offer(label[node] === OUTER ? 2 : 1);
      }
    }
    if (!found) return false;
    for (const node of this.topNodes()) {
      const sign = label[node] === OUTER ? 1 : label[node] === INNER ? -1 : 0;
      if (sign === 0) continue;
      for (const vertex of this.members[node]!) {
        for (let i = 0; i < width; i += 1) dual[vertex * width + i]! += sign * step[i]!;
      }
      if (node < this.size) continue;
      for (let i = 0; i < width; i += 1) dual[node * width + i]! += 2 * sign * step[i]!;
    }
    return true;
  }

  private followNewTightEdges(): boolean {
    for (const node of [...this.topNodes()]) {
      if (this.enclosing[node]! >= 0 || this.label[node] === INNER) continue;
      const u = this.closestOuter[node]!;
      if (u < 0 || this.top[u] === node) continue;
      const v = this.memberClosestTo(u, node);
      if (this.isTight(u, v) && this.followEdge(u, v)) return true;
    }
    return false;
  }

  private expandEmptyInnerBlossoms(): void {
    for (const node of [...this.topNodes()]) {
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
    const from = this.top[u]!;
    const to = this.top[v]!;
    if (from === to || this.label[to] === INNER) return false;
    if (this.label[to] === FREE) {
      this.label[to] = INNER;
      this.parentIn[to] = v;
      this.parentOut[to] = u;
      this.makeOuter(this.top[this.matchOut[to]!]!);
      return false;
    }
    const ancestor = this.commonAncestor(from, to);
    if (ancestor >= 0) {
      this.shrink(u, v, ancestor);
      return false;
    }
    this.augmentFrom(from, u, v);
    this.augmentFrom(to, v, u);
    return true;
  }

  /** The next outer node towards the root, or -1 at the root. */
  private outerParent(node: number): number {
    const mate = this.matchOut[node]!;
    return mate < 0 ? -1 : this.top[this.parentOut[this.top[mate]!]!]!;
  }

  private commonAncestor(first: number, second: number): number {
    this.visit += 1;
    let [a, b] = [first, second];
    while (a >= 0 || b >= 0) {
      if (a >= 0) {
        if (this.visited[a] === this.visit) return a;
        this.visited[a] = this.visit;
        a = this.outerParent(a);
      }
      [a, b] = [b, a];
    }
    return -1;
  }

  private augmentFrom(start: number, startIn: number, startOut: number): void {
    let [node, inside, outside] = [start, startIn, startOut];
    for (;;) {
      const oldMate = this.matchOut[node]!;
      this.setMatch(node, inside, outside);
      if (oldMate < 0) return;
      const inner = this.top[oldMate]!;
      inside = this.parentOut[inner]!;
      outside = this.parentIn[inner]!;
      this.setMatch(inner, outside, inside);
      node = this.top[inside]!;
    }
  }

  /** Matches a node by the edge (inside, outside), re-pairing the children of a blossom. */
  private setMatch(node: number, inside: number, outside: number): void {
    this.matchIn[node] = inside;
    this.matchOut[node] = outside;
    if (node < this.size) return;
    const [children, from, to] = [this.children[node]!, this.cycleFrom[node]!, this.cycleTo[node]!];
    const base = children.indexOf(this.childWith(node, inside));
    rotate(children, base);
    rotate(from, base);
    rotate(to, base);
    for (let i = 1; i < children.length; i += 2) {
      this.setMatch(children[i]!, from[i]!, to[i]!);
      this.setMatch(children[i + 1]!, to[i]!, from[i]!);
    }
    this.setMatch(children[0]!, inside, outside);
  }

  private childWith(blossom: number, vertex: number): number {
    let node = vertex;
    while (this.enclosing[node] !== blossom) node = this.enclosing[node]!;
    return node;
  }

  /** The nodes from the one of `vertex` up to `ancestor`, with the edge that leads up from each. */
  private climb(vertex: number, ancestor: number) {
    const path: { node: number; from: number; to: number }[] = [];
    let node = this.top[vertex]!;
    while (node !== ancestor) {
      path.push({ node, from: this.matchIn[node]!, to: this.matchOut[node]! });
      const inner = this.top[this.matchOut[node]!]!;
      path.push({ node: inner, from: this.parentIn[inner]!, to: this.parentOut[inner]! });
      node = this.top[this.parentOut[inner]!]!;
    }
    return path;
  }

  private shrink(u: number, v: number, ancestor: number): void {
    const blossom = this.freeBlossoms.pop()!;
    const down = this.climb(u, ancestor).reverse();
    const up = this.climb(v, ancestor);
    const children = [ancestor, ...down.map((s) => s.node), ...up.map((s) => s.node)];
    this.children[blossom] = children;
    this.cycleFrom[blossom] = [...down.map((s) => s.to), u, ...up.map((s) => s.from)];
    this.cycleTo[blossom] = [...down.map((s) => s.from), v, ...up.map((s) => s.to)];
    const members: number[] = [];
    for (const child of children) {
      this.enclosing[child] = blossom;
      members.push(...this.members[child]!);
      if (this.label[child] === INNER) this.makeOuter(child);
    }
    this.members[blossom] = members;
    for (const vertex of members) this.top[vertex] = blossom;
    this.enclosing[blossom] = -1;
    this.label[blossom] = OUTER;
    this.matchIn[blossom] = this.matchIn[ancestor]!;
    this.matchOut[blossom] = this.matchOut[ancestor]!;
    this.dual.fill(0, blossom * this.width, (blossom + 1) * this.width);
    this.indexBlossom(blossom);
    this.recomputeClosestOuter(blossom);
  }

  private indexBlossom(blossom: number): void {
    const row = this.nodes - this.size;
    for (let u = 0; u < this.size; u += 1) {
      let best = -1;
      for (const child of this.children[blossom]!) {
        const v = this.memberClosestTo(u, child);
        if (v < 0 || v === u || !this.hasEdge(u, v)) continue;
        if (best < 0 || this.isCloser(u, v, u, best)) best = v;
      }
      this.closestMember[u * row + blossom - this.size] = best;
    }
  }

  /** Dissolves an inner blossom of dual zero; its even path stays in the tree. */
  private expand(blossom: number): void {
    const children = this.children[blossom]!;
    const [from, to] = [this.cycleFrom[blossom]!, this.cycleTo[blossom]!];
    const count = children.length;
    const entry = children.indexOf(this.childWith(blossom, this.parentIn[blossom]!));
    for (const child of children) {
      this.enclosing[child] = -1;
      this.label[child] = FREE;
      for (const vertex of this.members[child]!) this.top[vertex] = child;
    }
    this.members[blossom] = [];
    const backwards = entry % 2 === 0;
    let [inside, outside] = [this.parentIn[blossom]!, this.parentOut[blossom]!];
    let index = entry;
    for (;;) {
      const inner = children[index]!;
      this.label[inner] = INNER;
      this.parentIn[inner] = inside;
      this.parentOut[inner] = outside;
      if (index === 0) break;
      const middle = backwards ? index - 1 : index + 1;
      this.makeOuter(children[middle]!);
      index = backwards ? middle - 1 : (middle + 1) % count;
      [inside, outside] = backwards ? [from[index]!, to[index]!] : [to[middle]!, from[middle]!];
    }
    for (const child of children) {
      if (this.label[child] !== INNER) this.recomputeClosestOuter(child);
    }
    this.freeBlossoms.push(blossom);
  }
}

function isLexLess(a: Float64Array, b: Float64Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}

function rotate(values: number[], by: number): void {
  if (by > 0) values.push(...values.splice(0, by));
}
