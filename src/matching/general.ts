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

export function createMatching(
  size: number,
  mayPair: (u: number, v: number) => boolean,
): CardinalityMatching {
  return build(size, mayPair, new Int32Array(size).fill(-1), [], []);
}

function build(
  size: number,
  mayPair: (u: number, v: number) => boolean,
  mate: Int32Array,
  active: number[],
  exposed: number[],
): CardinalityMatching {
  const parent = new Int32Array(size).fill(-1);
  const base = new Int32Array(size);
  const outer = new Uint8Array(size);
  const touched: number[] = [];

  const search = (root: number, wantAll: boolean): number => {
    for (const vertex of touched) {
      parent[vertex] = -1;
      outer[vertex] = 0;
    }
    touched.length = 0;
    for (const vertex of active) base[vertex] = vertex;
    const queue = [root];
    outer[root] = 1;
    touched.push(root);
    // An exposed vertex ends the search; asking for one first spares most of the tree.
    const reachExposed = (from: number): number => {
      for (const end of exposed) {
        if (end === root || !mayPair(from, end)) continue;
        parent[end] = from;
        touched.push(end);
        return end;
      }
      return -1;
    };
    for (let head = 0; head < queue.length; head += 1) {
      const u = queue[head]!;
      const end = wantAll ? -1 : reachExposed(u);
      if (end >= 0) return end;
      for (const v of active) {
        if (base[u] === base[v] || mate[u] === v || v === u || !mayPair(u, v)) continue;
        if (v === root || (mate[v]! >= 0 && parent[mate[v]!]! >= 0)) {
          shrink(u, v, queue);
        } else if (parent[v]! < 0) {
          const next = mate[v]!;
          if (next < 0) continue;
          parent[v] = u;
          outer[next] = 1;
          touched.push(v, next);
          queue.push(next);
          const early = wantAll ? -1 : reachExposed(next);
          if (early >= 0) return early;
        }
      }
    }
    return -1;
  };

  const shrink = (u: number, v: number, queue: number[]): void => {
    const top = commonBase(u, v);
    const inBlossom = new Set<number>();
    mark(u, top, v, inBlossom);
    mark(v, top, u, inBlossom);
    for (const vertex of active) {
      if (!inBlossom.has(base[vertex]!)) continue;
      base[vertex] = top;
      if (!outer[vertex]) {
        outer[vertex] = 1;
        touched.push(vertex);
        queue.push(vertex);
      }
    }
  };

  const commonBase = (u: number, v: number): number => {
    const seen = new Set<number>();
    for (let vertex = base[u]!; ; vertex = base[parent[mate[vertex]!]!]!) {
      seen.add(vertex);
      if (mate[vertex]! < 0 || parent[mate[vertex]!]! < 0) break;
    }
    let vertex = base[v]!;
    while (!seen.has(vertex)) vertex = base[parent[mate[vertex]!]!]!;
    return vertex;
  };

  const mark = (start: number, top: number, child: number, inBlossom: Set<number>): void => {
    let [vertex, below] = [start, child];
    while (base[vertex] !== top) {
      inBlossom.add(base[vertex]!).add(base[mate[vertex]!]!);
      parent[vertex] = below;
      touched.push(vertex);
      below = mate[vertex]!;
      vertex = parent[mate[vertex]!]!;
    }
  };

  const flip = (end: number): void => {
    let v = end;
    while (v >= 0) {
      const u = parent[v]!;
      const next = mate[u]!;
      mate[v] = u;
      mate[u] = v;
      v = next;
    }
  };

  const matchDirectly = (vertex: number): boolean => {
    const at = exposed.findIndex((other) => mayPair(vertex, other));
    if (at < 0) return false;
    const [other] = exposed.splice(at, 1);
    mate[vertex] = other!;
    mate[other!] = vertex;
    return true;
  };

  return {
    mate,
    exposed,
    add(vertex) {
      active.push(vertex);
      // Without an exposed vertex everybody is matched, and one more cannot be.
      if (exposed.length > 0 && matchDirectly(vertex)) return true;
      const end = exposed.length > 0 ? search(vertex, false) : -1;
      if (end < 0) {
        exposed.push(vertex);
        return false;
      }
      exposed.splice(exposed.indexOf(end), 1);
      flip(end);
      return true;
    },
    canExpose(root, property) {
      if (property(root)) return true;
      for (const vertex of active) {
        const next = mate[vertex]!;
        if (next >= 0 && property(next) && mayPair(root, vertex)) return true;
      }
      search(root, true);
      return active.some((vertex) => outer[vertex] === 1 && property(vertex));
    },
    clone: () => build(size, mayPair, mate.slice(), [...active], [...exposed]),
  };
}
