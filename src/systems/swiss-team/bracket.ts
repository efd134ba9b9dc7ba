import { createOptimum, fixPair, NO_EDGE, type Optimum } from '../../matching/team-optimum.js';
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
  const optimum = bestPairings(field, seats, upfloaters);
  const isTop = chooseTops(optimum);
  const vertices = seats.map((_, vertex) => vertex);
  const tops = vertices.filter((vertex) => isTop[vertex]);
  let bottoms = vertices.filter((vertex) => !isTop[vertex]);
  return tops.map((top) => {
    const bottom = bottoms.find((vertex) => fixPair(optimum, top, vertex))!;
    bottoms = bottoms.filter((vertex) => vertex !== bottom);
    return [seats[top]!, seats[bottom]!] as const;
  });
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

/** Each seat in turn is a top, paired with a later seat, if an optimal pairing allows it. */
function chooseTops(optimum: Optimum): readonly boolean[] {
  const isTop: boolean[] = [];
  for (let vertex = 0; vertex < optimum.size; vertex += 1) {
    isTop.push(keepOnOneSide(optimum, vertex, true));
    if (!isTop[vertex]) keepOnOneSide(optimum, vertex, false);
  }
  return isTop;
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
