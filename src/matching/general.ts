/**
 * Maximum cardinality matching in a general graph (Edmonds), grown vertex by vertex. The graph is a
 * function, never a matrix, because the graphs here are nearly complete: a partner is mostly found
 * at the first look.
 */
export interface CardinalityMatching {
  /** Mate of each vertex, -1 when exposed or inactive. */
  readonly mate: Int32Array;
  /**
   * Activates `vertex` and looks for an augmenting path from it among the active vertices.
   * False: the matching is maximum still, with the vertex exposed.
   */
  add(vertex: number): boolean;
  /** Deactivates a vertex; its mate becomes exposed and is returned (-1 if none). */
  remove(vertex: number): number;
  /** Searches again from an active, exposed vertex. */
  augment(vertex: number): boolean;
  /**
   * Every active vertex that some maximum matching leaves exposed in the place of `exposed`
   * (the outer vertices of the alternating tree; includes `exposed`).
   */
  exposable(exposed: number): readonly number[];
  /** An independent copy. */
  clone(): CardinalityMatching;
}

export function createMatching(
  size: number,
  mayPair: (u: number, v: number) => boolean,
): CardinalityMatching {
  return build(size, mayPair, new Int32Array(size).fill(-1), [], new Int32Array(size).fill(-1));
}

function build(
  size: number,
  mayPair: (u: number, v: number) => boolean,
  mate: Int32Array,
  active: number[],
  place: Int32Array,
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
    for (let head = 0; head < queue.length; head += 1) {
      const u = queue[head]!;
      for (const v of active) {
        if (base[u] === base[v] || mate[u] === v || v === u || !mayPair(u, v)) continue;
        if (v === root || (mate[v]! >= 0 && parent[mate[v]!]! >= 0)) {
          shrink(u, v, queue);
        } else if (parent[v]! < 0) {
          const next = mate[v]!;
          if (next < 0) {
            if (wantAll) continue;
            parent[v] = u;
            touched.push(v);
            return v;
          }
          parent[v] = u;
          outer[next] = 1;
          touched.push(v, next);
          queue.push(next);
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

  const augment = (vertex: number): boolean => {
    for (const other of active) {
      if (other === vertex || mate[other]! >= 0 || !mayPair(vertex, other)) continue;
      mate[vertex] = other;
      mate[other] = vertex;
      return true;
    }
    const end = search(vertex, false);
    if (end < 0) return false;
    flip(end);
    return true;
  };

  return {
    mate,
    add(vertex) {
      if (place[vertex]! < 0) {
        place[vertex] = active.length;
        active.push(vertex);
      }
      return augment(vertex);
    },
    remove(vertex) {
      const index = place[vertex]!;
      if (index < 0) return -1;
      const last = active.pop()!;
      if (last !== vertex) {
        active[index] = last;
        place[last] = index;
      }
      place[vertex] = -1;
      const partner = mate[vertex]!;
      if (partner >= 0) mate[partner] = -1;
      mate[vertex] = -1;
      return partner;
    },
    augment,
    exposable(exposed) {
      search(exposed, true);
      return active.filter((vertex) => outer[vertex]);
    },
    clone: () => build(size, mayPair, mate.slice(), [...active], place.slice()),
  };
}
