import { describe, expect, it } from 'vitest';
import type { PositionStyle } from '../../src/generate/position-style.js';
import { generatePosition } from '../../src/generate/positions.js';
import { GAME_RESULT_TABLE } from '../../src/model/result.js';
import { gamePoints } from '../../src/model/scoring.js';
import type { Game, Tournament } from '../../src/model/tournament.js';

/** Nothing but games over the board. */
const TIDY = {
  ...{ absences: 0, pendingAbsences: 0, forfeits: 0, oddResults: 0, colourDisorder: 0 },
  ...{ forbiddenGroups: 0, virtualPoints: 0, lastRound: 0, swissness: 100, draws: 30 },
} as const;

const positionsOf = (style: Partial<PositionStyle>, players = 9, played = 4, count = 30) =>
  Array.from({ length: count }, (_, seed) =>
    generatePosition(seed, { players, played, style: { ...TIDY, ...style } }),
  );

const gamesOf = ({ rounds }: Tournament) => rounds.flatMap(({ games }) => games);
const lettersOf = ({ whiteResult, blackResult }: Game) => `${whiteResult}${blackResult}`;

/** Games played over the board before a round, oldest first: "W" and "B" of a player. */
function coloursBefore({ rounds }: Tournament, id: number, number: number): string {
  return rounds
    .slice(0, number - 1)
    .flatMap(({ games }) => games.filter((game) => GAME_RESULT_TABLE[game.whiteResult].played))
    .flatMap(({ white, black }) => (white === id ? ['W'] : black === id ? ['B'] : []))
    .join('');
}

const difference = (colours: string) =>
  [...colours].reduce((sum, colour) => sum + (colour === 'W' ? 1 : -1), 0);

describe('the history of a position', () => {
  it('gives White to whoever had it less often, or Black last', () => {
    for (const position of positionsOf({})) {
      for (const { number, games } of position.rounds) {
        for (const game of games) {
          const white = coloursBefore(position, game.white, number);
          const black = coloursBefore(position, game.black, number);
          expect(difference(white)).toBeLessThanOrEqual(difference(black));
          if (difference(white) === difference(black) && white.at(-1) !== black.at(-1)) {
            expect(white.at(-1) === 'W' || black.at(-1) === 'B').toBe(false);
          }
        }
      }
    }
  });

  it('gives the bye to one who had none, low in the order of scores', () => {
    const byes = positionsOf({}).map(({ rounds }) =>
      rounds.flatMap((round) => round.byes.filter(({ kind }) => kind === 'U')),
    );
    for (const ofOne of byes) {
      expect(ofOne).toHaveLength(4);
      expect(new Set(ofOne.map(({ player }) => player)).size).toBe(4);
    }
    for (const { rounds, settings } of positionsOf({ draws: 0 }, 9, 2)) {
      const bye = rounds[1]!.byes.find(({ kind }) => kind === 'U')!.player;
      const game = rounds[0]!.games.find(({ white, black }) => white === bye || black === bye)!;
      const points =
        game.white === bye
          ? gamePoints(settings.scoring, game.whiteResult, 'white')
          : gamePoints(settings.scoring, game.blackResult, 'black');
      // Four have lost, and one of them gets the bye.
      expect(points).toBe(settings.scoring.whiteLoss);
    }
  });

  it('pairs winners with winners as far as it is Swiss, and not at all if it is not', () => {
    const sameScore = (swissness: number) => {
      const games = positionsOf({ swissness, draws: 0 }, 16, 2).flatMap(({ rounds }) => {
        const won = new Set(
          rounds[0]!.games.map((game) => (game.whiteResult === '1' ? game.white : game.black)),
        );
        return rounds[1]!.games.map(({ white, black }) => won.has(white) === won.has(black));
      });
      return games.filter((same) => same).length / games.length;
    };
    expect(sameScore(100)).toBeGreaterThan(0.75);
    expect(sameScore(0)).toBeLessThan(0.65);
  });

  it.each<[string, Partial<PositionStyle>, readonly string[]]>([
    ['only draws', { draws: 100 }, ['==']],
    ['only wins', { draws: 0 }, ['10', '01']],
    ['only forfeits', { forfeits: 100 }, ['+-', '-+']],
    ['only odd results', { oddResults: 100 }, ['--', 'WL', 'LW', 'DD', '=0', '0=', '00']],
  ])('has %s when the style says so', (_, style, letters) => {
    const games = positionsOf(style).flatMap(gamesOf);
    expect(new Set(games.map(lettersOf))).toEqual(new Set(letters));
  });

  it('lets the smaller number win as often as the style says, with both colours', () => {
    const games = positionsOf({ favourites: 100, draws: 0 }).flatMap(gamesOf);
    for (const game of games) {
      expect(game.whiteResult === '1').toBe(game.white < game.black);
    }
    expect(games.some(({ white, black }) => white > black)).toBe(true);
  });

  it('has a game in every round although nearly everybody is absent', () => {
    for (const { rounds } of positionsOf({ absences: 100 }, 8, 3)) {
      expect(rounds.map(({ games }) => games.length > 0)).toEqual([true, true, true]);
    }
  });
});

describe('the round to pair of a position', () => {
  it('leaves two players however many are absent', () => {
    for (const { players, rounds } of positionsOf({ pendingAbsences: 100 }, 7, 2)) {
      expect(players.length - rounds[2]!.byes.length).toBe(2);
    }
  });

  it('is the last one only when the style says so', () => {
    const left = (lastRound: number) =>
      positionsOf({ lastRound }).map(({ settings }) => settings.roundCount! - 4);
    expect(new Set(left(100))).toEqual(new Set([1]));
    expect(new Set(left(0))).toEqual(new Set([2, 3, 4, 5]));
  });

  it('has virtual points for some players, in any rounds but the last', () => {
    const positions = positionsOf({ virtualPoints: 40 });
    const ranges = positions.flatMap(({ settings }) =>
      settings.acceleration.map(({ to }) => settings.roundCount! - to),
    );
    expect(Math.min(...ranges)).toBe(1);
    const share = ranges.length / (9 * positions.length);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.55);
  });

  it('forbids as many pairs as the style says, each once and in all rounds', () => {
    const positions = positionsOf({ forbiddenPairs: 50 });
    for (const { settings } of positions) {
      const texts = settings.forbidden.map(({ ids, from, to }) => `${ids} ${from} ${to}`);
      expect(new Set(texts).size).toBe(texts.length);
      for (const { ids, from, to } of settings.forbidden) {
        expect([ids.length, from, to]).toEqual([2, 1, settings.roundCount]);
      }
    }
    const share = positions.flatMap(({ settings }) => settings.forbidden).length / (36 * 30);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
  });

  it('is now and then ranked by the order of the lines, which is another one', () => {
    const ranked = Array.from({ length: 80 }, (_, seed) =>
      generatePosition(seed, { players: 9, played: 1, numbering: 'rating' }),
    ).filter(({ settings }) => settings.rankByFileOrder);
    expect(ranked.length).toBeGreaterThan(2);
    const isSorted = (ids: readonly number[]) =>
      ids.every((id, at) => at === 0 || ids[at - 1]! < id);
    expect(ranked.every(({ fileOrder }) => isSorted(fileOrder))).toBe(false);
  });
});
