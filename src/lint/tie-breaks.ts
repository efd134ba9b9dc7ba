import { parseTieBreak } from '../standings/parse-code.js';
import type { Collector } from '../trf/collector.js';
import type { Scan } from '../trf/record-lines.js';
import { linesOf } from '../trf/record-lines.js';
import type { LineView } from '../trf/view.js';
import { placeOf } from '../trf/view.js';

const FROM = 5;

/** Codes in records 202 and 212 that are no tie-breaks, or that only their program can compute. */
export function remarkTieBreaks(scan: Scan, report: Collector): void {
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
