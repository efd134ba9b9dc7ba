import type { Points } from '../../model/points.js';
import type { Colour, GameResult } from '../../model/result.js';

export const CAUSE_EFFORTS = ['none', 'quick', 'thorough'] as const;
/** How long to look for causes: not at all, about ten times a plain check, or much longer. */
export type CauseEffort = (typeof CAUSE_EFFORTS)[number];

/** In order of likelihood, where several fit equally well. */
export const LIKELY_CAUSES = [
  'absentIncluded',
  'initialColour',
  'acceleration',
  'byeRecordedAsFull',
  'forfeitsCounted',
  'rankedByRating',
  'lateEntriesLast',
  'pairAvoided',
  'pairedApart',
  'ranking',
  'resultCorrected',
  'coloursTurned',
  'boardsExchanged',
] as const;
export type LikelyCauseKind = (typeof LIKELY_CAUSES)[number];

export const CONFIDENCES = ['high', 'medium', 'low'] as const;
/** How far the rounds that a cause reproduces exceed what one of so many causes does by chance. */
export type CauseConfidence = (typeof CONFIDENCES)[number];

/** Virtual points that the first `lastId` of the list would have had in rounds `from` to `to`. */
export interface PointsOfGroup {
  readonly lastId: number;
  readonly from: number;
  readonly to: number;
  readonly points: Points;
}

/** What would have been otherwise when a round was paired. */
export interface Suspect {
  readonly kind: LikelyCauseKind;
  /** Ids of those concerned, if any. */
  readonly who: readonly number[];
  /** An earlier round that the cause lies in. */
  readonly round?: number;
  /** What it would have been: the initial colour, the acceleration, the result of White, the boards. */
  readonly colour?: Colour;
  readonly acceleration?: 'none' | 'baku' | 'groups';
  readonly groups?: readonly PointsOfGroup[];
  readonly result?: GameResult;
  readonly boards?: readonly (readonly [white: number, black: number])[];
  /** Whom each of `who` stood behind in the ranking of the time; 0 for the top. */
  readonly behind?: readonly number[];
}

/** A smallest change of what was known, under which given pairings are those of the rules. */
export interface CauseFacts extends Suspect {
  /** The differing rounds that it makes conform. */
  readonly rounds: readonly number[];
  /** Pairs, colours and bye of these rounds are reproduced; false: it only describes them. */
  readonly exact: boolean;
  /** How many other causes of the same size fit as many rounds. */
  readonly alternatives: number;
  readonly confidence: CauseConfidence;
}
