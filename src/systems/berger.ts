/** Unordered pairs of table numbers of a round, without the free number of an odd field. */
export type TablePairs = readonly (readonly [number, number])[];

/**
 * The pairs of round `round` (from 1) of the Berger table for `players` (C.05 annex 1). An odd field
 * takes the table of one more, and who meets the last number is free. Later cycles repeat the first.
 */
export function bergerPairs(players: number, round: number): TablePairs {
  const last = players + (players % 2);
  const cycle = last - 1;
  const sum = ((round - 1) % cycle) + 2;
  const pairs: (readonly [number, number])[] = [];
  for (let first = 1; first < last; first += 1) {
    const second = ((((sum - first - 1) % cycle) + cycle) % cycle) + 1;
    if (first < second) pairs.push([first, second]);
    if (first === second && last === players) pairs.push([first, last]);
  }
  return pairs;
}

/** Rounds of one cycle: everybody meets everybody once. */
export const bergerCycle = (players: number): number => players - 1 + (players % 2);
