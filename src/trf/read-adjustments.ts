import type { PointsAdjustment } from '../model/index.js';
import type { Collector } from './collector.js';
import { readIds, readNumber, readPoints, refuseRecord } from './read-fields.js';
import { RECORDS } from './records.js';
import type { LineView } from './view.js';
import { fieldText, linePlace } from './view.js';

/** A line of record 299 as its columns can be understood. */
export interface AdjustmentLine {
  readonly view: LineView;
  readonly final: PointsAdjustment | undefined;
  readonly draft: PointsAdjustment | undefined;
}

type Layout299 = (typeof RECORDS)['299'] | (typeof RECORDS)['299 draft'];

/** Columns that are blank in each layout. */
const FINAL_GAPS = [6, 7, 12, 13, 18, 19, 23] as const;
const DRAFT_GAPS = [6, 11, 16, 20] as const;

/** Record 299: both layouts are tried, because no file says which one it has. */
export function read299(view: LineView, report: Collector): AdjustmentLine[] {
  const final = readLayout(view, RECORDS['299'], FINAL_GAPS, report);
  const draft = readLayout(view, RECORDS['299 draft'], DRAFT_GAPS, report);
  if (final || draft) return [{ view, final, draft }];
  refuseRecord(view, 'type, match points, points, round and numbers in their columns', report);
  return [];
}

function readLayout(
  view: LineView,
  { fields, repeat }: Layout299,
  gaps: readonly number[],
  report: Collector,
): PointsAdjustment | undefined {
  if (gaps.some((column) => (view.cells[column - 1] ?? ' ') !== ' ')) return undefined;
  const kind = fieldText(view, fields.kind).toUpperCase();
  if (!/^[WDLFHZ+-]?$/.test(kind)) return undefined;
  const texts = [fields.matchPoints, fields.points, fields.round].map((f) => fieldText(view, f));
  const [matchPoints, points] = texts.slice(0, 2).map(readPoints);
  const round = texts[2] === '' ? 0 : readNumber(texts[2]!);
  if (texts[0] !== '' && matchPoints === undefined) return undefined;
  if (texts[1] !== '' && points === undefined) return undefined;
  if (round === undefined || (matchPoints === undefined && points === undefined)) return undefined;
  const ids = readIds(view, repeat.first, report);
  if (!ids) return undefined;
  return {
    kind: kind as PointsAdjustment['kind'],
    ...(matchPoints !== undefined && { matchPoints }),
    ...(points !== undefined && { points }),
    round,
    ids,
  };
}

/**
 * The adjustments of a file. Lines that fit one layout only decide; among the others the final
 * layout is taken unless `fits` says that only the draft explains the points of the file.
 */
export function chooseAdjustments(
  lines: readonly AdjustmentLine[],
  fits: (adjustments: readonly PointsAdjustment[]) => boolean,
  report: Collector,
): readonly PointsAdjustment[] {
  const asFinal = lines.flatMap(({ final, draft }) => final ?? draft ?? []);
  const asDraft = lines.flatMap(({ final, draft }) => draft ?? final ?? []);
  const forced = lines.some(({ final }) => !final) && !lines.some(({ draft }) => !draft);
  const ambiguous = lines.some(({ final, draft }) => final && draft);
  const draft = forced || (ambiguous && !fits(asFinal) && fits(asDraft));
  for (const line of lines) {
    if (!line.final || (draft && line.draft)) {
      report.add('trf/draft-columns', linePlace(line.view), { record: '299' });
    }
  }
  return draft ? asDraft : asFinal;
}
