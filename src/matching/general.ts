/**
 * Maximum cardinality matching in a general graph (Edmonds), grown vertex by vertex. The graph is a
 * function, never a matrix, because the graphs here are nearly complete: a partner is mostly found
 * at the first look.
 */
export interface CardinalityMatching {
  /** Mate of each vertex, -1 when exposed or not in the graph. */
  readonly mate: Int32Array;
  /** The vertices that the maximum matching leaves exposed. */
  readonly exposed: readonly number[];
  /** Adds a vertex and makes the matching maximum again; true when it has grown. */
  add(vertex: number): boolean;
  /**
   * Is there a vertex with this property that some maximum matching leaves exposed in the place of
   * `exposed`? These are the outer vertices of its alternating tree, itself included.
   */
  canExpose(exposed: number, property: (vertex: number) => boolean): boolean;
  /** An independent copy. */
  clone(): CardinalityMatching;
}

type MayPair = (u: number, v: number) => boolean;

interface Graph {
  readonly mayPair: MayPair;
  readonly mate: Int32Array;
  /** The vertices added so far. */
  readonly active: number[];
  readonly exposed: number[];
  /** The alternating tree of the latest search: parents of inner vertices, and bases of cycles. */
  readonly parent: Int32Array;
  readonly base: Int32Array;
  readonly outer: Uint8Array;
  /** Outer vertices in the order they were reached. */
  readonly queue: number[];
  /** What the next search has to clear. */
  readonly touched: number[];
}

export function createMatching(size: number, mayPair: MayPair): CardinalityMatching {
  return matchingOf(createGraph(mayPair, new Int32Array(size).fill(-1), [], []));
}

function createGraph(
  mayPair: MayPair,
  mate: Int32Array,
  active: number[],
  exposed: number[],
): Graph {
  const size = mate.length;
  return {
    mayPair,
    mate,
    active,
    exposed,
    parent: new Int32Array(size).fill(-1),
    base: new Int32Array(size),
    outer: new Uint8Array(size),
    queue: [],
    touched: [],
  };
}

function matchingOf(graph: Graph): CardinalityMatching {
  const { mayPair, mate, active, exposed } = graph;
  return {
    mate,
    exposed,
    add: (vertex) => addVertex(graph, vertex),
    canExpose: (root, property) => canExpose(graph, root, property),
    clone: () => matchingOf(createGraph(mayPair, mate.slice(), [...active], [...exposed])),
  };
}

function addVertex(graph: Graph, vertex: number): boolean {
  const { active, exposed } = graph;
  active.push(vertex);
  // Without an exposed vertex everybody is matched, and one more cannot be.
  if (exposed.length > 0 && matchDirectly(graph, vertex)) return true;
  const end = exposed.length > 0 ? findExposed(graph, vertex) : -1;
  if (end < 0) {
    exposed.push(vertex);
    return false;
  }
  exposed.splice(exposed.indexOf(end), 1);
  flip(graph, end);
  return true;
}

function matchDirectly({ mayPair, mate, exposed }: Graph, vertex: number): boolean {
  const at = exposed.findIndex((other) => mayPair(vertex, other));
  if (at < 0) return false;
  const [other] = exposed.splice(at, 1);
  mate[vertex] = other!;
  mate[other!] = vertex;
  return true;
}

function canExpose(graph: Graph, root: number, property: (vertex: number) => boolean): boolean {
  const { mayPair, mate, active, outer, queue } = graph;
  if (property(root)) return true;
  for (const vertex of active) {
    const next = mate[vertex]!;
    if (next >= 0 && property(next) && mayPair(root, vertex)) return true;
  }
  startTree(graph, root);
  for (let head = 0; head < queue.length; head += 1) growFrom(graph, root, queue[head]!, false);
  return active.some((vertex) => outer[vertex] === 1 && property(vertex));
}

/** An exposed vertex at the end of an alternating path from the root; -1 when there is none. */
function findExposed(graph: Graph, root: number): number {
  const { queue } = graph;
  startTree(graph, root);
  for (let head = 0; head < queue.length; head += 1) {
    const u = queue[head]!;
    // An exposed vertex ends the search; asking for one first spares most of the tree.
    const end = reachExposed(graph, root, u);
    if (end >= 0) return end;
    const early = growFrom(graph, root, u, true);
    if (early >= 0) return early;
  }
  return -1;
}

function startTree({ active, parent, base, outer, queue, touched }: Graph, root: number): void {
  for (const vertex of touched) {
    parent[vertex] = -1;
    outer[vertex] = 0;
  }
  touched.length = 0;
  for (const vertex of active) base[vertex] = vertex;
  queue.length = 0;
  queue.push(root);
  outer[root] = 1;
  touched.push(root);
}

function reachExposed(graph: Graph, root: number, from: number): number {
  const { mayPair, exposed, parent, touched } = graph;
  for (const end of exposed) {
    if (end === root || !mayPair(from, end)) continue;
    parent[end] = from;
    touched.push(end);
    return end;
  }
  return -1;
}

/** Takes in what the outer vertex u reaches; the exposed vertex if `stops` and it meets one, or -1. */
function growFrom(graph: Graph, root: number, u: number, stops: boolean): number {
  const { mayPair, mate, active, parent, base, outer, queue, touched } = graph;
  for (const v of active) {
    if (base[u] === base[v] || mate[u] === v || v === u || !mayPair(u, v)) continue;
    if (v === root || (mate[v]! >= 0 && parent[mate[v]!]! >= 0)) {
      shrink(graph, u, v);
      continue;
    }
    const next = mate[v]!;
    if (parent[v]! >= 0 || next < 0) continue;
    parent[v] = u;
    outer[next] = 1;
    touched.push(v, next);
    queue.push(next);
    const early = stops ? reachExposed(graph, root, next) : -1;
    if (early >= 0) return early;
  }
  return -1;
}

/** Makes one base of the odd cycle that the edge between two outer vertices closes. */
function shrink(graph: Graph, u: number, v: number): void {
  const { active, base, outer, queue, touched } = graph;
  const top = commonBase(graph, u, v);
  const inBlossom = new Set<number>();
  markPath(graph, u, top, v, inBlossom);
  markPath(graph, v, top, u, inBlossom);
  for (const vertex of active) {
    if (!inBlossom.has(base[vertex]!)) continue;
    base[vertex] = top;
    if (outer[vertex]) continue;
    outer[vertex] = 1;
    touched.push(vertex);
    queue.push(vertex);
  }
}

function commonBase({ mate, parent, base }: Graph, u: number, v: number): number {
  const seen = new Set<number>();
  for (let vertex = base[u]!; ; vertex = base[parent[mate[vertex]!]!]!) {
    seen.add(vertex);
    if (mate[vertex]! < 0 || parent[mate[vertex]!]! < 0) break;
  }
  let vertex = base[v]!;
  while (!seen.has(vertex)) vertex = base[parent[mate[vertex]!]!]!;
  return vertex;
}

function markPath(
  { mate, parent, base, touched }: Graph,
  start: number,
  top: number,
  child: number,
  inBlossom: Set<number>,
): void {
  let [vertex, below] = [start, child];
  while (base[vertex] !== top) {
    inBlossom.add(base[vertex]!).add(base[mate[vertex]!]!);
    parent[vertex] = below;
    touched.push(vertex);
    below = mate[vertex]!;
    vertex = parent[mate[vertex]!]!;
  }
}

/** Turns the matching along the path from its exposed end back to the root. */
function flip({ mate, parent }: Graph, end: number): void {
  let v = end;
  while (v >= 0) {
    const u = parent[v]!;
    const next = mate[u]!;
    mate[v] = u;
    mate[u] = v;
    v = next;
  }
}
