import type { Points } from '../model/points.js';
import type { Colour } from '../model/result.js';
import type { Assumption } from '../systems/assumptions.js';
import type { SystemRequest } from '../systems/choose.js';
import type { CriterionComparison, Decision } from '../systems/comparison.js';
import type { OtherEvent } from '../systems/evidence.js';
import type { Pair, RoundPairing } from '../systems/pairing.js';
import type { AccelerationChoice, Illegality } from '../systems/system.js';
import type { Diagnostic } from '../trf/index.js';
import type { CauseEffort, CauseFacts } from './causes/facts.js';

/**
 * `conforms`: pairs, colours and bye are those of the rules. `manual`: they are not, and a comment
 * line of the file says so. `unjudged`: it cannot be told. `differs`: legal, but not the prescribed
 * pairing. `illegal`: an absolute rule is broken. In rising order of weight.
 */
export const VERDICTS = ['conforms', 'manual', 'unjudged', 'differs', 'illegal'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The heaviest of some verdicts; `conforms` for none. */
export const heaviest = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS[Math.max(0, ...verdicts.map((verdict) => VERDICTS.indexOf(verdict)))]!;

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

/** One difference between the given and the regulation pairing; `given` and `regulation` tell which. */
export interface FindingFacts {
  readonly kind: FindingKind;
  /** Ids of those concerned; for a colour White first, as the rules give it. */
  readonly who: readonly number[];
  readonly given: readonly Board[];
  readonly regulation: readonly Board[];
  /** Where the regulation pairs the highest of them; undefined when the system has no brackets. */
  readonly bracket?: BracketRef;
  /** The rule that is broken, for kind `illegal`; without it the boards are no pairing at all. */
  readonly illegality?: Illegality;
  /** The rule that gives the colours, or orders the boards. */
  readonly article?: string;
  /** Colours so far of those concerned, e.g. "WBB", for kind `colour`. */
  readonly histories?: readonly string[];
  /** Number of the board, for kind `order`. */
  readonly place?: number;
  /** It only follows from what the given pairing did in the decisive bracket. */
  readonly consequence?: boolean;
}

/** The first bracket in pairing order where given and regulation part; all others may follow from it. */
export interface DecisiveFacts {
  readonly bracket: BracketRef;
  readonly given: BracketOutcome;
  readonly regulation: BracketOutcome;
  /** The rule, criterion or order that decides there, where the system can tell. */
  readonly decision?: Decision;
  /** What the decision `illegal` rests on. */
  readonly illegality?: Illegality;
  /** Every criterion that applies to the bracket, with both values, in order of rank. */
  readonly criteria?: readonly CriterionComparison[];
}

export interface BracketOutcome {
  readonly pairs: readonly (readonly [number, number])[];
  /** Members who leave the bracket unpaired. */
  readonly downfloaters: readonly number[];
}

/** Why something is not judged, or how it came to be. */
export type Reason =
  /** In the words of the file, of its reader, or of the choice of the system. */
  | { readonly kind: 'said'; readonly text: string }
  | { readonly kind: 'nothingToJudge' }
  | { readonly kind: 'noSuchRound'; readonly wanted: readonly number[]; readonly last: number }
  | { readonly kind: 'noPairing' }
  /** An earlier round cannot be judged, on which all scores and colours rest. */
  | { readonly kind: 'earlierRound'; readonly round: number }
  /** No legal pairing exists, with the reason of the system. */
  | { readonly kind: 'impossible'; readonly reason: string }
  | { readonly kind: 'engineAtFault' }
  | { readonly kind: 'unknownRoundCount' }
  | { readonly kind: 'beyondEnd'; readonly round: number; readonly roundCount: number }
  | { readonly kind: 'nobodyToPair'; readonly round: number }
  /** The bye is given by the arbiter, and the others are an odd number. */
  | { readonly kind: 'oddBesideBye'; readonly round: number; readonly player: number }
  /** A list that does not name these. */
  | { readonly kind: 'partialList'; readonly boards: number; readonly missing: readonly number[] }
  /** A list that gives several people a bye, of whom one can have it by the pairing. */
  | { readonly kind: 'severalListedByes'; readonly who: readonly number[] };

/** What was taken for granted. */
export type Premise =
  /** Hardly a round conforms to any edition of the system. */
  | {
      readonly kind: 'doubtfulSystem';
      readonly title: string;
      readonly fits: number;
      readonly judged: number;
    }
  | { readonly kind: 'system'; readonly title: string; readonly because: string }
  /** The number of rounds is not stated: the last recorded round is taken for the last. */
  | { readonly kind: 'roundCount'; readonly count: number }
  /** The same, but the last recorded round conforms only as an earlier one. */
  | { readonly kind: 'notLast'; readonly round: number }
  | { readonly kind: 'initialColour'; readonly colour: Colour }
  /** The board of the highest ranked, which tells it, stands against most others. */
  | {
      readonly kind: 'oddTopBoard';
      readonly id: number;
      readonly against: number;
      readonly boards: number;
    }
  /** In the words of the choice of the system. */
  | { readonly kind: 'said'; readonly text: string }
  /** The order of boards was to be compared, and a report does not record it. */
  | { readonly kind: 'noOrder' }
  /** A list calls them absent, the file announces nothing. */
  | { readonly kind: 'absent'; readonly who: readonly number[] }
  /** A list gives nobody the bye and leaves one out. */
  | { readonly kind: 'impliedBye'; readonly player: number };

export interface RoundFacts {
  readonly round: number;
  readonly verdict: Verdict;
  /** Why it is unjudged, or the comment that declares it manual. */
  readonly reason?: Reason;
  readonly findings: readonly FindingFacts[];
  readonly decisive?: DecisiveFacts;
  readonly given?: GivenPairing;
  readonly regulation?: RegulationPairing;
  /** Other editions of the system that prescribe the given pairing. */
  readonly conformsTo?: readonly string[];
  /** What was taken for granted, for a round that is judged on its own. */
  readonly assumptions?: readonly Premise[];
  /** Smallest changes of the data under which the given pairing is the prescribed one; likely ones first. */
  readonly causes?: readonly CauseFacts[];
}

/** A round that was judged on its own. */
export interface JudgedRound extends RoundFacts {
  /** Whether ids are those of players or of teams. */
  readonly unit: 'player' | 'team';
}

export type RegulationPairing = Pick<RoundPairing, 'pairs' | 'bye'>;

export interface TournamentFacts {
  /** The heaviest verdict of its rounds; `unjudged` without any round to judge. */
  readonly verdict: Verdict;
  /** Why the whole file is unjudged. */
  readonly reason?: Reason;
  readonly system?: string;
  readonly edition?: string;
  /** Whether ids are those of players or of teams. */
  readonly unit: 'player' | 'team';
  /** What was taken for granted: system and edition, number of rounds, initial colour. */
  readonly assumptions: readonly Premise[];
  /** Those about system, edition, date and initial colour as the choice of the system has them. */
  readonly assumed?: readonly Assumption[];
  /** What the event is, when it is none that can be judged here. */
  readonly event?: OtherEvent;
  /** Other editions of the system to which all judged rounds conform. */
  readonly conformsTo?: readonly string[];
  /** Changes of the data under which several of the rounds are the prescribed ones. */
  readonly causes?: readonly CauseFacts[];
  readonly rounds: readonly RoundFacts[];
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
  /** How long to look for what may have gone wrong; `quick` by default, false is `none`. */
  readonly causes?: CauseEffort | boolean;
  /** Rounds that the file declares to be paired by hand, with its words. */
  readonly manualRounds?: ReadonlyMap<number, string>;
  /** The reader's diagnostics: rounds they make doubtful are not judged. */
  readonly diagnostics?: readonly Diagnostic[];
}
