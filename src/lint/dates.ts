import type { TournamentInfo } from '../model/tournament.js';
import { readDate, startDay } from '../systems/dates.js';
import type { Collector } from '../trf/collector.js';
import type { Scan } from '../trf/record-lines.js';
import { headerView, linesOf } from '../trf/record-lines.js';
import { linePlace } from '../trf/view.js';

/** Dates that cannot be read, or that can be read in several ways. */
export function remarkDates(scan: Scan, info: TournamentInfo, report: Collector): void {
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
