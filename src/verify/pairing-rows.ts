import {
  type Cell,
  type CellReader,
  isNumber,
  readAbsence,
  readEngineBoard,
  splitCells,
} from './pairing-cells.js';

/** A line of a pairing list with its number, from 1. */
export interface PairingLine {
  readonly number: number;
  readonly text: string;
}

/** A row of the list: White, then Black or that there is none. */
export interface PairingRow {
  readonly line: PairingLine;
  /** The two places as they stand in the list. */
  readonly texts: readonly [string, string];
  readonly cells: readonly [Cell, Cell];
  /** Which parts of the line were taken for what. */
  readonly taken: string;
}

export interface PairingRows {
  readonly format: 'engine' | 'lines' | 'table';
  readonly rows: readonly PairingRow[];
  readonly unreadable: readonly PairingLine[];
  /** Number of boards that the first line promises. */
  readonly announced?: number;
}

/** The rows of a list, by the first of the known forms that reads all of it. */
export function readRows(lines: readonly PairingLine[], reader: CellReader): PairingRows {
  const counted = countedRows(lines, reader);
  if (counted) return counted;
  const special = vegaResults(lines) ?? checkList(lines);
  if (special) return special;
  const delimiter = [';', '\t'].find((one) => lines.every(({ text }) => text.includes(one)));
  const other = [';', '\t', ','].find((one) => lines.some(({ text }) => text.includes(one)));
  const asLines = (): PairingRows => ({
    format: 'lines',
    ...withoutFrame(lines, (line) => readLine(line, reader)),
  });
  const asTable = (split: (text: string) => string[]) => (): PairingRows =>
    readTable(lines, reader, split);
  const attempts = [
    ...(delimiter ? [asTable((text) => splitCells(text, delimiter))] : []),
    asLines,
    ...(other ? [asTable((text) => splitCells(text, other))] : []),
    (): PairingRows => ({
      format: 'table',
      ...withoutFrame(lines, (line) => readAligned(line, reader)),
    }),
  ];
  const clear = ({ rows }: PairingRows): number =>
    rows.filter(({ cells }) => cells.every(({ kind }) => kind !== 'other')).length;
  let best: PairingRows | undefined;
  for (const attempt of attempts) {
    const read = attempt();
    if (!best || clear(read) > clear(best)) best = read;
    if (clear(read) > 0 && clear(read) === read.rows.length + read.unreadable.length) break;
  }
  return best!;
}

const FIRST_AND_SECOND = 'the first player of a line was taken for White, the second for Black';

const numberRow = (line: PairingLine, white: string, black: string, taken: string): PairingRow => ({
  line,
  texts: [white, black],
  cells: [
    { kind: 'number', id: Number(white) },
    { kind: 'number', id: Number(black) },
  ],
  taken,
});

/** What JaVaFo and bbpPairings write: a count, then "white black". */
function countedRows(lines: readonly PairingLine[], reader: CellReader): PairingRows | undefined {
  const [first, ...rest] = lines;
  if (!first || !isNumber(first.text.trim())) return undefined;
  const rows: PairingRow[] = [];
  const unreadable: PairingLine[] = [];
  for (const line of rest) {
    const board = readEngineBoard(line.text);
    const row = board ? numberRow(line, ...board, FIRST_AND_SECOND) : readLine(line, reader);
    if (row) rows.push(row);
    else unreadable.push(line);
  }
  return { format: 'engine', rows, unreadable, announced: Number(first.text) };
}

/** Vega's NAME.res: "boards round", then "White Black code". */
function vegaResults(lines: readonly PairingLine[]): PairingRows | undefined {
  const [head = [], ...rest] = lines.map(({ text }) => text.trim().split(/\s+/));
  const fits =
    head.length === 2 &&
    head.every(isNumber) &&
    Number(head[0]) === rest.length &&
    rest.every((cells) => cells.length === 3 && cells.every(isNumber));
  if (!fits) return undefined;
  const taken = 'the first number of a line was taken for White, the second for Black (Vega .res)';
  const rows = rest.map(([white, black], index) =>
    numberRow(lines[index + 1]!, white!, black!, taken),
  );
  return { format: 'lines', rows, unreadable: [] };
}

/** The check list of JaVaFo and Vega: a player per line, who meets whom in the column "Cur". */
function checkList(lines: readonly PairingLine[]): PairingRows | undefined {
  const table = lines.map((line) => ({ line, cells: splitCells(line.text, '\t') }));
  const [head, ...body] = table;
  const [id, current] = ['ID', 'Cur'].map((word) => head?.cells.indexOf(word) ?? -1);
  if (id === undefined || current === undefined || id < 0 || current < 0) return undefined;
  const taken = 'column "ID" was taken for the player, column "Cur" for the opponent and colour';
  const rows: PairingRow[] = [];
  const unreadable: PairingLine[] = [];
  for (const { line, cells } of body) {
    const player = cells[id] ?? '';
    const text = (cells[current] ?? '').replace(/[()]/g, '');
    const game = /^(\d{1,5})([WB])$/i.exec(text);
    const absence = text === '' ? 'absent' : readAbsence(text);
    if (isNumber(player) && game) {
      const pair: [string, string] = [player, game[1]!];
      const [white, black] = game[2]!.toUpperCase() === 'W' ? pair : [pair[1], pair[0]];
      rows.push(numberRow(line, white, black, taken));
    } else if (isNumber(player) && absence) {
      const cells: [Cell, Cell] = [{ kind: 'number', id: Number(player) }, { kind: absence }];
      rows.push({ line, texts: [player, text], cells, taken });
    } else unreadable.push(line);
  }
  return { format: 'table', rows, unreadable };
}

/** Reads every line, and forgets titles above the list, rulers, and what stands apart below it. */
function withoutFrame(
  lines: readonly PairingLine[],
  read: (line: PairingLine) => PairingRow | undefined,
): Pick<PairingRows, 'rows' | 'unreadable'> {
  const all = lines.map((line) => ({ line, row: read(line) }));
  const first = all.findIndex(({ row }) => row);
  const last = all.findLastIndex(({ row }) => row);
  const isRuler = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
  const apart = all.findIndex(
    ({ line }, index) =>
      index > last && (isRuler(line.text) || line.number > (all[index - 1]?.line.number ?? 0) + 1),
  );
  const end = apart < 0 ? all.length : apart;
  const body = first < 0 ? all : all.slice(first, end);
  return {
    rows: body.flatMap(({ row }) => row ?? []),
    unreadable: body.flatMap(({ line, row }) => (row || isRuler(line.text) ? [] : [line])),
  };
}

/** Between the two sides of a line: a dash, "vs" or a result. */
const BETWEEN = /\s+(?:-|–|—|:|vs?\.?|\d-\d|½-½|\+--|--\+)\s+/giu;

/** "12 7", "3. 12 - 7", "12 Kowal, Ana - 7 Brun, Ole", "12 bye", what `pair` prints, Vega's lists. */
function readLine(line: PairingLine, reader: CellReader): PairingRow | undefined {
  const text = line.text.trim();
  const numbers =
    /=\s*(\d{1,5})\s*-\s*(\d{1,5})\s*=?$/.exec(text) ??
    /^(?:\d{1,4}[.):]?\s+)?(\d{1,5})\s*(?:-|–|—|:|vs?\.?|\s)\s*(\d{1,5})$/i.exec(text);
  if (numbers) return numberRow(line, numbers[1]!, numbers[2]!, FIRST_AND_SECOND);
  const sorted = /^(.+?)\s+plays with (white|black) vs\s+(.+?)\s+in board\s+\d+$/i.exec(text);
  if (sorted) {
    const [, player, colour, opponent] = sorted as unknown as [string, string, string, string];
    const texts: [string, string] =
      colour.toLowerCase() === 'white' ? [player, opponent] : [opponent, player];
    const cells: [Cell, Cell] = [reader.read(texts[0]), reader.read(texts[1])];
    return {
      line,
      texts,
      cells,
      taken: 'the colour before "VS" was taken for the first player\'s',
    };
  }
  const alone = readAlone(text, reader);
  if (alone) return { line, ...alone, taken: FIRST_AND_SECOND };
  for (const between of text.matchAll(BETWEEN)) {
    const texts: [string, string] = [
      text.slice(0, between.index),
      text.slice(between.index + between[0].length),
    ];
    const cells: [Cell, Cell] = [reader.readSide(texts[0], true), reader.readSide(texts[1], false)];
    if (cells.some(({ kind }) => kind !== 'other')) {
      return { line, texts, cells, taken: FIRST_AND_SECOND };
    }
  }
  return undefined;
}

/** A player with a word, before or behind, that there is no opponent. */
function readAlone(
  text: string,
  reader: CellReader,
): Pick<PairingRow, 'texts' | 'cells'> | undefined {
  const words = text.split(/\s+/);
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    for (const [said, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const absence = readAbsence(said.join(' '));
      if (!absence) continue;
      const player = rest.join(' ').replace(/^[-–:]\s+|\s*[-–:]$/g, '');
      const cell = reader.readSide(player, true);
      if (cell.kind === 'number' || cell.kind === 'name') {
        return { texts: [player, said.join(' ')], cells: [cell, { kind: absence }] };
      }
    }
  }
  return undefined;
}

/** Columns aligned with blanks; a narrow gap may hide one, so that they are not counted. */
function readAligned(line: PairingLine, reader: CellReader): PairingRow | undefined {
  const cells = line.text.trim().split(/\s{2,}/);
  const places = guessColumns(cells, reader, false);
  const kinds = places?.map((place) => reader.read(cells[place]!));
  if (!places || !kinds?.some(({ kind }) => kind === 'name')) return undefined;
  return {
    line,
    texts: [cells[places[0]]!, cells[places[1]]!],
    cells: [kinds[0]!, kinds[1]!],
    taken: 'the first name of a line was taken for White, the second for Black',
  };
}

const WHITE_WORDS =
  /^(white|wei(ß|ss)|blancs?|blancas?|bianco|hvid|hvit|vit|white ?(no|nr|id)\.?|s?nr\.?w)$/i;
const BLACK_WORDS =
  /^(black|schwarz|noirs?|negras?|nero|sort|svart|black ?(no|nr|id)\.?|s?nr\.?s)$/i;
const NUMBER_WORDS = /^(no|nr|num|s\.?no|s\.?nr|snr|start ?(no|nr)|tpn|id)\.?$/i;
const NAME_WORDS = /^(name|player|team|nom|nombre|spieler|navn|namn)$/i;

type Columns = readonly [white: number, black: number];

/** Reads the rows of a table: by its header, else by the names in it, else by its numbers. */
function readTable(
  lines: readonly PairingLine[],
  reader: CellReader,
  split: (text: string) => string[],
): PairingRows {
  const cellsOf = new Map(lines.map((line) => [line, split(line.text)]));
  const header = lines.find((line) => columnsOfHeader(cellsOf.get(line)!) !== undefined);
  const heads = header && cellsOf.get(header)!;
  const columns = heads && columnsOfHeader(heads);
  const body = header ? lines.slice(lines.indexOf(header) + 1) : lines;
  const hasPlayer = (line: PairingLine): boolean =>
    cellsOf.get(line)!.some((cell) => reader.read(cell).kind !== 'other');
  const numbered = countsBoards(body.filter(hasPlayer).map((line) => cellsOf.get(line)!));
  const rowOf = (line: PairingLine): PairingRow | undefined => {
    const cells = cellsOf.get(line)!;
    const places = columns ?? guessColumns(cells, reader, numbered);
    const [white, black] = places?.map((place) => cells[place] ?? '') ?? [];
    if (!places || white === undefined || black === undefined || white === '') return undefined;
    const name = (place: number): string =>
      `column ${place + 1}${heads ? ` (${JSON.stringify(heads[place])})` : ''}`;
    const taken = `${name(places[0])} was taken for White, ${name(places[1])} for Black`;
    const second = black === '' ? absenceIn(cells) : reader.read(black);
    return { line, texts: [white, black], cells: [reader.read(white), second], taken };
  };
  return { format: 'table', ...withoutFrame(body, rowOf) };
}

/** Why the place of Black is empty: a word in another column, else it is the bye. */
const absenceIn = (cells: readonly string[]): Cell => ({
  kind: cells.map(readAbsence).find((said) => said !== undefined) ?? 'bye',
});

function columnsOfHeader(cells: readonly string[]): Columns | undefined {
  if (cells.some((cell) => isNumber(cell))) return undefined;
  const white = cells.findIndex((cell) => WHITE_WORDS.test(cell));
  const black = cells.findIndex((cell) => BLACK_WORDS.test(cell));
  if (white >= 0 && black >= 0) return [white, black];
  for (const words of [NUMBER_WORDS, NAME_WORDS]) {
    const places = cells.flatMap((cell, index) => (words.test(cell) ? [index] : []));
    if (places.length === 2) return [places[0]!, places[1]!];
  }
  return undefined;
}

/** True when the first column counts 1, 2, 3 ... and two more numbers or names could follow. */
const countsBoards = (rows: readonly (readonly string[])[]): boolean =>
  rows.every((cells, index) => cells.length > 2 && cells[0] === String(index + 1));

/** Two names, else a name and that there is no opponent, else the same with numbers. */
function guessColumns(
  cells: readonly string[],
  reader: CellReader,
  numbered: boolean,
): Columns | undefined {
  const kinds = cells.map((cell, index) =>
    numbered && index === 0 ? 'other' : reader.read(cell).kind,
  );
  const places = (...wanted: Cell['kind'][]): number[] =>
    kinds.flatMap((kind, index) => (wanted.includes(kind) ? [index] : []));
  const alone = places('bye', 'absent')[0];
  for (const kind of ['name', 'number'] as const) {
    const [first, second] = places(kind);
    if (first !== undefined && second !== undefined) return [first, second];
    if (first !== undefined && alone !== undefined) return [first, alone];
  }
  return undefined;
}
