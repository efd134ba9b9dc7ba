import type { Points } from '../model/points.js';
import type { Colour } from '../model/result.js';
import type { Assumption } from '../systems/assumptions.js';
import type { SystemRequest } from '../systems/choose.js';
import type { CriterionComparison, Decision } from '../systems/comparison.js';
import type { OtherEvent } from '../systems/evidence.js';
import type { Pair, RoundPairing } from '../systems/pairing.js';
import type { AccelerationChoice, Illegality } from '../systems/system.js';
import type { Diagnostic } from '../trf/index.js';
import type { LikelyCause } from './causes.js';

/**
 * `conforms`: pairs, colours and bye are those of the rules. `manual`: they are not, and a comment
 * line of the file says so. `unjudged`: it cannot be told. `differs`: legal, but not the prescribed
 * pairing. `illegal`: an absolute rule is broken. In rising order of weight.
 */
export const VERDICTS = ['conforms', 'manual', 'unjudged', 'differs', 'illegal'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const FINDING_KINDS = ['pair', 'colour', 'bye', 'absent', 'illegal', 'order'] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** White and black as ids of players or teams; black 0 is the pairing-allocated bye. */
export type Board = readonly [white: number, black: number];

export interface GivenPair extends Pair {
  /** False for a forfeit without colours in the file; its colours are then not compared. */
  readonly coloursKnown: boolean;
}

/** A round as somebody paired it. */
export interface GivenPairing {
  /** In the order of the source. */
  readonly pairs: readonly GivenPair[];
  /** Ids with a pairing-allocated bye; more than one is illegal. */
  readonly byes: readonly number[];
  /**
   * Set for a list made for people. It may leave out boards, the bye, and those who are absent, or
   * name these: then their ids are here. What it does not say is not held against it.
   */
  readonly list?: { readonly absent: readonly number[] };
}

/** A bracket of the regulation pairing. */
export interface BracketRef {
  /** From 1, in pairing order. */
  readonly number: number;
  /** Score of its residents in tenths. */
  readonly score: Points;
  readonly members: readonly number[];
}

/** One difference between the given and the regulation pairing. */
export interface Finding {
  readonly kind: FindingKind;
  /** Ids of those concerned, in the order of the sentence. */
  readonly who: readonly number[];
  readonly given: readonly Board[];
  readonly regulation: readonly Board[];
  /** Where the regulation pairs the highest of them; undefined when the system has no brackets. */
  readonly bracket?: BracketRef;
  /** The rule that is broken, for kind `illegal`. */
  readonly illegality?: Illegality;
  /** It only follows from what the given pairing did in the decisive bracket. */
  readonly consequence?: boolean;
  readonly sentence: string;
}

/** The first bracket in pairing order where given and regulation part; all others may follow from it. */
export interface DecisiveBracket {
  readonly bracket: BracketRef;
  readonly given: BracketOutcome;
  readonly regulation: BracketOutcome;
  /** The rule, criterion or order that decides there, where the system can tell. */
  readonly decision?: Decision;
  /** Every criterion that applies to the bracket, with both values, in order of rank. */
  readonly criteria?: readonly CriterionComparison[];
  /** Where they part. */
  readonly sentence: string;
  /** The decision in words. */
  readonly reason?: string;
}

export interface BracketOutcome {
  readonly pairs: readonly (readonly [number, number])[];
  /** Members who leave the bracket unpaired. */
  readonly downfloaters: readonly number[];
}

export interface RoundVerification {
  readonly round: number;
  readonly verdict: Verdict;
  /** Why it is unjudged, or the comment that declares it manual. */
  readonly reason?: string;
  readonly findings: readonly Finding[];
  readonly decisive?: DecisiveBracket;
  readonly given?: GivenPairing;
  readonly regulation?: RegulationPairing;
  /** Other editions of the system that prescribe the given pairing. */
  readonly conformsTo?: readonly string[];
  /** What was taken for granted, for a round that is judged on its own. */
  readonly assumptions?: readonly string[];
  /** Single changes of the data under which the given pairing is the prescribed one. */
  readonly causes?: readonly LikelyCause[];
}

export type RegulationPairing = Pick<RoundPairing, 'pairs' | 'bye'>;

export interface TournamentVerification {
  /** The heaviest verdict of its rounds; `unjudged` without any round to judge. */
  readonly verdict: Verdict;
  /** Why the whole file is unjudged. */
  readonly reason?: string;
  readonly system?: string;
  readonly edition?: string;
  /** What was taken for granted: system and edition, number of rounds, initial colour. */
  readonly assumptions: readonly string[];
  /** The same as facts. */
  readonly assumed?: readonly Assumption[];
  /** What the event is, when it is none that can be judged here. */
  readonly event?: OtherEvent;
  /** Other editions of the system to which all judged rounds conform. */
  readonly conformsTo?: readonly string[];
  readonly rounds: readonly RoundVerification[];
}

export interface VerifyOptions extends SystemRequest {
  /** Total rounds when the tournament does not state them. */
  readonly roundCount?: number;
  /** Overrides the initial colour that the tournament states or implies. */
  readonly initialColour?: Colour;
  /** Where virtual points of players come from: what the file says by default. */
  readonly acceleration?: AccelerationChoice;
  /** Judge only these recorded rounds; by default all. */
  readonly rounds?: readonly number[];
  /**
   * Also compare the order of the boards, which is no part of a correct pairing. A report does not
   * record it: in its rounds (with `diagnostics`) there is nothing to compare.
   */
  readonly order?: boolean;
  /** False: do not look for what may have gone wrong, which takes many pairings. */
  readonly causes?: boolean;
  /** Rounds that the file declares to be paired by hand, with its words. */
  readonly manualRounds?: ReadonlyMap<number, string>;
  /** The reader's diagnostics: rounds they make doubtful are not judged. */
  readonly diagnostics?: readonly Diagnostic[];
}
