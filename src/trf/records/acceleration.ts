import { type AccelerationRange, type Points, statedVirtualPoints } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  bodyOf,
  fieldTexts,
  numberField,
  pointsText,
  readNumber,
  readPoints,
  recordLine,
  refuseRecord,
  tolerateRecord,
} from '../field-values.js';
import type { KnownIds, Scan } from '../record-lines.js';
import { linesOf, reportUnknown } from '../record-lines.js';
import { number, points, record } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';

const OFFICIAL = record({
  code: '250',
  title: 'Acceleration',
  family: 'TRF26',
  fields: {
    matchPoints: points(5, 8, 'match points'),
    points: points(10, 13, 'points or game points'),
    from: number(15, 17, 'first round'),
    to: number(19, 21, 'last round'),
    firstId: number(23, 26, 'first number'),
    lastId: number(28, 31, 'last number'),
  },
});

const JAVAFO = record({
  code: 'XXA',
  title: 'Virtual points of one player',
  family: 'JaVaFo',
  fields: { id: number(5, 8, 'start number') },
  repeat: { first: 10, step: 5, label: 'round', fields: { value: points(0, 3, 'points') } },
});

export const ACCELERATION_RECORDS = [OFFICIAL, JAVAFO];

/** Virtual points of XXA and 250. */
export function readAcceleration(
  scan: Scan,
  roundCount: number | undefined,
  known: KnownIds,
  report: Collector,
): AccelerationRange[] {
  const read = (code: string, reader: typeof read250): AccelerationRange[] =>
    linesOf(scan, code).flatMap((view) => {
      const ranges = reader(view, report);
      for (const { source, firstId, to } of ranges) {
        if (source === 'XXA') reportUnknown(view, [firstId], known, report);
        if (roundCount === undefined || to <= roundCount) continue;
        const data = { record: source, actual: to, expected: roundCount };
        report.add('trf/acceleration-after-last-round', linePlace(view), data);
      }
      return ranges;
    });
  return [...read(JAVAFO.code, readXxa), ...read(OFFICIAL.code, read250)];
}

/** The values of an XXA line by its columns; undefined when something stands between them. */
function xxaColumns(view: LineView): { id: number; values: Points[] } | undefined {
  const { fields, repeat } = JAVAFO;
  const cells = view.cells.trimEnd();
  const id = numberField(view, fields.id);
  if (id === undefined || (cells[8] ?? ' ') !== ' ') return undefined;
  const values: Points[] = [];
  for (let at = repeat.first - 1; at < cells.length; at += repeat.step) {
    const slot = cells.slice(at, at + repeat.step - 1).trim();
    const value = slot === '' ? 0 : readPoints(slot);
    if (value === undefined || (cells[at + repeat.step - 1] ?? ' ') !== ' ') return undefined;
    values.push(value);
  }
  return { id, values };
}

/** Record XXA: one player's fictitious points, round after round; equal neighbours are merged. */
function readXxa(view: LineView, report: Collector): AccelerationRange[] {
  const columns = xxaColumns(view);
  const words = bodyOf(view).split(/\s+/);
  const id = columns?.id ?? readNumber(words[0] ?? '');
  // Out of their columns, whole numbers may as well be a round and a group size.
  const loose = words.slice(1).map((word) => (word.includes('.') ? readPoints(word) : undefined));
  const values = columns?.values ?? loose;
  if (id === undefined || values.includes(undefined)) {
    const expected =
      'one line per player: the number, and points per round such as "   1  1.0  0.5"';
    refuseRecord(view, expected, report);
    return [];
  }
  if (!columns) tolerateRecord(view, `virtual points of player ${id}`, report);
  return toRanges(id, values as Points[]);
}

function toRanges(id: number, values: readonly Points[]): AccelerationRange[] {
  const ranges: AccelerationRange[] = [];
  values.forEach((value, index) => {
    const last = ranges[ranges.length - 1];
    const round = index + 1;
    if (value === 0) return;
    if (last && last.to === index && last.points === value) {
      ranges[ranges.length - 1] = { ...last, to: round };
      return;
    }
    const ids = { firstId: id, lastId: id };
    ranges.push({ points: value, matchPoints: 0, from: round, to: round, ...ids, source: 'XXA' });
  });
  return ranges;
}

/** Record 250: virtual points for a range of ids and rounds. */
function read250(view: LineView, report: Collector): AccelerationRange[] {
  const texts = fieldTexts(view, OFFICIAL);
  const value = (text: string): Points | undefined => (text === '' ? 0 : readPoints(text));
  const matchPoints = value(texts.matchPoints);
  const virtual = value(texts.points);
  const from = readNumber(texts.from);
  const to = readNumber(texts.to) ?? from;
  const firstId = readNumber(texts.firstId);
  const lastId = readNumber(texts.lastId) ?? firstId;
  const clear = [9, 14, 18, 22, 27].every((column) => (view.cells[column - 1] ?? ' ') === ' ');
  if (
    clear &&
    matchPoints !== undefined &&
    virtual !== undefined &&
    from !== undefined &&
    to !== undefined &&
    firstId !== undefined &&
    lastId !== undefined
  ) {
    return [{ matchPoints, points: virtual, from, to, firstId, lastId, source: '250' }];
  }
  const expected = 'points, first and last round, first and last number in their columns';
  refuseRecord(view, expected, report);
  return [];
}

/** Virtual points: one row per player for the engines, ranges (250) in trf26. */
export function writeAcceleration(writing: Writing): string[] {
  const { acceleration } = writing.tournament.settings;
  if (acceleration.length === 0) return [];
  switch (writing.dialect) {
    case 'trf16':
      leaveOut(writing, 'acceleration');
      return [];
    case 'trf26':
      return acceleration.map((range) => range250(writing, range));
    case 'trfbx':
      // XXA is read by all versions of bbpPairings, 250 since version 6 and for teams only there.
      return acceleration.some((range) => range.matchPoints !== 0)
        ? acceleration.map((range) => range250(writing, range))
        : writeRows(writing, acceleration);
    case 'trfx':
      return writeRows(writing, acceleration);
  }
}

function range250(
  { report }: Writing,
  { matchPoints, points: value, from, to, firstId, lastId }: AccelerationRange,
): string {
  const stated = {
    matchPoints: matchPoints === 0 ? undefined : matchPoints,
    points: value === 0 ? undefined : value,
  };
  return recordLine(OFFICIAL, { ...stated, from, to, firstId, lastId }, report).text();
}

/** The whole history of virtual points of every player who has some, round after round. */
function writeRows(writing: Writing, ranges: readonly AccelerationRange[]): string[] {
  const { tournament, report } = writing;
  if (ranges.some((range) => range.matchPoints !== 0)) leaveOut(writing, 'virtual match points');
  const ids = tournament.players.map(({ id }) => id);
  const last = ranges.reduce((most, { to }) => Math.max(most, to), 0);
  const virtual = statedVirtualPoints(ranges, ids, last);
  return ids.flatMap((id) => {
    const row = Array.from({ length: last }, (_, index) => virtual(id, index + 1));
    const length = row.findLastIndex((value) => value !== 0) + 1;
    if (length === 0) return [];
    const line = recordLine(JAVAFO, { id }, report);
    row.slice(0, length).forEach((value, index) => {
      line.putGroup(JAVAFO.repeat, index, { value: pointsText(value) });
    });
    return [line.text()];
  });
}
