import type { ColourRules } from './colours.js';
import { CRITERIA_2026, type Criterion } from './criteria.js';

export const DUTCH_EDITION_IDS = ['2011', '2012', '2017', '2026'] as const;
export type DutchEditionId = (typeof DUTCH_EDITION_IDS)[number];

/** Which unplayed rounds count as a downfloat. */
export type UnplayedFloatRule = 'every' | 'moreThanLoss' | 'anyPoints';
/** Which earlier rounds bar a player from the pairing-allocated bye, besides a PAB itself. */
export type PabBarRule = 'anyPoints' | 'forfeitWin' | 'winValue';

/** An edition of the Dutch system as data: dates, history rules, criteria, procedure. */
export interface DutchEdition {
  readonly id: DutchEditionId;
  readonly title: string;
  /** First and last day in force, YYYY-MM-DD. */
  readonly from: string;
  readonly to?: string;
  readonly unplayedFloats: UnplayedFloatRule;
  readonly pabBar: PabBarRule;
  readonly colours: ColourRules;
  readonly criteria: readonly Criterion[];
}

export const DUTCH_2026: DutchEdition = {
  id: '2026',
  title: 'FIDE (Dutch) Swiss, C.04.3 in force from 1 February 2026',
  from: '2026-02-01',
  unplayedFloats: 'moreThanLoss',
  pabBar: 'winValue',
  colours: { widerDifference: true, reverseParityAfterRoundOne: false },
  criteria: CRITERIA_2026,
};
