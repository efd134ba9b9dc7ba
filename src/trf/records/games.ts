import type { Bye, Game, GameResult, Round } from '../../model/index.js';
import { GAME_RESULT_TABLE, isLegalResultPair, lastPairedRound } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { RelatedPlace } from '../diagnostic.js';
import type { Block } from './blocks.js';
import { BYE_LETTERS, blockPlace, blockText, GAME_LETTERS, isStandardResult } from './blocks.js';
import type { PlayerLine, PlayerTable } from './player.js';

export interface ReadRounds {
  /** Without trailing empty rounds. */
  readonly rounds: readonly Round[];
  /** Number of the last round that was played; what comes after it is to be paired. */
  readonly finished: number;
  /** Players with a block that could not be used: their points cannot be checked. */
  readonly doubtful: ReadonlySet<number>;
}

/** Joins the halves of every game and the byes into rounds. */
export function readRounds(table: PlayerTable, teamEvent: boolean, report: Collector): ReadRounds {
  const width = table.entries.reduce((most, entry) => Math.max(most, entry.blocks.length), 0);
  const unreadable = table.entries.filter((entry) => entry.unreadable);
  const doubtful = new Set(unreadable.map(({ player }) => player.id));
  const rounds: Round[] = [];
  let finished = 0;
  for (let number = 1; number <= width; number += 1) {
    const { games, byes, hasOpponents } = readRound(table, number, { doubtful, teamEvent }, report);
    if (hasOpponents) finished = number;
    rounds.push({ number, games, byes });
  }
  while (rounds.length > finished && rounds[rounds.length - 1]!.byes.length === 0) rounds.pop();
  return { rounds, finished: Math.max(finished, lastPairedRound(rounds)), doubtful };
}

function readRound(
  table: PlayerTable,
  round: number,
  { doubtful, teamEvent }: { readonly doubtful: Set<number>; readonly teamEvent: boolean },
  report: Collector,
): Omit<Round, 'number'> & { readonly hasOpponents: boolean } {
  const games: Game[] = [];
  const byes: Bye[] = [];
  let hasOpponents = false;
  for (const entry of table.entries) {
    const block = entry.blocks[round - 1];
    if (!block) continue;
    if (block.opponent === 0) {
      const bye = readBye(entry, block, round, teamEvent ? EMPTY_SEAT : STANDARD_BYE, report);
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
/** In team events a board is won or lost by the absence of the other seat, too. */
const EMPTY_SEAT = /^0000 - [UHFZuhfz+-]$/;

function readBye(
  entry: PlayerLine,
  block: Block,
  round: number,
  standard: RegExp,
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
  const kind = BYE_LETTERS[block.letter];
  if (!kind) return undefined;
  const actual = blockText(entry, round);
  if (!standard.test(actual) && block.colour === '') {
    const data = { player, round, actual, expected: `"0000 - ${kind}"` };
    report.add('trf/bye-spelling', blockPlace(entry, round), data);
  }
  return kind === block.letter ? { player, kind } : { player, kind, spelling: block.letter };
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

/** The two halves of one game, `entry` being the player with the lower number. */
interface Halves {
  readonly entry: PlayerLine;
  readonly other: PlayerLine;
  readonly mine: Block;
  readonly theirs: Block;
  readonly round: number;
}

/** Joins two halves that name each other; contradictions in colour or result are reported. */
export function readGame(
  entry: PlayerLine,
  other: PlayerLine,
  round: number,
  doubtful: Set<number>,
  report: Collector,
): Game {
  const mine = entry.blocks[round - 1]!;
  const theirs = other.blocks[round - 1]!;
  const halves = { entry, other, mine, theirs, round };
  const [myResult, theirResult] = readResults(halves, doubtful, report);
  const played = GAME_RESULT_TABLE[myResult].played || GAME_RESULT_TABLE[theirResult].played;
  const coloursKnown = readColours(halves, played, report);
  const white = entry.player.id;
  const black = other.player.id;
  return !coloursKnown || mine.colour === 'w' || theirs.colour === 'b'
    ? { white, black, whiteResult: myResult, blackResult: theirResult, coloursKnown }
    : {
        white: black,
        black: white,
        whiteResult: theirResult,
        blackResult: myResult,
        coloursKnown,
      };
}

const facts = ({ entry, other, round }: Halves) => ({
  player: entry.player.id,
  round,
  opponent: other.player.id,
});

const otherHalf = ({ other, round }: Halves): RelatedPlace[] => [
  { place: blockPlace(other, round), message: `the half of ${other.player.id}` },
];

function readColours(halves: Halves, played: boolean, report: Collector): boolean {
  const { entry, mine, theirs, round } = halves;
  if (mine.colour !== '' && mine.colour === theirs.colour) {
    const actual = mine.colour === 'w' ? 'White' : 'Black';
    const data = { ...facts(halves), actual };
    report.add('trf/same-colour', blockPlace(entry, round), data, otherHalf(halves));
    return false;
  }
  if (mine.colour === '' && theirs.colour === '') {
    const code = played ? 'trf/colour-missing' : 'trf/forfeit-without-colour';
    report.add(code, blockPlace(entry, round), facts(halves));
    return false;
  }
  return true;
}

function readResults(
  halves: Halves,
  doubtful: Set<number>,
  report: Collector,
): readonly [GameResult, GameResult] {
  const { entry, other, mine, theirs, round } = halves;
  const first = readHalf(halves, false, report);
  const second = readHalf(halves, true, report);
  const place = blockPlace(entry, round);
  const letters = `${mine.letter}/${theirs.letter}`;
  const results = [first ?? '*', second ?? '*'] as const;
  const fits = isLegalResultPair(results[0], results[1]);
  if (!first || !second || !fits) {
    doubtful.add(entry.player.id);
    doubtful.add(other.player.id);
  }
  if (!first || !second) return results;
  if (!fits) {
    const expected = 'a pair such as 1/0, =/= or +/-';
    const data = { ...facts(halves), actual: letters, expected };
    report.add('trf/illegal-results', place, data, otherHalf(halves));
  } else if (first === '*') {
    const data = { ...facts(halves), actual: mine.letter };
    report.add('trf/unfinished-game', place, data, otherHalf(halves));
  } else if (ABNORMAL.has(first + second)) {
    const data = { ...facts(halves), actual: letters };
    report.add('trf/abnormal-results', place, data, otherHalf(halves));
  }
  return results;
}

const ABNORMAL: ReadonlySet<string> = new Set(['00', '0=', '=0', 'LL', 'LD', 'DL']);

/** One side's result; undefined when the letter is a bye. */
function readHalf(halves: Halves, swapped: boolean, report: Collector): GameResult | undefined {
  const { entry, other, mine, theirs, round } = halves;
  const [own, opposite, line, against] = swapped
    ? [theirs, mine, other, entry]
    : [mine, theirs, entry, other];
  const { letter } = own;
  const data = { player: line.player.id, round, opponent: against.player.id };
  const place = blockPlace(line, round);
  if (letter === 'Z') {
    const forfeited = opposite.letter === '+' || opposite.letter === '-';
    const expected = forfeited ? 'a forfeit loss' : 'a game without a result';
    report.add('trf/zero-bye-with-opponent', place, { ...data, actual: letter, expected });
    return forfeited ? '-' : '*';
  }
  const result = GAME_LETTERS[letter];
  if (!result) {
    const expected = 'a result such as 1, = or 0';
    report.add('trf/bye-with-opponent', place, { ...data, actual: letter, expected });
    return undefined;
  }
  if (!isStandardResult(letter) && letter !== ' ') {
    const expected = result === '*' ? 'no result yet' : result;
    report.add('trf/result-spelling', place, { ...data, actual: letter, expected });
  }
  return result;
}
