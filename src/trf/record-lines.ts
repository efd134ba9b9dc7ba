import type { Collector } from './collector.js';
import type { TrfLine } from './document.js';
import { codeOf } from './field-values.js';
import type { LineView } from './view.js';
import { columnText, linePlace } from './view.js';

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

/** Whom the numbers of records may name: players, or teams in a team event. */
export interface KnownIds {
  readonly isKnown: (id: number) => boolean;
  readonly teamEvent: boolean;
}

/** Says which number of a record is nobody's; the first one is enough. */
export function reportUnknown(
  view: LineView,
  ids: readonly number[],
  known: KnownIds,
  report: Collector,
): void {
  const unknown = ids.find((id) => !known.isKnown(id));
  if (unknown === undefined) return;
  const code = known.teamEvent ? 'trf/unknown-team' : 'trf/unknown-player';
  report.add(code, linePlace(view), { record: codeOf(view), actual: unknown });
}
