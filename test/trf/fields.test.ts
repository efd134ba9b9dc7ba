import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrfDocument } from '../../src/trf/index.js';
import {
  documentBytes,
  documentText,
  fieldSpans,
  parseDocument,
  parseTrf,
  setField,
} from '../../src/trf/index.js';
import { RECORDS } from '../../src/trf/records.js';
import { BASE, HEADER, join, PLAYERS } from './base-file.js';

const FIRST = HEADER.length + 1;
const document = parseDocument(join(BASE, '\r\n'));

describe('fields of a line', () => {
  it('a player line by its columns', () => {
    const spans = fieldSpans(document, FIRST);
    const of = (field: string, group?: number) =>
      spans.find((span) => span.field === field && span.group === group);
    expect(of('id')).toMatchObject({ column: 5, length: 4, text: '1' });
    expect(of('name')).toMatchObject({ column: 15, length: 33, text: 'Sample01, Player' });
    expect(of('points')).toMatchObject({ column: 81, length: 4, text: '2.5' });
    expect(of('opponent', 2)).toMatchObject({ column: 102, length: 4, text: '3' });
    expect(of('result', 6)).toMatchObject({ column: 149, length: 1, text: '=' });
  });

  it('a header record, and lines without fields', () => {
    expect(fieldSpans(document, 1)).toEqual([
      {
        ...{ record: '012', field: 'text', label: 'tournament name' },
        ...{ column: 5, length: 11, text: 'Sample Open' },
      },
    ]);
    const other = parseDocument('### remark\n\n999 x\nDDD SSSS\n');
    for (const number of [1, 2, 3, 4, 5]) expect(fieldSpans(other, number)).toEqual([]);
  });

  it('a national rating line', () => {
    const line = parseDocument('FRA    1 m    Name');
    expect(fieldSpans(line, 1).map((span) => [span.record, span.field])).toContainEqual([
      'NRS',
      'name',
    ]);
  });
});

describe('setting one field changes nothing else', () => {
  it('the examples', () => {
    const named = setField(document, FIRST, { field: 'name' }, 'Other, Name');
    expect(documentText(named)).toBe(
      documentText(document).replace('Sample01, Player', 'Other, Name     '),
    );
    const result = setField(document, FIRST, { field: 'result', group: 2 }, '1');
    expect(parseTrf(documentText(result)).diagnostics.map((one) => one.code)).toContain(
      'trf/illegal-results',
    );
    expect(setField(document, 1, { field: 'text' }, 'New name').lines[0]?.text).toBe(
      '012 New name',
    );
  });

  it('the same value gives the same document', () => {
    expect(setField(document, FIRST, { field: 'points' }, '2.5')).toBe(document);
  });

  it('a line that ends before the field is filled with blanks', () => {
    const short = parseDocument('001    1');
    expect(setField(short, 1, { field: 'points' }, '1.5').lines[0]?.text).toBe(
      `001    1${' '.repeat(73)}1.5`,
    );
  });

  it('keeps bytes of an encoding, a mark and odd line ends', () => {
    const bytes = Uint8Array.from([
      ...[0x30, 0x31, 0x32, 0x20, 0xe9, 0x0d, 0x30, 0x32, 0x32, 0x20, 0xfc, 0x20, 0x20, 0x0d, 0x0a],
    ]);
    const edited = setField(parseDocument(bytes, 'windows-1252'), 1, { field: 'text' }, 'ä');
    expect([...documentBytes(edited)]).toEqual(
      [...bytes].map((byte) => (byte === 0xe9 ? 0xe4 : byte)),
    );
  });

  it('refuses what does not fit', () => {
    const set = (line: number, field: string, value: string) => () =>
      setField(document, line, { field }, value);
    expect(set(FIRST, 'points', '100.5')).toThrow(/^Expected at most 4 columns as points/);
    expect(set(FIRST, 'nonsense', '1')).toThrow(/^Expected a field of record 001/);
    expect(set(99, 'points', '1')).toThrow(/^Expected a line from 1 to 27/);
    expect(set(1, 'text', 'a\nb')).toThrow(/^Expected a value without line ends/);
  });

  it('random edits of a document', () => {
    const name = fc.constantFrom(
      'name',
      'federation',
      'fideId',
      'birth',
      'points',
      'rank',
      'rating',
    );
    const edits = fc.array(
      fc.record({
        line: fc.integer({ min: FIRST, max: FIRST + PLAYERS.length - 1 }),
        field: name,
        value: fc.string({ unit: fc.constantFrom(...'aé1.𝒜 '), minLength: 1, maxLength: 3 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(edits, (list) => {
        let current: TrfDocument = document;
        for (const { line, field, value } of list) {
          const next = setField(current, line, { field }, value);
          const span = fieldSpans(current, line).find((one) => one.field === field)!;
          expect(outside(next, line, span)).toEqual(outside(current, line, span));
          expect(next.lines.filter((_, index) => index !== line - 1)).toEqual(
            current.lines.filter((_, index) => index !== line - 1),
          );
          const text = fieldSpans(next, line).find((one) => one.field === field)?.text;
          expect(text).toBe(value.trim());
          current = next;
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** The characters of a line around a span. */
function outside(
  { lines }: TrfDocument,
  line: number,
  { column, length }: { readonly column: number; readonly length: number },
): readonly string[] {
  const characters = [...lines[line - 1]!.text];
  return [
    characters.slice(0, column - 1).join(''),
    characters.slice(column - 1 + length).join(''),
    lines[line - 1]!.end,
  ];
}

describe('the table of records', () => {
  it.each(Object.values(RECORDS).map((record) => [record.code, record] as const))(
    '%s: fields are in order and do not overlap',
    (_code, { fields, ...record }) => {
      let last = 0;
      for (const { from, to, label } of Object.values(fields)) {
        expect(from).toBeGreaterThan(last);
        expect(to).toBeGreaterThanOrEqual(from);
        expect(label).not.toBe('');
        last = to;
      }
      if (!('repeat' in record)) return;
      const { repeat } = record;
      expect(repeat.first).toBeGreaterThan(last);
      const width = Math.max(...Object.values(repeat.fields).map((field) => field.to + 1));
      expect(width).toBeLessThanOrEqual(repeat.step);
    },
  );
});
