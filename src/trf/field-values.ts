import type { Points } from '../model/index.js';
import { formatPoints, parsePoints } from '../model/index.js';
import type { Collector } from './collector.js';
import type { FieldSpec, RecordSpec, RepeatSpec } from './record-spec.js';
import type { LineView } from './view.js';
import { columnText, fieldText, linePlace } from './view.js';

/** A natural number of at most `digits` digits (right- or left-aligned, zero-padded); else undefined. */
export function readNumber(text: string, digits = 9): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > digits) return undefined;
  let value = 0;
  for (let index = 0; index < trimmed.length; index += 1) {
    const digit = trimmed.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}

const isDigit = (unit: number): boolean => unit >= 48 && unit <= 57;

/**
 * True when five digits end at the index `at + 4` that start in the blank before a field of four:
 * how fields of more than 9999 players write their numbers.
 */
export function hasFiveDigits(cells: string, at: number): boolean {
  for (let index = at; index < at + 5; index += 1) {
    if (!isDigit(cells.charCodeAt(index))) return false;
  }
  return !isDigit(cells.charCodeAt(at + 5));
}

/** Points of at most 9 characters, so that they stay exact integers; undefined for anything else. */
export function readPoints(text: string): Points | undefined {
  return text.trim().length > 9 ? undefined : parsePoints(text);
}

/** The texts of all fields of a line, trimmed. */
export const fieldTexts = <S extends RecordSpec>(
  view: LineView,
  spec: S,
): Readonly<Record<keyof S['fields'], string>> =>
  Object.fromEntries(
    Object.entries(spec.fields).map(([name, field]) => [name, fieldText(view, field)]),
  ) as Record<keyof S['fields'], string>;

export const numberField = (view: LineView, field: FieldSpec): number | undefined =>
  readNumber(fieldText(view, field));

export const pointsField = (view: LineView, field: FieldSpec): Points | undefined =>
  readPoints(fieldText(view, field));

/** The text of a record after its code. */
export const bodyOf = (view: LineView): string => columnText(view, 4, view.cells.length);

/** The code of a record. */
export const codeOf = (view: LineView): string => view.cells.slice(0, 3).toUpperCase();

/** Reports a record that cannot be read. */
export function refuseRecord(view: LineView, expected: string, report: Collector): void {
  report.add('trf/bad-record', linePlace(view), {
    record: codeOf(view),
    actual: bodyOf(view),
    expected,
  });
}

/** Reports a record that is read although its spelling is unusual. */
export function tolerateRecord(view: LineView, expected: string, report: Collector): void {
  report.add('trf/record-spelling', linePlace(view), {
    record: codeOf(view),
    actual: bodyOf(view),
    expected,
  });
}

/** Numbers with blanks, tabs or commas between them; undefined when something else is there. */
export function readIds(view: LineView, from: number, report: Collector): number[] | undefined {
  const text = view.cells.slice(from - 1);
  const ids: number[] = [];
  for (const word of text.split(/[\s,;]+/)) {
    if (word === '') continue;
    const id = readNumber(word);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  if (/[,;]/.test(text)) tolerateRecord(view, `numbers ${ids.join(' ')}`, report);
  return ids;
}

/** The numbers of a list by their columns, 0 for a blank one between others; undefined when odd. */
export function readColumnIds(view: LineView, repeat: RepeatSpec): number[] | undefined {
  const width = repeat.step - 1;
  const cells = view.cells.trimEnd();
  const ids: number[] = [];
  for (let at = repeat.first - 1; at < cells.length; at += repeat.step) {
    const slot = cells.slice(at, at + width).trim();
    const id = slot === '' ? 0 : readNumber(slot);
    if (id === undefined || (cells[at + width] ?? ' ').trim() !== '') return undefined;
    ids.push(id);
  }
  return ids;
}

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
  /** Puts a list of numbers, one into each group. */
  putList(repeat: RepeatSpec, ids: readonly number[]): LineWriter;
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
    putList(repeat, ids) {
      ids.forEach((id, index) => {
        writer.putGroup(repeat, index, { id });
      });
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

/**
 * Starts a line with fields by their names: points with one decimal, texts as plain ones. `code` is
 * the one of the record unless the record stands for several.
 */
export function recordLine<S extends RecordSpec>(
  spec: S,
  values: { readonly [K in keyof S['fields']]?: FieldValue },
  report: Collector,
  code: string = spec.code,
): LineWriter {
  const line = lineWriter(code, report);
  for (const [name, value] of Object.entries<FieldValue>(values)) {
    const field = spec.fields[name]!;
    if (typeof value === 'string') line.put(field, plainText(value));
    else line.put(field, field.kind === 'points' ? pointsText(value) : value);
  }
  return line;
}

/** One line of text: line breaks and tabs become blanks, NFC so that a letter is one column. */
export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
