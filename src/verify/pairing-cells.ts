import type { Tournament } from '../model/tournament.js';

/** What one cell of a pairing list says. */
export type Cell =
  /** A start number, not yet looked up; 0 stands for the bye. */
  | { readonly kind: 'number'; readonly id: number }
  | { readonly kind: 'name'; readonly ids: readonly number[] }
  /** The pairing-allocated bye. */
  | { readonly kind: 'bye' }
  /** Not paired in the round: a half-point or zero-point bye, or simply not there. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'other' };

/** A start number of one to five digits. */
export const isNumber = (text: string): boolean => /^\d{1,5}$/.test(text);

/** "white black" as engines write a board, 0 for the bye; undefined for any other line. */
export function readEngineBoard(line: string): readonly [string, string] | undefined {
  const [white = '', black = '', ...more] = line.trim().split(/\s+/);
  return more.length === 0 && isNumber(white) && isNumber(black) ? [white, black] : undefined;
}

// Folded: small letters without accents.
const BYE_WORDS = [
  ...['bye', 'pab', 'pairing-allocated bye', 'pairing allocated bye', 'full point bye', 'odd'],
  ...['spielfrei', 'freilos', 'exempt', 'exempte', 'vrij', 'oneven', 'riposo', 'riposa'],
  ...['libre', 'descansa', 'descanso', 'folga', 'isento', 'pause', 'oversidder', 'frirunde'],
  ...['frirond', 'vapaa', 'wolny', 'wolny los', 'pauza', 'volno', 'volny los', 'slobodan'],
  ...['slobodna', 'szabadnapos', 'eronyero', 'bay', 'свободен', 'выходной'],
];

const ABSENT_WORDS = [
  ...['not paired', 'unpaired', 'absent', 'withdrawn', 'requested bye', 'half point bye'],
  ...['half-point bye', 'zero point bye', 'zero-point bye', 'nicht ausgelost', 'nicht gelost'],
  ...['nicht gepaart', 'abwesend', 'zuruckgezogen', 'non apparie', 'absente', 'forfait'],
  ...['assente', 'assenti', 'non abbinato', 'non accoppiato', 'ritirato', 'ausente'],
  ...['no emparejado', 'no pareado', 'sin emparejar', 'retirado', 'nao emparceirado'],
  ...['niet ingedeeld', 'niet gepaard', 'afwezig', 'franvarande', 'fravaerende', 'fraværende'],
  ...['ikke parret', 'ej lottad', 'nieobecny', 'nieskojarzony', 'nepritomen', 'nenalosovan'],
  ...['odsutan', 'nije sparen', 'eslendirilmedi', 'отсутствует'],
];

const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase();

const ABSENCES = new Map<string, 'bye' | 'absent'>([
  ...BYE_WORDS.map((word) => [word, 'bye'] as const),
  ...ABSENT_WORDS.map((word) => [word, 'absent'] as const),
]);

/** What Swiss-Manager writes in the place of an opponent's number. */
const NUMBERED_ABSENCES: Readonly<Record<string, 'bye' | 'absent'>> = {
  '-1': 'bye',
  '-2': 'absent',
};

/** Whether a cell says in one of many languages that somebody has no opponent. */
export const readAbsence = (text: string): 'bye' | 'absent' | undefined =>
  ABSENCES.get(
    fold(text.trim())
      .replace(/[.():]/g, '')
      .trim(),
  );

/** Finds players or teams by number or by name, whatever the order and accents of its parts. */
export interface CellReader {
  /** A cell of a table: nothing but one player, or that there is none. */
  read(text: string): Cell;
  /** One side of a line: a player among points, ratings and, where `first`, a board number. */
  readSide(text: string, first: boolean): Cell;
}

export function createCellReader(tournament: Tournament, unit: 'player' | 'team'): CellReader {
  const list = unit === 'team' ? tournament.teams : tournament.players;
  const names = new Map(list.map(({ id, name }) => [id, name]));
  const byName = new Map<string, number[]>();
  for (const { id, name } of list) {
    const key = nameKey(name);
    if (key !== '') byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  const isNamed = (id: number, text: string): boolean => {
    const name = names.get(id) ?? '';
    const [start, cut] = text.split('…');
    return cut === undefined
      ? nameKey(name) === nameKey(text)
      : fold(name.trim()).startsWith(fold(start!.trim()));
  };
  /** "12 Kowal, Ana", "Kowal, Ana (12)": the number, if the name is that of this number. */
  const numbered = (cell: string): Cell => {
    const match = /^(\d{1,5})[\s.)]+(.+)$/.exec(cell) ?? /^(.+?)\s*\((\d{1,5})\)$/.exec(cell);
    if (!match) return { kind: 'other' };
    const [, first, second] = match as unknown as [string, string, string];
    const [number, name] = isNumber(first) ? [first, second] : [second, first];
    const id = Number(number);
    return isNamed(id, name) ? { kind: 'number', id } : { kind: 'other' };
  };
  const read = (text: string): Cell => {
    const cell = text.trim();
    if (isNumber(cell)) return { kind: 'number', id: Number(cell) };
    const ids = byName.get(nameKey(cell));
    if (ids) return { kind: 'name', ids };
    const absence = NUMBERED_ABSENCES[cell] ?? readAbsence(cell);
    return absence ? { kind: absence } : numbered(cell);
  };
  const isPlayer = (cell: Cell): boolean =>
    cell.kind === 'name' || (cell.kind === 'number' && names.has(cell.id));
  return {
    read,
    readSide(text, first) {
      for (const end of withoutFigures(text.trim())) {
        const starts = first ? [end, end.replace(/^\d{1,4}[.):]?\s+/, '')] : [end];
        const cell = starts.map(read).find((one) => isPlayer(one) || one.kind === 'absent');
        if (cell) return cell;
      }
      return read(text);
    },
  };
}

/** The text, and the text without one, two, ... figures at its end: points, ratings, results. */
function withoutFigures(text: string): string[] {
  const shorter = text.replace(/\s+\(?\s*[\d.,½+]+\s*\)?$/, '').trim();
  return shorter === text ? [text] : [text, ...withoutFigures(shorter)];
}

/** "Petrov, Iván", "IVAN PETROV" and "petrov ivan" have one key. */
const nameKey = (name: string): string =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');

/** Splits a line at a delimiter; double quotes protect it, as spreadsheets write them. */
export function splitCells(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < line.length; index += 1) {
    const unit = line[index]!;
    if (unit === '"' && quoted && line[index + 1] === '"') {
      cell += '"';
      index += 1;
    } else if (unit === '"') quoted = !quoted;
    else if (unit === delimiter && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += unit;
  }
  cells.push(cell.trim());
  return cells;
}
