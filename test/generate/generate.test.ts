import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import { ACCELERATIONS, type GeneratorOptions, NUMBERINGS } from '../../src/generate/options.js';
import { planTournament } from '../../src/generate/plan.js';
import { playPlan } from '../../src/generate/play.js';
import { OTHER_SCORINGS } from '../../src/generate/position-style.js';
import type { Tournament } from '../../src/model/tournament.js';
import { verifyTournament } from '../../src/words/index.js';

const bare: GeneratorOptions = {
  halfByes: { perMille: 0 },
  zeroByes: { perMille: 0 },
  withdrawals: { perMille: 0 },
  forfeits: { perMille: 0 },
};

const games = ({ rounds }: Tournament) => rounds.flatMap((round) => round.games);
const byes = ({ rounds }: Tournament) => rounds.flatMap((round) => round.byes);
const letters = (tournament: Tournament) =>
  games(tournament).map(({ whiteResult, blackResult }) => whiteResult + blackResult);

describe('generateTournament', () => {
  const frequency = fc.oneof(fc.record({ count: fc.nat(4) }), fc.record({ perMille: fc.nat(150) }));
  const options = fc.record<GeneratorOptions>(
    {
      edition: fc.constantFrom('2017', '2026'),
      players: fc.integer({ min: 2, max: 24 }),
      rounds: fc.integer({ min: 1, max: 8 }),
      played: fc.integer({ min: 0, max: 8 }),
      unrated: frequency,
      drawPercentage: fc.nat(100),
      fullByes: frequency,
      halfByes: frequency,
      zeroByes: frequency,
      silentAbsences: frequency,
      lateEntries: frequency,
      withdrawals: frequency,
      returnPerMille: fc.nat(1000),
      forfeits: frequency,
      doubleForfeits: frequency,
      unusualResults: frequency,
      unratedGames: frequency,
      acceleration: fc.constantFrom(...ACCELERATIONS),
      forbiddenGroups: fc.nat(2),
      scoring: fc.constantFrom(...OTHER_SCORINGS),
      numbering: fc.constantFrom(...NUMBERINGS),
      rankByFileOrder: fc.boolean(),
      initialColour: fc.constantFrom('white', 'black'),
    },
    { requiredKeys: [] },
  );

  it('pairs every round by the rules', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const tournament = generateTournament(seed, wanted);
        const { verdict, rounds } = verifyTournament(tournament);
        expect(rounds.filter((round) => round.verdict !== 'conforms')).toEqual([]);
        if (tournament.rounds.some((round) => round.games.length > 0)) {
          expect(verdict).toBe('conforms');
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives the same tournament for the same seed and options', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        expect(generateTournament(seed, wanted)).toEqual(generateTournament(seed, wanted));
      }),
      { numRuns: 20 },
    );
    expect(generateTournament(1)).not.toEqual(generateTournament(2));
  });

  it('gives this tournament on every machine', () => {
    const { players, rounds } = generateTournament('pinned', { players: 5, rounds: 3 });
    expect(players.map(({ name, rating }) => `${name} ${rating}`)).toEqual([
      'Pelilfort, Jana 2423',
      'Holenkin, Ben 2262',
      'Feliwick, Hugo 2022',
      'Garafort, Jana 1845',
      'Morurbach, Jana 1716',
    ]);
    expect(
      rounds.map((round) =>
        [
          ...round.games.map((g) => `${g.white}-${g.black} ${g.whiteResult}${g.blackResult}`),
          ...round.byes.map((bye) => `${bye.player} ${bye.kind}`),
        ].join(', '),
      ),
    ).toEqual(['3-1 01, 2-4 10, 5 U', '1-5 10, 3-2 10, 4 U', '4-1 01, 5-3 01, 2 U']);
  });

  it.each<[keyof GeneratorOptions, string]>([
    ['fullByes', 'F'],
    ['halfByes', 'H'],
    ['zeroByes', 'Z'],
  ])('%s: exactly so many, or so many per round', (name, kind) => {
    const of = (tournament: Tournament) => byes(tournament).filter((bye) => bye.kind === kind);
    const options = { ...bare, players: 20, rounds: 5 };
    expect(of(generateTournament(1, { ...options, [name]: { count: 7 } }))).toHaveLength(7);
    const perRound = [{ count: 1 }, { count: 0 }, { count: 3 }];
    const { rounds } = generateTournament(2, { ...options, [name]: perRound });
    const counts = rounds.map((round) => round.byes.filter((bye) => bye.kind === kind).length);
    expect(counts).toEqual([1, 0, 3, 0, 0]);
  });

  it.each<[keyof GeneratorOptions, readonly string[]]>([
    ['forfeits', ['+-', '-+']],
    ['doubleForfeits', ['--']],
    ['unusualResults', ['00', '0=', '=0']],
    ['unratedGames', ['WL', 'LW', 'DD']],
  ])('%s: exactly so many', (name, wanted) => {
    const tournament = generateTournament(4, {
      ...bare,
      players: 20,
      rounds: 5,
      [name]: { count: 6 },
    });
    expect(letters(tournament).filter((pair) => wanted.includes(pair))).toHaveLength(6);
    const without = generateTournament(4, { ...bare, players: 20, rounds: 5 });
    expect(letters(without).filter((pair) => wanted.includes(pair))).toHaveLength(0);
  });

  it('lets late entries miss the first rounds and withdrawn players the last ones', () => {
    const options = { ...bare, players: 20, rounds: 6 };
    const late = planTournament(5, { ...options, lateEntries: { count: 3 } });
    expect(late.absences.filter(({ round }) => round === 1)).toHaveLength(3);
    expect(late.absences.every(({ round }) => round <= 3)).toBe(true);
    const left = planTournament(5, { ...options, withdrawals: { count: 3 } });
    expect(left.absences.filter(({ round }) => round === 6)).toHaveLength(3);
    const back = planTournament(5, { ...options, withdrawals: { count: 6 }, returnPerMille: 1000 });
    expect(back.absences.filter(({ round }) => round === 6).length).toBeLessThan(6);
  });

  it('leaves silent absences out of the file', () => {
    const plan = planTournament(6, {
      ...bare,
      players: 10,
      rounds: 4,
      silentAbsences: { count: 4 },
    });
    expect(plan.absences.map(({ kind }) => kind)).toEqual(Array(4).fill('silent'));
    const { tournament } = playPlan(plan);
    for (const { id, round } of plan.absences) {
      const { games: played, byes: given } = tournament.rounds[round - 1]!;
      expect(played.some(({ white, black }) => white === id || black === id)).toBe(false);
      expect(given.some(({ player }) => player === id)).toBe(false);
    }
  });

  it('numbers players in rating order, shuffled, or with gaps', () => {
    const numbers = (numbering: GeneratorOptions['numbering']) =>
      planTournament(7, { players: 30, numbering: numbering! }).players.map(({ id }) => id);
    const straight = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(numbers('rating')).toEqual(straight);
    expect(numbers('shuffled')).not.toEqual(straight);
    expect([...numbers('shuffled')].sort((a, b) => a - b)).toEqual(straight);
    expect(Math.max(...numbers('gaps'))).toBeGreaterThan(30);
    const ratings = planTournament(7, { players: 30 }).players.map(({ rating }) => rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
  });

  it('stops before a round without a legal pairing', () => {
    const { tournament, stopped } = playPlan(planTournament(8, { ...bare, players: 4, rounds: 6 }));
    expect(stopped?.round).toBe(tournament.rounds.length + 1);
    expect(stopped?.why.kind).toBe('impossible');
    expect(tournament.rounds.length).toBeLessThan(4);
  });

  it('plays fewer rounds than planned and announces the byes of the next', () => {
    const tournament = generateTournament(9, {
      ...bare,
      players: 12,
      rounds: 7,
      played: 3,
      halfByes: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 2 }],
    });
    expect(tournament.settings.roundCount).toBe(7);
    expect(tournament.rounds.map((round) => round.games.length)).toEqual([6, 6, 6, 0]);
    expect(tournament.rounds[3]?.byes.map(({ kind }) => kind)).toEqual(['H', 'H']);
  });

  it.each<[GeneratorOptions, RegExp]>([
    [{ players: 1 }, /^Expected players from 2 to 99999, found 1$/],
    [{ rounds: [3, 2] }, /^Expected rounds from 1 to 99, found 3 to 2$/],
    [{ rounds: 0 }, /^Expected rounds/],
    [{ players: 'many' as never }, /^Expected players from 2 to 99999, found many$/],
    [{ player: 9 } as never, /^Expected options of the generator, found "player"$/],
    [{ system: 'swiss' as never }, /^Expected a system of dutch, .*, found "swiss"$/],
    [{ edition: '1999' }, /^Expected an edition of dutch, found "1999"$/],
    [{ drawPercentage: 101 }, /^Expected draw percentage from 0 to 100, found 101$/],
    [
      { forfeits: { perMille: 1001 } },
      /^Expected forfeits as an integer from 0 to 1000, found 1001$/,
    ],
    [{ halfByes: { count: -1 } }, /^Expected halfByes as an integer/],
    [{ unrated: { oneIn: 0 } }, /^Expected unrated as an integer from 1/],
    [
      { lowestRating: 2000, highestRating: 1000 },
      /^Expected ratings from low to high, found 2000 to 1000$/,
    ],
  ])('throws on %o', (options, message) => {
    expect(() => generateTournament(1, options)).toThrow(RangeError);
    expect(() => generateTournament(1, options)).toThrow(message);
  });
});
