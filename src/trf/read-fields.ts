import type { Points } from '../model/index.js';
import { parsePoints } from '../model/index.js';
import type { Collector } from './collector.js';
import type { FieldSpec, RepeatSpec } from './record-spec.js';
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
