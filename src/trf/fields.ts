import { alignPlayer } from './align.js';
import type { TrfDocument, TrfLine } from './document.js';
import { padField } from './field-values.js';
import type { FieldSpec, RecordSpec } from './record-spec.js';
import { NATIONAL } from './records/national.js';
import { COMMENT, recordSpec } from './records.js';
import type { LineView } from './view.js';
import { characterView, fieldPlace, fieldText, textIndex } from './view.js';

/** Where a field stands in a line, and what it says. */
export interface FieldSpan {
  /** Code of the record, "NRS" for national rating lines. */
  readonly record: string;
  /** Name of the field in the table of the record. */
  readonly field: string;
  readonly label: string;
  /** For repeating fields: the number of the group, from 1 (the round of record 001). */
  readonly group?: number;
  /** Column and length in characters of the line, from 1. */
  readonly column: number;
  readonly length: number;
  /** Without the blanks around it. */
  readonly text: string;
}

/** Which field of a line: its name in the record table and, where fields repeat, the group from 1. */
export interface FieldName {
  readonly field: string;
  readonly group?: number;
}

interface CutLine {
  readonly spec: RecordSpec;
  readonly view: LineView;
}

/** The record of a line and its columns; undefined for comments and unknown lines. */
function cutLine(line: TrfLine): CutLine | undefined {
  const { text } = line;
  if (text.startsWith(COMMENT)) return undefined;
  const view = characterView(line);
  const spec = /^.{3}(?:[ \t]|$)/.test(text) ? recordSpec(text.slice(0, 3)) : undefined;
  if (spec) return { spec, view: spec.code === '001' ? alignPlayer(view).view : view };
  return /^[A-Z]{3} [ \d]{3}\d (?:.|$)/.test(text) ? { spec: NATIONAL, view } : undefined;
}

/** A field of a repeating group with the columns that it has there. */
function inGroup({ repeat }: RecordSpec, name: string, group: number): FieldSpec | undefined {
  const field = repeat && Object.hasOwn(repeat.fields, name) ? repeat.fields[name] : undefined;
  if (!repeat || !field) return undefined;
  const base = repeat.first + repeat.step * (group - 1);
  return { ...field, from: base + field.from, to: base + field.to };
}

/**
 * The fields of line `number` (from 1) by the columns of its record; none for comments, blank lines
 * and unknown records.
 */
export function fieldSpans(document: TrfDocument, number: number): readonly FieldSpan[] {
  const line = document.lines[number - 1];
  const cut = line && cutLine(line);
  if (!cut) return [];
  const { spec, view } = cut;
  const length = view.cells.trimEnd().length;
  const span = (name: string, field: FieldSpec, group?: number): FieldSpan => {
    const place = fieldPlace(view, field);
    return {
      record: spec.code,
      field: name,
      label: field.label,
      ...(group !== undefined && { group }),
      column: place.column,
      length: place.length,
      text: fieldText(view, field),
    };
  };
  const spans = Object.entries(spec.fields)
    .filter(([, field]) => field.from <= length)
    .map(([name, field]) => span(name, field));
  const { repeat } = spec;
  if (!repeat) return spans;
  for (let group = 1; repeat.first + repeat.step * (group - 1) <= length; group += 1) {
    for (const name of Object.keys(repeat.fields)) {
      spans.push(span(name, inGroup(spec, name, group)!, group));
    }
  }
  return spans;
}

/**
 * The document with one field of line `number` (from 1) replaced; every other character stays. The
 * same document when nothing changes. A line that ends before the field is filled with blanks.
 * @throws RangeError when the line or field does not exist, or the value does not fit.
 */
export function setField(
  document: TrfDocument,
  number: number,
  name: FieldName,
  value: string,
): TrfDocument {
  const line = document.lines[number - 1];
  if (!line)
    throw new RangeError(`Expected a line from 1 to ${document.lines.length}, found ${number}`);
  const cut = cutLine(line);
  if (!cut) throw new RangeError(`Expected a known record in line ${number}`);
  const { spec, view } = cut;
  const own = Object.hasOwn(spec.fields, name.field) ? spec.fields[name.field] : undefined;
  const field = name.group === undefined ? own : inGroup(spec, name.field, name.group);
  if (!field) throw new RangeError(`Expected a field of record ${spec.code}, found ${name.field}`);
  const text = replaceField(view, field, value);
  if (text === line.text) return document;
  const lines = [...document.lines];
  lines[number - 1] = { ...line, text };
  return { ...document, lines };
}

function replaceField(view: LineView, field: FieldSpec, value: string): string {
  const { text } = view.line;
  if (/[\r\n]/.test(value)) throw new RangeError('Expected a value without line ends');
  if (view.cells.length < field.from - 1) {
    return text + ' '.repeat(field.from - 1 - view.cells.length) + fitted(field, value, undefined);
  }
  const start = textIndex(view, field.from);
  if (!Number.isFinite(field.to)) {
    const old = text.slice(start);
    return text.slice(0, start) + value + old.slice(old.trimEnd().length);
  }
  const end = textIndex(view, field.to + 1);
  const old = text.slice(start, end);
  if (old.trim() === value.trim()) return text;
  const measure = view.layout === 'bytes' ? utf8Length : characterCount;
  const width = view.cells.length <= field.to ? undefined : measure(old);
  return text.slice(0, start) + fitted(field, value, width, measure) + text.slice(end);
}

const characterCount = (text: string): number => [...text].length;
const utf8Length = (text: string): number => new TextEncoder().encode(text).length;

/** The value padded to its columns; at the end of a line blanks behind it are not needed. */
function fitted(
  field: FieldSpec,
  value: string,
  width: number | undefined,
  measure: (text: string) => number = characterCount,
): string {
  if (!Number.isFinite(field.to)) return value;
  const columns = width ?? field.to - field.from + 1;
  const size = measure(value);
  if (size > columns) {
    const most = `Expected at most ${columns} columns as ${field.label}`;
    throw new RangeError(`${most}, found ${JSON.stringify(value)}`);
  }
  const padded = padField(value, field, columns - size + characterCount(value));
  return width === undefined ? padded.trimEnd() : padded;
}
