import type { Points } from '../model/points.js';
import type {
  CriterionComparison,
  CriterionValue,
  Decision,
  OrderStage,
} from '../systems/comparison.js';
import type { Illegality } from '../systems/system.js';
import type {
  Board,
  CauseFacts,
  DecisiveFacts,
  FindingFacts,
  FindingKind,
  LikelyCauseKind,
  Premise,
  Reason,
  Verdict,
  WishFacts,
} from '../verify/index.js';

/** Whom an id means: "7 Petrov, Ivan", or only the number where there is no name. */
export type NameOf = (id: number) => string;

/** A sentence for every kind of a fact. */
type Sayings<Fact extends { readonly kind: string }> = {
  readonly [Kind in Fact['kind']]: (
    fact: Extract<Fact, { readonly kind: Kind }>,
    name: NameOf,
  ) => string;
};

/** What a file was judged to be, for the sentence on the whole of it. */
export interface FileVerdict {
  readonly verdict: Verdict;
  readonly system?: string;
  readonly edition?: string;
  /** Numbers of the rounds with this verdict, and of all judged rounds. */
  readonly rounds: readonly number[];
  readonly judged: number;
}

/**
 * Everything that this library says about pairings, in one language. A sentence starts small and has
 * no full stop, so that it can stand in a list; a language is one object of this type.
 */
export interface Catalogue {
  /** "12-7", "bye 9". */
  readonly board: (board: Board) => string;
  /** "1 pair", "3 pairs"; what is counted is a key of the differences or a unit. */
  readonly counted: (count: number, what: Counted) => string;
  readonly verdicts: Readonly<Record<Verdict, { readonly word: string; readonly meaning: string }>>;
  /** The verdict on a whole file, a sentence with capital and stop. */
  readonly fileVerdict: (file: FileVerdict) => string;
  /** What happened in a file of which some rounds are not as prescribed; how many are, and why. */
  readonly summary: (story: {
    readonly judged: number;
    readonly conforming: number;
    /** Rounds that conform under another edition or with a cause of more than low confidence. */
    readonly explained: readonly number[];
  }) => string;
  readonly conformsTo: (editions: readonly string[], of: 'round' | 'file') => string;
  /** One word for what a finding is about. */
  readonly findingKinds: Readonly<Record<FindingKind, string>>;
  readonly findings: Readonly<Record<FindingKind, (finding: FindingFacts, name: NameOf) => string>>;
  /** Why a pair, or one who has the bye, is illegal; the only wording of it. */
  readonly illegality: (
    who: readonly number[],
    why: Pick<Illegality, 'article'> & Partial<Illegality>,
    name: NameOf,
  ) => string;
  /** The head of a bracket, e.g. "Bracket 2, 3.5 points". */
  readonly bracket: (number: number, score: Points) => string;
  /** What becomes of those whom a bracket does not pair; `who` are names. */
  readonly getsBye: (who: string, article: string) => string;
  readonly float: (who: readonly string[], article: string, way: 'up' | 'down') => string;
  /** What is said of one who comes from another bracket. */
  readonly moved: Readonly<Record<'up' | 'down', string>>;
  /** Where given and regulation part. */
  readonly parting: (decisive: Pick<DecisiveFacts, 'bracket' | 'given' | 'regulation'>) => string;
  /** What decides there. */
  readonly decisions: Sayings<Exclude<Decision, { readonly kind: 'illegal' }>>;
  /** What the order of the candidates is about, in words that stand before "decides". */
  readonly orderStages: Readonly<Record<OrderStage, string>>;
  /** The value of a criterion: "2", "3.0 2.5", "1 and 3.0 (7)", "none". */
  readonly value: (kind: CriterionComparison['kind'], value: CriterionValue) => string;
  readonly causes: Readonly<Record<LikelyCauseKind, (cause: CauseFacts, name: NameOf) => string>>;
  /** How sure a cause is. */
  readonly otherCauses: (cause: Pick<CauseFacts, 'alternatives' | 'confidence'>) => string;
  readonly reasons: Sayings<Reason>;
  readonly premises: Sayings<Premise>;
  readonly wishes: Sayings<Extract<WishFacts, { readonly kind: 'impossible' | 'regulation' }>>;
}

export type Counted =
  | FindingKind
  | ('player' | 'team' | 'board' | 'criterion' | 'place')
  | ('error' | 'warning' | 'remark');
