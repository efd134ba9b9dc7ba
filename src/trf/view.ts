import type { Place } from './diagnostic.js';
import type { TrfLine } from './document.js';
import type { FieldSpec } from './record-spec.js';

/** How the columns of a line were counted. */
export type Layout = 'characters' | 'bytes' | 'shifted';

/**
 * A line cut into the columns of its record. Usually the columns are the characters; byte-padded
 * and shifted lines need a map.
 */
export interface LineView {
  readonly line: TrfLine;
  readonly layout: Layout;
  /** One UTF-16 unit per column; U+FFFD stands for what is no single unit. */
  readonly cells: string;
  /** Index into the text for every column and one more for the end; undefined when equal. */
  readonly offsets?: readonly number[];
}

const FILLER = '\ufffd';
const SURROGATE = /[\ud800-\udfff]/;

/** Columns are code points: the way nearly every program counts. */
export function characterView(line: TrfLine): LineView {
  if (!SURROGATE.test(line.text)) return { line, layout: 'characters', cells: line.text };
  return measured(line, 'characters', () => 1);
}

/** Every tab stands for `size` blanks, or ends at the next of the tab stops every 8 columns. */
export function tabView(line: TrfLine, size: number): LineView {
  const width = (char: string, column: number): number =>
    char !== '\t' ? 1 : size === 8 ? 8 - (column % 8) : size;
  const view = measured(line, 'shifted', width);
  return { ...view, cells: view.cells.replaceAll('\t', ' ') };
}

/** Columns are UTF-8 bytes: programs that pad before encoding. */
export function byteView(line: TrfLine): LineView {
  return measured(line, 'bytes', (char) => {
    const code = char.codePointAt(0)!;
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  });
}

function measured(
  line: TrfLine,
  layout: Layout,
  width: (char: string, column: number) => number,
): LineView {
  const offsets: number[] = [];
  const cells: string[] = [];
  let index = 0;
  for (const char of line.text) {
    cells.push(char.length === 1 ? char : FILLER);
    offsets.push(index);
    index += char.length;
    for (let extra = width(char, cells.length - 1) - 1; extra > 0; extra -= 1) {
      cells.push(char === '\t' ? ' ' : FILLER);
      offsets.push(index);
    }
  }
  offsets.push(index);
  return { line, layout, cells: cells.join(''), offsets };
}

/** Index into the line's text where a column (from 1) starts. */
export function textIndex(view: LineView, column: number): number {
  const index = Math.min(column - 1, view.cells.length);
  return view.offsets ? (view.offsets[index] ?? view.line.text.length) : index;
}

/** The text of columns `from` to `to`, trimmed; columns after the end of the line are blank. */
export function columnText(view: LineView, from: number, to: number): string {
  if (!view.offsets) return view.cells.slice(from - 1, to).trim();
  return view.line.text.slice(textIndex(view, from), textIndex(view, to + 1)).trim();
}

/** The text of a field, trimmed. */
export function fieldText(view: LineView, field: FieldSpec): string {
  return columnText(view, field.from, field.to);
}

/** Code points between two indices of a text. */
function countCharacters(text: string, start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1) {
    const unit = text.charCodeAt(index);
    const isSecond = unit >= 0xdc00 && unit <= 0xdfff && index > start;
    if (!isSecond || !isHigh(text.charCodeAt(index - 1))) count += 1;
  }
  return count;
}

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

/** The text of a line as places show it; what is longer than any report line is cut. */
const LONGEST_SHOWN = 4000;
const shown = (line: TrfLine): string =>
  line.text.length > LONGEST_SHOWN ? line.text.slice(0, LONGEST_SHOWN) : line.text;

/** The place of columns `from` to `to` of a view, in characters of the real line. */
export function placeOf(view: LineView, from: number, to: number): Place {
  const { line } = view;
  if (!view.offsets) {
    return { line: line.number, column: from, length: to - from + 1, lineText: shown(line) };
  }
  const start = textIndex(view, from);
  const end = textIndex(view, to + 1);
  return {
    line: line.number,
    column: countCharacters(line.text, 0, start) + 1,
    length: Math.max(1, countCharacters(line.text, start, end)),
    lineText: shown(line),
  };
}

/** The place of a field, without the blanks behind a free text. */
export function fieldPlace(view: LineView, field: FieldSpec): Place {
  const to = Math.min(field.to, Math.max(field.from, view.cells.trimEnd().length));
  return placeOf(view, field.from, Number.isFinite(field.to) ? field.to : to);
}

/** The place of everything on the line. */
export function linePlace(view: LineView): Place {
  return placeOf(view, 1, Math.max(1, view.cells.trimEnd().length));
}

/**
 * The view in which the columns from `start` to `end` (excluded) are read `shift` characters
 * further right (negative: left); columns before and after stay.
 */
export function shiftedView(view: LineView, start: number, end: number, shift: number): LineView {
  const width = Math.max(view.cells.length, view.cells.length - shift);
  const source = (column: number): number => {
    if (column >= end) return column - 1;
    if (column >= start) return Math.min(column - 1 + shift, end - 1);
    return Math.min(column - 1, start - 1 + Math.min(shift, 0));
  };
  const at = (index: number): number =>
    view.offsets
      ? (view.offsets[Math.min(index, view.offsets.length - 1)] ?? 0)
      : Math.min(index, view.cells.length);
  const offsets: number[] = [];
  let cells = '';
  for (let column = 1; column <= width; column += 1) {
    const from = source(column);
    offsets.push(at(from));
    cells += source(column + 1) > from ? (view.cells[from] ?? ' ') : ' ';
  }
  offsets.push(at(source(width + 1)));
  return { line: view.line, layout: 'shifted', cells: cells.trimEnd(), offsets };
}
