import type { Bye, ByeKind, Round } from '../../model/index.js';
import { lastPairedRound } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import {
  bodyOf,
  fieldTexts,
  readIds,
  readNumber,
  recordLine,
  refuseRecord,
  tolerateRecord,
} from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { linesOf } from '../record-lines.js';
import { javafo, letter, list, number, record } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';
import { blockPlace } from './blocks.js';
import type { PlayerTable } from './player.js';

const OFFICIAL = record({
  code: '240',
  title: 'Byes by request',
  family: 'TRF26',
  fields: { kind: letter(5, 5, 'F, H or Z'), round: number(7, 9, 'round') },
  repeat: list(11, 4, 'player or team'),
  note: 'team numbers in team events',
});

const JAVAFO = javafo('XXZ', 'Absent in the coming round', 'players', 'bbpPairings ignores it');

export const BYE_RECORDS = [OFFICIAL, JAVAFO];

/** A bye that a record announces (240, XXZ); round 0 is the coming round. */
export interface AnnouncedBye {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly id: number;
  readonly view: LineView;
  readonly source: '240' | 'XXZ';
}

const isRequestable = (kind: string): kind is AnnouncedBye['kind'] => /^[FHZ]$/.test(kind);

/** Record 240: byes by request. */
export const readRequested = (scan: Scan, report: Collector): AnnouncedBye[] =>
  linesOf(scan, OFFICIAL.code).flatMap((view) => read240(view, report));

function read240(view: LineView, report: Collector): AnnouncedBye[] {
  const texts = fieldTexts(view, OFFICIAL);
  const kind = texts.kind.toUpperCase();
  const round = readNumber(texts.round);
  const ids = readIds(view, OFFICIAL.repeat.first, report);
  const strayed = [6, 10].some((column) => (view.cells[column - 1] ?? ' ').trim() !== '');
  if (!isRequestable(kind) || !round || !ids || strayed) return read240Words(view, report);
  if (texts.kind !== kind) tolerateRecord(view, kind, report);
  return ids.map((id) => ({ kind, round, id, view, source: '240' }));
}

/** Record 240 with its parts out of their columns. */
function read240Words(view: LineView, report: Collector): AnnouncedBye[] {
  const [letterText = '', roundText = '', ...rest] = bodyOf(view).split(/\s+/);
  const kind = letterText.toUpperCase();
  const round = readNumber(roundText, 3);
  const ids = rest.map((word) => readNumber(word));
  if (!isRequestable(kind) || !round || ids.includes(undefined)) {
    refuseRecord(view, 'F, H or Z in column 5, the round in 7-9, then numbers', report);
    return [];
  }
  tolerateRecord(view, `bye ${kind} of round ${round} for ${ids.join(' ')}`, report);
  return (ids as number[]).map((id) => ({ kind, round, id, view, source: '240' }));
}

/** Record XXZ: players who are absent in the coming round. */
export const readAbsent = (scan: Scan, report: Collector): AnnouncedBye[] =>
  linesOf(scan, JAVAFO.code).flatMap((view) => {
    const ids = readIds(view, 4, report);
    if (!ids) refuseRecord(view, 'start numbers', report);
    return (ids ?? []).map((id) => ({ kind: 'Z', round: 0, id, view, source: 'XXZ' }) as const);
  });

/** Byes of rounds not played yet, once more in the records that some engines read instead. */
export function writeAnnounced(writing: Writing): string[] {
  const { tournament, dialect } = writing;
  const finished = lastPairedRound(tournament.rounds);
  const open = tournament.rounds.filter((round) => round.number > finished);
  if (dialect === 'trf26' || dialect === 'trfbx') {
    return open.flatMap(({ number: round, byes }) =>
      (['F', 'H', 'Z'] as const).flatMap((kind) => {
        const own = byes.filter((bye) => bye.kind === kind && bye.source === '240');
        const ids = own.map(({ player }) => player);
        return ids.length === 0 ? [] : [line240(writing, kind, round, ids)];
      }),
    );
  }
  if (dialect !== 'trfx') return [];
  const isAbsent = (bye: Bye): boolean => bye.kind === 'Z' && bye.source !== '240';
  const absent = open[0]?.number === finished + 1 ? open[0].byes.filter(isAbsent) : [];
  return absent.length > 0 ? [`XXZ ${absent.map((bye) => bye.player).join(' ')}`] : [];
}

/** One line of record 240, for players or teams. */
export const line240 = (
  { report }: Writing,
  kind: ByeKind,
  round: number,
  ids: readonly number[],
): string => recordLine(OFFICIAL, { kind, round }, report).putList(OFFICIAL.repeat, ids).text();

/** How many rounds ahead of the games byes are kept when the file does not say how many there are. */
const ROUNDS_AHEAD = 100;

/**
 * Puts the byes of XXZ and 240 into the rounds. In finished rounds they must agree with the
 * columns; for the round to pair and later ones they are added, with the record as source.
 */
export function addAnnounced(
  table: PlayerTable,
  rounds: readonly Round[],
  finished: number,
  roundCount: number | undefined,
  announced: readonly AnnouncedBye[],
  report: Collector,
): Round[] {
  const complete = rounds.map((round) => ({ ...round, byes: [...round.byes] }));
  const last = Math.max(finished, roundCount ?? finished + ROUNDS_AHEAD);
  const of = (source: AnnouncedBye['source']) => announced.filter((one) => one.source === source);
  const ordered = [...of('240'), ...of('XXZ')];
  for (const entry of ordered) {
    const number = entry.round === 0 ? finished + 1 : entry.round;
    const { source } = entry;
    if (!table.byId.has(entry.id)) {
      const code = source === 'XXZ' ? 'trf/unknown-absent' : 'trf/unknown-player';
      report.add(code, linePlace(entry.view), { record: source, actual: entry.id });
    } else if (number > last) {
      const data = { record: source, actual: number, expected: last };
      report.add('trf/bye-after-last-round', linePlace(entry.view), data);
    } else {
      while (number > complete.length) {
        complete.push({ number: complete.length + 1, games: [], byes: [] });
      }
      addOne(table, complete[number - 1]!, finished, entry, report);
    }
  }
  for (const round of complete) round.byes.sort((a, b) => a.player - b.player);
  return complete;
}

function addOne(
  table: PlayerTable,
  round: Round & { readonly byes: Bye[] },
  finished: number,
  { id, kind, source, view }: AnnouncedBye,
  report: Collector,
): void {
  const index = round.byes.findIndex((bye) => bye.player === id);
  const bye = round.byes[index];
  // XXZ says only that the player will be absent; any bye by request agrees with it.
  const agrees = bye?.kind === kind || (source === 'XXZ' && bye && bye.kind !== 'U');
  const hasGame = (table.byId.get(id)?.blocks[round.number - 1]?.opponent ?? 0) > 0;
  const pending = round.number > finished;
  if (hasGame || (bye && !agrees) || (!bye && !pending && kind !== 'Z')) {
    const actual = hasGame ? 'a game' : bye ? `the bye ${bye.kind}` : 'nothing';
    const data = { player: id, round: round.number, record: source, actual, expected: kind };
    const place = blockPlace(table.byId.get(id)!, round.number);
    report.add('trf/bye-conflict', linePlace(view), data, [{ place, message: 'the column' }]);
  } else if (bye?.kind === kind && pending) round.byes[index] = { ...bye, source };
  else if (!bye && pending) round.byes.push({ player: id, kind, source });
}
