import { describe, expect, it } from 'vitest';
import { createTournament } from '../../src/model/index.js';
import {
  recursiveBuchholz,
  recursivePerformance,
  verifyRecursive,
} from '../../src/standings/index.js';
import { swissLikeTournament } from '../bench/standings.js';
import { roundsOf } from './build.js';

/** A chain of players: 1 met 2, 2 met 3, and so on, in two rounds. */
function chain(players: number) {
  const link = (first: number): string =>
    Array.from({ length: Math.floor((players - first + 1) / 2) }, (_, index) => {
      const white = first + 2 * index;
      return `${white}-${white + 1} ${['10', '==', '01', '=='][index % 4]}`;
    }).join(', ');
  return createTournament({
    players: Array.from({ length: players }, (_, index) => ({ id: index + 1, rating: 2000 })),
    rounds: roundsOf(link(1), link(2)),
  });
}

describe('recursive values of large tournaments', () => {
  it.each([
    [250, 9],
    [301, 7],
    [1200, 3],
    [2000, 11],
  ])('%i players, %i rounds: the difference is constant to 1e-9', (players, rounds) => {
    const tournament = swissLikeTournament(players, rounds, players);
    const check = verifyRecursive(tournament, { tolerance: 1e-9 });
    expect(check.components.map(({ holds }) => holds)).not.toContain(false);
    expect(check.missing).toEqual([]);
  });

  it('elimination (300 players) and conjugate gradients (301) agree on a chain', () => {
    // The end of a chain adds a difference of its own and moves the others by a constant.
    const values = (players: number) =>
      recursivePerformance(chain(players), { level: 'zero' }).players.map(({ value }) => value!);
    for (const players of [299, 300, 301, 302]) {
      const check = verifyRecursive(chain(players), {
        values: new Map(values(players).map((value, index) => [index + 1, value])),
        // The values reach tens of thousands, of which a double holds 1e-11.
        tolerance: 1e-7,
      });
      expect(check.holds, `${players} players`).toBe(true);
    }
  });

  it('recursive Buchholz has the mean 0 over all games', () => {
    const { players, components } = recursiveBuchholz(swissLikeTournament(400, 9, 5));
    expect(components).toHaveLength(1);
    const sum = players.reduce((total, { value = 0, games }) => total + value * games, 0);
    expect(Math.abs(sum)).toBeLessThan(1e-9);
  });
});
