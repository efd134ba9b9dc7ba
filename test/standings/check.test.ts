import { describe, expect, it } from 'vitest';
import { checkStandings } from '../../src/standings/index.js';
import { swiss } from './build.js';

/** Ranks and points as a file would state them, in the order of the players. */
function stated(
  ranks: readonly number[],
  points: readonly number[],
  settings: Parameters<typeof swiss>[2] = {},
) {
  const tournament = swiss(
    [2000, 1900, 1800, 1700],
    ['1-3 10, 2-4 ==', '4-1 01, 3-2 ==', '1-2 10, 3-4 ==', '1-4 01, 2-3 =='],
    settings,
  );
  return {
    ...tournament,
    players: tournament.players.map((player, index) => ({
      ...player,
      statedRank: ranks[index]!,
      statedPoints: points[index]!,
    })),
  };
}

// Points 3, 1.5, 1.5 and 2; 2 and 3 drew both games and have Buchholz 8 each.
const POINTS = [30, 15, 15, 20];

describe('checkStandings', () => {
  it('conforms, whichever way lots put those who stay tied', () => {
    for (const ranks of [
      [1, 3, 4, 2],
      [1, 4, 3, 2],
      [1, 3, 3, 2],
    ]) {
      const { verdict, differences, checked } = checkStandings(stated(ranks, POINTS));
      expect(differences).toEqual([]);
      expect(verdict).toBe('conforms');
      expect(checked).toEqual({ points: 4, ranks: 4, values: 0 });
    }
  });

  it('ranks that only repeat the start numbers say nothing without a list', () => {
    const { verdict, checked } = checkStandings(stated([1, 2, 3, 4], POINTS));
    expect([verdict, checked.ranks]).toEqual(['conforms', 0]);
    const listed = checkStandings(stated([1, 2, 3, 4], POINTS), { tieBreaks: 'BH' });
    expect(listed.differences.map(({ message }) => message)).toContain(
      'Player 4 is ranked 4, the tie-breaks give 2, decided by PTS',
    );
  });

  it('finds a wrong rank and says what decided', () => {
    const { verdict, differences } = checkStandings(stated([1, 2, 4, 3], POINTS));
    expect(verdict).toBe('differs');
    expect(differences).toEqual([
      {
        kind: 'rank',
        id: 4,
        given: '3',
        expected: '2',
        message: 'Player 4 is ranked 3, the points give 2, decided by PTS',
      },
      {
        kind: 'rank',
        id: 2,
        given: '2',
        expected: '3-4',
        message: 'Player 2 is ranked 2, the points give 3-4, decided by PTS',
      },
    ]);
  });

  it('holds the ranks to the tie-breaks of record 212', () => {
    const settings = { settings: { tieBreaks: ['PTS', 'BPG'] } };
    // Both had Black twice; the pairing number puts 2 before 3.
    const decided = { settings: { tieBreaks: ['PTS', 'TPN'] } };
    expect(checkStandings(stated([1, 4, 3, 2], POINTS, settings)).verdict).toBe('conforms');
    const { differences } = checkStandings(stated([1, 4, 3, 2], POINTS, decided));
    expect(differences.map(({ id, expected }) => [id, expected])).toEqual([
      [2, '3'],
      [3, '4'],
    ]);
  });

  it('finds wrong points', () => {
    const { differences } = checkStandings(stated([1, 3, 4, 2], [30, 15, 25, 20]));
    expect(differences).toEqual([
      {
        kind: 'points',
        id: 3,
        given: '2.5',
        expected: '1.5',
        message: 'Player 3 has 1.5 points, the file says 2.5',
      },
    ]);
  });

  it('compares printed tie-breaks at their decimals', () => {
    const printed = new Map([
      [1, { BH: 7, SB: 7.75 }],
      [4, { BH: 9 }],
    ]);
    const { differences, checked } = checkStandings(stated([1, 3, 4, 2], POINTS), {
      tieBreaks: 'BH,SB',
      printed,
    });
    expect(checked.values).toBe(3);
    expect(differences.map(({ message }) => message)).toEqual([
      'SB of 1 is 5.00, the table says 7.75',
    ]);
  });

  it.each([
    [
      'a code that is no column',
      new Map([[1, { ARO: 1900 }]]),
      /Expected .* codes PTS, BH, found "ARO"/,
    ],
    ['an unknown player', new Map([[9, { BH: 1 }]]), /Expected .* found id 9/],
  ])('refuses printed values of %s', (_name, printed, message) => {
    const tournament = stated([1, 3, 4, 2], POINTS);
    expect(() => checkStandings(tournament, { tieBreaks: 'BH', printed })).toThrow(message);
  });

  it.each([
    ['an unknown code', ['PTS', 'XYZ'], [1, 3, 4, 2], 'unjudged'],
    [
      'an unknown code behind one that decides all',
      ['PTS', 'DE', 'TPN', 'XYZ'],
      [1, 4, 3, 2],
      'differs',
    ],
    ['an unknown code that nobody needed', ['PTS', 'TPN', 'XYZ'], [1, 3, 4, 2], 'conforms'],
    ['a tie-break of teams', ['PTS', 'EMGSB'], [1, 4, 3, 2], 'unjudged'],
    ['points contradict it all the same', ['PTS', 'XYZ'], [2, 3, 4, 1], 'differs'],
    ['an unknown code first', ['XYZ', 'BH'], [1, 4, 3, 2], 'unjudged'],
  ])('a list with %s', (_name, tieBreaks, ranks, verdict) => {
    const tournament = stated(ranks, POINTS, { settings: { tieBreaks } });
    const { standings: table, ...check } = checkStandings(tournament);
    expect(table.leftOut).toHaveLength(1);
    expect(check.verdict).toBe(verdict);
  });

  it.each([
    ['the list for tied players', ['BH', 'TPN']],
    ['those that broke ties', ['TPN']],
  ])('202 beside 212 may hold %s', (_name, decisiveTieBreaks) => {
    const settings = { tieBreaks: ['PTS', 'BH', 'TPN'], decisiveTieBreaks };
    expect(checkStandings(stated([1, 3, 4, 2], POINTS, { settings })).differences).toEqual([]);
  });

  it('takes a value printed with fewer decimals for what it is', () => {
    const average = swiss(
      [2000, 2000, 2000, 2000],
      ['1-2 10, 3-4 10', '1-3 10, 2-4 10', '1-4 ==, 2-3 =='],
    );
    const options = { tieBreaks: 'AOB', printedDecimals: 2 };
    const { standings: table } = checkStandings(average, options);
    const exact = table.rows[0]!.values.AOB!.number;
    const of = (value: number, decimals: number) =>
      checkStandings(average, {
        tieBreaks: 'AOB',
        printed: new Map([[table.rows[0]!.id, { AOB: value }]]),
        printedDecimals: decimals,
      }).verdict;
    expect(of(Number(exact.toFixed(2)), 2)).toBe('conforms');
    expect(of(Number(exact.toFixed(2)) + 0.02, 2)).toBe('differs');
  });

  it('compares record 202 with the tie-breaks that broke ties', () => {
    const settings = (decisive: string[]) => ({
      settings: { tieBreaks: ['PTS', 'BH', 'TPN'], decisiveTieBreaks: decisive },
    });
    expect(checkStandings(stated([1, 3, 4, 2], POINTS, settings(['TPN']))).verdict).toBe(
      'conforms',
    );
    const { differences } = checkStandings(stated([1, 3, 4, 2], POINTS, settings(['BH'])));
    expect(differences).toEqual([
      {
        kind: 'decisive',
        given: 'BH',
        expected: 'TPN',
        message: 'Record 202 names BH, ties were broken by TPN',
      },
    ]);
  });

  it('judges nothing where the file states nothing', () => {
    expect(checkStandings(swiss([2000, 1900], ['1-2 10'])).verdict).toBe('unjudged');
  });

  it('accepts points that count a round without any result as drawn, and then judges no ranks', () => {
    const open = swiss([2000, 1900, 1800, 1700], ['1-3 10, 2-4 ==', '1-2 **, 3-4 **']);
    const drawn = [15, 10, 5, 10];
    const state = (points: readonly number[]) => ({
      ...open,
      players: open.players.map((player, index) => ({
        ...player,
        statedRank: 4 - index,
        statedPoints: points[index]!,
      })),
    });
    expect(checkStandings(state(drawn))).toMatchObject({
      verdict: 'conforms',
      checked: { points: 4, ranks: 0 },
    });
    expect(checkStandings(state([20, 10, 5, 10])).verdict).toBe('differs');
  });
});
