import {
  type Blossoms,
  childIndex,
  dissolve,
  type Link,
  makeBase,
  outermost,
  shrinkCycle,
} from './blossoms.js';

/**
 * One phase of the primal-dual method for a maximum-weight perfect matching: alternating trees grow
 * from all exposed vertices along tight edges, the duals are adjusted where they get stuck, until two
 * trees meet. The duals stay integers because the roots have the same parity, and with them all outer
 * vertices: weights are doubled, so the ends of a tight edge have the same parity.
 */
export interface PhaseInput {
  readonly size: number;
  /** Doubled weights, size * size; -Infinity where there is no edge. */
  readonly doubled: Float64Array;
  readonly dual: Float64Array;
  readonly blossoms: Blossoms;
}

const FREE = 0;
const OUTER = 1;
const INNER = 2;

/** Two trees have met. */
const AUGMENTED = -1;

interface Forest extends PhaseInput {
  readonly label: Int8Array;
  /** The edge a node was reached by: [vertex in the parent, vertex in the node]. */
  readonly reachedBy: (Link | undefined)[];
  /** The node at the root of each labelled node's tree. */
  readonly root: Int32Array;
  /**
   * Outer vertices. Those before `grown` have looked at all others; those before `closed` have no
   * tight edge to another outer node, nor has the vertex at `closed` to those before `column`.
   */
  readonly queue: number[];
  grown: number;
  closed: number;
  column: number;
  /**
   * Of the outer vertices that have looked, the one with the least slack to each vertex, -1 for none.
   * It stays that one while the duals move, because they move alike for all outer vertices.
   */
  readonly nearest: Int32Array;
}

/**
 * Makes the matching larger by one pair. Returns how far the dual bound (twice the weight of any
 * perfect matching) came down; Infinity when no perfect matching exists, or when that is more than
 * `patience`. Expects an exposed vertex.
 */
export function runPhase(input: PhaseInput, patience: number): number {
  const { size, doubled, dual, blossoms } = input;
  const nodes = blossoms.enclosing.length;
  const forest: Forest = {
    size,
    doubled,
    dual,
    blossoms,
    label: new Int8Array(nodes),
    reachedBy: new Array<Link | undefined>(nodes),
    root: new Int32Array(nodes),
    queue: [],
    grown: 0,
    closed: 0,
    column: 0,
    nearest: new Int32Array(size).fill(-1),
  };
  const roots = exposedNodes(blossoms);
  let lowered = 0;
  for (const node of roots) {
    if (makeEven(input, node)) lowered -= 1;
    makeOuter(forest, node, node);
  }
  for (;;) {
    const step = grow(forest);
    if (step === AUGMENTED) return lowered;
    lowered += step * roots.length;
    if (lowered > patience || step === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    adjust(forest, step);
  }
}

function exposedNodes({ size, mate, top }: Blossoms): number[] {
  const nodes: number[] = [];
  for (let vertex = 0; vertex < size; vertex += 1) {
    if (mate[vertex]! < 0) nodes.push(top[vertex]!);
  }
  return nodes;
}

/** Raises the duals of an exposed node by one if they are odd; it pays with its own weight. */
function makeEven({ dual, blossoms }: PhaseInput, node: number): boolean {
  if (dual[blossoms.base[node]!]! % 2 === 0) return false;
  for (const vertex of blossoms.members[node]!) dual[vertex]! += 1;
  if (node >= blossoms.size) blossoms.weight[node]! -= 2;
  return true;
}

function makeOuter(forest: Forest, node: number, root: number): void {
  forest.label[node] = OUTER;
  forest.root[node] = root;
  for (const vertex of forest.blossoms.members[node]!) forest.queue.push(vertex);
}

/**
 * Follows the tight edges from the outer vertices until two trees meet, or none is left: then says
 * how far the duals may move until an edge becomes tight or an inner blossom empty. Blossoms are
 * shrunk only where the tree cannot grow, because that is dear and mostly needless.
 */
function grow(forest: Forest): number {
  const { queue } = forest;
  for (;;) {
    for (; forest.grown < queue.length; forest.grown += 1) {
      if (lookAround(forest, queue[forest.grown]!)) return AUGMENTED;
    }
    const closing = nextClosing(forest);
    if (closing && follow(forest, ...closing)) return AUGMENTED;
    if (closing) continue;
    const step = followNearest(forest);
    if (step !== undefined) return step;
  }
}

/** The next tight edge between two outer nodes, undefined when there is none left. */
function nextClosing(forest: Forest): Link | undefined {
  const { size, doubled, dual, label, queue } = forest;
  const { top } = forest.blossoms;
  for (; forest.closed < queue.length; forest.closed += 1, forest.column = 0) {
    const u = queue[forest.closed]!;
    for (; forest.column < size; forest.column += 1) {
      const v = forest.column;
      if (dual[u]! + dual[v]! !== doubled[u * size + v]) continue;
      if (label[top[v]!] === OUTER && top[v] !== top[u]) return [u, v];
    }
  }
  return undefined;
}

/**
 * Takes in the free nodes that have become tight, and has tight edges between outer nodes looked for
 * where there are any. Where there is neither: how far the duals may move until an edge becomes tight
 * or an inner blossom empty.
 */
function followNearest(forest: Forest): number | undefined {
  const { size, doubled, dual, label, nearest } = forest;
  const { top } = forest.blossoms;
  let step = Number.POSITIVE_INFINITY;
  for (let v = 0; v < size; v += 1) {
    const kind = label[top[v]!]!;
    if (kind === INNER) continue;
    const u = kind === OUTER ? nearestOutside(forest, v) : nearest[v]!;
    if (u < 0) continue;
    const slack = dual[u]! + dual[v]! - doubled[u * size + v]!;
    step = Math.min(step, kind === OUTER ? slack / 2 : slack);
    if (slack > 0) continue;
    if (kind === FREE) follow(forest, u, v);
    else forest.closed = 0;
  }
  forest.column = 0;
  return step > 0 ? Math.min(step, leastInnerWeight(forest)) : undefined;
}

/** Notes what is nearest to u, and takes in what is tight; true when it meets another tree. */
function lookAround(forest: Forest, u: number): boolean {
  const { size, doubled, dual, label, nearest } = forest;
  const { top } = forest.blossoms;
  const row = u * size;
  const own = dual[u]!;
  for (let v = 0; v < size; v += 1) {
    const slack = own + dual[v]! - doubled[row + v]!;
    const node = top[v]!;
    if (slack === Number.POSITIVE_INFINITY || node === top[u]) continue;
    if (slack === 0 && (label[node] === FREE || isOfOtherTree(forest, u, v))) {
      if (follow(forest, u, v)) return true;
    }
    const known = nearest[v]!;
    if (known < 0 || slack < dual[known]! + dual[v]! - doubled[known * size + v]!) nearest[v] = u;
  }
  return false;
}

/** The outer vertex in another node that has the least slack to v, which is outer itself. */
function nearestOutside(forest: Forest, v: number): number {
  const { size, doubled, dual, queue, nearest } = forest;
  const { top } = forest.blossoms;
  const own = top[v]!;
  if (nearest[v]! < 0 || top[nearest[v]!] !== own) return nearest[v]!;
  let least = Number.POSITIVE_INFINITY;
  nearest[v] = -1;
  for (const u of queue) {
    const slack = dual[u]! + dual[v]! - doubled[u * size + v]!;
    if (slack >= least || top[u] === own) continue;
    least = slack;
    nearest[v] = u;
  }
  return nearest[v]!;
}

const isOfOtherTree = ({ label, root, blossoms: { top } }: Forest, u: number, v: number): boolean =>
  label[top[v]!] === OUTER && root[top[u]!] !== root[top[v]!];

/**
 * Uses a tight edge from an outer vertex to a node that is not inner: takes it in with its mate,
 * shrinks a cycle, or matches two trees (true).
 */
function follow(forest: Forest, u: number, v: number): boolean {
  const { label, reachedBy, root } = forest;
  const { top, base, mate } = forest.blossoms;
  const node = top[v]!;
  if (label[node] === OUTER) {
    if (!isOfOtherTree(forest, u, v)) {
      shrink(forest, u, v);
      return false;
    }
    flipPath(forest, u, v);
    flipPath(forest, v, u);
    return true;
  }
  const way = base[node]!;
  const next = top[mate[way]!]!;
  label[node] = INNER;
  root[node] = root[top[u]!]!;
  reachedBy[node] = [u, v];
  reachedBy[next] = [way, mate[way]!];
  makeOuter(forest, next, root[node]!);
  return false;
}

/** Matches the outer vertex with `partner`, and flips the path from it to its root. */
function flipPath(forest: Forest, vertex: number, partner: number): void {
  const { blossoms, reachedBy } = forest;
  const { mate, top, base } = blossoms;
  let [outer, other] = [vertex, partner];
  for (;;) {
    const node = top[outer]!;
    const oldMate = mate[base[node]!]!;
    makeBase(blossoms, node, outer);
    mate[outer] = other;
    if (oldMate < 0) return;
    const inner = top[oldMate]!;
    const [above, inside] = reachedBy[inner]!;
    makeBase(blossoms, inner, inside);
    mate[inside] = above;
    [outer, other] = [above, inside];
  }
}

/** The nodes from that of `vertex` up to the root, each with the edge up from it. */
function wayUp(forest: Forest, vertex: number): { node: number; edge: Link | undefined }[] {
  const way = [];
  let node = forest.blossoms.top[vertex]!;
  for (;;) {
    const edge = forest.reachedBy[node];
    way.push({ node, edge });
    if (!edge) return way;
    node = forest.blossoms.top[edge[0]]!;
  }
}

function shrink(forest: Forest, u: number, v: number): void {
  const { blossoms, label, reachedBy, root } = forest;
  const first = wayUp(forest, u);
  const second = wayUp(forest, v);
  let meeting = -1;
  while (first.length > 0 && second.length > 0 && first.at(-1)!.node === second.at(-1)!.node) {
    meeting = first.pop()!.node;
    second.pop();
  }
  first.reverse();
  const children = [meeting, ...first.map(({ node }) => node), ...second.map(({ node }) => node)];
  const links: Link[] = [
    ...first.map(({ edge }) => edge!),
    [u, v],
    ...second.map(({ edge }): Link => [edge![1], edge![0]]),
  ];
  for (const child of children) if (label[child] === INNER) makeOuter(forest, child, root[child]!);
  const blossom = shrinkCycle(blossoms, children, links);
  label[blossom] = OUTER;
  root[blossom] = root[meeting]!;
  reachedBy[blossom] = reachedBy[meeting];
}

/** How far the duals may move until an inner blossom is empty. */
function leastInnerWeight({ label, blossoms }: Forest): number {
  let least = Number.POSITIVE_INFINITY;
  for (const blossom of outermost(blossoms)) {
    if (label[blossom] === INNER) least = Math.min(least, blossoms.weight[blossom]! / 2);
  }
  return least;
}

function adjust(forest: Forest, step: number): void {
  const { size, dual, label, blossoms } = forest;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const kind = label[blossoms.top[vertex]!];
    if (kind === OUTER) dual[vertex]! -= step;
    else if (kind === INNER) dual[vertex]! += step;
  }
  for (const blossom of outermost(blossoms)) {
    if (label[blossom] === OUTER) blossoms.weight[blossom]! += 2 * step;
    else if (label[blossom] === INNER) {
      blossoms.weight[blossom]! -= 2 * step;
      if (blossoms.weight[blossom] === 0) expand(forest, blossom);
    }
  }
}

/** Dissolves an empty inner blossom; the even way from its entry to its base stays in the tree. */
function expand(forest: Forest, blossom: number): void {
  const { blossoms, label, reachedBy, root } = forest;
  const own = root[blossom]!;
  const children = [...blossoms.children[blossom]!];
  const links = [...blossoms.links[blossom]!];
  const count = children.length;
  let edge = reachedBy[blossom]!;
  let index = childIndex(blossoms, blossom, edge[1]);
  const backwards = index % 2 === 0;
  dissolve(blossoms, blossom);
  label[blossom] = FREE;
  const linkOn = (from: number): Link => {
    if (!backwards) return links[from]!;
    const [x, y] = links[from - 1]!;
    return [y, x];
  };
  for (const child of children) label[child] = FREE;
  for (;;) {
    label[children[index]!] = INNER;
    root[children[index]!] = own;
    reachedBy[children[index]!] = edge;
    if (index === 0) return;
    const next = backwards ? index - 1 : index + 1;
    reachedBy[children[next]!] = linkOn(index);
    makeOuter(forest, children[next]!, own);
    edge = linkOn(next);
    index = backwards ? next - 1 : (next + 1) % count;
  }
}
