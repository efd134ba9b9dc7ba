import { describe, expect, it } from 'vitest';
import { RECIPES, recipesFor } from '../../src/fuzz/recipes.js';
import type { Tournament } from '../../src/model/tournament.js';

const RULES = { system: 'dutch', edition: '2026' } as const;

const made = (name: string, count = 40): Tournament[] => {
  const recipe = RECIPES.find((one) => one.name === name)!;
  return Array.from({ length: count }, (_, seed) => recipe.make(seed, RULES));
};

describe('recipes of played tournaments', () => {
  it('have the sizes and the events that they name', () => {
    const tournaments = made('tournaments', 24);
    expect(Math.max(...tournaments.map(({ players }) => players.length))).toBeLessThanOrEqual(40);
    const isShuffled = ({ players }: Tournament) =>
      players.some(({ rating = 0 }, index) => rating > (players[index - 1]?.rating ?? 9999));
    expect(tournaments.some(isShuffled)).toBe(true);
    const byes = tournaments.flatMap(({ rounds }) => rounds.flatMap((round) => round.byes));
    for (const kind of ['F', 'H', 'U', 'Z']) {
      expect(byes.some((bye) => bye.kind === kind)).toBe(true);
    }
    const accelerated = made('accelerated tournaments', 6);
    expect(accelerated.every(({ settings }) => settings.acceleration.length > 0)).toBe(true);
  });

  it('have other point systems now and then', () => {
    const other = made('tournaments').filter(({ settings }) => {
      const { whiteWin, pab } = settings.scoring;
      return whiteWin !== 10 || pab !== 10;
    });
    expect(other.length).toBeGreaterThan(0);
    expect(other.length).toBeLessThan(20);
  });
});

describe('recipesFor', () => {
  it('makes tournaments of the system asked for', () => {
    for (const system of ['team', 'olympiad'] as const) {
      const edition = system === 'team' ? '2026' : '2022';
      for (const recipe of recipesFor(system)) {
        expect(recipe.make(1, { system, edition }).teams.length).toBeGreaterThan(1);
      }
    }
    for (const recipe of recipesFor('dutch')) expect(recipe.make(1, RULES).teams).toEqual([]);
  });
});
