import type { Compared } from './code-spec.js';
import { code } from './code-spec.js';
import type { DiagnosticData } from './diagnostic.js';

/** Diagnostics about header and setting records. */
export const SETTING_CODES = {
  'trf/bad-record': code<Compared & { record: string }>({
    severity: 'error',
    title: 'Unreadable record',
    message: ({ record, actual, expected }) =>
      `Unexpected ${JSON.stringify(actual)} in record ${record}, expected ${expected}`,
    help: 'correct the record; it was not used',
    blocks: 'file',
  }),
  'trf/unknown-code': code<DiagnosticData & { record: string }>({
    severity: 'info',
    title: 'Unknown record',
    message: ({ record }) =>
      `Unknown record ${JSON.stringify(record)}; the line is kept but not used`,
  }),
  'trf/round-count-conflict': code<
    DiagnosticData & { actual: number; expected: number; round: number; used: string }
  >({
    severity: 'error',
    title: 'XXR and 142 disagree',
    message: ({ actual, expected, used }) =>
      `XXR says ${actual} rounds, but 142 says ${expected}; ${used} is used`,
    why: 'the last round has rules of its own (C.04.3:2026 art. 1.8), and engines choose differently',
    help: 'make both records say the same',
    blocks: 'round',
  }),
  'trf/no-round-count': code<DiagnosticData>({
    severity: 'warning',
    title: 'Number of rounds is not stated',
    message: () => 'The file does not say how many rounds the tournament has (142 or XXR)',
    why: 'the last round has rules of its own (C.04.3:2026 art. 1.8)',
    help: 'add a line such as "142 9" or "XXR 9"',
  }),
  'trf/too-many-rounds': code<DiagnosticData & { actual: number; expected: number; round: number }>(
    {
      severity: 'error',
      title: 'More rounds than planned',
      message: ({ actual, expected }) =>
        `The file has results of round ${actual}, but says that the tournament has ${expected} rounds`,
      why: 'TRF26 record 142, JaVaFo record XXR',
      help: 'correct the number of rounds, or remove the superfluous results',
      blocks: 'round',
    },
  ),
  'trf/unknown-player': code<DiagnosticData & { record: string; actual: number }>({
    severity: 'error',
    title: 'A record names a player who is not in the file',
    message: ({ record, actual }) =>
      `Record ${record} names number ${actual}, who is not in the file`,
    help: 'correct the number, or add the missing line',
    blocks: 'file',
  }),
  'trf/bye-conflict': code<Compared & { player: number; round: number; record: string }>({
    severity: 'error',
    title: 'Record 240 contradicts the round columns',
    message: ({ player, round, actual, expected }) =>
      `Round ${round}: 240 says that player ${player} has the bye ${expected}, but his line says ${actual}`,
    why: 'TRF26 record 240',
    help: 'make record and line say the same',
    blocks: 'round',
  }),
  'trf/type-code-spelling': code<Compared>({
    severity: 'info',
    title: 'Type code in unusual spelling',
    message: ({ actual, expected }) => `Unexpected type code "${actual}", read as "${expected}"`,
    why: 'TRF26 record 192; engines compare it letter by letter',
    help: 'write it in capitals without blanks around it',
  }),
};
