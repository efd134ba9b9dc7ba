import { type GamesGraph, type GraphComponent, gamesOf } from './games-graph.js';

/** Components up to this size are solved by elimination, larger ones by conjugate gradients. */
const DIRECT_SIZE = 300;
/** Corrections with the residual after a direct solution; each wins nearly all lost digits back. */
const REFINEMENTS = 3;

/**
 * Solves L x = b on one component, where L is the Laplacian of the games (games on the diagonal,
 * minus the games of each pair elsewhere) and b sums to 0. `b` and the answer have one entry per
 * member; the answer is free up to a constant, here: its first entry is 0.
 */
export function solveLaplacian(
  graph: GamesGraph,
  component: GraphComponent,
  b: Float64Array,
): Float64Array {
  const local = localGraph(graph, component);
  const solve =
    component.members.length <= DIRECT_SIZE ? eliminate(local) : conjugateGradients(local);
  const x = solve(b);
  for (let round = 0; round < REFINEMENTS; round += 1) {
    const rest = residual(local, x, b);
    const correction = solve(rest);
    for (let i = 0; i < x.length; i += 1) x[i]! += correction[i]!;
  }
  const ground = x[0]!;
  return x.map((value) => value - ground);
}

/** The component with places 0 to size - 1. */
interface LocalGraph {
  readonly size: number;
  readonly start: Int32Array;
  readonly neighbours: Int32Array;
  readonly degrees: Float64Array;
}

type Solver = (b: Float64Array) => Float64Array;

function localGraph(graph: GamesGraph, { members }: GraphComponent): LocalGraph {
  const placeOf = new Int32Array(graph.count);
  members.forEach((member, place) => {
    placeOf[member] = place;
  });
  const start = new Int32Array(members.length + 1);
  const neighbours: number[] = [];
  members.forEach((member, place) => {
    for (let at = graph.start[member]!; at < graph.start[member + 1]!; at += 1) {
      neighbours.push(placeOf[graph.opponents[at]!]!);
    }
    start[place + 1] = neighbours.length;
  });
  return {
    size: members.length,
    start,
    neighbours: Int32Array.from(neighbours),
    degrees: Float64Array.from(members, (member) => gamesOf(graph, member)),
  };
}

/** b - L x, summed over differences so that little is lost when the x are large and close. */
function residual(graph: LocalGraph, x: Float64Array, b: Float64Array): Float64Array {
  const rest = Float64Array.from(b);
  for (let i = 0; i < graph.size; i += 1) {
    let flow = 0;
    for (let at = graph.start[i]!; at < graph.start[i + 1]!; at += 1) {
      flow += x[i]! - x[graph.neighbours[at]!]!;
    }
    rest[i]! -= flow;
  }
  return rest;
}

/** Cholesky elimination (L D L') with member 0 grounded; exact but for rounding. */
function eliminate(graph: LocalGraph): Solver {
  const n = graph.size - 1;
  const rows = Array.from({ length: n }, (_, i) => {
    const row = new Float64Array(i + 1);
    row[i] = graph.degrees[i + 1]!;
    for (let at = graph.start[i + 1]!; at < graph.start[i + 2]!; at += 1) {
      const j = graph.neighbours[at]! - 1;
      if (j >= 0 && j < i) row[j]! -= 1;
    }
    return row;
  });
  for (let i = 0; i < n; i += 1) {
    const row = rows[i]!;
    for (let j = 0; j < i; j += 1) {
      const upper = rows[j]!;
      let value = row[j]!;
      for (let k = 0; k < j; k += 1) value -= row[k]! * upper[k]!;
      row[j] = value;
    }
    for (let j = 0; j < i; j += 1) {
      const scaled = row[j]! / rows[j]![j]!;
      row[i]! -= scaled * row[j]!;
      row[j] = scaled;
    }
  }
  return (b) => substitute(rows, b);
}

function substitute(rows: readonly Float64Array[], b: Float64Array): Float64Array {
  const n = rows.length;
  const x = new Float64Array(n + 1);
  for (let i = 0; i < n; i += 1) {
    let value = b[i + 1]!;
    for (let k = 0; k < i; k += 1) value -= rows[i]![k]! * x[k + 1]!;
    x[i + 1] = value;
  }
  for (let i = 0; i < n; i += 1) x[i + 1]! /= rows[i]![i]!;
  for (let i = n - 1; i >= 0; i -= 1) {
    for (let k = 0; k < i; k += 1) x[k + 1]! -= rows[i]![k]! * x[i + 1]!;
  }
  return x;
}

/**
 * Conjugate gradients with the number of games as preconditioner. Games of a Swiss mix the field so
 * well that a few dozen steps settle thousands of players; the bound holds for chains of games. The
 * mean of b, which is rounding, is taken off: L reaches only sums of 0.
 */
function conjugateGradients(graph: LocalGraph): Solver {
  return (b) => {
    const n = graph.size;
    const x = new Float64Array(n);
    const mean = b.reduce((sum, value) => sum + value, 0) / n;
    const r = b.map((value) => value - mean);
    const z = r.map((value, i) => value / graph.degrees[i]!);
    const p = Float64Array.from(z);
    let rz = dot(r, z);
    const enough = rz * 1e-22;
    for (let step = 0; step < 10 * n && rz > enough && rz > 0; step += 1) {
      const q = product(graph, p);
      const alpha = rz / dot(p, q);
      for (let i = 0; i < n; i += 1) {
        x[i]! += alpha * p[i]!;
        r[i]! -= alpha * q[i]!;
        z[i] = r[i]! / graph.degrees[i]!;
      }
      const next = dot(r, z);
      const beta = next / rz;
      rz = next;
      for (let i = 0; i < n; i += 1) p[i] = z[i]! + beta * p[i]!;
    }
    return x;
  };
}

/** L p. */
function product(graph: LocalGraph, p: Float64Array): Float64Array {
  const q = new Float64Array(graph.size);
  for (let i = 0; i < graph.size; i += 1) {
    let sum = graph.degrees[i]! * p[i]!;
    for (let at = graph.start[i]!; at < graph.start[i + 1]!; at += 1) {
      sum -= p[graph.neighbours[at]!]!;
    }
    q[i] = sum;
  }
  return q;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!;
  return sum;
}
