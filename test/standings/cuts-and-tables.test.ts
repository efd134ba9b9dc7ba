import { describe, expect, it } from 'vitest';
import {
  applyCuts,
  type ContributionList,
  CUT,
  contributionList,
  cutMarks,
  sumUncut,
} from '../../src/standings/contributions.js';
import { standings } from '../../src/standings/index.js';
import {
  expectedScore,
  ratingDifference,
  scoreHundredths,
} from '../../src/standings/rating-tables.js';
import { perfectPerformance } from '../../src/standings/ratings.js';
import { swiss } from './build.js';

/** Contributions [score, value, voluntary] in tenths and hundredths. */
function listOf(items: readonly (readonly [number, number, 0 | 1])[]): ContributionList {
  const list = contributionList(items.length);
  list.size = items.length;
  items.forEach(([score, value, voluntary], place) => {
    list.scores[place] = score;
    list.values[place] = value;
    list.voluntary[place] = voluntary;
  });
  return list;
}

const cutPlaces = (list: ContributionList, mark: number): number[] =>
  [...list.cuts].flatMap((cut, place) => (cut === mark ? [place] : []));

describe('cuts (art. 14.1-14.4, 16.5)', () => {
  it.each([
    [
      'the lowest',
      [
        [30, 30, 0],
        [20, 20, 0],
        [25, 25, 0],
      ],
      1,
      0,
      [1],
      [],
    ],
    [
      'a voluntary unplayed round first',
      [
        [30, 30, 0],
        [20, 20, 0],
        [25, 25, 1],
      ],
      1,
      0,
      [2],
      [],
    ],
    [
      'then the lowest',
      [
        [30, 30, 0],
        [20, 20, 0],
        [25, 25, 1],
      ],
      2,
      0,
      [1, 2],
      [],
    ],
    [
      'both ends',
      [
        [30, 30, 0],
        [20, 20, 0],
        [25, 25, 0],
      ],
      1,
      1,
      [1],
      [0],
    ],
    [
      'high cuts have no exception',
      [
        [30, 30, 1],
        [20, 20, 0],
        [25, 25, 0],
      ],
      1,
      1,
      [0],
      [2],
    ],
    ['never the same twice', [[30, 30, 0]], 1, 1, [0], []],
    [
      'products: the opponent with the lowest score',
      [
        [20, 200, 0],
        [30, 0, 0],
      ],
      1,
      0,
      [0],
      [],
    ],
    [
      'equal scores: the lowest product',
      [
        [20, 200, 0],
        [20, 100, 0],
      ],
      1,
      0,
      [1],
      [],
    ],
    [
      'voluntary only if it costs as much',
      [
        [20, 200, 0],
        [40, 100, 1],
      ],
      1,
      0,
      [0],
      [],
    ],
    [
      'voluntary when it costs as much',
      [
        [20, 200, 0],
        [40, 200, 1],
      ],
      1,
      0,
      [1],
      [],
    ],
  ] as const)('%s', (_, items, low, high, lowest, highest) => {
    const list = listOf(items);
    applyCuts(list, low, high, true);
    expect(cutPlaces(list, CUT.low)).toEqual(lowest);
    expect(cutPlaces(list, CUT.high)).toEqual(highest);
  });

  it('2009 knows no exception for unplayed rounds', () => {
    const list = listOf([
      [30, 30, 0],
      [20, 20, 0],
      [25, 25, 1],
    ]);
    applyCuts(list, 1, 0, false);
    expect(cutPlaces(list, CUT.low)).toEqual([1]);
  });

  it('SB-C2 with a half-point bye and a forfeit loss takes the smallest contribution', () => {
    // Half-point bye 4.5 x 0.5, forfeit loss 5.0 x 0, then opponents 3.5 x 1, 4.0 x 0 and 5.0 x 1.
    const items = [
      [45, 225, 1],
      [50, 0, 1],
      [35, 350, 0],
      [40, 0, 0],
      [50, 500, 0],
    ] as const;
    const sums = [0, 1, 2].map((cuts) => {
      const list = listOf(items);
      applyCuts(list, cuts, 0, true);
      return sumUncut(list);
    });
    // First cut: the forfeit loss adds less than the lowest opponent, who goes. Second cut: it adds
    // as much as the next (0) and goes, not the half-point bye with its lower score.
    expect(sums).toEqual([1075, 725, 725]);
  });

  it('marks plain numbers', () => {
    expect([...cutMarks([5, 1, 3, 1], 1, 1)]).toEqual([CUT.high, CUT.low, 0, 0]);
    expect([...cutMarks([5, 1], 2, 2)]).toEqual([CUT.low, CUT.low]);
  });
});

describe('rating tables (FIDE B.02 8.1)', () => {
  it('is symmetric, rises, and ends at 800', () => {
    for (let score = 0; score <= 100; score += 1) {
      expect(ratingDifference(score)).toBe(-ratingDifference(100 - score) || 0);
      if (score > 0) {
        expect(ratingDifference(score)).toBeGreaterThan(ratingDifference(score - 1));
      }
    }
    expect(ratingDifference(100)).toBe(800);
    expect(ratingDifference(67)).toBe(125);
  });

  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [-4, 49],
    [735, 99],
    [736, 100],
    [2000, 100],
    [-736, 0],
  ])('expects at a difference of %i %i hundredths', (difference, hundredths) => {
    expect(expectedScore(difference)).toBe(hundredths);
  });

  it('dp is the middle of the interval of PD, rounded down', () => {
    for (let score = 51; score < 100; score += 1) {
      const inside = Array.from({ length: 736 }, (_, difference) => difference).filter(
        (difference) => expectedScore(difference) === score,
      );
      const middle = Math.floor((inside[0]! + inside.at(-1)!) / 2);
      expect(ratingDifference(score), `score ${score}`).toBe(middle);
    }
  });

  it('rounds scores half up (10.2)', () => {
    expect(scoreHundredths(6, 8)).toBe(38);
    expect(scoreHundredths(1, 8)).toBe(6);
    expect(scoreHundredths(2, 8)).toBe(13);
    expect(scoreHundredths(12, 9)).toBe(67);
  });

  it.each([
    ['nothing scored: lowest opponent - 800', [1500, 1700], 0, 700],
    ['all won: highest opponent + 736', [1500, 1700], 4, 2436],
    ['half against one', [1500], 1, 1497],
  ])('PTP, %s (10.3)', (_, ratings, halfPoints, value) => {
    expect(perfectPerformance(Int32Array.from(ratings), halfPoints)).toBe(value);
  });
});

describe('rating tie-breaks (art. 10)', () => {
  const unrated = swiss([2000, 0, 1900], ['1-2 10, 3U', '1-3 ==, 2U']);
  it('are dropped when a participant is unrated', () => {
    const { rows, notes } = standings(unrated, { tieBreaks: 'ARO,TPR,RTNG' });
    expect(rows.every(({ values }) => values.ARO === undefined && values.TPR === undefined)).toBe(
      true,
    );
    expect(notes.filter(({ code }) => code === 'standings/unrated')).toHaveLength(3);
  });
  it('take the published rating of the unrated', () => {
    const { rows } = standings(unrated, { tieBreaks: 'ARO/U1000,RTNG/U1000' });
    const first = rows.find(({ id }) => id === 1)!;
    expect(first.values['ARO/U1000']!.number).toBe(1450);
    const option = standings(unrated, { tieBreaks: 'ARO', unratedValue: 1000 });
    expect(option.rows.find(({ id }) => id === 1)!.values.ARO!.number).toBe(1450);
    expect(option.notes).toEqual([]);
  });
  it('ARO cuts count games only from 2024, unplayed rounds first in 2009', () => {
    const cut = swiss([2000, 1800, 1900, 1700], ['1-2 10, 3-4 10', '1-3 10, 2-4 10', '1U, 2-3 ==']);
    const aro = (edition: '2009' | '2024') =>
      standings(cut, { edition, tieBreaks: 'ARO/C1,ARO/C2,ARO/M1' }).rows.find(
        ({ id }) => id === 1,
      )!.values;
    expect(aro('2024')['ARO/C1']!.number).toBe(1900);
    expect(aro('2024')['ARO/C2']).toBeUndefined();
    expect(aro('2009')['ARO/C1']!.number).toBe(1850);
    expect(aro('2009')['ARO/C2']!.number).toBe(1900);
    expect(aro('2009')['ARO/M1']!.number).toBe(1800);
  });
});
