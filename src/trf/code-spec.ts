import type { DiagnosticData, Severity } from './diagnostic.js';

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
}

/** Declares a row with the type of its facts. */
export const code = <D extends DiagnosticData>(spec: CodeSpec<D>): CodeSpec<D> => spec;

/** The facts of a message that compares what is there with what should be. */
export interface Compared extends DiagnosticData {
  readonly actual: string;
  readonly expected: string;
}

/** The facts of a message about one player's block of one round. */
export interface InBlock extends DiagnosticData {
  readonly player: number;
  readonly round: number;
}
