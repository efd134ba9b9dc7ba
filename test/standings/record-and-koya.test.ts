import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING } from '../../src/model/index.js';
import { type StandingsOptions, standings } from '../../src/standings/index.js';
import { swiss } from './build.js';

const ROUND_ROBIN = { startDate: '2026/04/01', type: 'Individual: Round-Robin' };

/** Value of `code` of player 1. */
function hero(
  tournament: Parameters<typeof standings>[0],
  code: string,
  options: StandingsOptions = {},
): number | undefined {
  const { rows } = standings(tournament, { ...options, tieBreaks: code });
  return rows.find(({ id }) => id === 1)!.values[code]?.number;
}

/** Win with Black, forfeit win with White, PAB, draw, half-point bye, forfeit loss, absence. */
const mixed = swiss(
  [2000, 2000, 2000, 2000, 2000],
  ['2-1 01', '1-3 +-', '1U', '1-4 ==', '1H', '5-1 +-', '1Z, 2-3 10'],
);

describe('own record in a Swiss (C.07 art. 7)', () => {
  it.each([
    ['WIN', 3, '7.1: win, forfeit win and PAB'],
    ['WON', 1, '7.2: over the board'],
    ['BPG', 1, '7.3: games with Black, forfeits not'],
    ['BWG', 1, '7.4'],
    ['PS', 1 + 2 + 3 + 3.5 + 4 + 4 + 4, '7.5: running totals'],
    ['PS/C1', 2 + 3 + 3.5 + 4 + 4 + 4, '7.5: without the first'],
    ['PS/C2', 3 + 3.5 + 4 + 4 + 4, '7.5: without the first two'],
    ['REP', 4, '7.6: not the half-point bye, the forfeit loss and the absence'],
    ['STD', 1 + 1 + 1 + 0.5 + 0.5, '7.7'],
    ['TPN', 1, '7.8'],
    ['RTNG', 2000, '10.6'],
  ])('%s is %d (%s)', (code, value) => {
    expect(hero(mixed, code)).toBe(value);
  });

  it('STD does not depend on the point system (7.7)', () => {
    const scoring = { ...STANDARD_SCORING, whiteWin: 30, blackWin: 30, forfeitWin: 30, pab: 30 };
    const draws = { whiteDraw: 10, blackDraw: 10, halfBye: 10, fullBye: 30 };
    const rescored = swiss([2000, 2000, 2000], ['2-1 01, 3H', '1-3 ==, 2U', '1F, 2-3 00'], {
      settings: { scoring: { ...scoring, ...draws } },
    });
    expect(hero(rescored, 'STD')).toBe(2.5);
    expect(hero(rescored, 'WIN')).toBe(2);
    expect(hero(rescored, 'PTS')).toBe(7);
  });

  it('TPN: the smaller first, /R the larger first (7.8)', () => {
    const idle = swiss([2000, 2000], ['1-2 ==']);
    const order = (code: string) => standings(idle, { tieBreaks: code }).rows.map(({ id }) => id);
    expect(order('TPN')).toEqual([1, 2]);
    expect(order('TPN/R')).toEqual([2, 1]);
  });
});

/** Three rounds of four: 1 wins with Black by forfeit, loses by forfeit, draws. */
const roundRobin = swiss(
  [2100, 2000, 1900, 1800],
  ['2-1 -+, 3-4 10', '1-3 -+, 4-2 01', '1-4 ==, 2-3 10'],
  { info: ROUND_ROBIN },
);

describe('predetermined pairings (C.07 art. 15.2)', () => {
  it.each([
    ['WON', '2024', 1],
    ['WON', '2026', 1],
    ['BWG', '2026', 1],
    ['BPG', '2024', 1],
    ['REP', '2024', 3],
    ['REP', '2026', 2],
    ['ARO', '2024', Math.round((2000 + 1900 + 1800) / 3)],
    ['ARO', '2026', 1800],
    ['SB', '2026', 20 / 10 + 0.5 * 0.5],
    ['KS', '2026', 1],
    ['BH', '2026', 2 + 2 + 0.5],
  ] as const)('%s in %s is %d', (code, edition, value) => {
    expect(hero(roundRobin, code, { edition })).toBeCloseTo(value, 10);
  });

  it('a forfeit without colours counts for neither colour', () => {
    const unknown = (coloursKnown: boolean) => ({
      ...roundRobin,
      rounds: roundRobin.rounds.map((round) => ({
        ...round,
        games: round.games.map((game) => ({ ...game, coloursKnown })),
      })),
    });
    expect(hero(unknown(true), 'BPG')).toBe(1);
    expect(hero(unknown(false), 'BPG')).toBe(0);
  });

  it('byes contribute nothing, and opponents count at face value', () => {
    const odd = swiss([2000, 2000, 2000], ['1-2 10, 3Z', '3-1 01, 2Z', '2-3 10, 1Z'], {
      info: ROUND_ROBIN,
    });
    expect(hero(odd, 'BH')).toBe(1);
    expect(hero(odd, 'SB')).toBe(1);
  });

  it('counts forfeit wins as unplayed where that is chosen', () => {
    const options = { edition: '2026', roundRobinForfeitWins: 'unplayed' } as const;
    expect(hero(roundRobin, 'WON', options)).toBe(0);
    expect(hero(roundRobin, 'WON', { ...options, edition: '2024' })).toBe(1);
  });

  it('counts forfeits in direct encounter (6.1.1)', () => {
    const level = swiss([2000, 2000], ['1-2 +-', '2-1 -+'], { info: ROUND_ROBIN });
    expect(standings(level, {}).predetermined).toBe(true);
    const tied = swiss([2000, 2000, 2000], ['1-2 -+, 3Z', '1-3 10, 2Z', '2-3 01, 1Z'], {
      info: ROUND_ROBIN,
    });
    const { rows } = standings(tied, { tieBreaks: 'DE' });
    expect(rows.map(({ points }) => points)).toEqual([10, 10, 10]);
    expect(rows[0]!.values.DE).toMatchObject({ number: 1, size: 3 });
  });

  it.each([
    [{ type: 'Round Robin' }, undefined, true],
    [{ type: 'Individual Berger' }, undefined, true],
    [{ type: 'Individual: Swiss-System' }, undefined, false],
    [{ type: '' }, undefined, false],
    [{ type: 'anything' }, 'BERGER_ROUNDROBIN', true],
    [{ type: 'Round Robin' }, 'FIDE_DUTCH_2026', false],
  ])('tells them from records 092 and 192: %j %s', (info, typeCode, expected) => {
    const tournament = swiss([2000, 2000], ['1-2 10'], {
      info,
      settings: typeCode === undefined ? {} : { typeCode },
    });
    expect(standings(tournament).predetermined).toBe(expected);
  });
});

describe('Koya (9.2, 14.5)', () => {
  // Final scores: 1 has 3, 2 has 2, 3 has 1, 4 has 0.
  const ladder = swiss(
    [2100, 2000, 1900, 1800],
    ['1-4 10, 2-3 10', '1-3 10, 2-4 10', '1-2 10, 3-4 10'],
    { info: ROUND_ROBIN },
  );
  it.each([
    ['KS', 1],
    ['KS/L+1', 1],
    ['KS/L+2', 0],
    ['KS/L-1', 2],
    ['KS/L-3', 3],
  ])('%s is %d', (code, value) => {
    expect(hero(ladder, code)).toBe(value);
  });
  it('takes the bye round off the maximum when the number is odd', () => {
    // Everybody has two games: half of the maximum is 1 point.
    const three = swiss([2000, 2000, 2000], ['1-2 10, 3Z', '1-3 ==, 2Z', '2-3 10, 1Z'], {
      info: ROUND_ROBIN,
    });
    expect(hero(three, 'KS')).toBe(1);
  });
});
