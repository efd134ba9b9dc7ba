import type { Command } from 'commander';
import type { Paint } from '../report/layout.js';

/** Everything a command may touch of the outer world, so that tests can stand in for it. */
export interface Io {
  write(text: string): void;
  writeError(text: string): void;
  readonly paint: Paint;
  /** `paint` really colours; threads make their own from this. */
  readonly colours?: boolean;
  /** Whether a person watches the standard error: progress is shown only then. */
  readonly watched: boolean;
}

export const EXIT = { conforms: 0, differs: 1, usage: 2, unreadable: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a message for the user; no stack trace is ever shown. */
export class CommandError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const usageError = (message: string): CommandError => new CommandError(message, EXIT.usage);

/** Gives a command its options and what it does, which is loaded only when it is called. */
export type Describe = (command: Command, io: Io, done: (code: ExitCode) => void) => void;

/** Shows one line of progress to a person who watches; the next one takes its place. */
export function showProgress(io: Io, line: string): void {
  if (io.watched) io.writeError(`\r\u001b[K${line}`);
}

/** Takes the line of progress away, before something else is printed. */
export const endProgress = (io: Io): void => showProgress(io, '');
