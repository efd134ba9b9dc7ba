import type { ColourRules } from '../player-common/colours.js';
import { HISTORY_2026, type HistoryRules } from '../player-common/situation.js';
import { CRITERIA_2026, type Criterion } from './criteria.js';
import { CRITERIA_2011, CRITERIA_2012 } from './criteria-2012.js';
import { CRITERIA_2017 } from './criteria-2017.js';

/** Where an edition prints its rules, each without the name of the regulations. */
export interface DutchArticles {
  readonly rematch: string;
  readonly byeBar: string;
  readonly absoluteColour: string;
  /** The round must be completed. */
  readonly completion: string;
  /** The criteria that choose downfloaters, and the player who gets the bye. */
  readonly downfloaters: string;
  readonly bye: string;
  /** The order of generation. */
  readonly order: string;
  /**
   * The order of the boards of a round, without and with virtual points, if that is told; other
   * regulations have it, so it is cited as it stands.
   */
  readonly boardOrder: string;
  readonly acceleratedBoardOrder: string | undefined;
  /** Allocation of colours, to be followed by the number of the rule, 1 to 5. */
  readonly colours: string;
}

/** An edition of the Dutch system as data: dates, articles, history rules, criteria, procedure. */
export interface DutchEdition extends HistoryRules {
  readonly id: string;
  readonly title: string;
  /** The name that its articles are cited with: "C.04.3:2026". */
  readonly regulations: string;
  readonly articles: DutchArticles;
  /** First and last day in force, YYYY-MM-DD. */
  readonly from: string;
  readonly to?: string;
  readonly colours: ColourRules;
  /**
   * How a bracket looks further down: `completion` asks in every bracket that the round can be
   * completed with the lowest bye (2026); `outlook` repairs afterwards by collapsing (2017);
   * `backtracking` is the loop of 2011 and 2012.
   */
  readonly procedure: 'completion' | 'outlook' | 'backtracking';
  /** The counting bounds of usual brackets do not hold its colour criteria: search exactly. */
  readonly exactOnly?: true;
  /** All of them, best first. */
  readonly criteria: readonly Criterion[];
}

/** "C.04.3:2026 [C12]": a rule of an edition with the name of its regulations. */
export const cite = ({ regulations }: DutchEdition, article: string): string =>
  `${regulations} ${article}`;

export const DUTCH_2026: DutchEdition = {
  id: '2026',
  title: 'FIDE (Dutch) Swiss, C.04.3 in force from 1 February 2026',
  regulations: 'C.04.3:2026',
  articles: {
    rematch: '[C1]',
    byeBar: '[C2]',
    absoluteColour: '[C3]',
    completion: '[C4]',
    downfloaters: '[C6] to [C8]',
    bye: '[C2], [C5], [C9]',
    order: 'art. 4',
    boardOrder: 'C.04.2:2026 art. 3.6',
    acceleratedBoardOrder: 'C.04.7:2026 art. 1.5',
    colours: 'art. 5.2.',
  },
  from: '2026-02-01',
  ...HISTORY_2026,
  colours: { widerDifference: true, reverseParityAfterRoundOne: false },
  procedure: 'completion',
  criteria: CRITERIA_2026,
};

export const DUTCH_2017: DutchEdition = {
  id: '2017',
  title: 'FIDE (Dutch) Swiss, C.04.3 in force from 1 July 2017',
  regulations: 'C.04.3:2017',
  articles: {
    rematch: 'C.1',
    byeBar: 'C.2',
    absoluteColour: 'C.3',
    completion: 'C.4',
    downfloaters: 'C.5 to C.7',
    bye: 'C.2, C.6',
    order: 'D',
    boardOrder: 'C.04.2:2017 D.9',
    acceleratedBoardOrder: undefined,
    colours: 'E.',
  },
  from: '2017-07-01',
  to: '2026-01-31',
  unplayedFloats: 'every',
  pabBar: 'forfeitWin',
  colours: { widerDifference: true, reverseParityAfterRoundOne: false },
  baku: 'halfOfRounds',
  procedure: 'outlook',
  criteria: CRITERIA_2017,
};

const articles2012 = (year: string): DutchArticles => ({
  rematch: 'B.1.a',
  byeBar: 'B.1.b',
  absoluteColour: 'B.2',
  completion: 'C.13',
  downfloaters: 'B.3',
  bye: 'B.1.b, B.3',
  order: 'D',
  boardOrder: `C.04.2, edition of ${year}`,
  acceleratedBoardOrder: undefined,
  colours: 'E.',
});

const COLOURS_2012: ColourRules = { widerDifference: false, reverseParityAfterRoundOne: true };

export const DUTCH_2012: DutchEdition = {
  id: '2012',
  title: 'FIDE (Dutch) Swiss, C.04.1 (later C.04.3.1) in force from 1 July 2012',
  regulations: 'C.04.1:2012',
  articles: articles2012('2012'),
  from: '2012-07-01',
  to: '2017-06-30',
  unplayedFloats: 'anyPoints',
  pabBar: 'anyPoints',
  colours: COLOURS_2012,
  baku: 'fiveRounds',
  procedure: 'backtracking',
  criteria: CRITERIA_2012,
};

export const DUTCH_2011: DutchEdition = {
  id: '2011',
  title: 'FIDE (Dutch) Swiss, C.04.1 as it stood before 1 July 2012',
  regulations: 'C.04.1:2011',
  articles: articles2012('2011'),
  from: '2011-01-01',
  to: '2012-06-30',
  unplayedFloats: 'anyPoints',
  pabBar: 'anyPoints',
  colours: COLOURS_2012,
  baku: 'fiveRounds',
  procedure: 'backtracking',
  criteria: CRITERIA_2011,
};
