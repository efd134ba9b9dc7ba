import { CRITERIA_2011, CRITERIA_2012 } from '../dutch2012/criteria.js';
import type { BakuRule } from './acceleration.js';
import type { ColourRules } from './colours.js';
import { CRITERIA_2026, type Criterion, FLOATER_CRITERIA_2026 } from './criteria.js';
import { CRITERIA_2017, FLOATER_CRITERIA_2017 } from './criteria-2017.js';

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
  readonly baku: BakuRule;
  /**
   * How a bracket looks further down: `completion` asks in every bracket that the round can be
   * completed with the lowest bye (2026); `outlook` repairs afterwards by collapsing (2017);
   * `backtracking` is the loop of 2011 and 2012.
   */
  readonly procedure: 'completion' | 'outlook' | 'backtracking';
  /** Criteria before the look at the next bracket: C6 and C7 of 2026, C.5 and C.6 of 2017. */
  readonly floaterCriteria: readonly Criterion[];
  readonly criteria: readonly Criterion[];
}

export const DUTCH_2026: DutchEdition = {
  id: '2026',
  title: 'FIDE (Dutch) Swiss, C.04.3 in force from 1 February 2026',
  from: '2026-02-01',
  unplayedFloats: 'moreThanLoss',
  pabBar: 'winValue',
  colours: { widerDifference: true, reverseParityAfterRoundOne: false },
  baku: 'halfOfRounds',
  procedure: 'completion',
  floaterCriteria: FLOATER_CRITERIA_2026,
  criteria: CRITERIA_2026,
};

export const DUTCH_2017: DutchEdition = {
  id: '2017',
  title: 'FIDE (Dutch) Swiss, C.04.3 in force from 1 July 2017',
  from: '2017-07-01',
  to: '2026-01-31',
  unplayedFloats: 'every',
  pabBar: 'forfeitWin',
  colours: { widerDifference: true, reverseParityAfterRoundOne: false },
  baku: 'halfOfRounds',
  procedure: 'outlook',
  floaterCriteria: FLOATER_CRITERIA_2017,
  criteria: CRITERIA_2017,
};

const COLOURS_2012: ColourRules = { widerDifference: false, reverseParityAfterRoundOne: true };

export const DUTCH_2012: DutchEdition = {
  id: '2012',
  title: 'FIDE (Dutch) Swiss, C.04.1 (later C.04.3.1) in force from 1 July 2012',
  from: '2012-07-01',
  to: '2017-06-30',
  unplayedFloats: 'anyPoints',
  pabBar: 'anyPoints',
  colours: COLOURS_2012,
  baku: 'fiveRounds',
  procedure: 'backtracking',
  floaterCriteria: [],
  criteria: CRITERIA_2012,
};

export const DUTCH_2011: DutchEdition = {
  id: '2011',
  title: 'FIDE (Dutch) Swiss, C.04.1 as it stood before 1 July 2012',
  from: '2011-01-01',
  to: '2012-06-30',
  unplayedFloats: 'anyPoints',
  pabBar: 'anyPoints',
  colours: COLOURS_2012,
  baku: 'fiveRounds',
  procedure: 'backtracking',
  floaterCriteria: [],
  criteria: CRITERIA_2011,
};
