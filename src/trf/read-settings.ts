import type {
  AccelerationRange,
  Colour,
  ForbiddenGroup,
  PointsAdjustment,
  Settings,
} from '../model/index.js';
import type { Collector } from './collector.js';
import type { AccelerationLine } from './read-acceleration.js';
import { read250, readXxa } from './read-acceleration.js';
import { codeOf } from './read-fields.js';
import { linesOf, read152, readCommaList, readRoundCount, readXxc } from './read-header.js';
import type { ForbiddenLine } from './read-lists.js';
import { read260, readXxp } from './read-lists.js';
import { readScoring } from './read-scoring.js';
import { readTypeCode } from './read-type-code.js';
import type { Scan } from './scan.js';
import type { LineView } from './view.js';
import { linePlace } from './view.js';

/** Whom the numbers of records may name: players, or teams in a team event. */
export interface KnownIds {
  readonly isKnown: (id: number) => boolean;
  readonly teamEvent: boolean;
}

const SCORING_CODES = ['XXS', 'BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU', '162'];

/** All settings but the adjustments of record 299, which need the points to be understood. */
export function readSettings(
  scan: Scan,
  finished: number,
  known: KnownIds,
  report: Collector,
): Settings {
  const xxc = linesOf(scan, 'XXC').map((view) => readXxc(view, report));
  const initialColour = chooseColour(
    scan,
    xxc.find((words) => words.initialColour),
    report,
  );
  if (initialColour === undefined && finished === 0) {
    report.add('trf/no-initial-colour', undefined, {});
  }
  const roundCount = chooseRoundCount(scan, finished, report);
  const typeCode = readTypeCode(linesOf(scan, '192'), report);
  return {
    scoring: readScoring(
      SCORING_CODES.flatMap((code) => linesOf(scan, code)),
      report,
    ),
    rankByFileOrder: xxc.some((words) => words.rankByFileOrder),
    acceleration: readAcceleration(scan, roundCount, known, report),
    forbidden: readForbidden(scan, known, report),
    adjustments: [] as readonly PointsAdjustment[],
    tieBreaks: readCommaList(linesOf(scan, '212')),
    decisiveTieBreaks: readCommaList(linesOf(scan, '202')),
    ...(roundCount !== undefined && { roundCount }),
    ...(initialColour !== undefined && { initialColour }),
    ...(typeCode !== undefined && { typeCode }),
  };
}

function chooseColour(
  scan: Scan,
  words: { readonly initialColour: Colour | undefined } | undefined,
  report: Collector,
): Colour | undefined {
  const view = linesOf(scan, '152').find((line) => read152(line, report) !== undefined);
  const official = view && read152(view, SILENT);
  const javafo = words?.initialColour;
  if (view && official && javafo && official !== javafo) {
    const data = { actual: javafo, expected: official };
    report.add('trf/initial-colour-conflict', linePlace(view), data);
  }
  return official ?? javafo;
}

const SILENT: Collector = { add: () => undefined, finish: () => [] };

interface Stated {
  readonly view: LineView;
  readonly count: number;
}

function statedCount(scan: Scan, code: string, report: Collector): Stated | undefined {
  for (const view of linesOf(scan, code)) {
    const count = readRoundCount(view, report);
    if (count !== undefined) return { view, count };
  }
  return undefined;
}

function chooseRoundCount(scan: Scan, finished: number, report: Collector): number | undefined {
  const official = statedCount(scan, '142', report);
  const javafo = statedCount(scan, 'XXR', report);
  const used = official ?? javafo;
  if (!used) {
    report.add('trf/no-round-count', undefined, {});
    return undefined;
  }
  if (official && javafo && official.count !== javafo.count) {
    const round = Math.min(javafo.count, official.count);
    const data = { actual: javafo.count, expected: official.count, round, used: '142' };
    const related = [{ place: linePlace(official.view), message: 'record 142' }];
    report.add('trf/round-count-conflict', linePlace(javafo.view), data, related);
  }
  if (finished > used.count) {
    const data = { actual: finished, expected: used.count, round: used.count };
    report.add('trf/too-many-rounds', linePlace(used.view), data);
  }
  return used.count;
}

function reportUnknown(
  view: LineView,
  ids: readonly number[],
  known: KnownIds,
  report: Collector,
): void {
  const unknown = ids.find((id) => !known.isKnown(id));
  if (unknown === undefined) return;
  const code = known.teamEvent ? 'trf/unknown-team' : 'trf/unknown-player';
  report.add(code, linePlace(view), { record: codeOf(view), actual: unknown });
}

function readAcceleration(
  scan: Scan,
  roundCount: number | undefined,
  known: KnownIds,
  report: Collector,
): AccelerationRange[] {
  const rows: AccelerationLine[] = [
    ...linesOf(scan, 'XXA').flatMap((view) => readXxa(view, report)),
    ...linesOf(scan, '250').flatMap((view) => read250(view, report)),
  ];
  for (const { view, range } of rows) {
    if (range.source === 'XXA') reportUnknown(view, [range.firstId], known, report);
    if (roundCount === undefined || range.to <= roundCount) continue;
    const data = { record: range.source, actual: range.to, expected: roundCount };
    report.add('trf/acceleration-after-last-round', linePlace(view), data);
  }
  return rows.map((row) => row.range);
}

function readForbidden(scan: Scan, known: KnownIds, report: Collector): ForbiddenGroup[] {
  const rows: ForbiddenLine[] = [
    ...linesOf(scan, 'XXP').flatMap((view) => readXxp(view, report)),
    ...linesOf(scan, '260').flatMap((view) => read260(view, report)),
  ];
  for (const { view, group } of rows) reportUnknown(view, group.ids, known, report);
  return rows.map((row) => row.group);
}
