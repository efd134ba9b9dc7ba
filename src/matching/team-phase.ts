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
 * One phase of the primal-dual method for a maximum-weight perfect matching: from one exposed vertex
 * an alternating tree grows along tight edges, the duals are adjusted where it gets stuck, until it
 * reaches another exposed vertex. A single root keeps every dual an integer.
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

interface Tree extends PhaseInput {
  readonly label: Int8Array;
  /** The edge a node was reached by: [vertex in the parent, vertex in the node]. */
  readonly reachedBy: (Link | undefined)[];
  queue: number[];
}

/**
 * Augments from the exposed vertex `root`. Returns how far the dual bound (twice the weight of any
 * perfect matching) came down; Infinity when no perfect matching exists, or more than `patience`.
 */
export function runPhase(input: PhaseInput, root: number, patience: number): number {
  const nodes = input.blossoms.enclosing.length;
  const tree: Tree = {
    ...input,
    label: new Int8Array(nodes),
    reachedBy: new Array<Link | undefined>(nodes),
    queue: [],
  };
  makeOuter(tree, input.blossoms.top[root]!);
  let lowered = 0;
  for (;;) {
    if (scan(tree)) break;
    const step = largestStep(tree);
    lowered += step;
    if (lowered > patience || step === Number.POSITIVE_INFINITY) return Number.POSITIVE_INFINITY;
    adjust(tree, step);
  }
  return lowered;
}

function makeOuter(tree: Tree, node: number): void {
  tree.label[node] = OUTER;
  for (const vertex of tree.blossoms.members[node]!) tree.queue.push(vertex);
}

/** Follows all tight edges from the queued outer vertices; true when the matching has grown. */
function scan(tree: Tree): boolean {
  const { size, doubled, dual, label, queue } = tree;
  const { top } = tree.blossoms;
  for (let head = 0; head < queue.length; head += 1) {
    const u = queue[head]!;
    const row = u * size;
    for (let v = 0; v < size; v += 1) {
      if (dual[u]! + dual[v]! !== doubled[row + v] || v === u) continue;
      const node = top[v]!;
      if (node === top[u] || label[node] === INNER) continue;
      if (follow(tree, u, v)) return true;
    }
  }
  queue.length = 0;
  return false;
}

function follow(tree: Tree, u: number, v: number): boolean {
  const { label, reachedBy, blossoms } = tree;
  const node = blossoms.top[v]!;
  if (label[node] === OUTER) {
    shrink(tree, u, v);
    return false;
  }
  const base = blossoms.base[node]!;
  const mate = blossoms.mate[base]!;
  if (mate < 0) {
    augment(tree, u, v);
    return true;
  }
  label[node] = INNER;
  reachedBy[node] = [u, v];
  const next = blossoms.top[mate]!;
  reachedBy[next] = [base, mate];
  makeOuter(tree, next);
  return false;
}

/** Matches u with v, where v lies in an exposed node, and flips the path from u to the root. */
function augment(tree: Tree, u: number, v: number): void {
  const { blossoms, reachedBy } = tree;
  const { mate, top, base } = blossoms;
  makeBase(blossoms, top[v]!, v);
  mate[v] = u;
  let [outer, partner] = [u, v];
  for (;;) {
    const node = top[outer]!;
    const oldMate = mate[base[node]!]!;
    makeBase(blossoms, node, outer);
    mate[outer] = partner;
    if (oldMate < 0) return;
    const inner = top[oldMate]!;
    const [above, inside] = reachedBy[inner]!;
    makeBase(blossoms, inner, inside);
    mate[inside] = above;
    [outer, partner] = [above, inside];
  }
}

/** The nodes from that of `vertex` up to the root, each with the edge up from it. */
function wayUp(tree: Tree, vertex: number): { node: number; edge: Link | undefined }[] {
  const way = [];
  let node = tree.blossoms.top[vertex]!;
  for (;;) {
    const edge = tree.reachedBy[node];
    way.push({ node, edge });
    if (!edge) return way;
    node = tree.blossoms.top[edge[0]]!;
  }
}

function shrink(tree: Tree, u: number, v: number): void {
  const { blossoms, label, reachedBy } = tree;
  const first = wayUp(tree, u);
  const second = wayUp(tree, v);
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
  for (const child of children) if (label[child] === INNER) makeOuter(tree, child);
  const blossom = shrinkCycle(blossoms, children, links);
  label[blossom] = OUTER;
  reachedBy[blossom] = reachedBy[meeting];
}

/** How far the duals may move until an edge becomes tight or an inner blossom empty. */
function largestStep(tree: Tree): number {
  const { size, doubled, dual, label, blossoms } = tree;
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

function adjust(tree: Tree, step: number): void {
  const { size, dual, label, blossoms } = tree;
  for (let vertex = 0; vertex < size; vertex += 1) {
    const kind = label[blossoms.top[vertex]!];
    if (kind === OUTER) {
      dual[vertex]! -= step;
      tree.queue.push(vertex);
    } else if (kind === INNER) dual[vertex]! += step;
  }
  for (const blossom of outermost(blossoms)) {
    if (label[blossom] === OUTER) blossoms.weight[blossom]! += 2 * step;
    else if (label[blossom] === INNER) {
      blossoms.weight[blossom]! -= 2 * step;
      if (blossoms.weight[blossom] === 0) expand(tree, blossom);
    }
  }
}

/** Dissolves an empty inner blossom; the even way from its entry to its base stays in the tree. */
function expand(tree: Tree, blossom: number): void {
  const { blossoms, label, reachedBy } = tree;
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
    reachedBy[children[index]!] = edge;
    if (index === 0) return;
    const next = backwards ? index - 1 : index + 1;
    reachedBy[children[next]!] = linkOn(index);
    makeOuter(tree, children[next]!);
    edge = linkOn(next);
    index = backwards ? next - 1 : (next + 1) % count;
  }
}
