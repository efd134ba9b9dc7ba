import { type AccelerationRange, statedVirtualPoints } from '../model/index.js';
import { lineWriter, pointsText } from './put-fields.js';
import { RECORDS } from './records.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

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

function range250({ report }: Writing, range: AccelerationRange): string {
  const { fields } = RECORDS['250'];
  return lineWriter('250', report)
    .put(fields.matchPoints, range.matchPoints === 0 ? '' : pointsText(range.matchPoints))
    .put(fields.points, range.points === 0 ? '' : pointsText(range.points))
    .put(fields.from, range.from)
    .put(fields.to, range.to)
    .put(fields.firstId, range.firstId)
    .put(fields.lastId, range.lastId)
    .text();
}

/** The whole history of virtual points of every player who has some, round after round. */
function writeRows(writing: Writing, ranges: readonly AccelerationRange[]): string[] {
  const { tournament, report } = writing;
  const { fields, repeat } = RECORDS.XXA;
  if (ranges.some((range) => range.matchPoints !== 0)) leaveOut(writing, 'virtual match points');
  const ids = tournament.players.map(({ id }) => id);
  const last = ranges.reduce((most, { to }) => Math.max(most, to), 0);
  const virtual = statedVirtualPoints(ranges, ids, last);
  return ids.flatMap((id) => {
    const row = Array.from({ length: last }, (_, index) => virtual(id, index + 1));
    const length = row.findLastIndex((points) => points !== 0) + 1;
    if (length === 0) return [];
    const line = lineWriter('XXA', report).put(fields.id, id);
    row.slice(0, length).forEach((points, index) => {
      line.putGroup(repeat, index, { value: pointsText(points) });
    });
    return [line.text()];
  });
}
