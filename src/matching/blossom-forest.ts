/**
 * The nodes of Edmonds' search: vertices 0 to size - 1 and blossoms above them, the matching edge of
 * each node, and the alternating forest. Knows no costs.
 */
export class BlossomForest {
  /** The top-level node that holds a vertex. */
  readonly top: Int32Array;
  /** The blossom directly around a node, -1 for top-level nodes. */
  readonly enclosing: Int32Array;
  /** The edge that matches a node: its end inside and outside, -1 when exposed. */
  readonly matchIn: Int32Array;
  readonly matchOut: Int32Array;
  /** For inner nodes the edge to the parent: its end inside and outside. */
  readonly parentIn: Int32Array;
  readonly parentOut: Int32Array;
  /** Vertices of a node; empty for blossoms not in use. */
  readonly members: number[][];
  readonly children: number[][];
  /** For child i of a blossom: the edge to child i + 1, as the vertex in each. */
  readonly cycleFrom: number[][];
  readonly cycleTo: number[][];
  readonly nodes: number;
  private readonly unused: number[] = [];
  private readonly visited: Int32Array;
  private visit = 0;
  private tops: number[] | undefined;

  constructor(readonly size: number) {
    const nodes = size + (size >> 1);
    this.nodes = nodes;
    this.top = Int32Array.from({ length: size }, (_, vertex) => vertex);
    this.enclosing = new Int32Array(nodes).fill(-1);
    this.matchIn = Int32Array.from({ length: nodes }, (_, node) => (node < size ? node : -1));
    this.matchOut = new Int32Array(nodes).fill(-1);
    this.parentIn = new Int32Array(nodes).fill(-1);
    this.parentOut = new Int32Array(nodes).fill(-1);
    this.members = Array.from({ length: nodes }, (_, node) => (node < size ? [node] : []));
    this.children = Array.from({ length: nodes }, () => []);
    this.cycleFrom = Array.from({ length: nodes }, () => []);
    this.cycleTo = Array.from({ length: nodes }, () => []);
    for (let node = nodes - 1; node >= size; node -= 1) this.unused.push(node);
    this.visited = new Int32Array(nodes);
  }

  /** The top-level nodes; valid until the next shrinking or expansion. */
  topNodes(): readonly number[] {
    if (this.tops) return this.tops;
    const tops: number[] = [];
    for (let node = 0; node < this.nodes; node += 1) {
      if (this.enclosing[node]! < 0 && this.members[node]!.length > 0) tops.push(node);
    }
    this.tops = tops;
    return tops;
  }

  /** The first node that the paths from two outer nodes to their roots share, -1 if none. */
  commonAncestor(first: number, second: number): number {
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

  /** The next outer node towards the root, or -1 at the root. */
  private outerParent(node: number): number {
    const mate = this.matchOut[node]!;
    return mate < 0 ? -1 : this.top[this.parentOut[this.top[mate]!]!]!;
  }

  /** Flips the path from an outer node to its root, after matching it by (inside, outside). */
  augmentFrom(start: number, startIn: number, startOut: number): void {
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

  childWith(blossom: number, vertex: number): number {
    let node = vertex;
    while (this.enclosing[node] !== blossom) node = this.enclosing[node]!;
    return node;
  }

  /** Makes one node of the odd cycle that the edge (u, v) between two outer nodes closes. */
  formBlossom(u: number, v: number, ancestor: number): number {
    const blossom = this.unused.pop()!;
    const down = this.climb(u, ancestor).reverse();
    const up = this.climb(v, ancestor);
    const children = [ancestor, ...down.map((s) => s.node), ...up.map((s) => s.node)];
    this.children[blossom] = children;
    this.cycleFrom[blossom] = [...down.map((s) => s.to), u, ...up.map((s) => s.from)];
    this.cycleTo[blossom] = [...down.map((s) => s.from), v, ...up.map((s) => s.to)];
    const members: number[] = [];
    for (const child of children) {
      this.enclosing[child] = blossom;
      for (const vertex of this.members[child]!) members.push(vertex);
    }
    this.members[blossom] = members;
    for (const vertex of members) this.top[vertex] = blossom;
    this.enclosing[blossom] = -1;
    this.matchIn[blossom] = this.matchIn[ancestor]!;
    this.matchOut[blossom] = this.matchOut[ancestor]!;
    this.tops = undefined;
    return blossom;
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

  /** Makes the children of a blossom top-level nodes again. */
  dissolve(blossom: number): void {
    for (const child of this.children[blossom]!) {
      this.enclosing[child] = -1;
      for (const vertex of this.members[child]!) this.top[vertex] = child;
    }
    this.members[blossom] = [];
    this.unused.push(blossom);
    this.tops = undefined;
  }
}

function rotate(values: number[], by: number): void {
  if (by > 0) values.push(...values.splice(0, by));
}
