export type Severity = 'error' | 'warning' | 'info';

/** A stretch of one line of the file. Lines and columns count from 1, columns in characters. */
export interface Place {
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  readonly length: number;
  /** The line without its line end. */
  readonly lineText: string;
}

/** Another place that belongs to a diagnostic, such as the other half of a contradiction. */
export interface RelatedPlace {
  readonly place: Place;
  readonly message: string;
}

/** Facts of a diagnostic for programs; each code says which keys it fills. */
export interface DiagnosticData {
  readonly actual?: unknown;
  readonly expected?: unknown;
  readonly round?: number;
  readonly player?: number;
  readonly [key: string]: unknown;
}

/** What is odd or wrong in a file, where, why it matters and what to do. Plain JSON. */
export interface Diagnostic {
  /** Stable name, explained in docs/diagnostics.md. */
  readonly code: string;
  readonly severity: Severity;
  /** What: one sentence, actual before expected. */
  readonly message: string;
  readonly place?: Place;
  readonly related: readonly RelatedPlace[];
  /** The rule or record definition that is not met. */
  readonly why?: string;
  /** What to do, as an imperative. */
  readonly help?: string;
  readonly data: DiagnosticData;
}

/** True when at least one diagnostic is an error. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some((diagnostic) => diagnostic.severity === 'error');
}

/** One row of the table of diagnostics. */
export interface CodeSpec<D extends DiagnosticData> {
  readonly severity: Severity;
  /** Short name for documentation. */
  readonly title: string;
  readonly message: (data: D) => string;
  readonly why?: string;
  readonly help?: string;
  /**
   * What cannot be judged because of an error: the whole file, or the rounds from `data.round` on
   * (every later score and colour rests on that round).
   */
  readonly blocks?: 'file' | 'round';
  /** An odd spelling that is read with its meaning; strict reading makes an error of it. */
  readonly tolerated?: boolean;
}

/** Declares a row with the type of its facts. */
export const code = <D extends DiagnosticData>(spec: CodeSpec<D>): CodeSpec<D> => spec;

/** The facts of a message that compares what is there with what should be. */
export interface Compared extends DiagnosticData {
  readonly actual: string;
  readonly expected: string;
}

/** The facts of a message about one player. */
export interface OfPlayer extends DiagnosticData {
  readonly player: number;
}

/** The facts of a message about one player's block of one round. */
export interface InBlock extends OfPlayer {
  readonly round: number;
}

/** The facts of a message about one record. */
export interface InRecord extends DiagnosticData {
  readonly record: string;
}

/** Text in quotes, with control characters visible. */
export const quote = (text: string): string => JSON.stringify(text);
