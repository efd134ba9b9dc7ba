import { counted, plural } from '../model/counted.js';
import type { Compared, DiagnosticData, InRecord, OfPlayer } from './diagnostic.js';
import { code, quote } from './diagnostic.js';

/** Diagnostics about the file as a whole: bytes, lines and records. */
export const FILE_CODES = {
  'trf/no-players': code<DiagnosticData>({
    severity: 'error',
    title: 'No player line',
    message: () => 'Found no player line, expected lines that start with "001" and a start number',
    why: 'TRF record 001 is mandatory',
    help: 'check that this is a tournament report file (TRF)',
    blocks: 'file',
  }),
  'trf/not-trf': code<DiagnosticData & { actual: number }>({
    severity: 'error',
    title: 'Not a TRF file',
    message: ({ actual }) =>
      `The file has ${counted(actual, 'line')} that ${plural(actual, 'starts', 'start')} with "001", but none has its fields in the columns of TRF`,
    why: 'TRF is read by columns: start number 5-8, name 15-47, points 81-84, rounds from 92',
    help: 'export the tournament as TRF (FIDE report), not in a format of its own',
    blocks: 'file',
  }),
  'trf/encoding-guessed': code<DiagnosticData & { actual: string; confidence: string }>({
    severity: 'info',
    title: 'Code page guessed',
    message: ({ actual, confidence }) =>
      `The file is not UTF-8; it was read as ${actual} (${confidence === 'likely' ? 'probable' : 'a guess'})`,
    why: 'TRF does not say which encoding a file has',
    help: 'name the encoding when names look wrong; UTF-8 is what most programs want',
  }),
  'trf/broken-encoding': code<DiagnosticData & { actual: string }>({
    severity: 'warning',
    title: 'Bytes that the encoding does not have',
    message: ({ actual }) => `Some bytes of the file are no ${actual}; they are kept as they are`,
    help: 'save the file again in one encoding',
  }),
  'trf/utf-16': code<DiagnosticData & { actual: string }>({
    severity: 'warning',
    title: 'UTF-16',
    message: ({ actual }) => `The file is ${actual.toUpperCase()}, expected UTF-8`,
    why: 'no pairing engine reads UTF-16',
    help: 'save the file as UTF-8',
    tolerated: true,
  }),
  'trf/byte-order-mark': code<DiagnosticData>({
    severity: 'info',
    title: 'Byte order mark',
    message: () => 'The file starts with a byte order mark',
    help: 'save the file without it',
  }),
  'trf/byte-order-mark-before-player': code<OfPlayer>({
    severity: 'warning',
    title: 'Byte order mark before a player line',
    message: ({ player }) =>
      `A byte order mark stands before the line of player ${player}: other programs lose this player or refuse the file`,
    why: 'the mark is read as part of the code 001',
    help: 'save the file without a byte order mark',
    tolerated: true,
  }),
  'trf/mixed-line-ends': code<DiagnosticData & { actual: string }>({
    severity: 'info',
    title: 'Different line ends',
    message: ({ actual }) => `The lines end in different ways: ${actual}`,
  }),
  'trf/control-characters': code<DiagnosticData & { actual: string }>({
    severity: 'info',
    title: 'Control characters',
    message: ({ actual }) => `Control characters ${actual} were passed over`,
    help: 'remove them; strict programs refuse the file',
  }),
  'trf/mixed-dialects': code<DiagnosticData & { actual: readonly string[] }>({
    severity: 'info',
    title: 'Several dialects in one file',
    message: ({ actual }) => `The file mixes records of ${actual.join(', ')}`,
  }),
  'trf/unknown-code': code<InRecord>({
    severity: 'info',
    title: 'Unknown record',
    message: ({ record }) => `Unknown record ${quote(record)}; the line is kept but not used`,
  }),
  'trf/lost-player-line': code<InRecord & OfPlayer>({
    severity: 'error',
    title: 'Player line with another code',
    message: ({ record, player }) =>
      `Unexpected code ${quote(record)} on what looks like the line of player ${player}, expected "001"`,
    why: 'a player without a 001 line is not in the tournament',
    help: 'correct the code, or make the line a comment (###)',
    blocks: 'file',
  }),
  'trf/leading-blank': code<InRecord>({
    severity: 'warning',
    title: 'Characters before the code',
    message: ({ record }) => `Blanks or control characters stand before the code ${record}`,
    why: 'the code stands in columns 1-3; other programs refuse the file or drop the line',
    help: 'remove what stands before the code',
    tolerated: true,
  }),
  'trf/code-case': code<Compared>({
    severity: 'warning',
    title: 'Code in small letters',
    message: ({ actual, expected }) =>
      `Unexpected code ${quote(actual)}, read as ${quote(expected)}`,
    why: 'other programs do not know codes in small letters and ignore the line',
    help: 'write the code in capitals',
    tolerated: true,
  }),
  'trf/more-of-the-same': code<DiagnosticData & { about: string; actual: number }>({
    severity: 'info',
    title: 'Many diagnostics of one kind',
    message: ({ about, actual }) =>
      `${about} was found ${counted(actual, 'time')}; only the first are listed`,
  }),
};
