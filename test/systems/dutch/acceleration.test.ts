import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../src/model/build.js';
import type { Round } from '../../../src/model/tournament.js';
import { bakuGroupSize, bakuRounds } from '../../../src/systems/acceleration.js';
import { DUTCH_2012, DUTCH_2026 } from '../../../src/systems/dutch/edition.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';

describe('Baku acceleration (C.04.7 art. 1)', () => {
  it.each([
    [4, 2],
    [8, 4],
    [10, 6],
    [20, 10],
    [161, 82],
  ])('%i players: group GA has %i', (players, size) => {
    expect(bakuGroupSize(players)).toBe(size);
  });

  it.each([
    [7, 2, 4],
    [9, 3, 5],
    [11, 3, 6],
    [15, 4, 8],
  ])('%i rounds: %i with a full win, %i in all', (rounds, full, accelerated) => {
    expect(bakuRounds('halfOfRounds', rounds)).toEqual({ full, accelerated });
  });

  it('the first version accelerates five rounds of events with nine or more', () => {
    expect(bakuRounds('fiveRounds', 9)).toEqual({ full: 3, accelerated: 5 });
    expect(bakuRounds('fiveRounds', 8)).toEqual({ full: 0, accelerated: 0 });
  });

  const players = Array.from({ length: 10 }, (_, index) => ({ id: index + 1 }));
  const scores = (options: Parameters<typeof playerSituation>[3], typeCode?: string) => {
    const tournament = createTournament({
      players,
      settings: { roundCount: 9, ...(typeCode !== undefined && { typeCode }) },
    });
    const { players: list } = playerSituation(tournament, 1, DUTCH_2026, options);
    return list.map(({ score }) => score);
  };

  it('comes from the code, or from an option, and can be switched off', () => {
    const accelerated = [10, 10, 10, 10, 10, 10, 0, 0, 0, 0];
    expect(scores({}, 'FIDE_DUTCH_BAKU')).toEqual(accelerated);
    expect(scores({ acceleration: 'baku' })).toEqual(accelerated);
    expect(scores({ acceleration: 'none' }, 'FIDE_DUTCH_BAKU')).toEqual(players.map(() => 0));
    expect(scores({}, 'FIDE_DUTCH')).toEqual(players.map(() => 0));
  });

  it('a late entry above the last player of GA joins GA, and nobody leaves it', () => {
    const game = (white: number, black: number) =>
      ({ white, black, whiteResult: '=', blackResult: '=', coloursKnown: true }) as const;
    // Player 1 comes late: in round 1 the list was 2 to 9, and GA 2 to 5.
    const first: Round = {
      number: 1,
      games: [game(2, 4), game(3, 5), game(6, 8), game(7, 9)],
      byes: [],
    };
    const tournament = createTournament({
      players: players.slice(0, 9),
      rounds: [first],
      settings: { roundCount: 9 },
    });
    const situation = playerSituation(tournament, 2, DUTCH_2026, { acceleration: 'baku' });
    const virtual = situation.players.filter(({ score, realScore }) => score - realScore === 10);
    expect(virtual.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('the second part of the accelerated rounds gives half a win', () => {
    const games = [1, 2, 3, 4, 5].map(
      (id) =>
        ({
          white: id,
          black: id + 5,
          whiteResult: '=',
          blackResult: '=',
          coloursKnown: true,
        }) as const,
    );
    const absent = players.map(({ id }) => ({ player: id, kind: 'Z' as const }));
    const rounds: Round[] = [
      { number: 1, games, byes: [] },
      ...[2, 3, 4].map((number) => ({ number, games: [], byes: absent })),
    ];
    const tournament = createTournament({ players, rounds, settings: { roundCount: 9 } });
    const { players: list } = playerSituation(tournament, 5, DUTCH_2012, { acceleration: 'baku' });
    expect(list.map(({ score, realScore }) => score - realScore)).toEqual([
      5, 5, 5, 5, 5, 5, 0, 0, 0, 0,
    ]);
  });
});
