import type { Diagnostic, Place, Severity } from '../trf/index.js';

/** A line of a pairing file with its number, from 1. */
export interface PairingLine {
  readonly number: number;
  readonly text: string;
}

interface CodeText {
  readonly severity: Severity;
  readonly message: (found: string, expected: string) => string;
  readonly help: string;
}

/** Diagnostics of a pairing that comes from outside the tournament report. */
export const PAIRING_CODES = {
  'pairing/empty': {
    severity: 'error',
    message: () => 'The file holds no pairing',
    help: 'give one board on a line, such as "12 7", "12-7" or "1;12;7", and "9 0" for the bye',
  },
  'pairing/count-mismatch': {
    severity: 'error',
    message: (found, expected) =>
      `The first line announces ${expected} boards, but ${found} boards follow`,
    help: 'the file may be cut off: let the engine write it again',
  },
  'pairing/unreadable-line': {
    severity: 'error',
    message: (found) => `Unexpected ${found}, expected two players or one player and a bye`,
    help: 'write "white black", "white-black" or "board;white;black", and 0 for the bye',
  },
  'pairing/unknown-player': {
    severity: 'error',
    message: (found) => `Number ${found} is not in the tournament`,
    help: 'check that the pairing belongs to this report, and uses its start numbers',
  },
  'pairing/unknown-name': {
    severity: 'error',
    message: (found) => `I cannot find ${found} in the tournament`,
    help: 'spell the name as the report does, or give the start number',
  },
  'pairing/ambiguous-name': {
    severity: 'error',
    message: (found, expected) => `${found} may be any of ${expected}`,
    help: 'give the start number',
  },
} satisfies Record<string, CodeText>;

export type PairingCode = keyof typeof PAIRING_CODES;

/** Makes a diagnostic about (a part of) a line of a pairing file. */
export function pairingDiagnostic(
  code: PairingCode,
  line: PairingLine | undefined,
  found: string,
  options: { readonly expected?: string; readonly file?: string | undefined } = {},
): Diagnostic {
  const { severity, message, help } = PAIRING_CODES[code] as CodeText;
  const { expected = '', file } = options;
  const place: Place | undefined = line && {
    ...(file !== undefined && { file }),
    line: line.number,
    column: Math.max(0, line.text.indexOf(found)) + 1,
    length: Math.max(1, line.text.includes(found) ? found.length : line.text.length),
    lineText: line.text,
  };
  const quoted = /^\d+$/.test(found) ? found : JSON.stringify(found);
  return {
    code,
    severity,
    message: message(quoted, expected),
    ...(place && { place }),
    related: [],
    help,
    data: { actual: found, ...(expected !== '' && { expected }) },
  };
}
