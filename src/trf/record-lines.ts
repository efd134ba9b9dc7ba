import type { TrfLine } from './lines.js';
import type { LineView } from './view.js';
import { columnText } from './view.js';

/** The lines of a file, sorted by what they are. */
export interface Scan {
  /** Lines of known records by their code; a line with blanks before the code is read without. */
  readonly records: ReadonlyMap<string, readonly LineView[]>;
  /** Lines with three capital letters that may be national rating lines. */
  readonly national: readonly LineView[];
  readonly comments: readonly TrfLine[];
  readonly unknown: readonly LineView[];
}

const NONE: readonly LineView[] = [];

/** All lines of a record. */
export const linesOf = (scan: Scan, code: string): readonly LineView[] =>
  scan.records.get(code) ?? NONE;

/** Where the free text of a record starts. */
export const TEXT_FROM = 5;

/** The free text of a record, from column 5. */
export const textOf = (view: LineView): string => columnText(view, TEXT_FROM, view.cells.length);

/** The first line of a record whose text is not blank. */
export const headerView = (scan: Scan, code: string): LineView | undefined =>
  linesOf(scan, code).find((view) => textOf(view) !== '');

/** The first text of a record that is not blank. */
export function headerText(scan: Scan, code: string): string {
  const view = headerView(scan, code);
  return view ? textOf(view) : '';
}
