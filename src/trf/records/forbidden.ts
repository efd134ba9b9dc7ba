import type { ForbiddenGroup } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  bodyOf,
  numberField,
  readIds,
  readNumber,
  recordLine,
  refuseRecord,
  tolerateRecord,
} from '../field-values.js';
import type { KnownIds, Scan } from '../record-lines.js';
import { linesOf, reportUnknown } from '../record-lines.js';
import { javafo, list, number, record } from '../record-spec.js';
import type { LineView } from '../view.js';

const OFFICIAL = record({
  code: '260',
  title: 'Forbidden pairs',
  family: 'TRF26',
  fields: { from: number(5, 7, 'first round'), to: number(9, 11, 'last round') },
  repeat: list(13, 4, 'player or team'),
  note: 'everybody against everybody',
});

const JAVAFO = javafo(
  'XXP',
  'Forbidden pairs',
  'players',
  'everybody against everybody, in all rounds',
);

export const FORBIDDEN_RECORDS = [OFFICIAL, JAVAFO];

/** "All rounds" of a record that has no last round. */
const EVERY_ROUND = 999;

/** Players or teams that may not meet (XXP, 260). */
export function readForbidden(scan: Scan, known: KnownIds, report: Collector): ForbiddenGroup[] {
  const read = (code: string, reader: typeof readXxp): ForbiddenGroup[] =>
    linesOf(scan, code).flatMap((view) => {
      const group = reader(view, report);
      if (group) reportUnknown(view, group.ids, known, report);
      return group ?? [];
    });
  return [...read(JAVAFO.code, readXxp), ...read(OFFICIAL.code, read260)];
}

function readXxp(view: LineView, report: Collector): ForbiddenGroup | undefined {
  const ids = readIds(view, 4, report);
  if (ids) return { ids, from: 1, to: EVERY_ROUND, source: 'XXP' };
  refuseRecord(view, 'start numbers', report);
  return undefined;
}

function read260(view: LineView, report: Collector): ForbiddenGroup | undefined {
  const { fields, repeat } = OFFICIAL;
  const from = numberField(view, fields.from);
  const to = numberField(view, fields.to);
  const ids = readIds(view, repeat.first, report);
  const clear = [8, 12].every((column) => (view.cells[column - 1] ?? ' ').trim() === '');
  if (from !== undefined && to !== undefined && ids && clear) {
    return { ids, from, to, source: '260' };
  }
  const words = bodyOf(view)
    .split(/\s+/)
    .map((word) => readNumber(word));
  if (words.length < 4 || words.includes(undefined)) {
    refuseRecord(view, 'first round, last round and numbers in their columns', report);
    return undefined;
  }
  const [first, last, ...rest] = words as number[];
  tolerateRecord(view, `rounds ${first} to ${last} for ${rest.join(' ')}`, report);
  return { ids: rest, from: first!, to: last!, source: '260' };
}

/** 260 in trf26; XXP, which every program reads, where engines are to read it and it says all. */
export function writeForbidden(writing: Writing): string[] {
  const { dialect, report, tournament } = writing;
  const last = tournament.settings.roundCount ?? EVERY_ROUND;
  return tournament.settings.forbidden.flatMap(({ ids, from, to }) => {
    const always = from <= 1 && to >= last;
    if (dialect === 'trf16' || (dialect === 'trfx' && !always)) {
      leaveOut(writing, `the forbidden pairs of ${ids.join(' ')}`);
      return [];
    }
    if (dialect !== 'trf26' && always) return [`XXP ${ids.join(' ')}`];
    const rounds = { from, to: Math.min(to, last) };
    return [recordLine(OFFICIAL, rounds, report).putList(OFFICIAL.repeat, ids).text()];
  });
}
