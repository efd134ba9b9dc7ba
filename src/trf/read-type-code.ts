import { formatTypeCode, parseTypeCode } from '../model/type-code.js';
import type { Collector } from './collector.js';
import type { LineView } from './view.js';
import { columnText, linePlace } from './view.js';

const FROM = 5;

/** Record 192: kept as written, without blanks around it. */
export function readTypeCode(views: readonly LineView[], report: Collector): string | undefined {
  for (const view of views) {
    const typeCode = columnText(view, FROM, view.cells.length);
    if (typeCode === '') continue;
    const code = parseTypeCode(typeCode);
    const expected = code ? formatTypeCode(code) : typeCode.toUpperCase();
    const raw = view.cells.slice(FROM - 1);
    if (raw !== expected) {
      report.add('trf/type-code-spelling', linePlace(view), { actual: raw, expected });
    }
    if (code?.kind === undefined) {
      report.add('trf/unknown-type-code', linePlace(view), { actual: typeCode.slice(0, 60) });
    }
    return typeCode;
  }
  return undefined;
}
