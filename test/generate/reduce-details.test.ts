import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import type { GeneratorOptions } from '../../src/generate/options.js';
import { planTournament, type TournamentPlan } from '../../src/generate/plan.js';
import { reductions, weightOf } from '../../src/generate/reduce.js';
import { fewerByes, plainerResults, plainerSettings } from '../../src/generate/reduce-details.js';
import { anonymous, renumbered } from '../../src/generate/reduce-names.js';
import { planReductions } from '../../src/generate/reduce-plan.js';
import { withoutPlayers } from '../../src/generate/reduce-players.js';
import { withoutRound } from '../../src/generate/reduce-rounds.js';
import { withoutTeams } from '../../src/generate/reduce-teams.js';
import { createTournament } from '../../src/model/build.js';
import type { GameResult } from '../../src/model/result.js';
import { STANDARD_SCORING } from '../../src/model/scoring.js';
import { teamMatches } from '../../src/model/team-matches.js';
import type { Game, Settings, Tournament } from '../../src/model/tournament.js';

const game = (white: number, black: number, letters: string): Game => ({
  ...{ white, black, coloursKnown: true },
  whiteResult: letters[0] as GameResult,
  blackResult: letters[1] as GameResult,
});

const range = (firstId: number, lastId: number, from = 1, to = 1) =>
  ({ points: 10, matchPoints: 0, from, to, firstId, lastId, source: 'XXA' }) as const;

const group = (ids: readonly number[], from = 1, to = 4) =>
  ({ ids, from, to, source: 'XXP' }) as const;

const four = (settings: Partial<Settings>, games: readonly Game[] = [game(1, 2, '10')]) =>
  createTournament({
    players: [1, 2, 3, 4].map((id) => ({ id })),
    settings: { roundCount: 4, ...settings },
    rounds: [{ number: 1, games, byes: [] }],
  });

const settingsOf = <K extends keyof Settings>(tournaments: Iterable<Tournament>, key: K) =>
  [...tournaments].map(({ settings }) => settings[key]);

describe('plainerSettings', () => {
  it('offers the next round as the last one, and the one after it', () => {
    expect(settingsOf(plainerSettings(four({ roundCount: 9 })), 'roundCount')).toEqual([2, 3]);
    expect(settingsOf(plainerSettings(four({ roundCount: 2 })), 'roundCount')).toEqual([]);
  });

  it('offers fewer groups, and smaller ones while two are left', () => {
    const forbidden = [group([1, 2, 3]), group([3, 4])];
    const offered = settingsOf(plainerSettings(four({ forbidden, roundCount: 2 })), 'forbidden');
    expect(offered.map((groups) => groups.map(({ ids }) => ids.join('')).join(' '))).toEqual([
      ...['', '34', '23 34', '13 34', '12 34', '123'],
    ]);
  });

  it.each<[Partial<Settings>, Partial<Settings>]>([
    [{ scoring: { ...STANDARD_SCORING, pab: 5 } }, { scoring: STANDARD_SCORING }],
    [{ initialColour: 'black' }, { initialColour: 'white' }],
    [{ tieBreaks: ['BH'] }, { tieBreaks: [] }],
    [{ adjustments: [{ kind: 'W', round: 1, ids: [1] }] }, { adjustments: [] }],
    [{ acceleration: [range(1, 2)] }, { acceleration: [] }],
  ])('makes %o plain', (settings, plain) => {
    const offered = [...plainerSettings(four({ ...settings, roundCount: 2 }))];
    expect(offered.map((one) => one.settings)).toMatchObject([plain]);
  });
});

describe('fewerByes and plainerResults', () => {
  it('take a bye away, or make it one of no points', () => {
    const tournament = createTournament({
      players: [1, 2, 3, 4].map((id) => ({ id })),
      rounds: [
        {
          ...{ number: 1, games: [game(1, 2, '10')] },
          byes: [
            { player: 3, kind: 'H' },
            { player: 4, kind: 'Z' },
          ],
        },
      ],
    });
    const byes = [...fewerByes(tournament)].map(({ rounds }) =>
      rounds[0]!.byes.map(({ player, kind }) => `${player}${kind}`).join(' '),
    );
    expect(byes).toEqual(['4Z', '3Z 4Z', '3H']);
  });

  it.each([
    ['10', ['==']],
    ['==', []],
    ['+-', ['==', '10']],
    ['-+', ['==', '01']],
    ['WL', ['==', '10']],
    ['--', ['==']],
    ['00', ['==']],
  ])('offer for %s %j', (letters, plainer) => {
    const offered = [...plainerResults(four({}, [game(1, 2, letters)]))];
    expect(
      offered.map(({ rounds: [round] }) => {
        const [first] = round!.games;
        return `${first!.whiteResult}${first!.blackResult}`;
      }),
    ).toEqual(plainer);
  });
});

describe('renumbered', () => {
  it('takes everything that is said about a player with him', () => {
    const tournament = createTournament({
      players: [3, 5, 8].map((id) => ({ id, name: `N${id}` })),
      fileOrder: [8, 3, 5],
      settings: {
        rankByFileOrder: true,
        acceleration: [range(3, 5)],
        adjustments: [{ kind: 'W', round: 1, ids: [8] }],
        forbidden: [group([3, 8])],
      },
      rounds: [{ number: 1, games: [game(3, 8, '10')], byes: [{ player: 5, kind: 'H' }] }],
    });
    const { players, fileOrder, settings, rounds } = renumbered(tournament);
    expect(players.map(({ id, name }) => `${id} ${name}`)).toEqual(['1 N8', '2 N3', '3 N5']);
    expect(fileOrder).toEqual([1, 2, 3]);
    expect(settings.rankByFileOrder).toBe(false);
    expect(settings.acceleration.map(({ firstId, lastId }) => [firstId, lastId])).toEqual([
      [2, 2],
      [3, 3],
    ]);
    expect(settings.adjustments.map(({ ids }) => ids)).toEqual([[1]]);
    expect(settings.forbidden.map(({ ids }) => [...ids].sort())).toEqual([[1, 2]]);
    expect(rounds).toEqual([
      { number: 1, games: [game(2, 1, '10')], byes: [{ player: 3, kind: 'H' }] },
    ]);
  });
});

describe('anonymous', () => {
  it('takes away names, ratings and the type code, one by one', () => {
    const bare = anonymous(four({}));
    expect(anonymous(bare)).toBe(bare);
    const coded = createTournament({
      ...bare,
      settings: { ...bare.settings, typeCode: 'FIDE_DUTCH_2017' },
    });
    expect(anonymous(coded).settings.typeCode).toBeUndefined();
    const rated = createTournament({
      ...bare,
      players: bare.players.map((player) => ({ ...player, rating: 2000 })),
    });
    expect(anonymous(rated)).toEqual(bare);
    const titled = createTournament({
      ...bare,
      players: bare.players.map((player) => ({ ...player, title: 'GM', birth: '1990/01/01' })),
    });
    expect(anonymous(titled)).toEqual(bare);
    const dated = createTournament({ ...bare, info: { ...bare.info, startDate: '2026/01/01' } });
    expect(anonymous(dated)).toEqual(bare);
  });
});

describe('withoutPlayers', () => {
  const repaired = (
    games: readonly Game[],
    gone: readonly number[],
    earlier: readonly Game[] = [],
  ) => {
    const tournament = createTournament({
      players: [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
      rounds: [
        ...(earlier.length > 0 ? [{ number: 1, games: earlier, byes: [] }] : []),
        { number: earlier.length > 0 ? 2 : 1, games, byes: [] },
      ],
    });
    return withoutPlayers(tournament, new Set(gone), 'repair').rounds.at(-1)!;
  };

  it('does not pair those who have met', () => {
    const games = [game(1, 2, '10'), game(3, 4, '10')];
    const { games: left, byes } = repaired(games, [2, 3], [game(4, 1, '=='), game(2, 3, '==')]);
    expect(left).toEqual([]);
    expect(byes).toEqual([
      { player: 1, kind: 'F' },
      { player: 4, kind: 'Z' },
    ]);
  });

  it('prefers results that fit, and changes one of two that do not', () => {
    // 1 has won with White; 4 (White) and 6 (Black) have lost, 6 fits in colour as well.
    const games = [game(1, 2, '10'), game(4, 3, '01'), game(5, 6, '10')];
    expect(repaired(games, [2, 3, 5]).games).toEqual([game(1, 6, '10')]);
    expect(repaired(games.slice(0, 2), [2, 3]).games).toEqual([game(1, 4, '10')]);
    const drawn = [game(1, 2, '10'), game(3, 4, '==')];
    expect(repaired(drawn, [2, 3]).games).toEqual([game(1, 4, '10')]);
    const both = [game(1, 2, '10'), game(3, 4, '=='), game(6, 5, '01')];
    expect(repaired(both, [2, 3, 5]).games).toEqual([game(1, 6, '10')]);
  });

  it('drops groups of one, and virtual points and adjustments of nobody', () => {
    const tournament = four({
      forbidden: [group([1, 2]), group([2, 3, 4])],
      acceleration: [range(1, 1), range(1, 2)],
      adjustments: [
        { kind: 'W', round: 1, ids: [1] },
        { kind: '', round: 1, ids: [] },
        { kind: 'D', round: 1, ids: [1, 4] },
      ],
    });
    const { settings } = withoutPlayers(tournament, new Set([1]), 'byes');
    expect(settings.forbidden.map(({ ids }) => ids)).toEqual([[2, 3, 4]]);
    expect(settings.acceleration).toEqual([range(1, 2)]);
    expect(settings.adjustments.map(({ ids }) => ids)).toEqual([[], [4]]);
  });
});

describe('withoutRound', () => {
  it('moves adjustments and ranges with their rounds', () => {
    const adjustments = [1, 2, 3].map((round) => ({ kind: 'W', round, ids: [round] }) as const);
    const acceleration = [
      range(1, 1, 1, 2),
      range(2, 2, 2, 2),
      range(3, 3, 1, 1),
      range(4, 4, 3, 4),
    ];
    const { settings } = withoutRound(four({ adjustments, acceleration }), 2);
    expect(settings.adjustments.map(({ round, ids }) => [round, ids[0]])).toEqual([
      [1, 1],
      [2, 3],
    ]);
    expect(settings.acceleration.map(({ firstId, from, to }) => [firstId, from, to])).toEqual([
      [1, 1, 1],
      [3, 1, 1],
      [4, 2, 3],
    ]);
    expect(settings.roundCount).toBe(3);
    expect(withoutRound(four({ roundCount: 1 }), 1).settings.roundCount).toBe(1);
  });
});

describe('reductions', () => {
  it('leave at least two players', () => {
    const counts = [...reductions(four({}))].map(({ players }) => players.length);
    expect(Math.min(...counts)).toBe(2);
    const two = createTournament({ players: [{ id: 1 }, { id: 2 }], settings: { roundCount: 4 } });
    expect([...reductions(two)].every(({ players }) => players.length === 2)).toBe(true);
  });

  it('take away two players together that no half or quarter holds', () => {
    const tournament = createTournament({ players: [1, 2, 3, 4, 5].map((id) => ({ id })) });
    const left = [...reductions(tournament)].map(({ players }) =>
      players.map(({ id }) => id).join(''),
    );
    for (const ids of ['245', '345', '134', '235']) expect(left).toContain(ids);
  });

  it('come to the first round as well', () => {
    const tournament = four({ roundCount: 2 });
    const left = [...reductions(tournament)].filter(({ rounds }) => rounds.length === 0);
    expect(left.some(({ players }) => players.length === 4)).toBe(true);
    expect(weightOf(tournament)).toContain(2);
  });
});

describe('planReductions', () => {
  const plan = (options: GeneratorOptions) =>
    planTournament('plan', {
      ...{ players: 6, rounds: 4, halfByes: { perMille: 0 }, zeroByes: { perMille: 0 } },
      ...{ withdrawals: { perMille: 0 }, ...options },
    });
  const all = (options: GeneratorOptions, change: Partial<TournamentPlan> = {}) => {
    const whole = { ...plan(options), ...change };
    return { whole, smaller: [...planReductions(whole)] };
  };

  it('leave two players in every round', () => {
    const absences = [1, 2, 3, 4].map((id) => ({ id, round: 2, kind: 'Z' }) as const);
    for (const { players, absences: left } of all({}, { absences }).smaller) {
      expect(players.length - left.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('try smaller fields with other results', () => {
    const { whole, smaller } = all({});
    const seeds = smaller.filter(({ players }) => players.length === 3).map(({ seed }) => seed);
    expect(new Set(seeds)).toEqual(new Set([whole.seed, 'planb', 'planc']));
  });

  it('cut absences and ranges at the end of a shorter tournament', () => {
    const { smaller } = all(
      {},
      {
        absences: [{ id: 1, round: 4, kind: 'Z' }],
        acceleration: [range(1, 1, 2, 4), range(2, 2, 4, 4)],
        forbidden: [group([1, 2], 1, 4)],
      },
    );
    const shorter = smaller.find(({ roundCount }) => roundCount === 3)!;
    expect(shorter.played).toBe(3);
    expect(shorter.absences).toEqual([]);
    expect(shorter.acceleration).toEqual([range(1, 1, 2, 3)]);
    expect(shorter.forbidden).toEqual([group([1, 2], 1, 3)]);
  });

  it('take away all absences at once before they try each', () => {
    const absences = [1, 2].map((id) => ({ id, round: 2, kind: 'Z' }) as const);
    const counts = all({}, { absences })
      .smaller.filter(
        ({ players, roundCount, played }) =>
          players.length === 6 && roundCount === 4 && played === 4,
      )
      .map((one) => one.absences.length);
    expect(counts.slice(0, 3)).toEqual([0, 1, 1]);
  });

  it.each([true, false])('number in ranking order, by lines: %s', (rankByFileOrder) => {
    const { whole, smaller } = all({ numbering: 'gaps', rankByFileOrder }, {});
    const [first] = whole.players;
    const absences = [{ id: first!.id, round: 2, kind: 'Z' } as const];
    const acceleration = [range(first!.id, first!.id)];
    const named = [...planReductions({ ...whole, absences, acceleration })].at(-1)!;
    expect(smaller.length).toBeGreaterThan(0);
    expect(named.players.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const isFirst = named.players.find(({ name }) => name === first!.name)!;
    const ranking = [...whole.players].sort((a, b) => (rankByFileOrder ? 0 : a.id - b.id));
    expect(isFirst.id).toBe(ranking.findIndex(({ id }) => id === first!.id) + 1);
    expect(named.absences).toEqual([{ ...absences[0]!, id: isFirst.id }]);
    expect(named.acceleration).toEqual([range(isFirst.id, isFirst.id)]);
  });
});

describe('reductions of team tournaments', () => {
  const team = (options: GeneratorOptions = {}) =>
    generateTournament('teams', {
      ...{ system: 'team', players: 6, rounds: 3, boards: 2, ...options },
    });

  it('move the records of teams with their rounds', () => {
    const tournament = team({
      matchForfeits: [{ perMille: 0 }, { perMille: 900 }, { perMille: 900 }],
    });
    const rounds = ({ teamSettings }: Tournament) =>
      teamSettings.forfeitedMatches.map(({ round, white, black }) => `${round} ${white}-${black}`);
    const before = rounds(tournament);
    expect(new Set(before.map((text) => text[0]))).toEqual(new Set(['2', '3']));
    expect(rounds(withoutRound(tournament, 2))).toEqual(
      before.filter((text) => text.startsWith('3')).map((text) => text.replace('3', '2')),
    );
  });

  it('give a half-point bye for a drawn match', () => {
    const tournament = team({
      ...{ drawPercentage: 100, played: 1, forfeits: { count: 0 }, withdrawals: { count: 0 } },
      ...{ lowestRating: 2000, highestRating: 2000, strengthSpread: 0, colourAdvantage: 0 },
    });
    const drawn = teamMatches(tournament)[0]!.matches.find(
      ({ whiteMatchPoints, blackMatchPoints }) => whiteMatchPoints === blackMatchPoints,
    )!;
    const { byes } = withoutTeams(tournament, new Set([drawn.black])).teamSettings;
    expect(byes).toContainEqual({ round: 1, team: drawn.white, kind: 'H' });
  });

  it('forget forfeited matches of teams that are gone', () => {
    const tournament = team({ matchForfeits: { perMille: 900 } });
    const [match] = tournament.teamSettings.forfeitedMatches;
    const { teamSettings } = withoutTeams(tournament, new Set([match!.white]));
    const left = teamSettings.forfeitedMatches.flatMap(({ white, black }) => [white, black]);
    expect(left).not.toContain(match!.white);
    expect(left.length).toBeGreaterThan(0);
  });

  it('take the byes of teams away one by one', () => {
    const tournament = team({ zeroByes: [{ count: 1 }, { count: 1 }] });
    const count = ({ teamSettings }: Tournament) => teamSettings.byes.length;
    const fewer = [...reductions(tournament)].filter(
      (one) => one.teams.length === 6 && one.rounds.length === 3 && count(one) < count(tournament),
    );
    expect(fewer.map(count)).toEqual(Array(count(tournament)).fill(count(tournament) - 1));
  });
});
