/**
 * A valid report of 13 invented players with 6 of 7 rounds played, and small edits of it. Built
 * without the writer of the library, so that reader and writer are tested apart.
 */
export const SIZE = 13;
export const ROUNDS = 6;

interface Cell {
  readonly opponent: number;
  readonly colour: 'w' | 'b' | '-';
  readonly result: string;
}

const RESULTS = ['1', '=', '0', '1', '0', '='] as const;
const OPPOSITE: Readonly<Record<string, string>> = { '1': '0', '=': '=', '0': '1' };
const VALUE: Readonly<Record<string, number>> = { '1': 10, '=': 5, '0': 0, U: 10 };

/** Round robin by rotation: player `bye` of each round has the pairing-allocated bye. */
function roundCells(round: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  const at = (offset: number): number => ((round - 1 + offset + SIZE) % SIZE) + 1;
  cells.set(at(0), { opponent: 0, colour: '-', result: 'U' });
  for (let offset = 1; offset <= (SIZE - 1) / 2; offset += 1) {
    const [a, b] = [at(offset), at(-offset)];
    const white = (offset + round) % 2 === 0;
    const result = RESULTS[(offset + round) % RESULTS.length]!;
    cells.set(a, { opponent: b, colour: white ? 'w' : 'b', result });
    cells.set(b, { opponent: a, colour: white ? 'b' : 'w', result: OPPOSITE[result]! });
  }
  return cells;
}

const TABLE = Array.from({ length: ROUNDS }, (_, index) => roundCells(index + 1));

/** What the base file says about a player in a round. */
export const cellOf = (id: number, round: number): Cell => TABLE[round - 1]!.get(id)!;
/** The player with the bye of a round. */
export const byeOf = (round: number): number => round;

/** Points in tenths, counting rounds up to `rounds`. */
export function pointsOf(id: number, rounds = ROUNDS): number {
  return TABLE.slice(0, rounds).reduce((sum, cells) => sum + VALUE[cells.get(id)!.result]!, 0);
}

export const blockOf = ({ opponent, colour, result }: Cell): string =>
  `${opponent === 0 ? '0000' : String(opponent).padStart(4)} ${colour} ${result}`;

export const nameOf = (id: number): string => `Sample${String(id).padStart(2, '0')}, Player`;

function playerText(id: number): string {
  const points = (pointsOf(id) / 10).toFixed(1).padStart(4);
  const head = `001 ${String(id).padStart(4)} m    ${nameOf(id).padEnd(33)} ${2600 - 20 * id} XXA`;
  const data = `${String(900_000 + id).padStart(11)} 1990/01/01 ${points} ${String(id).padStart(4)}`;
  const rounds = TABLE.map((cells) => `  ${blockOf(cells.get(id)!)}`).join('');
  return `${head} ${data}${rounds}`;
}

export const HEADER = [
  '012 Sample Open',
  '022 Sampletown',
  '032 XXA',
  '042 2026/03/01',
  '052 2026/03/07',
  '062 13',
  '072 13',
  '082 0',
  '092 Individual Swiss',
  '102 Arbiter, Ann',
  '112 Deputy, Dan',
  '122 90 min + 30 s',
  'XXR 7',
  'XXC white1',
];

export const PLAYERS = Array.from({ length: SIZE }, (_, index) => playerText(index + 1));

/** Header, then players. */
export const BASE: readonly string[] = [...HEADER, ...PLAYERS];

export const join = (lines: readonly string[], end = '\n'): string =>
  lines.map((line) => line + end).join('');

/** Replaces the columns from `from` (counted from 1) by `text`. */
export function put(line: string, from: number, text: string): string {
  return line.padEnd(from - 1).slice(0, from - 1) + text + line.slice(from - 1 + text.length);
}

/** Edits the line of one player. */
export const editPlayer =
  (id: number, edit: (line: string) => string) =>
  (lines: readonly string[]): string[] =>
    lines.map((line) =>
      line.startsWith('001') && Number(line.slice(4, 8)) === id ? edit(line) : line,
    );

/** Edits all lines of players. */
export const editPlayers =
  (edit: (line: string, id: number) => string) =>
  (lines: readonly string[]): string[] =>
    lines.map((line) => (line.startsWith('001') ? edit(line, Number(line.slice(4, 8))) : line));

export const blockColumn = (round: number): number => 92 + 10 * (round - 1);

/** Replaces the 8 columns of a round. */
export const putBlock =
  (id: number, round: number, block: string) =>
  (lines: readonly string[]): string[] =>
    editPlayer(id, (line) => put(line, blockColumn(round), block))(lines);

/** Adds tenths to the points of a player. */
export const addPoints =
  (id: number, tenths: number) =>
  (lines: readonly string[]): string[] =>
    editPlayer(id, (line) => {
      const points = (Number(line.slice(80, 84)) * 10 + tenths) / 10;
      return put(line, 81, points.toFixed(1).padStart(4));
    })(lines);

export type Edit = (lines: readonly string[]) => readonly string[];

/** Several edits, one after the other. */
export const all =
  (...edits: readonly Edit[]): Edit =>
  (lines) =>
    edits.reduce((current, edit) => edit(current), lines);

export const append =
  (...more: readonly string[]): Edit =>
  (lines) => [...lines, ...more];

export const without =
  (code: string): Edit =>
  (lines) =>
    lines.filter((line) => !line.startsWith(code));

export const replaceLine =
  (code: string, text: string): Edit =>
  (lines) =>
    lines.map((line) => (line.startsWith(code) ? text : line));

/** Replaces a game's two halves. */
export function putGame(id: number, round: number, mine: string, theirs: string): Edit {
  const { opponent, colour } = cellOf(id, round);
  const other = colour === 'w' ? 'b' : 'w';
  return all(
    putBlock(id, round, `${String(opponent).padStart(4)} ${colour} ${mine}`),
    putBlock(opponent, round, `${String(id).padStart(4)} ${other} ${theirs}`),
  );
}
