/** A criterion's values for two pairings of one bracket. */
export interface CriterionComparison {
  /** "C12", "C.10", "B.3": as the edition names it. */
  readonly id: string;
  readonly article: string;
  readonly title: string;
  /**
   * `count`: one number, fewer is better. `scores`: a list from high to low, in tenths.
   * `countThenScores`: a number, then such a list.
   */
  readonly kind: 'count' | 'scores' | 'countThenScores';
  readonly given: CriterionValue;
  readonly regulation: CriterionValue;
}

export interface CriterionValue {
  readonly values: readonly number[];
  /** Ids of the players who cause the values. */
  readonly players: readonly number[];
}

/** Where a candidate stands in the order of generation. */
export interface OrderPlace {
  /**
   * Ids: the MDPs of S1, their opponents, the exchanged players, or S2 in its order; in team systems
   * the team with the bye, the floaters, or a team and its opponent.
   */
  readonly players: readonly number[];
  /** Number of the exchange or transposition from 1; undefined beyond what can be counted. */
  readonly number?: number;
}

export const ORDER_STAGES = [
  ...(['mdpSet', 'mdpOpponents', 'exchange', 'transposition'] as const),
  // Team systems: the bye, floaters and their opponents, art. 9.3 of the Olympiad rules, and the
  // upfloaters and the identifier of the FIDE Swiss Team system.
  ...(['bye', 'floaters', 'floaterOpponent', 'halves', 'upfloaters', 'identifier'] as const),
  // Burstein: the opponents in the order of BSN.
  'opponents',
] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** Why the regulation pairing of a bracket is the right one, or why it is not. */
export type Decision =
  | {
      readonly kind: 'illegal';
      readonly article: string;
      /** A pair that may not meet, or one player who may not have the bye. */
      readonly players: readonly number[];
    }
  | {
      readonly kind: 'completion';
      readonly article: string;
      /** Players who cannot all be paired once the given pairs of this bracket stand. */
      readonly unmatched: readonly number[];
    }
  | {
      readonly kind: 'criterion';
      readonly criterion: CriterionComparison;
      /** `given` means that the engine is at fault. */
      readonly better: 'regulation' | 'given';
    }
  | {
      readonly kind: 'order';
      readonly article: string;
      readonly stage: OrderStage;
      readonly given: OrderPlace;
      readonly regulation: OrderPlace;
      /** The one generated first; `given` means that the engine is at fault. */
      readonly better: 'regulation' | 'given';
    };

export interface BracketCandidate {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

/** The first bracket in pairing order where a given pairing and the regulation part; ids. */
export interface PairingComparison {
  /** Index of the bracket in the regulation trace, from 0. */
  readonly bracket: number;
  readonly members: readonly number[];
  readonly given: BracketCandidate;
  readonly regulation: BracketCandidate;
  readonly decision: Decision;
  /** Every criterion that applies to the bracket, in order of rank. */
  readonly criteria: readonly CriterionComparison[];
}
