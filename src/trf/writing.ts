import type { Tournament } from '../model/index.js';
import type { Collector } from './collector.js';
import type { Dialect } from './dialects.js';

/** The dialects that can be written. */
export const TARGETS = ['trf16', 'trfx', 'trfbx', 'trf26'] as const;
export type Target = Exclude<Dialect, 'trf06'>;

/** What the parts of the writer share. */
export interface Writing {
  readonly tournament: Tournament;
  readonly dialect: Target;
  readonly totals: 'stated' | 'computed';
  readonly absences: 'Z' | 'blank';
  readonly report: Collector;
}

/** Says that the dialect cannot hold something. */
export function leaveOut({ dialect, report }: Writing, actual: string): void {
  report.add('trf/not-in-dialect', undefined, { actual, expected: dialect });
}
