import type { Game, GameResult } from '../model/index.js';
import { GAME_RESULT_TABLE, isLegalResultPair } from '../model/index.js';
import type { Collector } from './collector.js';
import type { RelatedPlace } from './diagnostic.js';
import { GAME_LETTERS } from './letters.js';
import type { Block } from './read-blocks.js';
import { blockPlace } from './read-blocks.js';
import type { PlayerLine } from './read-player.js';

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
  const meaning = GAME_LETTERS[letter];
  if (!meaning) {
    const expected = 'a result such as 1, = or 0';
    report.add('trf/bye-with-opponent', place, { ...data, actual: letter, expected });
    return undefined;
  }
  if (!meaning.standard && letter !== ' ') {
    const expected = meaning.result === '*' ? 'no result yet' : meaning.result;
    report.add('trf/result-spelling', place, { ...data, actual: letter, expected });
  }
  return meaning.result;
}
