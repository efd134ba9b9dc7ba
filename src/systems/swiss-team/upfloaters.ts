import { createOptimum, NO_EDGE, type Optimum } from '../../matching/optimum.js';
import { repeatsFloat } from './criteria.js';
import type { Field } from './field.js';

/** The choice of the upfloaters of one bracket (art. 3.5). */
export interface UpfloaterChoice {
  /** The top scoregroup of the unpaired teams. */
  readonly residents: readonly number[];
  /** By score descending, then TPN. */
  readonly upfloaters: readonly number[];
  /** C6: pairs inside the following scoregroup that the choice leaves possible. */
  readonly followingPairs: number;
}

/** Teams of the top score among `unpaired`, and of the next score below it. */
export function topGroups(
  field: Field,
  unpaired: readonly number[],
): { readonly residents: readonly number[]; readonly following: readonly number[] } {
  const top = field.scores[unpaired[0]!]!;
  const residents = unpaired.filter((place) => field.scores[place] === top);
  const next = unpaired[residents.length];
  const following =
    next === undefined
      ? []
      : unpaired.filter((place) => field.scores[place] === field.scores[next]);
  return { residents, following };
}

/**
 * Chooses the upfloaters for the top scoregroup of `unpaired` (places in order, pairable as a whole):
 * of the legal sets the one that is best by C4, C5, C6, C7, and then first in the order of sets.
 */
export function chooseUpfloaters(field: Field, unpaired: readonly number[]): UpfloaterChoice {
  const { residents, following } = topGroups(field, unpaired);
  const count = residents.length;
  const isResident = (vertex: number) => vertex < count;
  const size = unpaired.length;
  let optimum = createOptimum(
    size,
    (u, v) => {
      if (!field.meetings.mayMeet(unpaired[u]!, unpaired[v]!)) return NO_EDGE;
      return isResident(u) && isResident(v) ? 1 : 0;
    },
    halves(count, size),
  )!;
  const wanted = count - 2 * optimum.weight;
  if (wanted === 0) return { residents, upfloaters: [], followingPairs: 0 };
  optimum = preferHighScores(optimum, field, unpaired, count, wanted);
  optimum = outlook(optimum, count, count + following.length, field.options.outlook);
  optimum = optimum.refine((u, v) => {
    const lower = isResident(u) ? v : u;
    return isResident(u) === isResident(v) ? 0 : -repeatsFloat(field, unpaired[lower]!);
  });
  const chosen = firstSet(optimum, count, wanted);
  return {
    residents,
    upfloaters: chosen.map((vertex) => unpaired[vertex]!),
    followingPairs: pairsBetween(optimum, count, count + following.length),
  };
}

/** The top half of each part against its bottom half, as a first guess. */
function halves(count: number, size: number): (vertex: number) => number {
  return (vertex) => {
    const [start, end] = vertex < count ? [0, count] : [count, size];
    const half = Math.floor((end - start) / 2);
    return vertex < start + half ? vertex + half : vertex - half;
  };
}

/** Pairs of the matching inside vertices `from` to below `to`. */
function pairsBetween(optimum: Optimum, from: number, to: number): number {
  let pairs = 0;
  for (let vertex = from; vertex < to; vertex += 1) {
    if (optimum.mate(vertex) > vertex && optimum.mate(vertex) < to) pairs += 1;
  }
  return pairs;
}

/** Upfloaters of the matching among vertices `from` to below `to`. */
function upfloatersBetween(optimum: Optimum, count: number, from: number, to: number): number {
  let found = 0;
  for (let vertex = from; vertex < to; vertex += 1) if (optimum.mate(vertex) < count) found += 1;
  return found;
}

/** C5: from the lowest score up, as few upfloaters of a score as possible. */
function preferHighScores(
  start: Optimum,
  field: Field,
  unpaired: readonly number[],
  count: number,
  wanted: number,
): Optimum {
  let optimum = start;
  let found = 0;
  for (let to = unpaired.length; to > count && found < wanted; ) {
    const score = field.scores[unpaired[to - 1]!];
    let from = to - 1;
    while (from > count && field.scores[unpaired[from - 1]!] === score) from -= 1;
    if (!keepOut(optimum, count, from, to)) {
      const [first, last] = [from, to];
      optimum = optimum.refine((u, v) => {
        const [high, low] = u < v ? [u, v] : [v, u];
        return high < count && low >= first && low < last ? -1 : 0;
      });
      found += upfloatersBetween(optimum, count, from, to);
    }
    to = from;
  }
  return optimum;
}

/** Removes the edges between residents and vertices `from` to below `to`, if the optimum allows. */
function keepOut(optimum: Optimum, count: number, from: number, to: number): boolean {
  const changes = [];
  for (let u = 0; u < count; u += 1) {
    for (let v = from; v < to; v += 1) {
      if (optimum.weightOf(u, v) !== NO_EDGE) changes.push({ u, v, weight: NO_EDGE });
    }
  }
  return optimum.lower(changes);
}

/**
 * C6: as many pairs as possible among vertices `from` to below `to`, the following scoregroup. Read
 * as pass or fail, it binds only if that group can do without upfloaters beyond its parity.
 */
function outlook(optimum: Optimum, from: number, to: number, reading: 'graded' | 'passFail') {
  const better = optimum.refine((u, v) => (u >= from && v >= from && u < to && v < to ? 1 : 0));
  if (reading === 'graded') return better;
  const left = to - from - upfloatersBetween(better, from, from, to);
  return pairsBetween(better, from, to) === Math.floor(left / 2) ? better : optimum;
}

/** The first set in order: each team in turn is an upfloater if it can be one. */
function firstSet(optimum: Optimum, count: number, wanted: number): number[] {
  const chosen: number[] = [];
  for (let vertex = count; chosen.length < wanted; vertex += 1) {
    const others = [];
    for (let other = 0; other < optimum.size; other += 1) {
      if (other === vertex || optimum.weightOf(vertex, other) === NO_EDGE) continue;
      if (other >= count) others.push({ u: vertex, v: other, weight: NO_EDGE });
    }
    if (optimum.lower(others)) {
      if (optimum.mate(vertex) < count) chosen.push(vertex);
    } else keepOut(optimum, count, vertex, vertex + 1);
  }
  return chosen;
}
