import { withResult } from '../../model/edit.js';
import type { GameResult } from '../../model/result.js';
import type { Game } from '../../model/tournament.js';
import { concernedIn, type Generator } from './candidate.js';
import { exchangedBoards } from './hands.js';

const OTHER_RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
];

/**
 * Another result of an earlier game: of the round before, those of the people concerned first; of
 * older rounds theirs alone. Where two boards alone differ, only a game between their people counts:
 * else so many games would do that none tells anything.
 */
export const resultCorrected: Generator = function* ({ request, result }) {
  const { tournament, round, system } = request;
  if (system.unit === 'team') return;
  const exchanged = exchangedBoards(result);
  const people = exchanged && new Set(exchanged.flat());
  const concerned = concernedIn(result);
  const weight = ({ white, black }: Game) =>
    Number(concerned.has(white)) + Number(concerned.has(black));
  const past = tournament.rounds.slice(0, round - 1).toReversed();
  const games = past.flatMap(({ number, games: all }, index) =>
    [...all]
      .sort((a, b) => weight(b) - weight(a))
      .filter((game) => index === 0 || weight(game) > 0)
      .filter(({ white, black }) => !people || (people.has(white) && people.has(black)))
      .map((game) => ({ number, game })),
  );
  for (const { number, game } of games) {
    for (const [whiteResult, blackResult] of OTHER_RESULTS) {
      if (game.whiteResult === whiteResult && game.blackResult === blackResult) continue;
      yield {
        suspect: {
          kind: 'resultCorrected',
          who: [game.white, game.black],
          round: number,
          result: whiteResult,
        },
        size: 1,
        change: (one) => ({
          ...one,
          tournament: withResult(one.tournament, number, game.white, whiteResult, blackResult),
        }),
        made: 0,
        bits: Math.log2(2 * games.length),
      };
    }
  }
};
