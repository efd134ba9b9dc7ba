import { counted } from '../model/counted.js';
import type { Compared, DiagnosticData, OfPlayer } from './diagnostic.js';
import { code, quote } from './diagnostic.js';

/** Diagnostics about player lines, columns 1 to 91. */
export const PLAYER_CODES = {
  'trf/bad-start-number': code<Compared>({
    severity: 'error',
    title: 'Player line without start number',
    message: ({ actual, expected }) =>
      `Unexpected ${quote(actual)} as start number, expected ${expected}`,
    why: 'TRF record 001, columns 5-8',
    help: 'write the start number right-aligned into columns 5-8',
    blocks: 'file',
  }),
  'trf/duplicate-player': code<OfPlayer>({
    severity: 'error',
    title: 'Start number used twice',
    message: ({ player }) => `Start number ${player} is used by two player lines`,
    why: 'start numbers identify players (TRF record 001)',
    help: 'give every player a number that nobody else has, or remove the second line',
    blocks: 'file',
  }),
  'trf/number-gap': code<DiagnosticData & { actual: number; expected: number }>({
    severity: 'warning',
    title: 'Gap in the start numbers',
    message: ({ actual, expected }) =>
      `Unexpected start number ${actual}, expected ${expected}: a number is missing`,
    why: 'pairing engines refuse start numbers with gaps',
    help: 'check that no player line is missing',
  }),
  'trf/misaligned-line': code<OfPlayer & { actual: readonly number[] }>({
    severity: 'error',
    title: 'Fields are not in their columns',
    message: ({ player, actual }) =>
      `The line of player ${player} is misaligned: ${columnList(actual)} should be blank`,
    why: 'TRF is read by columns; columns 14, 48, 53, 57, 69, 80, 85, 90 and 91 of record 001 separate the fields',
    help: 'move the fields back into their columns; a character missing or too much before them is the usual reason',
    blocks: 'file',
  }),
  'trf/shifted-line': code<OfPlayer & { actual: number; expected: number }>({
    severity: 'warning',
    title: 'Fields moved by some columns',
    message: ({ player, actual, expected }) =>
      `In the line of player ${player} the fields after column ${expected} stand ${counted(Math.abs(actual), 'column')} too far to the ${actual > 0 ? 'right' : 'left'}; they are read from there`,
    why: 'TRF is read by columns; only this reading makes sense of the line',
    help: 'pad or cut the field before so that the others start in their columns',
    tolerated: true,
  }),
  'trf/field-overflow': code<OfPlayer & { actual: readonly number[] }>({
    severity: 'warning',
    title: 'A field is too long',
    message: ({ player, actual }) =>
      `In the line of player ${player} ${columnList(actual)} should be blank: a field overflows`,
    why: 'TRF record 001; points and rounds stand in their columns, so the line can be used',
    help: 'shorten the field',
    tolerated: true,
  }),
  'trf/byte-columns': code<OfPlayer>({
    severity: 'warning',
    title: 'Columns counted in bytes',
    message: ({ player }) =>
      `The line of player ${player} is padded by bytes instead of characters; it is read that way`,
    why: 'columns are characters; most programs read such a line shifted',
    help: 'count characters, not bytes, when padding',
    tolerated: true,
  }),
  'trf/tab-inside-line': code<OfPlayer & { expected: number }>({
    severity: 'warning',
    title: 'Tab inside a line',
    message: ({ player, expected }) =>
      `The line of player ${player} has tabs, read as ${expected === 8 ? 'tab stops of 8 columns' : `${expected} blanks each`}`,
    why: 'TRF is read by columns; a tab has no fixed width',
    help: 'replace tabs by blanks',
    tolerated: true,
  }),
  'trf/bad-number': code<Compared & OfPlayer & { field: string }>({
    severity: 'warning',
    title: 'Field is no number',
    message: ({ actual, expected, field, player }) =>
      `Unexpected ${quote(actual)} as ${field} of player ${player}, expected ${expected}`,
    why: 'TRF record 001',
    help: 'leave the field blank when the value is unknown',
    tolerated: true,
  }),
  'trf/bad-points': code<Compared & OfPlayer>({
    severity: 'error',
    title: 'Points are no number',
    message: ({ actual, expected, player }) =>
      `Unexpected ${quote(actual)} as points of player ${player}, expected ${expected}`,
    why: 'TRF record 001, columns 81-84',
    help: 'write points with one decimal, right-aligned into columns 81-84',
    blocks: 'file',
  }),
  'trf/decimal-comma': code<Compared & OfPlayer>({
    severity: 'warning',
    title: 'Decimal comma',
    message: ({ actual, expected, player }) =>
      `Unexpected comma in the points "${actual}" of player ${player}, read as "${expected}"`,
    why: 'TRF prints points with a decimal point',
    help: 'write a point; most programs refuse the comma',
    tolerated: true,
  }),
  'trf/points-missing': code<OfPlayer>({
    severity: 'warning',
    title: 'No points',
    message: ({ player }) => `The line of player ${player} has no points in columns 81-84`,
    why: 'TRF record 001; most programs refuse a line without points',
    help: 'write the points with one decimal into columns 81-84',
    tolerated: true,
  }),
  'trf/sex-spelling': code<Compared & OfPlayer>({
    severity: 'info',
    title: 'Unusual letter for the sex',
    message: ({ actual, player }) =>
      `Unexpected ${quote(actual)} as sex of player ${player}, expected m or w`,
    why: 'TRF record 001, column 10',
  }),
  'trf/title-spelling': code<Compared & OfPlayer>({
    severity: 'info',
    title: 'Not a FIDE title',
    message: ({ actual, expected, player }) =>
      `Unexpected title ${quote(actual)} of player ${player}, expected ${expected}`,
    why: 'TRF record 001, columns 11-13: GM IM WGM FM WIM CM WFM WCM',
  }),
  'trf/fide-number-spelling': code<Compared & OfPlayer>({
    severity: 'info',
    title: 'FIDE number is no number',
    message: ({ actual, expected, player }) =>
      `Unexpected ${quote(actual)} as FIDE number of player ${player}, expected ${expected}`,
    why: 'TRF record 001, columns 58-68; several programs refuse the file',
  }),
  'trf/date-spelling': code<Compared & OfPlayer>({
    severity: 'info',
    title: 'Unusual birth date',
    message: ({ actual, player }) =>
      `Unexpected ${quote(actual)} as birth date of player ${player}, expected YYYY/MM/DD`,
    why: 'TRF record 001, columns 70-79',
  }),
  'trf/dummy-player': code<OfPlayer & { actual: string }>({
    severity: 'warning',
    title: 'A player who stands for the bye',
    message: ({ actual, player }) =>
      `Player ${player} is called ${quote(actual)}: games against this player look like byes`,
    why: 'engines pair such a line as a real player; TRF writes "0000 - U" for a pairing-allocated bye',
    help: 'remove the line and write U in the rounds of the opponents',
  }),
};

function columnList(columns: readonly number[]): string {
  return columns.length === 1 ? `column ${columns[0]}` : `columns ${columns.join(', ')}`;
}
