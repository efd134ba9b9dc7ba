import { createCollector, inFileOrder } from '../trf/collector.js';
import type {
  Diagnostic,
  Dialect,
  ParsedTrf,
  ParseOptions,
  Severity,
  TextEncoding,
} from '../trf/index.js';
import { parseTrf } from '../trf/index.js';
import { scanLines } from '../trf/scan.js';
import { remarkDates } from './dates.js';
import { remarkTieBreaks } from './tie-breaks.js';

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
  const parsed = parseTrf(input, options);
  const { dialects, document, tournament } = parsed;
  const diagnostics = lintDiagnostics(parsed, options);
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

/**
 * The diagnostics of a file that was read, and those that need more than the file format: tie-breaks
 * that nobody knows, dates that leave the edition of the rules open.
 */
export function lintDiagnostics(
  { document, diagnostics, tournament }: ParsedTrf,
  options: Pick<ParseOptions, 'file' | 'strict'> = {},
): readonly Diagnostic[] {
  const scan = scanLines(document.lines, createCollector());
  const report = createCollector(options);
  remarkTieBreaks(scan, report);
  if (tournament) remarkDates(scan, tournament.info, report);
  return inFileOrder([...diagnostics, ...report.finish()]);
}
