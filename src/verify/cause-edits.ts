import { withResult, withRound } from '../model/edit.js';
import type { ByeKind, GameResult } from '../model/result.js';
import type { Game, Tournament } from '../model/tournament.js';
import type { Board, RoundVerification } from './types.js';

/** The tournament with the bye of a player in a round read as another kind. */
export function withBye(
  tournament: Tournament,
  round: number,
  player: number,
  kind: ByeKind,
): Tournament {
  const past = tournament.rounds[round - 1]!;
  const byes = past.byes.map((bye) => (bye.player === player ? { player, kind } : bye));
  return withRound(tournament, { ...past, byes });
}

export function withGameResult(
  tournament: Tournament,
  round: number,
  { white }: Game,
  whiteResult: GameResult,
  blackResult: GameResult,
): Tournament {
  return withResult(tournament, round, white, whiteResult, blackResult);
}

const AS_PLAYED: Partial<Record<GameResult, GameResult>> = { '+': 'W', '-': 'L' };

/** Forfeits of rounds 1 to `last` counted like games; the same tournament if there are none. */
export function withForfeitsPlayed(tournament: Tournament, last: number): Tournament {
  let changed = tournament;
  for (const past of tournament.rounds.slice(0, last)) {
    if (!past.games.some((game) => AS_PLAYED[game.whiteResult])) continue;
    const games = past.games.map((game) => ({
      ...game,
      whiteResult: AS_PLAYED[game.whiteResult] ?? game.whiteResult,
      blackResult: AS_PLAYED[game.blackResult] ?? game.blackResult,
      coloursKnown: true,
    }));
    changed = withRound(changed, { ...past, games });
  }
  return changed;
}

/** The two given boards when the round differs from the rules by them alone; players are the same. */
export function exchangedBoards({
  given,
  regulation,
}: RoundVerification): readonly [Board, Board] | undefined {
  if (!given || !regulation || given.byes[0] !== regulation.bye) return undefined;
  const key = (white: number, black: number) =>
    white < black ? `${white} ${black}` : `${black} ${white}`;
  const known = new Set(regulation.pairs.map(({ white, black }) => key(white, black)));
  const others = given.pairs.filter(({ white, black }) => !known.has(key(white, black)));
  if (others.length !== 2 || given.pairs.length !== regulation.pairs.length) return undefined;
  const [first, second] = others.map(({ white, black }): Board => [white, black]);
  return [first!, second!];
}
