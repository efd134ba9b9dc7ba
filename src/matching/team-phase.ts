import {
  type Blossoms,
  childIndex,
  dissolve,
  type Link,
  makeBase,
  outermost,
  shrinkCycle,
} from './team-blossoms.js';

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

interface Forest extends PhaseInput {
  readonly label: Int8Array;
  /** The edge a node was reached by: [vertex in the parent, vertex in the node]. */
  readonly reachedBy: (Link | undefined)[];
  /** The node at the root of each labelled node's tree. */
  readonly root: Int32Array;
  /** Outer vertices; those before `grown` have been asked to grow, before `closed` to shrink. */
  queue: number[];
  grown: number;
  closed: number;
  /** Where the vertex at `closed` goes on. */
  column: number;
}

/**
 * Makes the matching larger by one pair. Returns how far the dual bound (twice the weight of any
 * perfect matching) came down; Infinity when no perfect matching exists, or when that is more than
 * `patience`. Expects an exposed vertex.
 */
export function runPhase(input: PhaseInput, patience: number): number {
  const nodes = input.blossoms.enclosing.length;
  const forest: Forest = {
    ...input,
    label: new Int8Array(nodes),
    reachedBy: new Array<Link | undefined>(nodes),
    root: new Int32Array(nodes),
    queue: [],
    grown: 0,
    closed: 0,
    column: 0,
  };
  const roots = exposedNodes(input.blossoms);
  let lowered = 0;
  for (const node of roots) {
    if (makeEven(input, node)) lowered -= 1;
    makeOuter(forest, node, node);
  }
  for (;;) {
    if (scan(forest)) break;
    const step = largestStep(forest);
    lowered += step * roots.length;
    if (lowered > patience || step === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    adjust(forest, step);
  }
  return lowered;
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
 * Follows the tight edges from the outer vertices; true when the matching has grown. Blossoms are
 * shrunk only where the tree cannot grow, because that is dear and mostly needless.
 */
function scan(forest: Forest): boolean {
  do {
    for (; forest.grown < forest.queue.length; forest.grown += 1) {
      if (growFrom(forest, forest.queue[forest.grown]!)) return true;
    }
  } while (shrinkNext(forest));
  return false;
}

/** Takes in all matched nodes that u reaches; true when it meets another tree and augments. */
function growFrom(forest: Forest, u: number): boolean {
  const { size, doubled, dual, label, reachedBy, root, blossoms } = forest;
  const { top, base, mate } = blossoms;
  const row = u * size;
  const own = root[top[u]!]!;
  for (let v = 0; v < size; v += 1) {
    if (dual[u]! + dual[v]! !== doubled[row + v]) continue;
    const node = top[v]!;
    if (label[node] === OUTER && root[node] !== own) {
      flipPath(forest, u, v);
      flipPath(forest, v, u);
      return true;
    }
    if (label[node] !== FREE) continue;
    const way = base[node]!;
    const next = top[mate[way]!]!;
    label[node] = INNER;
    root[node] = own;
    reachedBy[node] = [u, v];
    reachedBy[next] = [way, mate[way]!];
    makeOuter(forest, next, own);
  }
  return false;
}

/** Shrinks the next cycle that two outer nodes close; false when there is none left. */
function shrinkNext(forest: Forest): boolean {
  const { size, doubled, dual, label, queue } = forest;
  const { top } = forest.blossoms;
  for (; forest.closed < queue.length; forest.closed += 1, forest.column = 0) {
    const u = queue[forest.closed]!;
    for (; forest.column < size; forest.column += 1) {
      const v = forest.column;
      if (dual[u]! + dual[v]! !== doubled[u * size + v]) continue;
      if (label[top[v]!] !== OUTER || top[v] === top[u]) continue;
      shrink(forest, u, v);
      return true;
    }
  }
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

/** How far the duals may move until an edge becomes tight or an inner blossom empty. */
function largestStep(forest: Forest): number {
  const { size, doubled, dual, label, blossoms } = forest;
  const { top } = blossoms;
  let step = Number.POSITIVE_INFINITY;
  for (let u = 0; u < size; u += 1) {
    const own = top[u]!;
    if (label[own] !== OUTER) continue;
    const row = u * size;
    for (let v = 0; v < size; v += 1) {
      const slack = dual[u]! + dual[v]! - doubled[row + v]!;
      if (slack >= 2 * step) continue;
      const node = top[v]!;
      if (node === own || label[node] === INNER) continue;
      step = Math.min(step, label[node] === OUTER ? slack / 2 : slack);
    }
  }
  for (const blossom of outermost(blossoms)) {
    if (label[blossom] === INNER) step = Math.min(step, blossoms.weight[blossom]! / 2);
  }
  return step;
}

function adjust(forest: Forest, step: number): void {
  const { size, dual, label, blossoms } = forest;
  forest.queue = [];
  forest.grown = 0;
  forest.closed = 0;
  forest.column = 0;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const kind = label[blossoms.top[vertex]!];
    if (kind === OUTER) {
      dual[vertex]! -= step;
      forest.queue.push(vertex);
    } else if (kind === INNER) dual[vertex]! += step;
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
