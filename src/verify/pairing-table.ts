import { type CellReader, splitCells } from './pairing-cells.js';
import type { PairingLine } from './pairing-diagnostics.js';
import type { PairingRow } from './read-pairing.js';

const DELIMITERS = [';', '\t', ','] as const;

const WHITE_WORDS =
  /^(white|wei(ß|ss)|blancs?|blancas?|bianco|hvid|hvit|vit|white ?(no|nr|id)\.?)$/i;
const BLACK_WORDS = /^(black|schwarz|noirs?|negras?|nero|sort|svart|black ?(no|nr|id)\.?)$/i;
const NUMBER_WORDS = /^(no|nr|num|s\.?no|s\.?nr|snr|start ?(no|nr)|tpn|id)\.?$/i;
const NAME_WORDS = /^(name|player|team|nom|nombre|spieler|navn|namn)$/i;

interface Columns {
  readonly white: number;
  readonly black: number;
}

/** Reads the rows of a table: by its header, else by the names in it, else by its numbers. */
export function readTable(
  lines: readonly PairingLine[],
  reader: CellReader,
): { readonly rows: readonly PairingRow[]; readonly unreadable: readonly PairingLine[] } {
  const delimiter = DELIMITERS.find((candidate) =>
    lines.every(({ text }) => text.includes(candidate)),
  );
  const cut = delimiter ?? DELIMITERS.find((one) => lines.some(({ text }) => text.includes(one)))!;
  const table = lines.map((line) => ({ line, cells: splitCells(line.text, cut) }));
  const header = table.find(({ cells }) => columnsOfHeader(cells) !== undefined);
  const columns = header && columnsOfHeader(header.cells);
  const body = header ? table.slice(table.indexOf(header) + 1) : withoutHeading(table, reader);
  const numbered = hasBoardNumbers(body.map(({ cells }) => cells));
  const rows: PairingRow[] = [];
  const unreadable: PairingLine[] = [];
  for (const { line, cells } of body) {
    const found = columns ? fromColumns(cells, columns) : guess(cells, reader, numbered);
    if (found) rows.push({ line, cells: found });
    else unreadable.push(line);
  }
  return { rows, unreadable };
}

function columnsOfHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => /^\d+$/.test(cell))) return undefined;
  const white = cells.findIndex((cell) => WHITE_WORDS.test(cell));
  const black = cells.findIndex((cell) => BLACK_WORDS.test(cell));
  if (white >= 0 && black >= 0) return { white, black };
  for (const words of [NUMBER_WORDS, NAME_WORDS]) {
    const places = cells.flatMap((cell, index) => (words.test(cell) ? [index] : []));
    if (places.length === 2) return { white: places[0]!, black: places[1]! };
  }
  return undefined;
}

function fromColumns(
  cells: readonly string[],
  { white, black }: Columns,
): readonly [string, string] | undefined {
  const first = cells[white] ?? '';
  if (first === '') return undefined;
  const second = cells[black] ?? '';
  return [first, second === '' ? '0' : second];
}

/** A first row without any player is a heading in words we do not know. */
function withoutHeading<T extends { readonly cells: readonly string[] }>(
  table: readonly T[],
  reader: CellReader,
): readonly T[] {
  const heading = table[0]?.cells.every((cell) => reader.read(cell).kind === 'other');
  return heading ? table.slice(1) : table;
}

/** True when the first column counts 1, 2, 3 ... and two more numbers or names could follow. */
function hasBoardNumbers(rows: readonly (readonly string[])[]): boolean {
  return rows.every((cells, index) => cells.length > 2 && cells[0] === String(index + 1));
}

function guess(
  cells: readonly string[],
  reader: CellReader,
  numbered: boolean,
): readonly [string, string] | undefined {
  const rest = numbered ? cells.slice(1) : cells;
  const named = rest.filter((cell) => reader.read(cell).kind === 'name');
  if (named.length === 2) return [named[0]!, named[1]!];
  const bye = rest.some((cell) => reader.read(cell).kind === 'bye');
  if (named.length === 1 && bye) return [named[0]!, '0'];
  const numbers = rest.filter((cell) => reader.read(cell).kind === 'number');
  if (numbers.length >= 2) return [numbers[0]!, numbers[1]!];
  return numbers.length === 1 && bye ? [numbers[0]!, '0'] : undefined;
}
