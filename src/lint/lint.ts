import type { TournamentInfo } from '../model/tournament.js';
import { parseTieBreak } from '../standings/parse-code.js';
import { readDate, startDay } from '../systems/dates.js';
import { type Collector, createCollector, inFileOrder } from '../trf/collector.js';
import {
  type Diagnostic,
  type Dialect,
  type ParsedTrf,
  type ParseOptions,
  parseTrf,
  type Severity,
  type TextEncoding,
} from '../trf/index.js';
import { headerView, linesOf, type Scan } from '../trf/record-lines.js';
import { scanLines } from '../trf/scan.js';
import { type LineView, linePlace, placeOf } from '../trf/view.js';

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

/** Dates that cannot be read, or that can be read in several ways. */
function remarkDates(scan: Scan, info: TournamentInfo, report: Collector): void {
  const dates: readonly (readonly [string, readonly string[]])[] = [
    ['042', [info.startDate]],
    ['052', [info.endDate]],
    ['132', info.roundDates],
  ];
  for (const [record, texts] of dates) {
    const actual = texts.find((text) => text.trim() !== '' && readDate(text).length === 0);
    const view = headerView(scan, record) ?? linesOf(scan, record)[0];
    if (actual === undefined || !view) continue;
    report.add('trf/date-not-read', linePlace(view), { record, actual });
  }
  const first = headerView(scan, '042');
  if (first && readDate(info.startDate)[0]?.span) {
    const data = { record: '042', actual: info.startDate };
    report.add('trf/date-without-day', linePlace(first), data);
  }
  const start = startDay(info);
  const view = start && headerView(scan, start.record);
  if (!view || start.vague !== undefined || start.others.length === 0) return;
  const data = { record: start.record, actual: start.text, expected: start.others };
  report.add('trf/date-in-doubt', linePlace(view), { ...data, used: start.day });
}

const FROM = 5;

/** Codes in records 202 and 212 that are no tie-breaks, or that only their program can compute. */
function remarkTieBreaks(scan: Scan, report: Collector): void {
  for (const record of ['202', '212']) {
    for (const view of linesOf(scan, record)) remarkLine(view, record, report);
  }
}

function remarkLine(view: LineView, record: string, report: Collector): void {
  for (const { 0: code, index } of view.cells.slice(FROM - 1).matchAll(/[^,;\s]+/g)) {
    const parsed = parseTieBreak(code);
    if (parsed.ok) continue;
    const place = placeOf(view, FROM + index, FROM + index + code.length - 1);
    if (/^OTHER_/i.test(code)) report.add('trf/own-tie-break', place, { record, actual: code });
    else {
      const reason = parsed.error.message;
      report.add('trf/unknown-tie-break', place, { record, actual: code, reason });
    }
  }
}
