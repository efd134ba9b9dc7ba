import type { Bye, Game, GameResult, Round } from '../model/index.js';
import { GAME_RESULT_TABLE, isLegalResultPair } from '../model/index.js';
import type { Collector } from './collector.js';
import { BYE_LETTERS, GAME_LETTERS } from './letters.js';
import type { Block, PlayerLine } from './read-player.js';
import { blockPlace } from './read-player.js';

export interface PlayerTable {
  /** Sorted by id, every id once. */
  readonly entries: readonly PlayerLine[];
  readonly byId: ReadonlyMap<number, PlayerLine>;
}

/** Joins the halves of every game and the byes into rounds, without trailing empty rounds. */
export function readRounds(table: PlayerTable, report: Collector): Round[] {
  const width = table.entries.reduce((most, entry) => Math.max(most, entry.blocks.length), 0);
  const rounds: Round[] = [];
  for (let round = 1; round <= width; round += 1) {
    rounds.push({ number: round, ...readRound(table, round, report) });
  }
  while (rounds.length > 0) {
    const last = rounds[rounds.length - 1]!;
    if (last.games.length + last.byes.length > 0 || hasOpponents(table, last.number)) break;
    rounds.pop();
  }
  return rounds;
}

/** True when somebody has an opponent in the round, even in a block that contradicts another. */
export function hasOpponents(table: PlayerTable, round: number): boolean {
  return table.entries.some((entry) => (entry.blocks[round - 1]?.opponent ?? 0) > 0);
}

function readRound(table: PlayerTable, round: number, report: Collector): Omit<Round, 'number'> {
  const games: Game[] = [];
  const byes: Bye[] = [];
  for (const entry of table.entries) {
    const block = entry.blocks[round - 1];
    if (!block) continue;
    if (block.opponent === 0) {
      const bye = readBye(entry, block, round, report);
      if (bye) byes.push(bye);
    } else {
      const other = findOther(table, entry, block, round, report);
      if (other && other.player.id > entry.player.id) {
        games.push(readGame(entry, other, round, report));
      }
    }
  }
  return { games, byes };
}

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
  if (meaning.standard) return { player, kind: meaning.kind };
  report.add('trf/bye-spelling', blockPlace(entry, round), {
    player,
    round,
    actual: block.letter,
    expected: meaning.kind,
  });
  return { player, kind: meaning.kind, spelling: block.letter };
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

function readGame(entry: PlayerLine, other: PlayerLine, round: number, report: Collector): Game {
  const mine = entry.blocks[round - 1]!;
  const theirs = other.blocks[round - 1]!;
  const [myResult, theirResult] = readResults(entry, other, round, report);
  const player = entry.player.id;
  const opponent = other.player.id;
  const played = GAME_RESULT_TABLE[myResult].played || GAME_RESULT_TABLE[theirResult].played;
  const sameColour = mine.colour !== '' && mine.colour === theirs.colour;
  const coloursKnown = !sameColour && (mine.colour !== '' || theirs.colour !== '');
  const related = [{ place: blockPlace(other, round), message: `the half of ${opponent}` }];
  if (sameColour) {
    const actual = mine.colour === 'w' ? 'White' : 'Black';
    const data = { player, round, opponent, actual };
    report.add('trf/same-colour', blockPlace(entry, round), data, related);
  } else if (played && !coloursKnown) {
    report.add('trf/colour-missing', blockPlace(entry, round), { player, round, opponent });
  }
  const white = !coloursKnown || mine.colour === 'w' || theirs.colour === 'b';
  return white
    ? {
        white: player,
        black: opponent,
        whiteResult: myResult,
        blackResult: theirResult,
        coloursKnown,
      }
    : {
        white: opponent,
        black: player,
        whiteResult: theirResult,
        blackResult: myResult,
        coloursKnown,
      };
}

function readResults(
  entry: PlayerLine,
  other: PlayerLine,
  round: number,
  report: Collector,
): [GameResult, GameResult] {
  const player = entry.player.id;
  const opponent = other.player.id;
  const mine = entry.blocks[round - 1]!.letter;
  const theirs = other.blocks[round - 1]!.letter;
  const related = [{ place: blockPlace(other, round), message: `the half of ${opponent}` }];
  const results = [mine, theirs].map((letter, index) => {
    const meaning = GAME_LETTERS[letter];
    if (meaning && (letter !== 'Z' || GAME_LETTERS[index === 0 ? theirs : mine]?.result === '*')) {
      return meaning.result;
    }
    report.add('trf/bye-with-opponent', blockPlace(index === 0 ? entry : other, round), {
      player: index === 0 ? player : opponent,
      round,
      opponent: index === 0 ? opponent : player,
      actual: letter,
      expected: 'a result such as 1, = or 0',
    });
    return '*';
  }) as [GameResult, GameResult];
  if (results[0] === '*' && results[1] === '*') {
    const data = { player, round, opponent, actual: mine };
    report.add('trf/unfinished-game', blockPlace(entry, round), data, related);
  } else if (!isLegalResultPair(results[0], results[1])) {
    const data = {
      player,
      round,
      opponent,
      actual: `${mine}/${theirs}`,
      expected: 'a pair such as 1/0, =/=, +/-',
    };
    report.add('trf/illegal-results', blockPlace(entry, round), data, related);
  }
  return results;
}
