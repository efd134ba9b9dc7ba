import { describe, expect, it } from 'vitest';
import { checkStandings, explainTieBreak, standings } from '../../src/standings/index.js';
import { teamEvent, value } from './build-teams.js';

// 1 beat 2 by 1.5-0.5 and 3 by 2-0, 3 drew with 4 and lost to 1, 4 lost to 2 by 0.5-1.5.
const small = teamEvent(4, [
  ['1-2 10 ==', '3-4 10 01'],
  ['3-1 01 01', '2-4 == 10'],
]);

describe('team tie-breaks (C.07 arts. 11-13)', () => {
  it.each([
    ['PTS', 1, 4],
    ['MPvGP', 1, 3.5],
    ['BH', 1, 2 + 1],
    ['BH:GP', 1, 2 + 1],
    ['EMMSB', 1, 2 * 2 + 1 * 2],
    ['EMGSB', 1, 2 * 1.5 + 1 * 2],
    ['EGMSB', 1, 2 * 2 + 1 * 2],
    ['EGGSB', 1, 2 * 1.5 + 1 * 2],
    ['SB', 1, 2 * 2 + 1 * 2],
    // Opponents of 2: team 1 with 4 MP and 3.5 GP, team 4 with 1 MP and 1.5 GP.
    ['EMMSB', 2, 4 * 0 + 1 * 2],
    ['EMGSB', 2, 4 * 0.5 + 1 * 1.5],
    ['EGMSB', 2, 3.5 * 0 + 1.5 * 2],
    ['EGGSB', 2, 3.5 * 0.5 + 1.5 * 1.5],
    ['BC', 1, 1 + 0.5 * 2 + (1 + 2)],
    ['SSSC', 1, 3.5 + 3 / 2],
    ['WIN', 2, 1],
  ])('%s of team %i is %d', (code, team, expected) => {
    expect(value(small, code, team)!.number).toBeCloseTo(expected, 10);
  });

  it('SSSC divides by the whole part of the factor, or by /K (13.4)', () => {
    // Match wins of 3 points: 3 * 3 / 2 = 4.5, so the factor is 4.
    const event = teamEvent(
      4,
      [
        ['1-2 10 ==', '3-4 10 10'],
        ['1-3 10 ==', '2-4 10 10'],
        ['1-4 10 ==', '2-3 10 10'],
      ],
      { teamSettings: { matchWin: 30 } },
    );
    // Team 1: 4.5 game points, Buchholz 6 + 3 + 0.
    expect(value(event, 'SSSC', 1)!.number).toBeCloseTo(4.5 + 9 / 4, 10);
    expect(value(event, 'SSSC/K3', 1)!.number).toBeCloseTo(4.5 + 9 / 3, 10);
  });

  it('a match without a played board is a forfeit for both sides (16.2)', () => {
    const event = teamEvent(4, [
      ['1-2 +- +-', '3-4 10 10'],
      ['1-3 10 10', '2-4 == 10'],
    ]);
    expect(value(event, 'REP', 1)!.number).toBe(2);
    expect(value(event, 'REP', 2)!.number).toBe(1);
    expect(value(event, 'WON', 1)!.number).toBe(1);
    expect(value(event, 'WIN', 1)!.number).toBe(2);
    // Dummies: 1 has 4, capped by the 2 of team 2; 2 has 2, capped by the 4 of team 1.
    expect(value(event, 'BH', 1)!.number).toBe(2 + 2);
    expect(value(event, 'BH', 2)!.number).toBe(2 + 0);
  });

  it('TBR and BBE are lists compared number by number', () => {
    expect(value(small, 'TBR', 1)).toEqual({ kind: 'list', items: [2, 1.5], number: 2 });
    expect(value(small, 'BBE', 1)).toMatchObject({ kind: 'exact', number: 2 });
  });

  it('ranks by game points where record 192 says so', () => {
    const settings = { typeCode: 'FIDE_TEAM_GP_MP' };
    const table = standings(teamEvent(2, [['1-2 10 ==']], { settings }), { tieBreaks: 'MPvGP' });
    expect(table.primary).toBe('GP');
    expect(table.rows.map(({ points, values }) => [points, values.MPvGP!.number])).toEqual([
      [15, 2],
      [5, 0],
    ]);
  });

  it('BC counts only between teams with equal game points (12.1)', () => {
    // 1 and 3 have 2 match points each; with 1.5 and 1.5 game points BC decides, lower is better.
    const level = teamEvent(4, [['1-2 10 ==', '3-4 == 10']]);
    expect(
      standings(level, { tieBreaks: 'BC' })
        .rows.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([1, 3]);
    const unequal = teamEvent(4, [['1-2 10 ==', '3-4 10 10']]);
    const { rows } = standings(unequal, { tieBreaks: 'BC' });
    expect(rows.slice(0, 2).map(({ rank, tied }) => [rank, tied])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it('a PAB counts as a win on every board, a half-point bye as a draw, for BC and TBR', () => {
    const byes = [
      { round: 1, team: 3, kind: 'U' as const },
      { round: 1, team: 4, kind: 'H' as const },
    ];
    const event = teamEvent(4, [['1-2 10 10']], { teamSettings: { byes } });
    expect(value(event, 'BC', 3)!.number).toBe(3);
    expect(value(event, 'BC', 4)!.number).toBe(1.5);
  });

  it('EDE goes to the secondary score, then to the boards of the match', () => {
    // A 1-1 match: nothing in match points and game points, board 1 went to team 2.
    const drawn = teamEvent(2, [['1-2 01 10']]);
    expect(standings(drawn, { tieBreaks: 'EDE' }).rows.map(({ rank }) => rank)).toEqual([1, 1]);
    for (const code of ['EDEBT', 'EDEBB', 'EDET', 'EDEB']) {
      const { rows } = standings(drawn, { tieBreaks: code });
      expect(rows.map(({ id, rank }) => [id, rank])).toEqual([
        [2, 1],
        [1, 2],
      ]);
    }
    const { encounters } = explainTieBreak(drawn, 'EDEBT', 1);
    expect(encounters!.map(({ title }) => title)).toEqual([
      'match points',
      'game points',
      'BC of the match',
    ]);
    expect(encounters![2]!.lines).toEqual([
      { id: 1, numbers: [2] },
      { id: 2, numbers: [1] },
    ]);
  });

  it('individual codes are refused for teams', () => {
    const { notes } = standings(small, { tieBreaks: 'TPR' });
    expect(notes.map(({ severity, code }) => `${severity} ${code}`)).toEqual([
      'error standings/participants',
    ]);
  });

  it('checks match points and game points of record 310, not the points of the players', () => {
    const stated = {
      ...small,
      teams: small.teams.map((team, index) => ({
        ...team,
        statedMatchPoints: [40, 20, 10, 10][index]!,
        statedGamePoints: [35, 20, 10, 20][index]!,
      })),
      players: small.players.map((player) => ({ ...player, statedPoints: 99 })),
    };
    expect(checkStandings(stated).differences.map(({ message }) => message)).toEqual([
      'Team 4 has 1.5 game points, the file says 2.0',
    ]);
  });
});
