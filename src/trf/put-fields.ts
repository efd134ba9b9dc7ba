import type { Points } from '../model/index.js';
import { formatPoints } from '../model/index.js';
import type { Collector } from './collector.js';
import type { FieldSpec, RepeatSpec } from './record-spec.js';

/** What can be put into a field; undefined and "" leave it blank. */
export type FieldValue = string | number | undefined;

const RIGHT: ReadonlySet<string> = new Set(['number', 'points']);

/** A value padded to `width` characters the way its kind asks; a longer one is returned as it is. */
export function padField(value: FieldValue, field: FieldSpec, width: number): string {
  const text = value === undefined ? '' : String(value);
  const missing = width - [...text].length;
  if (missing <= 0) return text;
  const right = field.align === 'right' || (field.align === undefined && RIGHT.has(field.kind));
  return right ? ' '.repeat(missing) + text : text + ' '.repeat(missing);
}

/** Points with one decimal, as TRF prints them; undefined stays blank. */
export const pointsText = (points: Points | undefined): string =>
  points === undefined ? '' : formatPoints(points);

/** Builds one line from field values by the columns of a record. */
export interface LineWriter {
  put(field: FieldSpec, value: FieldValue): LineWriter;
  /** Puts fields of the repeating group `index` (from 0). */
  putGroup(
    repeat: RepeatSpec,
    index: number,
    values: Readonly<Record<string, FieldValue>>,
  ): LineWriter;
  /** The line without blanks at its end. */
  text(): string;
}

/** Starts a line; texts too long are cut, numbers too long refused, both with a diagnostic. */
export function lineWriter(code: string, report: Collector): LineWriter {
  const cells: string[] = [...code];
  const place = (from: number, to: number, field: FieldSpec, value: FieldValue): void => {
    if (value === undefined || value === '') return;
    const width = to - from + 1;
    const text = Number.isFinite(width) ? padField(value, field, width) : String(value);
    let units = [...text];
    const wide = field.fifthDigit === true && units.length === width + 1;
    if (units.length > width && !wide) units = [...shorten(text, width, field, report)];
    const start = wide ? from - 2 : from - 1;
    while (cells.length < start) cells.push(' ');
    units.forEach((unit, offset) => {
      cells[start + offset] = unit;
    });
  };
  const writer: LineWriter = {
    put(field, value) {
      place(field.from, field.to, field, value);
      return writer;
    },
    putGroup(repeat, index, values) {
      const base = repeat.first + repeat.step * index;
      for (const [name, value] of Object.entries(values)) {
        const field = repeat.fields[name]!;
        place(base + field.from, base + field.to, field, value);
      }
      return writer;
    },
    text: () => cells.join('').trimEnd(),
  };
  return writer;
}

function shorten(text: string, width: number, field: FieldSpec, report: Collector): string {
  if (RIGHT.has(field.kind)) {
    const expected = `at most ${width} characters`;
    report.add('trf/value-too-large', undefined, { field: field.label, actual: text, expected });
    return '';
  }
  const expected = [...text].slice(0, width).join('');
  report.add('trf/text-cut', undefined, { field: field.label, actual: text, expected });
  return expected;
}

/** One line of text: line breaks and tabs become blanks, NFC so that a letter is one column. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
