import type {
  AccelerationChoice,
  Board,
  Colour,
  CriterionComparison,
  Diagnostic,
  Dialect,
  EncodingName,
  ReadPairing,
  RoundVerification,
  Standings,
  StandingsDifference,
  StandingsEditionId,
  SystemId,
  Target,
  TextEncoding,
  TieBreakExplanation,
  Tournament,
  Verdict,
} from '../../src/index.js';
import type { ExplainedBracket } from '../../src/report/explain.js';

/** What the user chose on the page; undefined and 'auto' leave it to the file. */
export interface CheckSettings {
  readonly system: SystemId | 'auto';
  readonly edition: string;
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  /** 'file': what the file says. */
  readonly acceleration: AccelerationChoice;
  readonly order: boolean;
}

/** An edition of a pairing system that can be chosen. */
export interface SystemEntry {
  readonly id: SystemId;
  readonly edition: string;
  readonly title: string;
  readonly unit: 'player' | 'team';
  readonly from: string;
  readonly to?: string;
}

export interface FileLine {
  readonly number: number;
  readonly text: string;
}

/** A file as the reader understood it. */
export interface OpenedFile {
  readonly name: string;
  readonly tournament: Tournament | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly lines: readonly FileLine[];
  readonly dialects: readonly Dialect[];
  readonly encoding: TextEncoding;
  /** It came as text, not as bytes: there is no encoding to doubt. */
  readonly isText: boolean;
  readonly systems: readonly SystemEntry[];
}

/** The verdicts so far; `rounds` grows while the check runs. */
export interface CheckReport {
  readonly verdict: Verdict;
  readonly reason?: string;
  readonly system?: string;
  readonly edition?: string;
  readonly unit: 'player' | 'team';
  readonly assumptions: readonly string[];
  /** Other editions to which all rounds conform. */
  readonly conformsTo?: readonly string[];
  readonly rounds: readonly RoundVerification[];
  readonly total: number;
}

/** The regulation pairing of a round, bracket by bracket. */
export type BracketReport =
  | {
      readonly kind: 'paired';
      readonly round: number;
      readonly system: SystemId;
      readonly title: string;
      readonly articles: { readonly downfloaters: string; readonly bye: string };
      readonly brackets: readonly ExplainedBracket[];
      readonly pairs: readonly (readonly [white: number, black: number])[];
      readonly bye: number | undefined;
      /** As JaVaFo and bbpPairings write it. */
      readonly engineText: string;
    }
  | { readonly kind: 'unpaired'; readonly round: number; readonly reason: string };

/** The answer to "why not these two?". */
export interface WhyNotReport {
  readonly headline: string;
  readonly sentences: readonly string[];
  /** Both pairings by every criterion of the bracket where they part. */
  readonly criteria: readonly CriterionComparison[];
  /** The best pairing with the two in it, where it is not the regulation pairing. */
  readonly instead: readonly Board[];
  readonly regulation: readonly Board[];
}

export interface GivenReport {
  readonly read: ReadPairing;
  readonly round: RoundVerification | undefined;
}

export interface StandingsRequest {
  readonly tieBreaks: string;
  readonly edition: StandingsEditionId | 'auto';
  readonly round: number | undefined;
}

export interface OpenRequest {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Undefined: detected. */
  readonly encoding: EncodingName | undefined;
}

export type ReportFormat = 'text' | 'html' | 'json';

export interface ConvertRequest {
  readonly target: Target | 'json';
  /** Compute points and ranks instead of taking those of the file. */
  readonly computeTotals: boolean;
  readonly lineEnd: '\n' | '\r\n';
}

export interface Converted {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly text: string;
  /** What the target cannot hold. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface StandingsAnswer {
  readonly standings: Standings;
  /** Statements of the file that the computation does not bear out. */
  readonly differences: readonly StandingsDifference[];
}

/** Every question the page asks its worker, with its answer. */
export interface Jobs {
  open: { ask: OpenRequest; answer: OpenedFile };
  check: { ask: { settings: CheckSettings }; answer: CheckReport };
  brackets: { ask: { settings: CheckSettings; round: number }; answer: BracketReport };
  whyNot: {
    ask: { settings: CheckSettings; round: number; first: number; second: number };
    answer: WhyNotReport;
  };
  checkGiven: { ask: { settings: CheckSettings; text: string }; answer: GivenReport };
  standings: { ask: StandingsRequest; answer: StandingsAnswer };
  explain: {
    ask: { standings: StandingsRequest; code: string; id: number };
    answer: TieBreakExplanation;
  };
  report: { ask: { settings: CheckSettings; format: ReportFormat }; answer: string };
  convert: { ask: ConvertRequest; answer: Converted };
  /** Ends a running check after the round it is at. */
  stop: { ask: object; answer: undefined };
}
export type JobName = keyof Jobs;

export interface Envelope<K extends JobName = JobName> {
  readonly id: number;
  readonly job: K;
  readonly ask: Jobs[K]['ask'];
}

export type Reply =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: Jobs[JobName]['answer'] }
  | { readonly id: number; readonly kind: 'progress'; readonly report: CheckReport }
  | { readonly id: number; readonly kind: 'failure'; readonly message: string };
