import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lintTrf } from '../../src/lint/lint.js';
import {
  documentBytes,
  documentText,
  parseTrf,
  renderAnnotations,
  renderDiagnostics,
} from '../../src/trf/index.js';
import { BASE, join } from './base-file.js';

const SAMPLE = new TextEncoder().encode(
  join([
    ...BASE,
    '142 7',
    '162  W 1.0    D 0.5',
    '192 FIDE_DUTCH_2026',
    '240 H   7    1',
    '250  1.0  1.0   1   2    1    4',
    '260   1   7    1    4',
    '299           1.0         1',
    '300   1   1   2    1    2',
    '310   1 Team A                           AAA     2400    2.0    3.0   1     1    2',
    '320  1.0  2.0   1   2',
    '330 +-   2   1   2',
    '352 WBWB',
    '362 TW 2.0   TD 1.0   TL 0.0',
    'XXA    1  1.0  0.5',
    'XXP 1 2',
    'XXS W=1 D=0.5',
    'XXZ 3 4',
    'BBW  1.0',
    'FRA    1 m    National',
    '### remark',
  ]),
);

/** Reading, writing back and showing must work whatever the bytes are. */
function survives(bytes: Uint8Array): void {
  const parsed = parseTrf(bytes, { file: 'noise.trf' });
  expect(documentBytes(parsed.document)).toEqual(bytes);
  parseTrf(bytes, { strict: true });
  renderDiagnostics(parsed.diagnostics, { width: 80 });
  renderAnnotations(parsed.diagnostics);
  JSON.stringify(parsed.diagnostics);
  expect(lintTrf(bytes).diagnostics.length).toBeGreaterThanOrEqual(parsed.diagnostics.length);
}

/** Bytes that mean something in a report are more likely than others. */
const reportByte = fc.oneof(
  fc.constantFrom(...new TextEncoder().encode('001 XXRABZ+-=0123456789wbUHF.\r\n\t ')),
  fc.integer({ min: 0, max: 255 }),
);

describe('no input of any bytes throws or loses a byte', () => {
  it('random bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 3000 }), survives), { numRuns: 300 });
  });

  it('random bytes of reports', () => {
    const bytes = fc.array(reportByte, { maxLength: 2000 }).map((list) => Uint8Array.from(list));
    fc.assert(fc.property(bytes, survives), { numRuns: 300 });
  });

  it('a report with changed, lost and doubled bytes', () => {
    const edit = fc.record({
      at: fc.nat(SAMPLE.length - 1),
      byte: reportByte,
      kind: fc.constantFrom('replace', 'insert', 'delete', 'double'),
      length: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        let bytes = [...SAMPLE];
        for (const { at, byte, kind, length } of edits) {
          if (kind === 'replace') bytes[at % bytes.length] = byte;
          else if (kind === 'insert') bytes.splice(at, 0, byte);
          else if (kind === 'delete') bytes.splice(at, Math.min(length, bytes.length - 1));
          else bytes = [...bytes.slice(0, at), ...bytes.slice(Math.max(0, at - length))];
        }
        survives(Uint8Array.from(bytes));
      }),
      { numRuns: 120 },
    );
  });

  it('texts with any units, lone surrogates included', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 400 }), (units) => {
        const text = units.join('');
        expect(documentText(parseTrf(text).document)).toBe(text);
      }),
      { numRuns: 200 },
    );
  });
});

// Quadratic work on these would outlast the limit.
describe('hostile sizes take time in proportion', { timeout: 60_000 }, () => {
  const LONG = 200_000;
  it.each([
    ['one line of digits', `001    1 ${'1'.repeat(LONG)}`],
    ['one line of blocks', `001    1${' '.repeat(83)}${'   2 w 1  '.repeat(LONG / 10)}`],
    ['one line of tabs', `001    1${'\t'.repeat(LONG)}`],
    ['a long XXS', `XXS ${'A'.repeat(LONG)}`],
    ['a long 162', `162 ${'W'.repeat(LONG)}`],
    ['a long 162 of blanks', `162 W${' '.repeat(LONG)}`],
    ['a long 362', `362 ${'TW'.repeat(LONG)}`],
    ['a long XXA', `XXA    1${'  1.0'.repeat(LONG / 5)}`],
    ['a long XXP', `XXP ${'12 '.repeat(LONG / 3)}`],
    ['a long 240', `240 H   1 ${'1 '.repeat(LONG / 2)}`],
    ['a long 320', `320  1.0  1.0${' 001'.repeat(LONG / 4)}`],
    ['a long 013', `013 ${'x'.repeat(32)}${'    1'.repeat(LONG / 5)}`],
    ['a long 132', `132${' '.repeat(LONG)}x`],
    ['blanks only', ' '.repeat(LONG)],
    ['line ends only', '\r'.repeat(LONG)],
    ['astral characters', `001    1 ${'𝒜'.repeat(LONG / 4)}`],
    ['many misaligned lines', '001    1 x y z 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7\n'.repeat(2000)],
    ['many records', 'XXP 1 2\n'.repeat(LONG / 8)],
    ['many unknown lines', 'ABC 1\n'.repeat(LONG / 6)],
  ])('%s', (_name, more) => {
    expect(parseTrf(`${join(BASE)}${more}\n`).tournament?.players.length).toBeGreaterThan(0);
    expect(parseTrf(`${more}\n`).diagnostics.length).toBeLessThan(LONG);
  });
});
