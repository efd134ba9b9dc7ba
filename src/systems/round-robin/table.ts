import type { Pair } from '../pairing.js';
import { bergerTable, tableSize } from './berger.js';
import type { TableRound } from './scheme.js';

/** Ids by their numbers in the table, from 1; undefined for a number that nobody has (any more). */
export type Numbering = readonly (number | undefined)[];

/** The boards of one round of the table as ids; 0 stands for a number that nobody has. */
export function boardsOf(
  numbering: Numbering,
  { cycle, round }: TableRound,
  reversed: boolean,
): readonly Pair[] {
  const idOf = (number: number): number => numbering[number - 1] ?? 0;
  const turned = (cycle % 2 === 0) !== reversed;
  return bergerTable(tableSize(numbering.length), round).map(({ white, black }) =>
    turned
      ? { white: idOf(black), black: idOf(white) }
      : { white: idOf(white), black: idOf(black) },
  );
}

/** What one round of an event has in common with one round of the table. */
export interface Agreement {
  /** Recorded pairs, and those of them that the table has in the round. */
  readonly pairs: number;
  readonly agreeing: number;
  /** Of the agreeing pairs, how many have the colours of the table, and how many the others. */
  readonly coloured: number;
  readonly reversed: number;
}

export const NO_AGREEMENT: Agreement = { pairs: 0, agreeing: 0, coloured: 0, reversed: 0 };

export const together = (a: Agreement, b: Agreement): Agreement => ({
  pairs: a.pairs + b.pairs,
  agreeing: a.agreeing + b.agreeing,
  coloured: a.coloured + b.coloured,
  reversed: a.reversed + b.reversed,
});

export function agreement(
  given: readonly (Pair & { readonly coloursKnown: boolean })[],
  boards: readonly Pair[],
): Agreement {
  const opponents = new Map<number, { readonly id: number; readonly colour: 'white' | 'black' }>();
  for (const { white, black } of boards) {
    opponents.set(white, { id: black, colour: 'white' });
    opponents.set(black, { id: white, colour: 'black' });
  }
  let agreeing = 0;
  let coloured = 0;
  let reversed = 0;
  for (const { white, black, coloursKnown } of given) {
    const due = opponents.get(white);
    if (due?.id !== black) continue;
    agreeing += 1;
    if (!coloursKnown) continue;
    if (due.colour === 'white') coloured += 1;
    else reversed += 1;
  }
  return { pairs: given.length, agreeing, coloured, reversed };
}
