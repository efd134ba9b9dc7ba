import { describe, expect, it } from 'vitest';
import { bakuRanges } from '../../src/generate/acceleration.js';

const baku = (
  players: number,
  roundCount: number,
  parts: Partial<Parameters<typeof bakuRanges>[0]> = {},
) =>
  bakuRanges({
    roundCount,
    score: 'points',
    win: 10,
    draw: 5,
    ranking: Array.from({ length: players }, (_, index) => index + 1),
    late: new Set(),
    source: '250',
    ...parts,
  });

describe('bakuRanges (C.04.7:2026)', () => {
  it.each([
    [161, 82],
    [20, 10],
    [10, 6],
    [11, 6],
    [12, 6],
    [13, 8],
  ])('of %i players %i are in group A', (players, size) => {
    expect(baku(players, 9)[0]).toMatchObject({ firstId: 1, lastId: size });
  });

  it.each([
    [
      9,
      [
        [1, 3, 10],
        [4, 5, 5],
      ],
    ],
    [
      15,
      [
        [1, 4, 10],
        [5, 8, 5],
      ],
    ],
    [
      11,
      [
        [1, 3, 10],
        [4, 6, 5],
      ],
    ],
    [
      7,
      [
        [1, 2, 10],
        [3, 4, 5],
      ],
    ],
    [1, [[1, 1, 10]]],
  ])('of %i rounds these are accelerated', (rounds, expected) => {
    expect(baku(8, rounds).map(({ from, to, points }) => [from, to, points])).toEqual(expected);
  });

  it('a late entry above the last of group A joins it, one below does not', () => {
    const ranking = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    // Eight are there in round 1 (2 and 9 are late): group A is the first four of those.
    const ranges = baku(10, 9, { ranking, late: new Set([2, 9]) });
    expect(ranges[0]).toMatchObject({ firstId: 1, lastId: 5 });
  });

  it('lists ids one range after the other when the ranking is not in their order', () => {
    const ranges = baku(0, 1, { ranking: [7, 3, 4, 9, 1, 2, 5, 6] });
    expect(ranges.map(({ firstId, lastId }) => [firstId, lastId])).toEqual([
      [3, 4],
      [7, 7],
      [9, 9],
    ]);
  });

  it('gives the value of a win, then of a draw', () => {
    expect(baku(8, 9, { win: 30, draw: 15 }).map(({ points }) => points)).toEqual([30, 15]);
  });

  it('gives teams match points, and no game points', () => {
    const ranges = baku(8, 9, { score: 'matchPoints', win: 20, draw: 10 });
    expect(ranges).toMatchObject([
      { matchPoints: 20, points: 0, from: 1, to: 3 },
      { matchPoints: 10, points: 0, from: 4, to: 5 },
    ]);
  });
});
