import type { Tournament } from '../model/tournament.js';
import { type Diagnostic, hasErrors, type Place } from '../trf/index.js';
import { type Cell, createCellReader, isNumber } from './pairing-cells.js';
import { type PairingLine, type PairingRow, readRows } from './pairing-rows.js';
import type { Board, GivenPairing } from './types.js';

export interface ReadPairing {
  /** Undefined when an error forbids to use it. */
  readonly pairing: GivenPairing | undefined;
  /** `engine`: count and pairs as JaVaFo and bbpPairings write; `lines`: one pair each; `table`: CSV. */
  readonly format: 'engine' | 'lines' | 'table';
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadPairingOptions {
  readonly file?: string;
  /** Whether numbers and names are those of players (the default) or of teams. */
  readonly unit?: 'player' | 'team';
}

const FORMS =
  'give one board on a line, such as "12 7", "12-7", "1;12;7" or both names with " - " between ' +
  'them, and "9 0" or "9 bye" for the bye; or what JaVaFo, bbpPairings and the command pair write';

/** Diagnostics of a pairing that comes from outside the tournament report. */
const PAIRING_CODES = {
  'pairing/empty': {
    message: () => 'The file holds no pairing',
    help: FORMS,
  },
  'pairing/web-page': {
    message: () => 'The file is a web page, not a list',
    help: 'copy the table of the page into a text file, or let the program write the list as text',
  },
  'pairing/count-mismatch': {
    message: (found: string, expected: string) =>
      `The first line announces ${expected} boards, but ${found} boards follow`,
    help: 'the file may be cut off: let the engine write it again',
  },
  'pairing/unreadable-line': {
    message: (found: string, more: string) =>
      `Unexpected ${found}, expected two players or one player and a bye` +
      (more === '' ? '' : `; so are ${more} more lines`),
    help: FORMS,
  },
  'pairing/unknown-player': {
    message: (found: string) => `Number ${found} is not in the tournament`,
    help: 'check that the pairing belongs to this report, and uses its start numbers',
  },
  'pairing/unknown-name': {
    message: (found: string) => `I cannot find ${found} in the tournament`,
    help: 'spell the name as the report does, or give the start number',
  },
  'pairing/ambiguous-name': {
    message: (found: string, expected: string) => `${found} may be any of ${expected}`,
    help: 'give the start number',
  },
  'pairing/misread': {
    message: (found: string) =>
      `The list gives ${found}, so it was probably misread and is not judged`,
    help: `if other columns are meant, ${FORMS}`,
  },
} as const;

type PairingCode = keyof typeof PAIRING_CODES;
type Report = (
  code: PairingCode,
  row: PairingRow | undefined,
  found: string,
  more?: string,
) => void;

/**
 * Reads a pairing that another program or a person wrote: the output file of JaVaFo and bbpPairings
 * (a count, then "white black", 0 for the bye), lines such as "12-7", "3. 12 - 7" or two names, what
 * `pair` prints, or a table with ";", "," or tabs, with or without header, board numbers and results.
 *
 * A list for people in which somebody appears twice, meets himself, is unknown or has number 0 was
 * misread until shown otherwise: that is an error here, so that nobody is accused of it.
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
  const diagnostics: Diagnostic[] = [];
  const report: Report = (code, row, found, more = '') =>
    diagnostics.push(diagnosticOf(code, row, found, more, file));
  if (lines.length === 0 || isWebPage(lines[0]!)) {
    report(lines.length === 0 ? 'pairing/empty' : 'pairing/web-page', undefined, '');
    return { pairing: undefined, format: 'lines', diagnostics };
  }
  const { format, rows, unreadable, announced } = readRows(
    lines,
    createCellReader(tournament, unit),
  );
  const [line, ...more] = unreadable;
  if (line) {
    const others = more.length === 0 ? '' : String(more.length);
    report('pairing/unreadable-line', rowAt(line), line.text.trim(), others);
  } else if (rows.length === 0 && announced !== 0) report('pairing/empty', undefined, '');
  const counted = rows.length + unreadable.length;
  if (announced !== undefined && announced !== counted) {
    report('pairing/count-mismatch', rowAt(lines[0]!), String(rows.length), String(announced));
  }
  const units = unit === 'team' ? tournament.teams : tournament.players;
  // The form of an engine's answer leaves nothing to misread: what is wrong in it, the engine did.
  const isList = format !== 'engine';
  const given = givenOf(rows, new Set(units.map(({ id }) => id)), isList, report);
  const misread = isList && !hasErrors(diagnostics) ? signOfMisreading(given) : undefined;
  if (misread) report('pairing/misread', misread.row, misread.found);
  if (hasErrors(diagnostics)) return { pairing: undefined, format, diagnostics };
  const { boards, absent } = given;
  const pairing: GivenPairing = {
    pairs: boards.flatMap(({ board: [white, black] }) =>
      black === 0 ? [] : [{ white, black, coloursKnown: true }],
    ),
    byes: boards.flatMap(({ board: [white, black] }) => (black === 0 ? [white] : [])),
    ...(isList && { list: { absent } }),
  };
  return { pairing, format, diagnostics };
}

const isWebPage = ({ text }: PairingLine): boolean => /^\s*<(!doctype|html|head|table)/i.test(text);

const rowAt = (line: PairingLine): PairingRow => ({
  line,
  texts: ['', ''],
  cells: [{ kind: 'other' }, { kind: 'other' }],
  taken: '',
});

interface Given {
  readonly boards: readonly { readonly board: Board; readonly row: PairingRow }[];
  readonly absent: readonly number[];
}

/** The boards of the rows by their ids. Twins: some lists give each board at both of its players. */
function givenOf(
  rows: readonly PairingRow[],
  known: ReadonlySet<number>,
  mergeTwins: boolean,
  report: Report,
): Given {
  const boards: Given['boards'][number][] = [];
  const absent: number[] = [];
  for (const row of rows) {
    const [white, black] = row.cells.map((cell, index) =>
      idOf(cell, row.texts[index]!, known, (code, found, more) => report(code, row, found, more)),
    );
    if (white === undefined || black === undefined) continue;
    if (row.cells.some(({ kind }) => kind === 'absent')) absent.push(white || black);
    else {
      const board: Board = white === 0 ? [black, 0] : [white, black];
      const seen = boards.some((one) => String(one.board) === String(board));
      if (!seen || !mergeTwins) boards.push({ board, row });
    }
  }
  return { boards, absent: [...new Set(absent)] };
}

/** The first sign that the columns of the list mean something else. */
function signOfMisreading({
  boards,
  absent,
}: Given): { readonly row: PairingRow; readonly found: string } | undefined {
  const found = new Map<number, PairingRow>();
  for (const { board, row } of boards) {
    const [white, black] = board;
    if (white === black) return { row, found: `number ${white} against number ${black}` };
    for (const id of board) {
      const before = found.get(id);
      const lines = before && `${before.line.number} and ${row.line.number}`;
      if (lines) return { row, found: `number ${id} twice (lines ${lines})` };
      if (absent.includes(id)) return { row, found: `number ${id} both paired and not paired` };
      if (id !== 0) found.set(id, row);
    }
  }
  const zeros = boards.filter(({ row }) =>
    row.cells.some((cell) => cell.kind === 'number' && cell.id === 0),
  );
  return zeros.length > 1
    ? { row: zeros[1]!.row, found: `number 0 in ${zeros.length} lines` }
    : undefined;
}

function diagnosticOf(
  code: PairingCode,
  row: PairingRow | undefined,
  found: string,
  more: string,
  file: string | undefined,
): Diagnostic {
  const { message, help } = PAIRING_CODES[code];
  const quoted = code === 'pairing/misread' || isNumber(found) ? found : JSON.stringify(found);
  return {
    code,
    severity: 'error',
    message: message(quoted, more),
    ...(row && { place: placeOf(row.line, found, file) }),
    related: [],
    ...(row && row.taken !== '' && { why: row.taken }),
    help,
    data: { actual: found, ...(more !== '' && { expected: more }) },
  };
}

function placeOf({ number, text }: PairingLine, found: string, file: string | undefined): Place {
  const has = found !== '' && text.includes(found);
  return {
    ...(file !== undefined && { file }),
    line: number,
    column: has ? text.indexOf(found) + 1 : 1,
    length: has ? found.length : Math.max(1, text.length),
    lineText: text,
  };
}

/** The id of a cell, 0 for the bye; undefined after an error. */
function idOf(
  cell: Cell,
  text: string,
  known: ReadonlySet<number>,
  report: (code: PairingCode, found: string, more?: string) => void,
): number | undefined {
  switch (cell.kind) {
    case 'bye':
    case 'absent':
      return 0;
    case 'number':
      if (cell.id === 0 || known.has(cell.id)) return cell.id;
      report('pairing/unknown-player', text.trim());
      return undefined;
    case 'name':
      if (cell.ids.length === 1) return cell.ids[0];
      report('pairing/ambiguous-name', text.trim(), cell.ids.join(', '));
      return undefined;
    case 'other':
      report(text === '' ? 'pairing/unknown-player' : 'pairing/unknown-name', text.trim());
      return undefined;
  }
}
