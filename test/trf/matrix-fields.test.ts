import { describe, it } from 'vitest';
import { all, editPlayer, editPlayers, nameOf, pointsOf, put, without } from './base-file.js';
import type { Case } from './matrix.js';
import { chain, check, player, players, stated, withoutKey } from './matrix.js';

/** The points of every player in another spelling. */
const respell = (spell: (points: string) => string) =>
  editPlayers((line, id) => put(line, 81, spell((pointsOf(id) / 10).toFixed(1)).slice(0, 4)));

const NUMBERS: readonly Case[] = [
  {
    name: 'start number with zeros',
    edit: editPlayers((line, id) => put(line, 5, String(id).padStart(4, '0'))),
  },
  {
    name: 'start number left-aligned',
    edit: editPlayers((line, id) => put(line, 5, String(id).padEnd(4))),
  },
  {
    name: 'points with a comma',
    edit: editPlayer(2, (line) => put(line, 81, ' 4,0')),
    codes: ['trf/decimal-comma'],
  },
  { name: 'points left-aligned', edit: respell((text) => text.padEnd(4)) },
  { name: 'points with zeros', edit: respell((text) => text.padStart(4, '0')) },
  {
    name: 'whole points without decimal',
    edit: respell((text) => text.replace(/\.0$/, '').padStart(4)),
  },
  { name: 'points ".5"', edit: respell((text) => text.replace(/^0/, '').padStart(4)) },
  {
    name: 'no points',
    edit: editPlayer(2, (line) => put(line, 81, '    ')),
    means: withoutKey('statedPoints', 2),
    codes: ['trf/points-missing'],
  },
  {
    name: 'one point too many',
    edit: editPlayer(1, (line) => put(line, 81, ' 3.5')),
    means: stated(1, 10),
    codes: ['trf/points-mismatch'],
  },
  {
    name: 'no rank',
    edit: editPlayers((line) => put(line, 86, '    ')),
    means: withoutKey('statedRank'),
  },
  {
    name: 'rank 0',
    edit: editPlayers((line) => put(line, 86, '   0')),
    means: players(() => ({ statedRank: 0 })),
  },
  {
    name: 'rank in words',
    edit: editPlayer(1, (line) => put(line, 86, ' n/a')),
    means: withoutKey('statedRank', 1),
    codes: ['trf/bad-number'],
  },
  {
    name: 'no rating',
    edit: editPlayer(1, (line) => put(line, 49, '    ')),
    means: withoutKey('rating', 1),
  },
  {
    name: 'rating 0000',
    edit: editPlayer(1, (line) => put(line, 49, '0000')),
    means: player(1, { rating: 0 }),
  },
  {
    name: 'rating "-"',
    edit: editPlayer(1, (line) => put(line, 49, '   -')),
    means: withoutKey('rating', 1),
    codes: ['trf/bad-number'],
  },
  {
    name: 'FIDE number in words',
    edit: editPlayer(1, (line) => put(line, 58, '        NEW')),
    means: player(1, { fideId: 'NEW' }),
    codes: ['trf/fide-number-spelling'],
  },
  { name: 'FIDE number left-aligned', edit: editPlayer(1, (line) => put(line, 58, '900001     ')) },
];

const texts: readonly (readonly [
  string,
  number,
  string,
  'birth' | 'sex' | 'title' | 'federation',
  string?,
])[] = [
  ['birth year only', 70, '1990      ', 'birth', 'trf/date-spelling'],
  ['birth date of zeros', 70, '0000/00/00', 'birth'],
  ['birth date with points', 70, '1978.12.31', 'birth', 'trf/date-spelling'],
  ['sex M', 10, 'M', 'sex', 'trf/sex-spelling'],
  ['sex F', 10, 'F', 'sex', 'trf/sex-spelling'],
  ['sex f', 10, 'f', 'sex', 'trf/sex-spelling'],
  ['title "GM "', 11, 'GM ', 'title'],
  ['title " GM"', 11, ' GM', 'title'],
  ['title "  g"', 11, '  g', 'title', 'trf/title-spelling'],
  ['title WGM', 11, 'WGM', 'title'],
  ['national title 1N', 11, ' 1N', 'title', 'trf/title-spelling'],
  ['club code with a digit', 54, ' A1', 'federation'],
];
const TEXTS: readonly Case[] = texts.map(([name, column, text, key, code]) => ({
  name,
  edit: editPlayer(1, (line) => put(line, column, text)),
  means: player(1, { [key]: text.trim() }),
  ...(code !== undefined && { codes: [code] }),
}));

const LONG = 'Abcdefghijklm-Nopqrstuvwxyz, Abcdefghijk';

/** The line without its rounds, points ... from a column on, for an event that has not begun. */
const cutAt = (column: number) =>
  editPlayers((line) => put(line, 81, ' 0.0').slice(0, column).trimEnd());
const empty = chain(
  players(() => ({ statedPoints: 0 })),
  (t) => ({ ...t, rounds: [] }),
);

const LINES: readonly Case[] = [
  {
    name: 'a name of 40 characters moves the rest of the line',
    edit: editPlayer(1, (line) => line.slice(0, 14) + LONG + line.slice(47)),
    means: player(1, { name: LONG }),
    codes: ['trf/shifted-line'],
  },
  {
    name: 'a name field that is two columns short',
    edit: editPlayer(1, (line) => line.slice(0, 40) + line.slice(42)),
    codes: ['trf/shifted-line'],
  },
  {
    name: 'a birth date that stands a column too far to the right',
    edit: editPlayer(1, (line) => put(line, 70, ' 1990/01/01')),
    codes: ['trf/shifted-line'],
  },
  {
    name: 'a title of four letters',
    edit: editPlayer(1, (line) => put(line, 11, 'IM-x')),
    means: player(1, { title: 'IM-' }),
    codes: ['trf/field-overflow', 'trf/title-spelling'],
  },
  {
    name: 'lines that end after the points',
    edit: cutAt(84),
    means: chain(empty, withoutKey('statedRank')),
  },
  { name: 'lines that end after the rank', edit: cutAt(89), means: empty },
  {
    name: 'no rounds and no initial colour',
    edit: all(cutAt(89), without('XXC')),
    means: chain(empty, ({ settings: { initialColour: _gone, ...settings }, ...t }) => ({
      ...t,
      settings,
    })),
    codes: ['trf/no-initial-colour'],
  },
  {
    name: 'lines that end after the rating',
    edit: cutAt(52),
    means: chain(
      empty,
      withoutKey('statedRank'),
      withoutKey('statedPoints'),
      players(() => ({ federation: '', fideId: '', birth: '' })),
    ),
    codes: ['trf/points-missing'],
  },
  {
    name: 'a dummy player for the bye',
    edit: all(editPlayer(13, (line) => put(line, 15, 'spielfrei'.padEnd(33)))),
    means: player(13, { name: 'spielfrei' }),
    codes: ['trf/dummy-player'],
  },
  ...[1, 2, 10, 100].map((count) => ({
    name: `${count} trailing blanks`,
    edit: editPlayers((line) => line + ' '.repeat(count)),
  })),
  { name: 'a trailing tab', edit: editPlayers((line) => `${line}\t`) },
  {
    name: 'tabs instead of two blanks between the rounds',
    edit: editPlayers(
      (line) => line.slice(0, 89) + line.slice(89).replace(/ {2}(?=[ \d]{4} )/g, '\t'),
    ),
    codes: ['trf/tab-inside-line'],
  },
  {
    name: 'no-break spaces in a name',
    edit: editPlayer(1, (line) => line.replace('Sample01, Player', 'Sample01,\u00a0Player')),
    means: player(1, { name: nameOf(1).replace(' ', '\u00a0') }),
  },
];

describe('number fields', () => {
  it.each(NUMBERS)('$name', check);
});
describe('text fields', () => {
  it.each(TEXTS)('$name', check);
});
describe('whole lines', () => {
  it.each(LINES)('$name', check);
});
