import type { TextEncoding } from './decode.js';
import type { Diagnostic, Severity } from './diagnostic.js';
import type { Dialect } from './dialects.js';
import type { ParseOptions } from './parse.js';
import { parseTrf } from './parse.js';

/** What is odd or wrong in one file, without any judgement of its pairings. */
export interface LintReport {
  readonly file?: string;
  readonly diagnostics: readonly Diagnostic[];
  readonly counts: Readonly<Record<Severity, number>>;
  readonly dialects: readonly Dialect[];
  readonly encoding: TextEncoding;
  readonly players: number;
  readonly rounds: number;
}

/** Reads a file only for its diagnostics. Never throws on data. */
export function lintTrf(input: string | Uint8Array, options: ParseOptions = {}): LintReport {
  const { diagnostics, dialects, document, tournament } = parseTrf(input, options);
  const count = (severity: Severity): number =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return {
    ...(options.file !== undefined && { file: options.file }),
    diagnostics,
    counts: { error: count('error'), warning: count('warning'), info: count('info') },
    dialects,
    encoding: document.encoding,
    players: tournament?.players.length ?? 0,
    rounds: tournament?.rounds.length ?? 0,
  };
}
