import type { Tournament } from '../model/index.js';
import type { Collector } from './collector.js';

/** The dialects that a file may show, oldest first. */
export const DIALECTS = ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The dialects that can be written. */
export const TARGETS = ['trf16', 'trfx', 'trfx06', 'trfbx', 'trf26'] as const;
/** `trfx06`: trfx with byes and results spelled as in TRF06, for JaVaFo before version 2. */
export type Target = Exclude<Dialect, 'trf06'> | 'trfx06';

/** What the parts of the writer share. */
export interface Writing {
  readonly tournament: Tournament;
  readonly dialect: Exclude<Target, 'trfx06'>;
  /** Only the result letters of TRF06: 1 = 0 + - for games and byes alike. */
  readonly oldLetters: boolean;
  readonly totals: 'stated' | 'computed';
  readonly absences: 'Z' | 'blank';
  readonly report: Collector;
}

/** Says that the dialect cannot hold something. */
export function leaveOut({ dialect, report }: Writing, actual: string): void {
  report.add('trf/not-in-dialect', undefined, { actual, expected: dialect });
}
