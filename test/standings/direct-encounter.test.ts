import { describe, expect, it } from 'vitest';
import { directEncounter } from '../../src/standings/direct-encounter.js';
import { explainTieBreak, type StandingsEditionId, standings } from '../../src/standings/index.js';
import { prepare } from '../../src/standings/prepare.js';
import { swiss } from './build.js';

/** Places of the tied players 1 to `size` after these games, e.g. "1 | 2 3". */
function places(
  size: number,
  games: readonly string[],
  edition: StandingsEditionId = '2026',
  forfeitsCount = false,
): string {
  const ratings = Array.from({ length: size }, () => 2000);
  const { context } = prepare(swiss(ratings, games), { edition });
  const group = Array.from({ length: size }, (_, index) => index);
  return directEncounter(context, { unit: 'GP', forfeitsCount }, group)
    .map((place) => place.map((index) => index + 1).join(' '))
    .join(' | ');
}

describe('direct encounter (C.07 art. 6)', () => {
  it.each([
    ['two: who won', 2, ['1-2 01'], '2 | 1'],
    ['two: a draw decides nothing', 2, ['1-2 =='], '1 2'],
    ['two who never met', 2, ['1-2 +-'], '1 2'],
    ['6.2: the sum orders when all have met', 3, ['1-2 10', '2-3 10', '1-3 =='], '1 | 2 | 3'],
    ['6.2: a circle decides nothing', 3, ['1-2 10', '2-3 10', '3-1 10'], '1 2 3'],
    [
      '6.2: equal sums start again among themselves',
      4,
      // Sums 2, 2, 0 and 1; 2 beat 1.
      ['1-3 10', '1-4 10', '2-1 10', '2-3 10', '4-2 00', '3-4 01'],
      '2 | 1 | 4 | 3',
    ],
    ['6.3: sure of the first place, the rest open', 3, ['1-2 10', '1-3 10'], '1 | 2 3'],
    ['6.3: one who met nobody could still catch up', 3, ['1-2 10'], '1 2 3'],
    [
      '6.3: second place is sure in the same table',
      4,
      // 1 beat all; 2 beat 3 and 4, who have not met.
      ['1-2 10', '1-3 10', '1-4 10', '2-3 10', '2-4 10'],
      '1 | 2 | 3 4',
    ],
    [
      '6.3: the rest starts again as a smaller group',
      4,
      // 4 has not met 2 and 3; without 1 and 4 apart nothing is sure, then 1 is first.
      ['1-2 10', '1-3 10', '1-4 10', '2-3 10'],
      '1 | 2 3 4',
    ],
    [
      '6.3: a sure last place is not given',
      3,
      // 3 lost to both, who have not met.
      ['1-3 10', '2-3 10'],
      '1 2 3',
    ],
  ] as const)('%s', (_, size, games, wanted) => {
    expect(places(size, games)).toBe(wanted);
  });

  it('6.1.1: forfeits count with /P or in predetermined pairings', () => {
    expect(places(2, ['1-2 +-'], '2026', true)).toBe('1 | 2');
  });

  it('6.1.2: games of a pair count with their mean; in 2009 all of them', () => {
    const games = ['1-2 10', '2-1 01', '3-1 10', '2-3 10'];
    expect(places(3, games, '2026')).toBe('1 2 3');
    expect(places(3, games, '2009')).toBe('1 | 2 3');
  });

  it('6.1.2: means with different numbers of games stay exact', () => {
    // 1 against 2: 1/3 from three games; 3 against 1 and 2 drawn: 1 has 5/6, 2 has 7/6, 3 has 1.
    const games = ['1-2 10', '2-1 10', '1-2 01', '1-3 ==', '2-3 =='];
    expect(places(3, games)).toBe('2 | 3 | 1');
  });

  it('2009: smaller groups do not start again', () => {
    const games = ['1-3 10', '1-4 10', '2-1 10', '2-3 10', '3-4 01', '4-2 00'];
    expect(places(4, games, '2009')).toBe('1 2 | 4 | 3');
  });
});

describe('direct encounter in the standings (art. 4.2, 4.3)', () => {
  // 1, 2 and 3 beat one another in a circle and all end on 2.
  const circle = swiss(
    [2000, 2000, 2000, 2000, 2000, 2000],
    ['1-2 10, 3-4 10, 5-6 ==', '2-3 10, 1-4 10, 5-6 ==', '3-1 10, 2-5 10, 4-6 =='],
  );

  it('may be listed again, and is asked only of those still tied', () => {
    const { rows, columns } = standings(circle, { tieBreaks: 'DE,BH,DE' });
    expect(columns.map(({ key }) => key)).toEqual(['PTS', 'DE', 'BH', 'DE#2']);
    const tied = rows.filter(({ points }) => points === 20);
    expect(tied.map(({ id }) => id)).toEqual([2, 3, 1]);
    expect(tied.map(({ values }) => values.DE)).toEqual(
      tied.map(() => ({ kind: 'place', number: 1, size: 3 })),
    );
    // Buchholz: 2 has 5, 1 and 3 have 4.5 each; of those 3 won the game.
    expect(tied.map(({ values }) => values.BH!.number)).toEqual([5, 4.5, 4.5]);
    expect(tied.map(({ values }) => values['DE#2']?.number)).toEqual([undefined, 1, 2]);
    expect(tied.map(({ decidedBy }) => decidedBy)).toEqual([undefined, 'BH', 'DE#2']);
    expect(tied.map(({ rank }) => rank)).toEqual([1, 2, 3]);
  });

  it('explains the table of the group that was tied at that point', () => {
    const options = { tieBreaks: 'DE,BH,DE' };
    const first = explainTieBreak(circle, 'DE', 3, options);
    expect(first.encounters).toEqual([
      {
        title: 'points',
        lines: [1, 2, 3].map((id) => ({ id, numbers: [1], met: 2 })),
        places: [[1, 2, 3]],
      },
    ]);
    const second = explainTieBreak(circle, 'DE#2', 3, options);
    expect(second.value).toEqual({ kind: 'place', number: 1, size: 2 });
    expect(second.encounters).toEqual([
      {
        title: 'points',
        lines: [
          { id: 1, numbers: [0], met: 1 },
          { id: 3, numbers: [1], met: 1 },
        ],
        places: [[3], [1]],
      },
    ]);
    expect(explainTieBreak(circle, 'DE#2', 2, options).encounters).toBeUndefined();
  });
});
