import type { Round } from '../model/index.js';

/** Number of the last round that was played; the byes of later rounds are announced. */
export function finishedRounds(rounds: readonly Round[]): number {
  const withGames = rounds.filter((round) => round.games.length > 0);
  return lastPlayed(rounds, withGames[withGames.length - 1]?.number ?? 0);
}

/**
 * Number of the last played round when round `games` is the last one with games. Rounds without
 * games are played when they have pairing-allocated byes; but a single one in the round after the
 * last games was given by the arbiter for the round to pair.
 */
export function lastPlayed(rounds: readonly Round[], games: number): number {
  const pabs = ({ byes }: Round): number => byes.filter((bye) => bye.kind === 'U').length;
  const later = rounds.filter((round) => round.number > games && pabs(round) > 0);
  const last = later[later.length - 1];
  if (!last || (last.number === games + 1 && pabs(last) === 1)) return games;
  return last.number;
}
