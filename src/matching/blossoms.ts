/**
 * The nested odd cycles ("blossoms") of Edmonds' method: who is in which, and how the matching turns
 * inside one when another vertex has to leave it. Nodes below `size` are vertices, the others
 * blossoms. A link is an edge [x, y] with x in one child and y in the next.
 */
export type Link = readonly [number, number];

export interface Blossoms {
  readonly size: number;
  readonly mate: Int32Array;
  /** Outermost node of each vertex. */
  readonly top: Int32Array;
  readonly enclosing: Int32Array;
  /** The vertex of a node that is matched outside it, or exposed. */
  readonly base: Int32Array;
  /** Dual value of a blossom; 0 for vertices. */
  readonly weight: Float64Array;
  readonly members: (readonly number[])[];
  readonly children: number[][];
  readonly links: Link[][];
  readonly unused: number[];
}

/** Of blossoms that are not in use. */
const NONE: number[] = [];

export function createBlossoms(size: number, mate: Int32Array): Blossoms {
  const nodes = size + (size >> 1) + 1;
  const unused: number[] = [];
  for (let node = nodes - 1; node >= size; node -= 1) unused.push(node);
  return {
    size,
    mate,
    top: Int32Array.from({ length: size }, (_, vertex) => vertex),
    enclosing: new Int32Array(nodes).fill(-1),
    base: Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : -1)),
    weight: new Float64Array(nodes),
    members: Array.from({ length: nodes }, (_, node) => (node < size ? [node] : NONE)),
    children: new Array<number[]>(nodes).fill(NONE),
    links: new Array<Link[]>(nodes).fill([]),
    unused,
  };
}

/** The same room for another matching; both must be empty whenever the other one is used. */
export const shareRoom = (room: Blossoms, mate: Int32Array): Blossoms => ({
  size: room.size,
  mate,
  top: room.top,
  enclosing: room.enclosing,
  base: room.base,
  weight: room.weight,
  members: room.members,
  children: room.children,
  links: room.links,
  unused: room.unused,
});

/** All outermost blossoms. */
export function outermost(blossoms: Blossoms): number[] {
  const found: number[] = [];
  if (blossoms.unused.length === blossoms.enclosing.length - blossoms.size) return found;
  for (let node = blossoms.size; node < blossoms.enclosing.length; node += 1) {
    if (blossoms.members[node]!.length > 0 && blossoms.enclosing[node]! < 0) found.push(node);
  }
  return found;
}

/** Makes one node of an odd cycle; the first child keeps the way out. */
export function shrinkCycle(blossoms: Blossoms, children: number[], links: Link[]): number {
  const blossom = blossoms.unused.pop()!;
  const members: number[] = [];
  for (const child of children) {
    blossoms.enclosing[child] = blossom;
    for (const vertex of blossoms.members[child]!) {
      members.push(vertex);
      blossoms.top[vertex] = blossom;
    }
  }
  blossoms.enclosing[blossom] = -1;
  blossoms.base[blossom] = blossoms.base[children[0]!]!;
  blossoms.weight[blossom] = 0;
  blossoms.members[blossom] = members;
  blossoms.children[blossom] = children;
  blossoms.links[blossom] = links;
  return blossom;
}

/** Takes an outermost blossom apart; its children become outermost. */
export function dissolve(blossoms: Blossoms, blossom: number): void {
  for (const child of blossoms.children[blossom]!) {
    blossoms.enclosing[child] = -1;
    for (const vertex of blossoms.members[child]!) blossoms.top[vertex] = child;
  }
  blossoms.members[blossom] = NONE;
  blossoms.children[blossom] = NONE;
  blossoms.links[blossom] = [];
  blossoms.weight[blossom] = 0;
  blossoms.unused.push(blossom);
}

/** Takes apart all blossoms, outer ones first; `visit` sees each before it goes. */
export function dissolveAll(blossoms: Blossoms, visit?: (blossom: number) => void): void {
  for (let found = outermost(blossoms); found.length > 0; found = outermost(blossoms)) {
    for (const node of found) {
      visit?.(node);
      dissolve(blossoms, node);
    }
  }
}

/** Takes apart outermost blossoms of dual zero, until there are none. */
export function dissolveEmpty(blossoms: Blossoms): void {
  const isEmpty = (node: number): boolean => blossoms.weight[node] === 0;
  for (;;) {
    const found = outermost(blossoms).filter(isEmpty);
    if (found.length === 0) return;
    for (const node of found) dissolve(blossoms, node);
  }
}

/** Position among the children of `blossom` of the one that holds `vertex`. */
export function childIndex(blossoms: Blossoms, blossom: number, vertex: number): number {
  let node = vertex;
  while (blossoms.enclosing[node] !== blossom) node = blossoms.enclosing[node]!;
  return blossoms.children[blossom]!.indexOf(node);
}

/** Turns the matching inside `node` so that `vertex` is free to be matched outside it. */
export function makeBase(blossoms: Blossoms, node: number, vertex: number): void {
  blossoms.base[node] = vertex;
  if (node < blossoms.size) return;
  const turn = childIndex(blossoms, node, vertex);
  const children = blossoms.children[node]!;
  const links = blossoms.links[node]!;
  children.push(...children.splice(0, turn));
  links.push(...links.splice(0, turn));
  makeBase(blossoms, children[0]!, vertex);
  for (let index = 1; index < children.length; index += 2) {
    const [first, second] = links[index]!;
    makeBase(blossoms, children[index]!, first);
    makeBase(blossoms, children[index + 1]!, second);
    blossoms.mate[first] = second;
    blossoms.mate[second] = first;
  }
}
