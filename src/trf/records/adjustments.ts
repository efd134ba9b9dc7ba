import type { PointsAdjustment } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  fieldTexts,
  readIds,
  readNumber,
  readPoints,
  recordLine,
  refuseRecord,
} from '../field-values.js';
import { letter, list, number, points, record } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';

const FINAL = record({
  code: '299',
  title: 'Abnormal points',
  family: 'TRF26',
  fields: {
    kind: letter(5, 5, 'W D L F H Z + - or blank'),
    matchPoints: points(8, 11, 'match points'),
    points: points(14, 17, 'points or game points'),
    round: number(20, 22, 'round'),
  },
  repeat: list(24, 4, 'player or team'),
  note: 'blank kind: bonus or penalty; blank or 000 round: all rounds; no numbers: everybody',
});

const DRAFT = record({
  code: '299 draft',
  title: 'Abnormal points, columns of the draft of 2025',
  family: 'TRF26',
  fields: {
    kind: letter(5, 5, 'W D L F H Z + - or blank'),
    matchPoints: points(7, 10, 'match points'),
    points: points(12, 15, 'points or game points'),
    round: number(17, 19, 'round'),
  },
  repeat: list(21, 4, 'player or team'),
  note: 'read, never written',
});

export const ADJUSTMENT_RECORDS = [FINAL, DRAFT];

/** A line of record 299 as its columns can be understood. */
export interface AdjustmentLine {
  readonly view: LineView;
  readonly final: PointsAdjustment | undefined;
  readonly draft: PointsAdjustment | undefined;
}

/** Columns that are blank in each layout. */
const FINAL_GAPS = [6, 7, 12, 13, 18, 19, 23] as const;
const DRAFT_GAPS = [6, 11, 16, 20] as const;

/** Record 299: both layouts are tried, because no file says which one it has. */
export function read299(view: LineView, report: Collector): AdjustmentLine[] {
  const final = readLayout(view, FINAL, FINAL_GAPS, report);
  const draft = readLayout(view, DRAFT, DRAFT_GAPS, report);
  if (final || draft) return [{ view, final, draft }];
  refuseRecord(view, 'type, match points, points, round and numbers in their columns', report);
  return [];
}

function readLayout(
  view: LineView,
  layout: typeof FINAL | typeof DRAFT,
  gaps: readonly number[],
  report: Collector,
): PointsAdjustment | undefined {
  if (gaps.some((column) => (view.cells[column - 1] ?? ' ') !== ' ')) return undefined;
  const texts = fieldTexts(view, layout);
  const kind = texts.kind.toUpperCase();
  if (!/^[WDLFHZ+-]?$/.test(kind)) return undefined;
  const matchPoints = readPoints(texts.matchPoints);
  const value = readPoints(texts.points);
  const round = texts.round === '' ? 0 : readNumber(texts.round);
  if (texts.matchPoints !== '' && matchPoints === undefined) return undefined;
  if (texts.points !== '' && value === undefined) return undefined;
  if (round === undefined || (matchPoints === undefined && value === undefined)) return undefined;
  const ids = readIds(view, layout.repeat.first, report);
  if (!ids) return undefined;
  return {
    kind: kind as PointsAdjustment['kind'],
    ...(matchPoints !== undefined && { matchPoints }),
    ...(value !== undefined && { points: value }),
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
      report.add('trf/draft-columns', linePlace(line.view), { record: FINAL.code });
    }
  }
  return draft ? asDraft : asFinal;
}

/** Only trf26 has abnormal points. */
export function writeAdjustments(writing: Writing): string[] {
  const { adjustments } = writing.tournament.settings;
  if (writing.dialect !== 'trf26') {
    if (adjustments.length > 0) leaveOut(writing, 'abnormal points (299)');
    return [];
  }
  return adjustments.map(({ ids, round, kind, matchPoints, points: value }) => {
    const values = { kind, matchPoints, points: value, round: round === 0 ? undefined : round };
    return recordLine(FINAL, values, writing.report).putList(FINAL.repeat, ids).text();
  });
}
