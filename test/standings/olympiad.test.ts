import { describe, expect, it } from 'vitest';
import { createTournament, type Tournament, type TournamentParts } from '../../src/model/index.js';
import { explainTieBreak } from '../../src/standings/index.js';
import { roundsOf } from './build.js';
import { teamEvent, value } from './build-teams.js';

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
