import type { AccelerationRange, Points } from '../model/index.js';
import type { Collector } from './collector.js';
import {
  bodyOf,
  numberField,
  pointsField,
  readNumber,
  readPoints,
  refuseRecord,
  tolerateRecord,
} from './read-fields.js';
import type { FieldSpec } from './record-spec.js';
import { RECORDS } from './records.js';
import type { LineView } from './view.js';
import { fieldText } from './view.js';

/** Virtual points with the line they come from. */
export interface AccelerationLine {
  readonly view: LineView;
  readonly range: AccelerationRange;
}

/** The values of an XXA line by its columns; undefined when something stands between them. */
function xxaColumns(view: LineView): { id: number; values: Points[] } | undefined {
  const { fields, repeat } = RECORDS.XXA;
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
export function readXxa(view: LineView, report: Collector): AccelerationLine[] {
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
  return toRanges(id, values as Points[]).map((range) => ({ view, range }));
}

function toRanges(id: number, values: readonly Points[]): AccelerationRange[] {
  const ranges: AccelerationRange[] = [];
  values.forEach((points, index) => {
    const last = ranges[ranges.length - 1];
    const round = index + 1;
    if (points === 0) return;
    if (last && last.to === index && last.points === points) {
      ranges[ranges.length - 1] = { ...last, to: round };
      return;
    }
    const ids = { firstId: id, lastId: id };
    ranges.push({ points, matchPoints: 0, from: round, to: round, ...ids, source: 'XXA' });
  });
  return ranges;
}

/** Record 250: virtual points for a range of ids and rounds. */
export function read250(view: LineView, report: Collector): AccelerationLine[] {
  const { fields } = RECORDS['250'];
  const value = (field: FieldSpec): Points | undefined =>
    fieldText(view, field) === '' ? 0 : pointsField(view, field);
  const matchPoints = value(fields.matchPoints);
  const points = value(fields.points);
  const from = numberField(view, fields.from);
  const to = numberField(view, fields.to) ?? from;
  const firstId = numberField(view, fields.firstId);
  const lastId = numberField(view, fields.lastId) ?? firstId;
  const clear = [9, 14, 18, 22, 27].every((column) => (view.cells[column - 1] ?? ' ') === ' ');
  if (
    clear &&
    matchPoints !== undefined &&
    points !== undefined &&
    from !== undefined &&
    to !== undefined &&
    firstId !== undefined &&
    lastId !== undefined
  ) {
    return [{ view, range: { matchPoints, points, from, to, firstId, lastId, source: '250' } }];
  }
  const expected = 'points, first and last round, first and last number in their columns';
  refuseRecord(view, expected, report);
  return [];
}
