import type { Tournament } from '../model/tournament.js';

/** What one cell of a pairing file says. */
export type Cell =
  | { readonly kind: 'number'; readonly id: number }
  | { readonly kind: 'name'; readonly ids: readonly number[] }
  | { readonly kind: 'bye' }
  | { readonly kind: 'other' };

const BYE_WORDS = new Set([
  ...['bye', 'pab', 'exempt', 'spielfrei', 'freilos', 'vrij', 'riposo', 'libre', 'descansa'],
  ...['pause', 'oversidder', 'frirunde', 'wolny', 'unpaired', 'not paired', 'odd'],
]);

export const isByeWord = (text: string): boolean =>
  BYE_WORDS.has(
    text
      .trim()
      .toLowerCase()
      .replace(/[.():]/g, ''),
  );

/** Finds players by number or by name, whatever the order and the accents of the name's parts. */
export interface CellReader {
  read(text: string): Cell;
}

export function createCellReader(tournament: Tournament, unit: 'player' | 'team'): CellReader {
  const list = unit === 'team' ? tournament.teams : tournament.players;
  const byName = new Map<string, number[]>();
  for (const { id, name } of list) {
    const key = nameKey(name);
    if (key === '') continue;
    byName.set(key, [...(byName.get(key) ?? []), id]);
  }
  return {
    read(text) {
      const cell = text.trim();
      if (/^\d{1,4}$/.test(cell)) return { kind: 'number', id: Number(cell) };
      if (isByeWord(cell)) return { kind: 'bye' };
      const ids = byName.get(nameKey(cell));
      if (ids) return { kind: 'name', ids };
      const numbered =
        /^(\d{1,4})[\s.)]+(\D+)$/.exec(cell) ?? /^(\D+?)\s*\((\d{1,4})\)$/.exec(cell);
      if (!numbered) return { kind: 'other' };
      const [number, name] = /^\d/.test(numbered[1]!)
        ? [numbered[1]!, numbered[2]!]
        : [numbered[2]!, numbered[1]!];
      return byName.has(nameKey(name)) ? { kind: 'number', id: Number(number) } : { kind: 'other' };
    },
  };
}

/** "Petrov, Iván", "IVAN PETROV" and "petrov ivan" have one key. */
function nameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
}

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
