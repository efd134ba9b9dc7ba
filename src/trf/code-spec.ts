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
