import { describe, expect, it } from 'vitest';
import { explainTieBreak } from '../../src/standings/index.js';
import { swiss } from './build.js';

// Player 2 is absent in rounds 2 and 3 and forfeits the final round, in which 1 beats 3.
const tournament = swiss(
  [2000, 2000, 2000, 2000],
  ['1-2 10, 3-4 10', '2Z, 1-3 ==, 4U', '2Z, 1-4 10, 3U', '2-4 -+, 1-3 10'],
);
const scores = (code: string, id: number, settings = {}) =>
  explainTieBreak(
    { ...tournament, settings: { ...tournament.settings, ...settings } },
    code,
    id,
  ).contributions.map(({ score }) => score);

describe('Fore Buchholz (C.07 art. 8.3)', () => {
  it('takes every paired game of the final round as drawn', () => {
    expect(scores('BH', 1)).toEqual([1, 2.5, 2, 2.5]);
    // 3 lost and gets a draw; 4 won by forfeit and gets a draw; for 2 the paired final round makes
    // the byes before it count at face value.
    expect(scores('FB', 1)).toEqual([0.5, 3, 1.5, 3]);
  });

  it('a forfeit of the final round is a game, and the dummies have the own score with a draw', () => {
    // 2 has 0 points, 0.5 with the draw; dummies of its byes are capped by that.
    expect(scores('FB', 2)).toEqual([3, 0.5, 0.5, 1.5]);
    expect(scores('BH', 2)).toEqual([3.5, 0, 0, 0]);
  });

  it('is Buchholz before the final round', () => {
    expect(scores('FB', 1, { roundCount: 5 })).toEqual(scores('BH', 1));
  });
});
