import type { Tournament } from '../model/tournament.js';
import { type Diagnostic, hasErrors } from '../trf/index.js';
import { type Cell, type CellReader, createCellReader, isByeWord } from './pairing-cells.js';
import { type PairingLine, pairingDiagnostic } from './pairing-diagnostics.js';
import { readTable } from './pairing-table.js';
import type { GivenPair, GivenPairing } from './types.js';

export interface ReadPairing {
  /** Undefined when an error forbids to use it. */
  readonly pairing: GivenPairing | undefined;
  /** `engine`: count and pairs as JaVaFo and bbpPairings write; `lines`: one pair each; `table`: CSV. */
  readonly format: 'engine' | 'lines' | 'table';
  readonly diagnostics: readonly Diagnostic[];
}

/** A row of the source as cells: White, then Black or a bye. */
export interface PairingRow {
  readonly line: PairingLine;
  readonly cells: readonly [string, string];
}

export interface ReadPairingOptions {
  readonly file?: string;
  /** Whether numbers and names are those of players (the default) or of teams. */
  readonly unit?: 'player' | 'team';
}

/**
 * Reads a pairing that another program or a person wrote: the output file of JaVaFo and bbpPairings
 * (a count, then "white black", 0 for the bye), lines such as "12-7" or "3. 12 - 7", or a table with
 * ";", "," or tabs, with or without header, board numbers, results and names.
 */
export function readPairing(
  text: string,
  tournament: Tournament,
  options: ReadPairingOptions = {},
): ReadPairing {
  const { file, unit = 'player' } = options;
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '' && !line.text.startsWith('#'));
  const reader = createCellReader(tournament, unit);
  const diagnostics: Diagnostic[] = [];
  const { format, rows, unreadable, announced } = readRows(lines, reader);
  for (const line of unreadable) {
    diagnostics.push(
      pairingDiagnostic('pairing/unreadable-line', line, line.text.trim(), { file }),
    );
  }
  if (lines.length === 0 || (rows.length === 0 && unreadable.length === 0 && announced !== 0)) {
    diagnostics.push(pairingDiagnostic('pairing/empty', undefined, '', { file }));
  }
  if (announced !== undefined && announced !== rows.length + unreadable.length) {
    const expected = String(announced);
    const found = String(rows.length);
    diagnostics.push(
      pairingDiagnostic('pairing/count-mismatch', lines[0], found, { expected, file }),
    );
  }
  const known = new Set((unit === 'team' ? tournament.teams : tournament.players).map((p) => p.id));
  const pairs: GivenPair[] = [];
  const byes: number[] = [];
  for (const { line, cells } of rows) {
    const [white, black] = cells.map((cell) =>
      resolve(cell, reader.read(cell), known, (code, expected) =>
        diagnostics.push(pairingDiagnostic(code, line, cell.trim(), { expected, file })),
      ),
    );
    if (white === undefined || black === undefined) continue;
    if (white === 0 || black === 0) byes.push(white || black);
    else pairs.push({ white, black, coloursKnown: true });
  }
  const pairing = hasErrors(diagnostics) ? undefined : { pairs, byes };
  return { pairing, format, diagnostics };
}

interface Rows {
  readonly format: ReadPairing['format'];
  readonly rows: readonly PairingRow[];
  readonly unreadable: readonly PairingLine[];
  /** Number of boards that the first line promises. */
  readonly announced?: number;
}

function readRows(lines: readonly PairingLine[], reader: CellReader): Rows {
  const first = lines[0]?.text.trim() ?? '';
  const counted = /^\d{1,4}$/.test(first);
  if (!counted && lines.some(({ text }) => /[;\t]|,.*\d|\d.*,/.test(text))) {
    return { format: 'table', ...readTable(lines, reader) };
  }
  const rows: PairingRow[] = [];
  const unreadable: PairingLine[] = [];
  for (const line of counted ? lines.slice(1) : lines) {
    const cells = readLine(line.text);
    if (cells) rows.push({ line, cells });
    else unreadable.push(line);
  }
  return counted
    ? { format: 'engine', rows, unreadable, announced: Number(first) }
    : { format: 'lines', rows, unreadable };
}

/** "12 7", "12-7", "3. 12 - 7", "3 12 7", "12 bye", "PAB: 12". */
function readLine(text: string): readonly [string, string] | undefined {
  const line = text.trim();
  const bye = /^(\S+?)\s*[:\s]\s*(\d{1,4})$/.exec(line);
  if (bye && isByeWord(bye[1]!)) return [bye[2]!, '0'];
  const match =
    /^(?:\d{1,4}[.):]?\s+)?(\d{1,4})\s*(?:-|–|:|v\.?|vs\.?|\s)\s*(\d{1,4}|[a-z]+)$/i.exec(line);
  if (!match) return undefined;
  const [, white, black] = match;
  if (/^\d/.test(black!)) return [white!, black!];
  return isByeWord(black!) ? [white!, '0'] : undefined;
}

function resolve(
  text: string,
  cell: Cell,
  known: ReadonlySet<number>,
  report: (
    code: 'pairing/unknown-player' | 'pairing/unknown-name' | 'pairing/ambiguous-name',
    expected: string,
  ) => void,
): number | undefined {
  switch (cell.kind) {
    case 'bye':
      return 0;
    case 'number':
      if (cell.id === 0 || known.has(cell.id)) return cell.id;
      report('pairing/unknown-player', '');
      return undefined;
    case 'name':
      if (cell.ids.length === 1) return cell.ids[0];
      report('pairing/ambiguous-name', cell.ids.join(', '));
      return undefined;
    default:
      report(text === '' ? 'pairing/unknown-player' : 'pairing/unknown-name', '');
      return undefined;
  }
}
