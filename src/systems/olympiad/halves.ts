import { createOptimum, fixPair, NO_EDGE } from '../../matching/optimum.js';

/** A pair of art. 9.3: who chose, and whom. */
export type HalfPair = readonly [chooser: number, opponent: number];

/** The opponents number 1 of a subgroup tries, as positions: N+1 to 2N, then N down to 2 (art. 9.3). */
export function searchOrder(size: number): readonly number[] {
  const half = size / 2;
  const order: number[] = [];
  for (let position = half; position < size; position += 1) order.push(position);
  for (let position = half - 1; position >= 1; position -= 1) order.push(position);
  return order;
}

/**
 * Pairs a group by art. 9.3: the first of `members` (in order of priority) takes the first opponent
 * of the search order that it may meet and that leaves the others pairable; then the others are
 * numbered and halved again. Undefined when the group cannot be paired.
 */
export function pairHalves(
  members: readonly number[],
  mayPair: (a: number, b: number) => boolean,
): readonly HalfPair[] | undefined {
  const half = members.length / 2;
  const optimum = createOptimum(
    members.length,
    (u, v) => (mayPair(members[u]!, members[v]!) ? 0 : NO_EDGE),
    (vertex) => (vertex < half ? vertex + half : vertex - half),
  );
  if (!optimum) return undefined;
  const pairs: HalfPair[] = [];
  let left = members.map((_, vertex) => vertex);
  while (left.length > 0) {
    const [first] = left;
    const opponent = searchOrder(left.length)
      .map((position) => left[position]!)
      .find((candidate) => fixPair(optimum, first!, candidate))!;
    pairs.push([members[first!]!, members[opponent]!]);
    left = left.filter((vertex) => vertex !== first && vertex !== opponent);
  }
  return pairs;
}
