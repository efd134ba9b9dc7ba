import type { Bye, Colour, Player, Points, Round } from '../model/index.js';
import { formatPoints, lastPairedRound, playerPoints } from '../model/index.js';
import { lineWriter, plainText, pointsText } from './put-fields.js';
import { RECORDS } from './records.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

/** More digits than the columns of a start number have. */
const HIGHEST_ID = 9999;

/** What a player's line says about one round. */
interface Cell {
  readonly opponent: string;
  readonly colour: string;
  readonly result: string;
}

/** Lines 001, NRS, and the announced byes in the records of the dialect. */
export function writePlayers(writing: Writing): string[] {
  const { tournament } = writing;
  const byId = new Map(tournament.players.map((player) => [player.id, player]));
  const finished = lastPairedRound(tournament.rounds);
  const cells = tournament.rounds.map((round) => roundCells(writing, round, finished));
  const totals = computeTotals(writing, finished);
  const highest = tournament.players[tournament.players.length - 1]?.id ?? 0;
  if (highest > HIGHEST_ID) writing.report.add('trf/five-digits', undefined, { actual: highest });
  const lines = tournament.fileOrder.flatMap((id) => {
    const player = byId.get(id);
    return player ? [playerLine(writing, player, cells, totals)] : [];
  });
  if (writing.oldLetters) tellOldLetters(writing);
  return [...lines, ...nationalLines(writing), ...announcedByes(writing, finished)];
}

/** How TRF06 spells the letters that came later; some of them lose a part of their meaning. */
const OLD_LETTERS: Readonly<Record<string, string>> = {
  ...{ W: '1', D: '=', L: '0' },
  ...{ U: '+', F: '+', H: '=', Z: '-' },
};

function tellOldLetters(writing: Writing): void {
  const { rounds } = writing.tournament;
  if (rounds.some(({ byes }) => byes.some(({ kind }) => kind === 'F'))) {
    leaveOut(writing, 'that full-point byes (F) are no pairing-allocated ones');
  }
  const isUnrated = (letter: string): boolean => 'WDL'.includes(letter);
  if (rounds.some(({ games }) => games.some((game) => isUnrated(game.whiteResult)))) {
    leaveOut(writing, 'that games are not rated (W D L)');
  }
}

function roundCells(
  { absences, tournament, oldLetters }: Writing,
  round: Round,
  finished: number,
): ReadonlyMap<number, Cell> {
  const spelled = (letter: string): string =>
    oldLetters ? (OLD_LETTERS[letter] ?? letter) : letter;
  const cells = new Map<number, Cell>();
  for (const game of round.games) {
    const { white, black, whiteResult, blackResult, coloursKnown } = game;
    const cell = (opponent: number, colour: Colour, letter: string): Cell => ({
      opponent: String(opponent),
      colour: coloursKnown ? colour.charAt(0) : '-',
      result: letter === '*' ? ' ' : spelled(letter),
    });
    cells.set(white, cell(black, 'white', whiteResult));
    cells.set(black, cell(white, 'black', blackResult));
  }
  for (const { player, kind } of round.byes) {
    cells.set(player, { opponent: '0000', colour: '-', result: spelled(kind) });
  }
  if (absences === 'Z' && round.number <= finished) {
    for (const { id } of tournament.players) {
      if (!cells.has(id)) cells.set(id, { opponent: '0000', colour: '-', result: spelled('Z') });
    }
  }
  return cells;
}

interface Totals {
  readonly points: ReadonlyMap<number, Points>;
  readonly ranks: ReadonlyMap<number, number>;
}

/** Points with the byes of the round to pair, as JaVaFo wants them, and ranks by points. */
function computeTotals({ tournament }: Writing, finished: number): Totals {
  const { players, rounds, settings } = tournament;
  const ids = players.map((player) => player.id);
  const points = playerPoints(ids, rounds, settings, finished + 1);
  const order = [...ids].sort((a, b) => points.get(b)! - points.get(a)! || a - b);
  return { points, ranks: new Map(order.map((id, index) => [id, index + 1])) };
}

function playerLine(
  writing: Writing,
  player: Player,
  rounds: readonly ReadonlyMap<number, Cell>[],
  totals: Totals,
): string {
  const { report } = writing;
  const { fields, repeat } = RECORDS['001'];
  const { id } = player;
  const points = pointsOf(writing, player, totals);
  const computed = writing.totals === 'computed';
  const rank = (computed ? undefined : player.statedRank) ?? totals.ranks.get(id);
  const line = lineWriter('001', report)
    .put(fields.id, id)
    .put(fields.sex, plainText(player.sex))
    .put(fields.title, plainText(player.title))
    .put(fields.name, plainText(player.name))
    .put(fields.rating, player.rating)
    .put(fields.federation, plainText(player.federation))
    .put(fields.fideId, plainText(player.fideId))
    .put(fields.birth, plainText(player.birth))
    .put(fields.points, pointsText(points))
    .put(fields.rank, rank !== undefined && rank > HIGHEST_ID ? undefined : rank);
  rounds.forEach((cells, index) => {
    const cell = cells.get(id);
    if (cell) line.putGroup(repeat, index, { ...cell });
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

function nationalLines(writing: Writing): string[] {
  const { tournament, dialect, report } = writing;
  const { fields } = PLAYER_RECORDS.NRS;
  const entries = tournament.players.flatMap(({ id, national }) =>
    national.map((entry) => ({ id, entry })),
  );
  if (dialect !== 'trf26') {
    if (entries.length > 0) leaveOut(writing, 'national ratings');
    return [];
  }
  return entries.map(({ id, entry }) =>
    lineWriter(entry.federation.padEnd(3), report)
      .put(fields.id, id)
      .put(fields.sex, plainText(entry.sex))
      .put(fields.classification, plainText(entry.classification))
      .put(fields.name, plainText(entry.name))
      .put(fields.rating, entry.rating)
      .put(fields.origin, plainText(entry.origin))
      .put(fields.nationalId, plainText(entry.nationalId))
      .put(fields.birth, plainText(entry.birth))
      .text(),
  );
}

/** Byes of rounds not played yet, once more in the records that some engines read instead. */
function announcedByes(writing: Writing, finished: number): string[] {
  const { tournament, dialect, report } = writing;
  const open = tournament.rounds.filter((round) => round.number > finished);
  if (dialect === 'trf26' || dialect === 'trfbx') {
    const { fields, repeat } = RECORDS['240'];
    return open.flatMap(({ number, byes }) =>
      (['F', 'H', 'Z'] as const).flatMap((kind) => {
        const ids = byes.filter((bye) => bye.kind === kind && bye.source === '240');
        if (ids.length === 0) return [];
        const line = lineWriter('240', report).put(fields.kind, kind).put(fields.round, number);
        ids.forEach(({ player }, index) => {
          line.putGroup(repeat, index, { id: player });
        });
        return [line.text()];
      }),
    );
  }
  if (dialect !== 'trfx') return [];
  const isAbsent = (bye: Bye): boolean => bye.kind === 'Z' && bye.source !== '240';
  const absent = open[0]?.number === finished + 1 ? open[0].byes.filter(isAbsent) : [];
  return absent.length > 0 ? [`XXZ ${absent.map((bye) => bye.player).join(' ')}`] : [];
}
