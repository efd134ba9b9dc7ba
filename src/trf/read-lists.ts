import type { ForbiddenGroup } from '../model/index.js';
import type { Collector } from './collector.js';
import {
  bodyOf,
  numberField,
  readIds,
  readNumber,
  refuseRecord,
  tolerateRecord,
} from './read-fields.js';
import { RECORDS } from './records.js';
import type { LineView } from './view.js';
import { fieldText } from './view.js';

/** "All rounds" of a record that has no last round. */
export const EVERY_ROUND = 999;

/** A bye that a record announces (240, XXZ); round 0 is the coming round. */
export interface AnnouncedBye {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly id: number;
  readonly view: LineView;
  readonly source: '240' | 'XXZ';
}

/** Record 240: byes by request. */
export function read240(view: LineView, report: Collector): AnnouncedBye[] {
  const { fields, repeat } = RECORDS['240'];
  const letter = fieldText(view, fields.kind);
  const kind = letter.toUpperCase();
  const round = numberField(view, fields.round);
  const ids = readIds(view, repeat.first, report);
  const strayed = view.cells.slice(9, 10).trim() !== '' || view.cells.slice(5, 6).trim() !== '';
  if ((kind !== 'F' && kind !== 'H' && kind !== 'Z') || !round || !ids || strayed) {
    return read240Words(view, report);
  }
  if (letter !== kind) tolerateRecord(view, kind, report);
  return ids.map((id) => ({ kind, round, id, view, source: '240' }));
}

/** Record 240 with its parts out of their columns. */
function read240Words(view: LineView, report: Collector): AnnouncedBye[] {
  const [letter = '', roundText = '', ...rest] = bodyOf(view).split(/\s+/);
  const kind = letter.toUpperCase();
  const round = readNumber(roundText, 3);
  const ids = rest.map((word) => readNumber(word));
  if ((kind !== 'F' && kind !== 'H' && kind !== 'Z') || !round || ids.includes(undefined)) {
    refuseRecord(view, 'F, H or Z in column 5, the round in 7-9, then numbers', report);
    return [];
  }
  tolerateRecord(view, `bye ${kind} of round ${round} for ${ids.join(' ')}`, report);
  return (ids as number[]).map((id) => ({ kind, round, id, view, source: '240' }));
}

/** Record XXZ: players who are absent in the coming round. */
export function readXxz(view: LineView, report: Collector): AnnouncedBye[] {
  const ids = readIds(view, 4, report);
  if (!ids) refuseRecord(view, 'start numbers', report);
  return (ids ?? []).map((id) => ({ kind: 'Z', round: 0, id, view, source: 'XXZ' }));
}

/** A group of players or teams that may not meet, with the line it comes from. */
export interface ForbiddenLine {
  readonly view: LineView;
  readonly group: ForbiddenGroup;
}

/** Record XXP: forbidden in all rounds. */
export function readXxp(view: LineView, report: Collector): ForbiddenLine[] {
  const ids = readIds(view, 4, report);
  if (!ids) refuseRecord(view, 'start numbers', report);
  return ids ? [{ view, group: { ids, from: 1, to: EVERY_ROUND, source: 'XXP' } }] : [];
}

/** Record 260: forbidden in a range of rounds. */
export function read260(view: LineView, report: Collector): ForbiddenLine[] {
  const { fields, repeat } = RECORDS['260'];
  const from = numberField(view, fields.from);
  const to = numberField(view, fields.to);
  const ids = readIds(view, repeat.first, report);
  const clear = [8, 12].every((column) => (view.cells[column - 1] ?? ' ').trim() === '');
  if (from !== undefined && to !== undefined && ids && clear) {
    return [{ view, group: { ids, from, to, source: '260' } }];
  }
  const words = bodyOf(view)
    .split(/\s+/)
    .map((word) => readNumber(word));
  if (words.length < 4 || words.includes(undefined)) {
    refuseRecord(view, 'first round, last round and numbers in their columns', report);
    return [];
  }
  const [first, last, ...rest] = words as number[];
  tolerateRecord(view, `rounds ${first} to ${last} for ${rest.join(' ')}`, report);
  return [{ view, group: { ids: rest, from: first!, to: last!, source: '260' } }];
}
