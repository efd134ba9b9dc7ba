import type { Player, Points } from '../../model/index.js';
import { formatPoints, lastPairedRound, playerPoints } from '../../model/index.js';
import type { Alignment } from '../align.js';
import { alignPlayer, brokenSeparators } from '../align.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { hasFiveDigits, numberField, readNumber, readPoints, recordLine } from '../field-values.js';
import type { LineView } from '../view.js';
import { fieldPlace, fieldText, linePlace, placeOf } from '../view.js';
import {
  type ReadBlocks,
  type RoundCells,
  readBlocks,
  roundCells,
  tellOldLetters,
} from './blocks.js';
import { PLAYER } from './player-columns.js';

const FIELDS = PLAYER.fields;

/** The columns hold four digits; a fifth one takes the blank before a start number. */
const HIGHEST_ID = 99_999;
const HIGHEST_RANK = 9999;

export interface PlayerLine extends ReadBlocks {
  readonly view: LineView;
  readonly player: Player;
  /** False when the fields of the line are not in their columns. */
  readonly aligned: boolean;
}

/** Reads a 001 line; undefined when it has no start number. */
export function readPlayerLine(raw: LineView, report: Collector): PlayerLine | undefined {
  const alignment = alignPlayer(raw);
  const { view } = alignment;
  const wide = hasFiveDigits(view.cells, FIELDS.id.from - 2);
  const id = wide
    ? readNumber(view.cells.slice(FIELDS.id.from - 2, FIELDS.id.to))
    : numberField(view, FIELDS.id);
  if (id === undefined || id === 0 || id > HIGHEST_ID) {
    report.add('trf/bad-start-number', fieldPlace(view, FIELDS.id), {
      actual: view.cells.slice(FIELDS.id.from - 1, FIELDS.id.to),
      expected: `a number from 1 to ${HIGHEST_ID}`,
    });
    return undefined;
  }
  reportAlignment(alignment, id, report);
  const rating = optionalNumber(view, 'rating', id, report);
  const statedRank = optionalNumber(view, 'rank', id, report);
  const statedPoints = readStatedPoints(view, id, report);
  const player: Player = {
    id,
    name: fieldText(view, FIELDS.name),
    sex: fieldText(view, FIELDS.sex),
    title: fieldText(view, FIELDS.title),
    federation: fieldText(view, FIELDS.federation),
    fideId: fieldText(view, FIELDS.fideId),
    birth: fieldText(view, FIELDS.birth),
    national: [],
    ...(rating !== undefined && { rating }),
    ...(statedPoints !== undefined && { statedPoints }),
    ...(statedRank !== undefined && { statedRank }),
  };
  describePlayer(view, player, report);
  const aligned = alignment.kind !== 'misaligned';
  return { view, player, ...readBlocks(view, id, report), aligned };
}

function reportAlignment(alignment: Alignment, player: number, report: Collector): void {
  const { view } = alignment;
  switch (alignment.kind) {
    case 'fine':
      return;
    case 'bytes':
      report.add('trf/byte-columns', fieldPlace(view, FIELDS.name), { player });
      return;
    case 'tabs': {
      const column = view.line.text.indexOf('\t') + 1;
      const place = { ...linePlace(view), column, length: 1 };
      report.add('trf/tab-inside-line', place, { player, expected: alignment.size });
      return;
    }
    case 'shifted': {
      const { column, by } = alignment;
      const end = view.cells.length;
      const data = { player, actual: by, expected: column };
      report.add('trf/shifted-line', placeOf(view, column + 1, Math.max(column + 1, end)), data);
      return;
    }
    default: {
      const actual = brokenSeparators(view.cells);
      const place = placeOf(view, actual[0] ?? 1, actual[0] ?? 1);
      const code = alignment.kind === 'overflow' ? 'trf/field-overflow' : 'trf/misaligned-line';
      report.add(code, place, { player, actual });
    }
  }
}

function optionalNumber(
  view: LineView,
  name: 'rating' | 'rank',
  player: number,
  report: Collector,
): number | undefined {
  const field = FIELDS[name];
  const text = fieldText(view, field);
  if (text === '') return undefined;
  const value = readNumber(text);
  if (value === undefined) {
    report.add('trf/bad-number', fieldPlace(view, field), {
      actual: text,
      expected: `up to ${field.to - field.from + 1} digits`,
      field: field.label,
      player,
    });
  }
  return value;
}

function readStatedPoints(view: LineView, player: number, report: Collector): Points | undefined {
  const field = FIELDS.points;
  const actual = fieldText(view, field);
  const place = fieldPlace(view, field);
  if (actual === '') {
    report.add('trf/points-missing', place, { player });
    return undefined;
  }
  const points = readPoints(actual);
  if (points === undefined) {
    report.add('trf/bad-points', place, { actual, expected: 'points such as 4.5', player });
  } else if (actual.includes(',')) {
    const expected = actual.replace(',', '.');
    report.add('trf/decimal-comma', place, { actual, expected, player });
  }
  return points;
}

export interface PlayerTable {
  /** Sorted by id, every id once. */
  readonly entries: readonly PlayerLine[];
  /** In the order of the file. */
  readonly byId: ReadonlyMap<number, PlayerLine>;
}

/** Reads all 001 lines; of two lines with one number the first is kept. */
export function readPlayers(views: readonly LineView[], report: Collector): PlayerTable {
  const byId = new Map<number, PlayerLine>();
  for (const view of views) {
    const entry = readPlayerLine(view, report);
    if (!entry) continue;
    const { id } = entry.player;
    const known = byId.get(id);
    if (!known) {
      byId.set(id, entry);
      continue;
    }
    const related = [{ place: fieldPlace(known.view, FIELDS.id), message: 'first used here' }];
    report.add('trf/duplicate-player', fieldPlace(entry.view, FIELDS.id), { player: id }, related);
  }
  return usableTable(views.length, byId, report);
}

/** A file in which no 001 line has its fields in the columns is something else than TRF. */
function usableTable(
  lines: number,
  byId: ReadonlyMap<number, PlayerLine>,
  report: Collector,
): PlayerTable {
  const entries = [...byId.values()].sort((a, b) => a.player.id - b.player.id);
  if (lines === 0) report.add('trf/no-players', undefined, {});
  const aligned = entries.some((entry) => entry.aligned);
  if (lines > 0 && !aligned) {
    report.add('trf/not-trf', undefined, { actual: lines });
    return { entries: [], byId: new Map() };
  }
  return { entries, byId };
}

export const FIDE_TITLES = ['GM', 'IM', 'WGM', 'FM', 'WIM', 'CM', 'WFM', 'WCM'] as const;

/** The letters of TRF06 for FIDE titles. */
const OLD_TITLES: Readonly<Record<string, string>> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
};

/** The FIDE title that a spelling stands for ("g", "wf", "GM"); undefined for national classes. */
export function fideTitle(title: string): string | undefined {
  const capitals = title.toUpperCase();
  if ((FIDE_TITLES as readonly string[]).includes(capitals)) return capitals;
  return OLD_TITLES[capitals];
}

const BIRTH = /^\d{4}\/\d{2}\/\d{2}$/;
const DUMMY =
  /^(?:spielfrei|freilos|bye|exempt|vrij|libre|riposo|dummy|no opponent|ghost)[ ,.]*\d*$/i;

/** Remarks about descriptive fields that are kept as they are. */
export function describePlayer(view: LineView, player: Player, report: Collector): void {
  const { id, sex, title, birth, fideId, name } = player;
  if (sex !== '' && sex !== 'm' && sex !== 'w') {
    const data = { player: id, actual: sex, expected: 'm or w' };
    report.add('trf/sex-spelling', fieldPlace(view, FIELDS.sex), data);
  }
  if (title !== '' && fideTitle(title) !== title) {
    const expected = fideTitle(title) ?? FIDE_TITLES.join(' ');
    const data = { player: id, actual: title, expected };
    report.add('trf/title-spelling', fieldPlace(view, FIELDS.title), data);
  }
  if (fideId !== '' && !/^\d+$/.test(fideId)) {
    const data = { player: id, actual: fideId, expected: 'digits' };
    report.add('trf/fide-number-spelling', fieldPlace(view, FIELDS.fideId), data);
  }
  if (birth !== '' && !BIRTH.test(birth)) {
    const data = { player: id, actual: birth, expected: 'YYYY/MM/DD' };
    report.add('trf/date-spelling', fieldPlace(view, FIELDS.birth), data);
  }
  if (name.length < 20 && DUMMY.test(name)) {
    const data = { player: id, actual: name };
    report.add('trf/dummy-player', fieldPlace(view, FIELDS.name), data);
  }
}

/** Lines 001 in the order of the file. */
export function writePlayers(writing: Writing): string[] {
  const { tournament } = writing;
  const byId = new Map(tournament.players.map((player) => [player.id, player]));
  const cells = tournament.rounds.map((round) => roundCells(writing, round));
  const totals = computeTotals(writing);
  const highest = tournament.players[tournament.players.length - 1]?.id ?? 0;
  if (highest > HIGHEST_RANK) writing.report.add('trf/five-digits', undefined, { actual: highest });
  if (writing.oldLetters) tellOldLetters(writing);
  return tournament.fileOrder.flatMap((id) => {
    const player = byId.get(id);
    return player ? [playerLine(writing, player, cells, totals)] : [];
  });
}

interface Totals {
  readonly points: ReadonlyMap<number, Points>;
  readonly ranks: ReadonlyMap<number, number>;
}

/** Points with the byes of the round to pair, as JaVaFo wants them, and ranks by points. */
function computeTotals({ tournament }: Writing): Totals {
  const { players, rounds, settings } = tournament;
  const ids = players.map((player) => player.id);
  const points = playerPoints(ids, rounds, settings, lastPairedRound(rounds) + 1);
  const order = [...ids].sort((a, b) => points.get(b)! - points.get(a)! || a - b);
  return { points, ranks: new Map(order.map((id, index) => [id, index + 1])) };
}

function playerLine(
  writing: Writing,
  player: Player,
  rounds: readonly RoundCells[],
  totals: Totals,
): string {
  const { report } = writing;
  const { id } = player;
  const points = pointsOf(writing, player, totals);
  const computed = writing.totals === 'computed';
  const rank = (computed ? undefined : player.statedRank) ?? totals.ranks.get(id);
  const { sex, title, name, rating, federation, fideId, birth } = player;
  const fits = rank !== undefined && rank <= HIGHEST_RANK;
  const values = {
    ...{ id, sex, title, name, rating, federation, fideId, birth, points },
    rank: fits ? rank : undefined,
  };
  const line = recordLine(PLAYER, values, report);
  rounds.forEach((cells, index) => {
    const cell = cells.get(id);
    if (cell) line.putGroup(PLAYER.repeat, index, { ...cell });
  });
  return line.text();
}

function pointsOf({ totals: choice, report }: Writing, player: Player, totals: Totals): Points {
  const computed = totals.points.get(player.id)!;
  const stated = player.statedPoints;
  if (stated === undefined || stated === computed) return computed;
  if (choice === 'stated') return stated;
  const data = { actual: formatPoints(stated), expected: formatPoints(computed) };
  report.add('trf/points-rewritten', undefined, { player: player.id, ...data });
  return computed;
}
