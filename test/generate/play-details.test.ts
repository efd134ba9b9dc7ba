import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import type { GeneratorOptions } from '../../src/generate/options.js';
import { editionsOf, SYSTEM_IDS } from '../../src/systems/registry.js';

const team = (seed: number, options: GeneratorOptions) =>
  generateTournament(seed, { system: 'team', players: 8, boards: 2, rounds: 4, ...options });

describe('the header of a random tournament', () => {
  const EDITIONS = SYSTEM_IDS.flatMap((id) => editionsOf(id));

  it.each(EDITIONS.map((one) => [one.id, one.edition, one] as const))(
    '%s %s: has dates in the life of the edition, one day after the other',
    (system, edition, { effective }) => {
      const { info } = generateTournament(1, { system, edition, players: 8, rounds: 4 });
      const start = info.startDate.replaceAll('/', '-');
      expect(start >= effective.from).toBe(true);
      if (effective.to !== undefined) expect(start <= effective.to).toBe(true);
      expect(new Set(info.roundDates).size).toBe(4);
      expect(info.roundDates).toEqual([...info.roundDates].sort());
      expect(info.startDate.slice(2)).toBe(info.roundDates[0]);
      expect(info.endDate.slice(2)).toBe(info.roundDates[3]);
    },
  );

  it('counts the players, and those with a rating', () => {
    const { info } = generateTournament(1, { players: 20, rounds: 1, unrated: { count: 6 } });
    expect(info).toMatchObject({ playerCount: '20', ratedPlayerCount: '14' });
  });
});

describe('a random team tournament', () => {
  it('announces the byes of the round to pair', () => {
    const { teamSettings, rounds } = team(1, {
      played: 2,
      halfByes: [{ count: 0 }, { count: 0 }, { count: 2 }, { count: 3 }],
      zeroByes: { count: 0 },
      withdrawals: { count: 0 },
    });
    expect(rounds).toHaveLength(2);
    expect(teamSettings.byes.map(({ round, kind }) => `${round}${kind}`)).toEqual(['3H', '3H']);
  });

  it('has a match that is played in every round, however many are forfeited', () => {
    const { rounds, teamSettings } = team(1, { matchForfeits: { perMille: 1000 } });
    expect(rounds.map(({ games }) => games.length > 0)).toEqual([true, true, true, true]);
    expect(teamSettings.forfeitedMatches.length).toBeGreaterThan(8);
  });

  it('forfeits matches by round, to either side or to none', () => {
    const matches = Array.from({ length: 12 }, (_, seed) =>
      team(seed, { matchForfeits: [{ perMille: 0 }, { perMille: 600 }] }),
    ).flatMap(({ teamSettings }) => teamSettings.forfeitedMatches);
    expect(new Set(matches.map(({ round }) => round))).toEqual(new Set([2]));
    expect(new Set(matches.map(({ winner }) => winner))).toEqual(
      new Set(['white', 'black', 'none']),
    );
  });

  it('tells the mean rating of those who play as the strength of a team', () => {
    const { teams, players } = team(3, {});
    for (const { strength, members } of teams) {
      const [first = 0, second = 0] = members.map(
        (id) => players.find((player) => player.id === id)?.rating,
      );
      expect(strength).toBe(Math.floor((first + second) / 2));
    }
  });

  it('lets every member rest now and then', () => {
    const all = Array.from({ length: 10 }, (_, seed) => team(seed, {}));
    const resting = all.flatMap((one) =>
      one.teams.flatMap(({ members }) =>
        members.flatMap((id, place) =>
          one.rounds.some(({ games }) => games.every((g) => g.white !== id && g.black !== id))
            ? [place]
            : [],
        ),
      ),
    );
    expect(new Set(resting)).toEqual(new Set([0, 1, 2]));
  });
});
