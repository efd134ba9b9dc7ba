import type { Pair } from '../pairing.js';

/**
 * The games of round `round` (from 1) of the Berger table for `size` numbers, an even count
 * (C.05 annex 1), in the order in which the table prints them. `size` itself meets one number, and
 * the two who stand equally far from that one on either side, in a circle without `size`, meet.
 */
export function bergerTable(size: number, round: number): readonly Pair[] {
  const circle = size - 1;
  const centre = round % 2 === 1 ? (round + 1) / 2 : (round + size) / 2;
  const reduced = (number: number): number => ((((number - 1) % circle) + circle) % circle) + 1;
  const ofLast =
    2 * centre <= size ? { white: centre, black: size } : { white: size, black: centre };
  const others = Array.from({ length: size / 2 - 1 }, (_, index) => ({
    white: reduced(centre + index + 1),
    black: reduced(centre - index - 1),
  }));
  return [ofLast, ...others];
}

/** Numbers in the table for a field: an odd one takes the table of one more. */
export const tableSize = (players: number): number => Math.max(2, players + (players % 2));

/** Rounds of one cycle: everybody meets everybody once. */
export const bergerCycle = (players: number): number => tableSize(players) - 1;

/** Unordered pairs of table numbers of a round, without the free number of an odd field. */
export type TablePairs = readonly (readonly [number, number])[];

/** The pairs of a round of the table without colours; later cycles repeat the first. */
export function bergerPairs(players: number, round: number): TablePairs {
  const table = bergerTable(tableSize(players), ((round - 1) % bergerCycle(players)) + 1);
  return table
    .map(({ white, black }) => [Math.min(white, black), Math.max(white, black)] as const)
    .filter(([, higher]) => higher <= players);
}
