import type { Colour, Player, Points, Round } from '../model/index.js';
import { formatPoints, lastPairedRound, playerPoints } from '../model/index.js';
import { recordLine } from './field-values.js';
import { writeAnnounced } from './records/byes.js';
import { writeNational } from './records/national.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

/** More digits than the columns of a start number have. */
const HIGHEST_ID = 9999;

const PLAYER = PLAYER_RECORDS['001'];

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
  return [...lines, ...writeNational(writing), ...writeAnnounced(writing, finished)];
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
  const { id } = player;
  const points = pointsOf(writing, player, totals);
  const computed = writing.totals === 'computed';
  const rank = (computed ? undefined : player.statedRank) ?? totals.ranks.get(id);
  const { sex, title, name, rating, federation, fideId, birth } = player;
  const fits = rank !== undefined && rank <= HIGHEST_ID;
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
