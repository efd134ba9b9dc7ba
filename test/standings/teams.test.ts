import { describe, expect, it } from 'vitest';
import { createTournament, type Tournament, type TournamentParts } from '../../src/model/index.js';
import { checkStandings, explainTieBreak, standings } from '../../src/standings/index.js';
import { roundsOf } from './build.js';

/**
 * A team event on two boards: team t has the players 2t-1 and 2t. A match is "1-2 10 ==": both
 * letters of board 1 and of board 2; the first team has White on board 1.
 */
function teamEvent(
  teams: number,
  rounds: readonly (readonly string[])[],
  parts: Partial<TournamentParts> = {},
): Tournament {
  const boards = rounds.map((matches) =>
    matches
      .map((match) => {
        const [, white, black, first, second] = /^(\d+)-(\d+) (..) (..)$/.exec(match)!;
        const [a, b] = [2 * Number(white), 2 * Number(black)];
        return `${a - 1}-${b - 1} ${first}, ${b}-${a} ${second![1]}${second![0]}`;
      })
      .join(', '),
  );
  return createTournament({
    info: { startDate: '2026/04/01', type: 'Team: Swiss-System' },
    players: Array.from({ length: 2 * teams }, (_, index) => ({ id: index + 1, rating: 2000 })),
    teams: Array.from({ length: teams }, (_, index) => ({
      id: index + 1,
      name: `Team ${index + 1}`,
      members: [2 * index + 1, 2 * index + 2],
    })),
    rounds: roundsOf(...boards),
    ...parts,
    settings: { roundCount: rounds.length, ...parts.settings },
    teamSettings: { boardColours: 'WB', ...parts.teamSettings },
  });
}

const value = (
  tournament: Tournament,
  code: string,
  team: number,
  options: Parameters<typeof standings>[1] = {},
) =>
  standings(tournament, { ...options, tieBreaks: code }).rows.find(({ id }) => id === team)!.values[
    code
  ];

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

/**
 * A team whose matches, in order, gave these game points against opponents who end on these match
 * points: a team event of many rounds around team 1 on four boards, with fillers.
 */
function olympiad(
  rounds: readonly { readonly gamePoints: number; readonly opponent: number }[],
  extra: Partial<TournamentParts['teamSettings']> = {},
): Tournament {
  const boards = 4;
  const most = Math.max(...rounds.map(({ opponent }) => opponent / 2));
  const count = rounds.length + Math.ceil(most) + 1;
  const teams = 1 + 2 * rounds.length;
  const texts: string[][] = Array.from({ length: count }, () => []);
  const player = (team: number, board: number): number => (team - 1) * boards + board;
  const match = (round: number, white: number, black: number, whiteHalves: number): void => {
    let halves = whiteHalves;
    for (let board = 1; board <= boards; board += 1) {
      const own = Math.min(2, halves);
      halves -= own;
      texts[round]!.push(
        `${player(white, board)}-${player(black, board)} ${['01', '==', '10'][own]}`,
      );
    }
  };
  rounds.forEach(({ gamePoints, opponent }, at) => {
    const team = 2 + 2 * at;
    match(at, 1, team, 2 * gamePoints);
    let missing = opponent - (gamePoints > 2 ? 0 : gamePoints === 2 ? 1 : 2);
    for (let round = 0; round < count; round += 1) {
      if (round === at) continue;
      const points = Math.min(2, missing);
      missing -= points;
      match(round, team, team + 1, [0, 4, 8][points]!);
    }
  });
  return createTournament({
    info: { startDate: '2024/09/10', type: 'Team: Olympiad' },
    players: Array.from({ length: teams * boards }, (_, index) => ({ id: index + 1 })),
    teams: Array.from({ length: teams }, (_, index) => ({
      id: index + 1,
      members: Array.from({ length: boards }, (__, board) => player(index + 1, board + 1)),
    })),
    rounds: roundsOf(...texts.map((items) => items.join(', '))),
    settings: { roundCount: count },
    teamSettings: { boardColours: 'WBWB', ...extra },
  });
}

describe('Olympiad Sonneborn-Berger (D.02)', () => {
  const event = olympiad([
    { gamePoints: 4, opponent: 6 },
    { gamePoints: 3, opponent: 10 },
    { gamePoints: 2.5, opponent: 12 },
    { gamePoints: 2, opponent: 6 },
  ]);
  const products = (code: string) =>
    explainTieBreak(event, code, 1).contributions.filter(({ kind }) => kind === 'game');

  it('products 24, 30, 30, 12; the smaller product of the two lowest opponents is left out', () => {
    expect(products('OSB2022').map(({ value, cut }) => [value, cut])).toEqual([
      [24, undefined],
      [30, undefined],
      [30, undefined],
      [12, 'low'],
    ]);
    expect(value(event, 'OSB2022', 1)!.number).toBe(84);
    expect(value(event, 'OMP2022', 1)!.number).toBe(28);
  });

  it('the older variant leaves out the opponent with the fewest match points', () => {
    // Rounds after the fourth have neither opponent nor bye: virtual opponents with no own points.
    const cut = explainTieBreak(event, 'OSB2010', 1).contributions.filter(
      (one) => one.cut === 'low',
    );
    expect(cut).toHaveLength(1);
    const lowest = Math.min(
      ...explainTieBreak(event, 'OSB2010', 1).contributions.map(({ score }) => score!),
    );
    expect(cut[0]!.score).toBe(lowest);
  });

  it('a 3-1 against a team that ends on 16 match points is worth 48', () => {
    const baku = olympiad([{ gamePoints: 3, opponent: 16 }]);
    expect(explainTieBreak(baku, 'OSB2022', 1).contributions[0]!.value).toBe(48);
  });

  it('from 2022 the pairing-allocated bye is left out first', () => {
    const byes = [{ round: 5, team: 1, kind: 'U' as const }];
    const withBye = olympiad(
      [
        { gamePoints: 4, opponent: 6 },
        { gamePoints: 3, opponent: 10 },
        { gamePoints: 2.5, opponent: 12 },
        { gamePoints: 2, opponent: 6 },
      ],
      { byes },
    );
    expect(value(withBye, 'OSB2022', 1)!.number).toBe(24 + 30 + 30 + 12);
  });

  it('an unplayed match counts the scheduled opponent, or a virtual one before', () => {
    // Round 1 won by absence of team 2, which plays later and misses nothing else.
    const event2 = teamEvent(
      4,
      [
        ['3-4 10 ==', '1-2 +- +-'],
        ['1-3 10 10', '2-4 10 10'],
        ['1-4 == ==', '2-3 01 01'],
      ],
      {},
    );
    const recent = explainTieBreak(event2, 'OSB2022', 1).contributions;
    expect(recent.map(({ score, value: product }) => [score, product])).toEqual([
      [2, 4],
      [4, 8],
      [1, 1],
    ]);
    // 0 before the round, 1 for the round, 2 for the two later rounds.
    const old = explainTieBreak(event2, 'OSB2010', 1).contributions;
    expect(old.map(({ score, value: product }) => [score, product])).toEqual([
      [3, 6],
      [4, 8],
      [1, 1],
    ]);
  });
});
