import fc from 'fast-check';
import type { ByeKind, GameResult, Tournament } from '../../src/model/index.js';
import { swiss } from './build.js';

const PLAYED = ['10', '01', '==', '10', '01', '==', 'WL', 'DD'] as const;
const FORFEITED = ['+-', '-+', '--'] as const;
const BYES: readonly ByeKind[] = ['F', 'H', 'U', 'Z'];

interface Shape {
  readonly minPlayers?: number;
  readonly maxPlayers?: number;
  readonly maxRounds?: number;
  /** Without forfeits, byes and absences; the number of players is even. */
  readonly complete?: boolean;
}

/** One round: an order of the players, what the pairs of it play, what the others get. */
const roundArbitrary = (players: number, complete: boolean): fc.Arbitrary<string> =>
  fc
    .record({
      order: fc.shuffledSubarray(
        Array.from({ length: players }, (_, index) => index + 1),
        { minLength: players },
      ),
      results: fc.array(
        complete
          ? fc.constantFrom(...PLAYED)
          : fc.oneof(
              { weight: 6, arbitrary: fc.constantFrom(...PLAYED) },
              { weight: 1, arbitrary: fc.constantFrom(...FORFEITED) },
            ),
        { minLength: players, maxLength: players },
      ),
      idle: complete ? fc.constant(0) : fc.integer({ min: 0, max: Math.floor(players / 2) }),
      byes: fc.array(fc.option(fc.constantFrom(...BYES)), {
        minLength: players,
        maxLength: players,
      }),
    })
    .map(({ order, results, idle, byes }) => {
      const items: string[] = [];
      const playing = order.slice(idle);
      const rest = order.slice(0, idle);
      if (playing.length % 2 === 1) rest.push(playing.pop()!);
      for (let place = 0; place < playing.length; place += 2) {
        items.push(`${playing[place]}-${playing[place + 1]} ${results[place]}`);
      }
      rest.forEach((id, place) => {
        const bye = byes[place];
        if (bye) items.push(`${id}${bye}`);
      });
      return items.join(', ');
    });

/** Random tournaments: random pairings (players may meet again), results, byes and ratings. */
export function tournamentArbitrary(shape: Shape = {}): fc.Arbitrary<Tournament> {
  const { minPlayers = 2, maxPlayers = 9, maxRounds = 6, complete = false } = shape;
  return fc
    .record({
      players: fc
        .integer({ min: minPlayers, max: maxPlayers })
        .map((count) => (complete && count % 2 === 1 ? count + 1 : count)),
      rounds: fc.integer({ min: 1, max: maxRounds }),
    })
    .chain(({ players, rounds }) =>
      fc.record({
        ratings: fc.array(fc.integer({ min: 1000, max: 2800 }), {
          minLength: players,
          maxLength: players,
        }),
        texts: fc.array(roundArbitrary(players, complete), {
          minLength: rounds,
          maxLength: rounds,
        }),
      }),
    )
    .map(({ ratings, texts }) => swiss(ratings, texts));
}

const SWAPPED: Readonly<Partial<Record<GameResult, GameResult>>> = {
  '1': '0',
  '0': '1',
  W: 'L',
  L: 'W',
};

/** The same games with all results the other way round. */
export const swapResults = (tournament: Tournament): Tournament => ({
  ...tournament,
  rounds: tournament.rounds.map((round) => ({
    ...round,
    games: round.games.map((game) => ({
      ...game,
      whiteResult: SWAPPED[game.whiteResult] ?? game.whiteResult,
      blackResult: SWAPPED[game.blackResult] ?? game.blackResult,
    })),
  })),
});

/** The same tournament with new numbers: player i becomes `numbers[i - 1]`. */
export function renumber(tournament: Tournament, numbers: readonly number[]): Tournament {
  const of = (id: number): number => numbers[id - 1]!;
  return {
    ...tournament,
    players: tournament.players
      .map((player) => ({ ...player, id: of(player.id) }))
      .sort((a, b) => a.id - b.id),
    rounds: tournament.rounds.map((round) => ({
      ...round,
      games: round.games.map((game) => ({
        ...game,
        white: of(game.white),
        black: of(game.black),
      })),
      byes: round.byes.map((bye) => ({ ...bye, player: of(bye.player) })),
    })),
  };
}

/** The same tournament with other ratings. */
export const withRatings = (
  tournament: Tournament,
  rating: (id: number, old: number) => number,
): Tournament => ({
  ...tournament,
  players: tournament.players.map((player) => ({
    ...player,
    rating: rating(player.id, player.rating ?? 0),
  })),
});
