import { deepFreeze } from './build.js';
import { expectPlayers, expectRound, expectSettings } from './expect.js';
import type { GameResult } from './result.js';
import type { Player, Round, Settings, Tournament } from './tournament.js';

/** The tournament as it stood after round `round` (0: before the first); the same value if nothing is cut. */
export function upTo(tournament: Tournament, round: number): Tournament {
  if (Number.isNaN(round)) throw new RangeError(`Expected the number of a round, found ${round}`);
  if (tournament.rounds.length <= round) return tournament;
  return deepFreeze({ ...tournament, rounds: tournament.rounds.slice(0, Math.max(0, round)) });
}

/**
 * The tournament with `round` put in the place of the round of that number, or added at the end.
 * @throws RangeError for a number beyond that, and for what createTournament refuses in a round.
 */
export function withRound(tournament: Tournament, round: Round): Tournament {
  const index = round.number - 1;
  if (!Number.isInteger(index) || index < 0 || index > tournament.rounds.length) {
    throw new RangeError(
      `Expected a round from 1 to ${tournament.rounds.length + 1}, found ${round.number}`,
    );
  }
  expectRound(round, new Set(tournament.players.map(({ id }) => id)));
  const rounds = [...tournament.rounds];
  rounds[index] = round;
  return deepFreeze({ ...tournament, rounds });
}

/**
 * The tournament with the results of the game of `white` in `round` replaced.
 * @throws RangeError when there is no such game, or a letter is no result.
 */
export function withResult(
  tournament: Tournament,
  round: number,
  white: number,
  whiteResult: GameResult,
  blackResult: GameResult,
): Tournament {
  const current = tournament.rounds[round - 1];
  const game = current?.games.find((candidate) => candidate.white === white);
  if (!current || !game) {
    throw new RangeError(`Expected a game of player ${white} with White in round ${round}`);
  }
  const games = current.games.map((candidate) =>
    candidate === game ? { ...game, whiteResult, blackResult } : candidate,
  );
  return withRound(tournament, { ...current, games });
}

/**
 * The tournament with a player replaced (same id) or added.
 * @throws RangeError for a number that no player can have.
 */
export function withPlayer(tournament: Tournament, player: Player): Tournament {
  const known = tournament.players.some((candidate) => candidate.id === player.id);
  const players = known
    ? tournament.players.map((candidate) => (candidate.id === player.id ? player : candidate))
    : [...tournament.players, player].sort((a, b) => a.id - b.id);
  expectPlayers(players);
  const fileOrder = known ? tournament.fileOrder : [...tournament.fileOrder, player.id];
  return deepFreeze({ ...tournament, players, fileOrder });
}

/**
 * The tournament with some settings replaced.
 * @throws RangeError for points or a number of rounds that are no whole numbers.
 */
export function withSettings(tournament: Tournament, settings: Partial<Settings>): Tournament {
  const changed = { ...tournament.settings, ...settings };
  expectSettings(changed);
  return deepFreeze({ ...tournament, settings: changed });
}
