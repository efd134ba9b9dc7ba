import type { Compared } from './code-spec.js';
import { code } from './code-spec.js';
import type { DiagnosticData } from './diagnostic.js';

/** Diagnostics about the file as a whole and about fields of player lines. */
export const FILE_CODES = {
  'trf/no-players': code<DiagnosticData>({
    severity: 'error',
    title: 'No player line',
    message: () => 'Found no player line, expected lines that start with "001" and a start number',
    why: 'TRF record 001 is mandatory',
    help: 'check that this is a tournament report file (TRF)',
    blocks: 'file',
  }),
  'trf/bad-start-number': code<Compared>({
    severity: 'error',
    title: 'Player line without start number',
    message: ({ actual, expected }) =>
      `Unexpected ${JSON.stringify(actual)} as start number, expected ${expected}`,
    why: 'TRF record 001, columns 5-8',
    help: 'write the start number right-aligned into columns 5-8',
    blocks: 'file',
  }),
  'trf/duplicate-player': code<DiagnosticData & { player: number }>({
    severity: 'error',
    title: 'Start number used twice',
    message: ({ player }) => `Start number ${player} is used by two player lines`,
    why: 'start numbers identify players (TRF record 001)',
    help: 'give every player a number of his own, or remove the second line',
    blocks: 'file',
  }),
  'trf/bad-number': code<Compared & { field: string; player: number }>({
    severity: 'warning',
    title: 'Field is no number',
    message: ({ actual, expected, field, player }) =>
      `Unexpected ${JSON.stringify(actual)} as ${field} of player ${player}, expected ${expected}`,
    why: 'TRF record 001',
    help: 'leave the field blank when the value is unknown',
  }),
  'trf/bad-points': code<Compared & { player: number }>({
    severity: 'error',
    title: 'Points are no number',
    message: ({ actual, expected, player }) =>
      `Unexpected ${JSON.stringify(actual)} as points of player ${player}, expected ${expected}`,
    why: 'TRF record 001, columns 81-84',
    help: 'write points with one decimal, right-aligned into columns 81-84',
    blocks: 'file',
  }),
  'trf/decimal-comma': code<Compared>({
    severity: 'warning',
    title: 'Decimal comma',
    message: ({ actual, expected }) => `Unexpected comma in "${actual}", expected "${expected}"`,
    why: 'TRF prints points with a decimal point',
    help: 'write a point; most programs refuse the comma',
  }),
  'trf/more-of-the-same': code<DiagnosticData & { about: string; actual: number }>({
    severity: 'info',
    title: 'Many diagnostics of one kind',
    message: ({ about, actual }) => `${about} was found ${actual} times; only the first are listed`,
  }),
};
