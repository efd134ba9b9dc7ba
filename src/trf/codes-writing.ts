import type { Compared, DiagnosticData, OfPlayer } from './diagnostic.js';
import { code, quote } from './diagnostic.js';

/** Diagnostics about what a written file cannot hold. */
export const WRITING_CODES = {
  'trf/not-in-dialect': code<DiagnosticData & { actual: string; expected: string }>({
    severity: 'warning',
    title: 'Not in this dialect',
    message: ({ actual, expected }) => `${expected} cannot hold ${actual}; it was left out`,
    help: 'write trf26, which holds most',
  }),
  'trf/text-cut': code<Compared & { field: string }>({
    severity: 'warning',
    title: 'Text longer than its field',
    message: ({ field, actual, expected }) =>
      `The ${field} ${quote(actual)} was cut to ${quote(expected)}`,
    why: 'the field has no more columns',
    help: 'shorten the text',
  }),
  'trf/value-too-large': code<DiagnosticData & { field: string; actual: string; expected: string }>(
    {
      severity: 'error',
      title: 'Value does not fit into its field',
      message: ({ field, actual, expected }) =>
        `Unexpected ${actual} as ${field}, expected ${expected}`,
      why: 'the field has no more columns',
      help: 'nothing was written',
      blocks: 'file',
    },
  ),
  'trf/five-digits': code<DiagnosticData & { actual: number }>({
    severity: 'warning',
    title: 'Start numbers with five digits',
    message: ({ actual }) =>
      `Start number ${actual} has five digits; it was written into columns 4-8 and 91-95, and ranks above 9999 were left out`,
    why: 'TRF has four columns for a start number',
    help: 'expect other programs to refuse the file',
  }),
  'trf/not-in-encoding': code<DiagnosticData & { actual: readonly string[]; encoding: string }>({
    severity: 'warning',
    title: 'Characters that the encoding does not have',
    message: ({ actual, encoding }) => `${encoding} has no ${actual.join(' ')}; "?" was written`,
    help: 'write UTF-8, or ask for ASCII only',
  }),
  'trf/points-rewritten': code<OfPlayer & Compared>({
    severity: 'info',
    title: 'Points computed anew',
    message: ({ player, actual, expected }) =>
      `Player ${player} had ${actual} points in the file; ${expected} was written`,
  }),
  'json/syntax': code<DiagnosticData & { actual: string }>({
    severity: 'error',
    title: 'Not JSON',
    message: ({ actual }) => `The text is not JSON: ${actual}`,
    blocks: 'file',
  }),
  'json/schema': code<Compared & { path: string }>({
    severity: 'error',
    title: 'JSON of another form',
    message: ({ path, actual, expected }) =>
      `${path === '' ? 'Unexpected' : `${path}: unexpected`} ${actual}, expected ${expected}`,
    why: 'docs/tournament.schema.json',
    blocks: 'file',
  }),
  'json/references': code<DiagnosticData & { actual: string }>({
    severity: 'error',
    title: 'JSON with wrong references',
    message: ({ actual }) => actual,
    why: 'every player in a round exists, and stands in it once; rounds are numbered from 1',
    blocks: 'file',
  }),
};
