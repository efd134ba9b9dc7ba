import { hasFiveDigits } from './field-values.js';
import { PLAYER, ROUND_BLOCK } from './records/player-columns.js';
import type { LineView } from './view.js';
import { byteView, fieldText, shiftedView, tabView } from './view.js';

const FIELDS = PLAYER.fields;

/** Columns before the rounds that are always blank: a character there means a field slipped. */
export const SEPARATORS: readonly number[] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/** What a well aligned field looks like. */
const SHAPES: readonly (readonly [from: number, to: number, shape: RegExp])[] = [
  [FIELDS.id.from, FIELDS.id.to, /^ *\d+ *$/],
  [FIELDS.rating.from, FIELDS.rating.to, /^ *\d* *$|^ *- *$/],
  [FIELDS.federation.from, FIELDS.federation.to, /^ *[\p{L}\d-]* *$/u],
  [FIELDS.fideId.from, FIELDS.fideId.to, /^ *[\w-]* *$/],
  [FIELDS.birth.from, FIELDS.birth.to, /^ *[\d./ -]*$/],
  [FIELDS.points.from, FIELDS.points.to, /^ *-?\d*([.,]\d)? *$/],
  [FIELDS.rank.from, FIELDS.rank.to, /^ *\d* *$/],
];

/** What stands at the cells of a round block: 4 of opponent, blank, colour, blank, result, 2 blanks. */
function isPlausibleBlock(block: string): boolean {
  if (block.trim() === '') return true;
  if (!/^ *\d* *$/.test(block.slice(0, 4))) return false;
  return /^ [wWbB\- ] .? {0,2}$|^ [wWbB\- ] \S \d$/.test(block.slice(4).padEnd(4));
}

function hasPlausibleBlocks(cells: string): boolean {
  const trimmed = cells.trimEnd();
  for (let at = ROUND_BLOCK.first - 1; at < trimmed.length; at += ROUND_BLOCK.step) {
    if (!isPlausibleBlock(trimmed.slice(at, at + ROUND_BLOCK.step))) return false;
  }
  return true;
}

/** The separators that are not blank. */
export function brokenSeparators(cells: string): number[] {
  return SEPARATORS.filter(
    (column) => (cells[column - 1] ?? ' ') > ' ' && !isWideNumber(cells, column),
  );
}

/** The columns before a number field may hold the first of five digits. */
const isWideNumber = (cells: string, column: number): boolean =>
  (column === FIELDS.id.from - 1 || column === ROUND_BLOCK.first - 1) &&
  hasFiveDigits(cells, column - 1);

/** The cheap test that nearly every line passes. */
export function hasCleanSeparators(cells: string): boolean {
  for (const column of SEPARATORS) {
    const unit = cells.charCodeAt(column - 1);
    if (unit === 32 || column > cells.length) continue;
    if (!isWideNumber(cells, column)) return false;
  }
  return true;
}

/** True when every field of a player line looks right at its place. */
export function isPlausiblePlayer(cells: string): boolean {
  if (brokenSeparators(cells).length > 0) return false;
  for (const [from, to, shape] of SHAPES) {
    if (!shape.test(cells.slice(from - 1, to))) return false;
  }
  return hasPlausibleBlocks(cells);
}

/**
 * How a player line is cut into columns: as it should be; in the only other way that makes sense;
 * with a field that is too long but harms nothing that pairing needs; or with no good way at all.
 */
export type Alignment =
  | { readonly kind: 'fine' | 'bytes' | 'overflow' | 'misaligned'; readonly view: LineView }
  | { readonly kind: 'tabs'; readonly view: LineView; readonly size: number }
  | {
      readonly kind: 'shifted';
      readonly view: LineView;
      readonly column: number;
      readonly by: number;
    };

/** Cuts a player line: by characters, else by bytes, else with tabs or a part that slipped. */
export function alignPlayer(view: LineView): Alignment {
  if (hasCleanSeparators(view.cells) && !hasTab(view.cells)) return { kind: 'fine', view };
  if (hasTab(view.cells)) return findTabSize(view) ?? { kind: 'misaligned', view };
  const bytes = view.offsets ? view : byteView(view.line);
  if (bytes.cells.length > view.cells.length && isPlausiblePlayer(bytes.cells)) {
    return { kind: 'bytes', view: bytes };
  }
  const shifted = view.layout === 'characters' ? findShift(view) : undefined;
  return shifted ?? { kind: hasPairingFields(view.cells) ? 'overflow' : 'misaligned', view };
}

const hasTab = (cells: string): boolean => cells.includes('\t') && cells.trimEnd().includes('\t');

/** The only width of tabs with which everything fits. */
function findTabSize(view: LineView): Alignment | undefined {
  const fitting = new Map<string, Alignment>();
  if (view.cells.length > LONGEST) return undefined;
  for (let size = 1; size <= 10; size += 1) {
    const candidate = tabView(view.line, size);
    if (!isPlausiblePlayer(candidate.cells)) continue;
    const key = contentOf(candidate);
    if (!fitting.has(key)) fitting.set(key, { kind: 'tabs', view: candidate, size });
  }
  return fitting.size === 1 ? [...fitting.values()][0] : undefined;
}

/** Number, points and rounds stand where they should, whatever the fields between look like. */
function hasPairingFields(cells: string): boolean {
  const { id, points } = FIELDS;
  const clear = !brokenSeparators(cells).some(
    (column) => column === 4 || column >= points.from - 1,
  );
  const scored = /^ *-?\d+([.,]\d)? *$/.test(cells.slice(points.from - 1, points.to));
  const numbered = /^ *\d+ *$/.test(cells.slice(id.from - 1, id.to));
  return clear && scored && numbered && hasPlausibleBlocks(cells);
}

/** Where a slip can start or end: the blank after the name, the rating, and so on. */
const JOINTS: readonly number[] = [48, 53, 57, 69, 80, 85, 90, Number.POSITIVE_INFINITY];
/** No real line is longer; noise is not worth the search. */
const LONGEST = 2000;
const MOST_LEFT = -20;
const MOST_RIGHT = 40;

/** The only shift of a run of fields after which everything fits; undefined if none or several. */
function findShift(view: LineView): Alignment | undefined {
  const found = new Map<string, Alignment>();
  const length = view.cells.trimEnd().length;
  if (length > LONGEST) return undefined;
  for (let by = MOST_LEFT; by <= MOST_RIGHT; by += 1) {
    if (by === 0) continue;
    for (const [index, start] of JOINTS.entries()) {
      if (start + Math.min(by, 0) > length || start === Number.POSITIVE_INFINITY) break;
      for (const joint of JOINTS.slice(index + 1)) {
        const end = joint + Math.max(by, 0);
        if (!separatesAfter(view.cells, start, end, by)) continue;
        if (!keepsText(view.cells, start, end, by)) continue;
        const candidate = shiftedView(view, start, end, by);
        if (!isPlausiblePlayer(candidate.cells)) continue;
        const key = contentOf(candidate);
        if (found.has(key)) continue;
        found.set(key, { kind: 'shifted', view: candidate, column: start, by });
        if (found.size > 1) return undefined;
      }
    }
  }
  return [...found.values()][0];
}

/** The cheap part of the test of a candidate: would the separators be blank? */
function separatesAfter(cells: string, start: number, end: number, by: number): boolean {
  return SEPARATORS.every((column) => {
    const moved = column >= start && column < end;
    return (cells[column - 1 + (moved ? by : 0)] ?? ' ') <= ' ';
  });
}

/** What the fields say, so that two cuts with the same meaning count as one. */
function contentOf(view: LineView): string {
  const fields = Object.values(FIELDS).map((field) => fieldText(view, field));
  return [...fields, view.cells.slice(ROUND_BLOCK.first - 1)].join('|');
}

/** A shift may not swallow characters, other than those of a name that was too long. */
function keepsText(cells: string, start: number, end: number, by: number): boolean {
  const blank = (from: number, to: number): boolean =>
    cells.slice(Math.max(0, from - 1), Math.max(0, to - 1)).trim() === '';
  const inName = start === JOINTS[0];
  if (by > 0 && !inName && !blank(start, start + by)) return false;
  if (by > 0 && inName && / {3}/.test(cells.slice(FIELDS.name.from - 1, start - 1 + by).trim())) {
    return false;
  }
  if (by < 0 && !blank(start + by, start) && (cells[start - 2 + by] ?? ' ') !== ' ') return false;
  if (end === Number.POSITIVE_INFINITY) return true;
  return by < 0 ? blank(end + by, end) : true;
}
