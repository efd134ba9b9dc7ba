import { createOptimum, NO_EDGE, type Optimum } from '../../matching/optimum.js';
import { firstTransposition } from '../../matching/transposition.js';
import { missesPreference, missesStrongPreference, repeatsOpponentFloat } from './criteria.js';
import type { Field } from './field.js';

/** A pair of a bracket: its top member and its bottom member, as places. */
export type SeatPair = readonly [top: number, bottom: number];

/** The members in the order of their seats (art. 3.6.1). */
export function seatOrder(field: Field, members: readonly number[]): readonly number[] {
  if (field.options.seats === 'scoreThenTpn') return [...members].sort((a, b) => a - b);
  return [...members].sort((a, b) => field.teams[a]!.id - field.teams[b]!.id);
}

/**
 * Pairs a bracket of residents and upfloaters (art. 3.6): of the pairings that are best by C8, C9, C10
 * the one with the smallest identifier, tops first. The tops come in order.
 */
export function pairBracket(
  field: Field,
  members: readonly number[],
  upfloaters: readonly number[],
): readonly SeatPair[] {
  const seats = seatOrder(field, members);
  const isTop: boolean[] = [];
  const optimum = chooseTops(bestPairings(field, seats, upfloaters), isTop);
  const vertices = seats.map((_, vertex) => vertex);
  const tops = vertices.filter((vertex) => isTop[vertex]);
  const bottoms = vertices.filter((vertex) => !isTop[vertex]);
  separate(optimum, tops);
  separate(optimum, bottoms);
  // Two-sided and refined once more, the optimal pairings are all those that the edges allow.
  const allowed = optimum.refine(() => 0);
  const bottomOf = firstTransposition({
    size: tops.length,
    ordered: tops.length,
    mayPair: (top, bottom) => allowed.weightOf(tops[top]!, bottoms[bottom]!) !== NO_EDGE,
  })!;
  return tops.map((top, index) => [seats[top]!, seats[bottoms[bottomOf[index]!]!]!] as const);
}

function bestPairings(
  field: Field,
  seats: readonly number[],
  upfloaters: readonly number[],
): Optimum {
  const half = seats.length / 2;
  const floats = new Set(upfloaters);
  const isUpfloater = (place: number) => floats.has(place);
  let optimum = createOptimum(
    seats.length,
    (u, v) => {
      const [a, b] = [seats[u]!, seats[v]!];
      return field.meetings.mayMeet(a, b) ? -missesPreference(field, a, b) : NO_EDGE;
    },
    (vertex) => (vertex < half ? vertex + half : vertex - half),
  )!;
  if (field.options.preferences === 'B') {
    optimum = optimum.refine((u, v) => -missesStrongPreference(field, seats[u]!, seats[v]!));
  }
  if (upfloaters.length === 0 || !field.floatsCount) return optimum;
  return optimum.refine((u, v) => -repeatsOpponentFloat(field, isUpfloater, seats[u]!, seats[v]!));
}

/**
 * Each seat in turn is a top, paired with a later seat, if an optimal pairing allows it; once half of
 * the seats are tops, the others are bottoms of necessity.
 */
function chooseTops(optimum: Optimum, isTop: boolean[]): Optimum {
  let count = 0;
  for (let vertex = 0; 2 * count < optimum.size; vertex += 1) {
    isTop[vertex] = keepOnOneSide(optimum, vertex, true);
    if (isTop[vertex]) count += 1;
    else keepOnOneSide(optimum, vertex, false);
  }
  return optimum;
}

/** Removes the edges between these seats, which no optimal pairing uses. */
function separate(optimum: Optimum, vertices: readonly number[]): void {
  const changes = vertices.flatMap((u, index) =>
    vertices.slice(index + 1).map((v) => ({ u, v, weight: NO_EDGE })),
  );
  optimum.lower(changes);
}

/** Removes the edges of a seat to earlier seats, or to later ones, if the optimum allows. */
function keepOnOneSide(optimum: Optimum, vertex: number, later: boolean): boolean {
  const changes = [];
  const [from, to] = later ? [0, vertex] : [vertex + 1, optimum.size];
  for (let other = from; other < to; other += 1) {
    if (optimum.weightOf(vertex, other) === NO_EDGE) continue;
    changes.push({ u: vertex, v: other, weight: NO_EDGE });
  }
  return optimum.lower(changes);
}
