import { type Bye, type Game, lastPairedRound, type Round } from '../model/index.js';
import type { Collector } from './collector.js';
import { BYE_LETTERS } from './letters.js';
import type { Block } from './read-blocks.js';
import { blockPlace, blockText } from './read-blocks.js';
import { readGame } from './read-games.js';
import type { PlayerLine } from './read-player.js';

export interface PlayerTable {
  /** Sorted by id, every id once. */
  readonly entries: readonly PlayerLine[];
  /** In the order of the file. */
  readonly byId: ReadonlyMap<number, PlayerLine>;
}

export interface ReadRounds {
  /** Without trailing empty rounds. */
  readonly rounds: readonly Round[];
  /** Number of the last round that was played; what comes after it is to be paired. */
  readonly finished: number;
  /** Players with a block that could not be used: their points cannot be checked. */
  readonly doubtful: ReadonlySet<number>;
}

/** Joins the halves of every game and the byes into rounds. */
export function readRounds(table: PlayerTable, report: Collector): ReadRounds {
  const width = table.entries.reduce((most, entry) => Math.max(most, entry.blocks.length), 0);
  const doubtful = new Set<number>();
  const rounds: Round[] = [];
  let finished = 0;
  for (let number = 1; number <= width; number += 1) {
    const { games, byes, hasOpponents } = readRound(table, number, doubtful, report);
    if (hasOpponents) finished = number;
    rounds.push({ number, games, byes });
  }
  while (rounds.length > finished && rounds[rounds.length - 1]!.byes.length === 0) rounds.pop();
  return { rounds, finished: Math.max(finished, lastPairedRound(rounds)), doubtful };
}

function readRound(
  table: PlayerTable,
  round: number,
  doubtful: Set<number>,
  report: Collector,
): Omit<Round, 'number'> & { readonly hasOpponents: boolean } {
  const games: Game[] = [];
  const byes: Bye[] = [];
  let hasOpponents = false;
  for (const entry of table.entries) {
    const block = entry.blocks[round - 1];
    if (!block) continue;
    if (block.opponent === 0) {
      const bye = readBye(entry, block, round, report);
      if (bye) byes.push(bye);
      continue;
    }
    hasOpponents = true;
    const other = findOther(table, entry, block, round, report);
    if (!other) {
      doubtful.add(entry.player.id);
      doubtful.add(block.opponent);
    } else if (other.player.id > entry.player.id) {
      games.push(readGame(entry, other, round, doubtful, report));
    }
  }
  return { games, byes, hasOpponents };
}

const STANDARD_BYE = /^0000 - [UHFZuhfz]$/;

function readBye(
  entry: PlayerLine,
  block: Block,
  round: number,
  report: Collector,
): Bye | undefined {
  const player = entry.player.id;
  if (block.colour !== '') {
    report.add('trf/colour-without-opponent', blockPlace(entry, round), {
      player,
      round,
      actual: block.colour,
      expected: '"-"',
    });
  }
  const meaning = BYE_LETTERS[block.letter];
  if (!meaning) return undefined;
  const actual = blockText(entry, round);
  if (!STANDARD_BYE.test(actual) && block.colour === '') {
    const data = { player, round, actual, expected: `"0000 - ${meaning.kind}"` };
    report.add('trf/bye-spelling', blockPlace(entry, round), data);
  }
  return meaning.standard
    ? { player, kind: meaning.kind }
    : { player, kind: meaning.kind, spelling: block.letter };
}

/** The opponent's line when both halves name each other; otherwise says what is wrong. */
function findOther(
  table: PlayerTable,
  entry: PlayerLine,
  block: Block,
  round: number,
  report: Collector,
): PlayerLine | undefined {
  const player = entry.player.id;
  const { opponent } = block;
  const place = blockPlace(entry, round);
  if (opponent === player) {
    report.add('trf/self-pairing', place, { player, round });
    return undefined;
  }
  const other = table.byId.get(opponent);
  if (!other) {
    report.add('trf/unknown-opponent', place, { player, round, opponent });
    return undefined;
  }
  const answer = other.blocks[round - 1];
  if (answer?.opponent === player) return other;
  const actual =
    answer === undefined || answer.opponent === 0
      ? 'has no opponent in that round'
      : `lists ${answer.opponent}`;
  report.add('trf/opponent-mismatch', place, { player, round, opponent, actual }, [
    { place: blockPlace(other, round), message: `${opponent} ${actual}` },
  ]);
  return undefined;
}
