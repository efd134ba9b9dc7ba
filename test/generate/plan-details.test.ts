import { describe, expect, it } from 'vitest';
import { completeOptions, type GeneratorOptions } from '../../src/generate/options.js';
import { planTournament, type TournamentPlan } from '../../src/generate/plan.js';

const BARE: GeneratorOptions = {
  ...{ players: 12, rounds: 6 },
  halfByes: { perMille: 0 },
  zeroByes: { perMille: 0 },
  withdrawals: { perMille: 0 },
};

const plansOf = (options: GeneratorOptions, count = 40): TournamentPlan[] =>
  Array.from({ length: count }, (_, seed) => planTournament(seed, { ...BARE, ...options }));

/** Missed rounds with their kinds, by player, in order of rounds. */
function missed({ absences }: TournamentPlan): string[][] {
  const ids = [...new Set(absences.map(({ id }) => id))];
  return ids.map((id) =>
    absences.filter((one) => one.id === id).map(({ round, kind }) => `${round}${kind[0]}`),
  );
}

describe('acceleration at random', () => {
  it('gives some players, not all, virtual points in any rounds but the last', () => {
    const plans = plansOf({ acceleration: 'random' });
    const ranges = plans.flatMap(({ acceleration }) => acceleration);
    const share = ranges.length / (12 * plans.length);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.6);
    expect(new Set(ranges.map(({ to }) => to))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect(new Set(ranges.map(({ points }) => points))).toEqual(new Set([5, 10, 15, 20]));
    expect(ranges.every(({ from, to }) => from <= to)).toBe(true);
    expect(plansOf({ acceleration: 'none' }).flatMap((plan) => plan.acceleration)).toEqual([]);
  });

  it('accelerates the only round of a tournament of one', () => {
    const plans = plansOf({ rounds: 1, acceleration: 'random' }, 5);
    const rounds = plans.flatMap((plan) => plan.acceleration.map(({ from, to }) => [from, to]));
    expect(rounds.length).toBeGreaterThan(0);
    expect(new Set(rounds.flat())).toEqual(new Set([1]));
  });

  it('takes the upper half of the ranking into group A, also by the order of the lines', () => {
    for (const rankByFileOrder of [true, false]) {
      const options = { acceleration: 'baku', numbering: 'shuffled', rankByFileOrder } as const;
      for (const { players, acceleration } of plansOf(options, 5)) {
        const ids = players.map(({ id }) => id);
        const ranking = rankByFileOrder ? ids : [...ids].sort((a, b) => a - b);
        const inGroupA = ids.filter((id) =>
          acceleration.some(({ firstId, lastId }) => firstId <= id && id <= lastId),
        );
        expect(new Set(inGroupA)).toEqual(new Set(ranking.slice(0, 6)));
      }
    }
  });

  it('leaves late entries out of the size of group A', () => {
    for (const plan of plansOf({ acceleration: 'baku', lateEntries: { count: 5 } }, 10)) {
      const late = new Set(plan.absences.filter(({ round }) => round === 1).map(({ id }) => id));
      const inGroupA = plan.players.filter(({ id }) =>
        plan.acceleration.some(({ firstId, lastId }) => firstId <= id && id <= lastId),
      );
      // Seven are there in round 1: half of them, rounded up to an even number.
      expect(inGroupA.filter(({ id }) => !late.has(id))).toHaveLength(4);
    }
  });
});

describe('how often something happens', () => {
  it('once in so many', () => {
    const players = plansOf({ unrated: { oneIn: 4 } }).flatMap((plan) => plan.players);
    const share = players.filter(({ rating }) => rating === undefined).length / players.length;
    expect(share).toBeGreaterThan(0.18);
    expect(share).toBeLessThan(0.32);
  });

  it('exactly as often as counted, although other byes take some of the occasions', () => {
    for (const plan of plansOf({
      ...{ fullByes: { count: 10 }, halfByes: { count: 10 }, zeroByes: { count: 10 } },
    })) {
      for (const kind of ['F', 'H', 'Z']) {
        expect(plan.absences.filter((one) => one.kind === kind)).toHaveLength(10);
      }
    }
  });
});

describe('late entries and withdrawals', () => {
  it('come in rounds 2 to 4, some of them with a half-point bye in the last missed round', () => {
    const late = plansOf({ lateEntries: { count: 3 } }).flatMap(missed);
    expect(new Set(late.map((rounds) => rounds.length))).toEqual(new Set([1, 2, 3]));
    expect(new Set(late.map((rounds) => rounds.join(' ')))).toEqual(
      new Set(
        ['Z', 's'].flatMap((one) =>
          [one, 'H'].flatMap((end) => [`1${end}`, `1${one} 2${end}`, `1${one} 2${one} 3${end}`]),
        ),
      ),
    );
  });

  it('go for good, or come back after one round or more, as often as said', () => {
    const gone = (returnPerMille: number) =>
      plansOf({ withdrawals: { count: 3 }, returnPerMille }).flatMap(missed);
    const forGood = (rounds: readonly string[]) => rounds.at(-1)!.startsWith('6');
    expect(gone(0).every(forGood)).toBe(true);
    const back = gone(1000).filter((rounds) => !forGood(rounds));
    expect(back.length).toBeGreaterThan(20);
    const once = plansOf({ withdrawals: { count: 1 }, returnPerMille: 1000 }).flatMap(missed);
    expect(new Set(once.map((rounds) => rounds.length)).size).toBeGreaterThan(2);
    const sometimes = gone(500).filter((rounds) => !forGood(rounds)).length;
    expect(sometimes).toBeGreaterThan(5);
    expect(sometimes).toBeLessThan(back.length);
  });
});

describe('numbers of a plan', () => {
  it('are at most two thirds of the field for rounds that nobody asked for', () => {
    const rounds = (options: GeneratorOptions) =>
      Array.from({ length: 20 }, (_, seed) => planTournament(seed, options).roundCount);
    expect(Math.max(...rounds({ players: 6 }))).toBe(4);
    expect(Math.max(...rounds({ players: 2 }))).toBe(1);
    expect(new Set(rounds({ players: 6, rounds: 9 }))).toEqual(new Set([9]));
  });

  it('play no more rounds than planned', () => {
    expect(planTournament(1, { ...BARE, rounds: 3, played: 9 }).played).toBe(3);
    expect(planTournament(1, { system: 'team', rounds: 3, played: 9 }).played).toBe(3);
  });

  it('forbid groups of two to four, some in all rounds and some in a few', () => {
    const groups = plansOf({ forbiddenGroups: 3 }).flatMap((plan) => plan.forbidden);
    expect(new Set(groups.map(({ ids }) => ids.length))).toEqual(new Set([2, 3, 4]));
    const all = groups.filter(({ from, to }) => from === 1 && to === 6);
    expect(all.length).toBeGreaterThan(groups.length / 4);
    expect(all.length).toBeLessThan((groups.length * 3) / 4);
    expect(groups.every(({ ids }) => new Set(ids).size === ids.length)).toBe(true);
  });

  it('take the initial colour asked for, and either by lot', () => {
    for (const initialColour of ['white', 'black'] as const) {
      const colours = plansOf({ initialColour }, 8).map((plan) => plan.initialColour);
      expect(new Set(colours)).toEqual(new Set([initialColour]));
      const teams = Array.from({ length: 8 }, (_, seed) =>
        planTournament(seed, { system: 'team', initialColour }),
      );
      expect(new Set(teams.map((plan) => plan.initialColour))).toEqual(new Set([initialColour]));
    }
    expect(new Set(plansOf({}).map((plan) => plan.initialColour)).size).toBe(2);
  });
});

describe('players of a plan', () => {
  const isForeign = ({ name }: { readonly name: string }) => /[^\x20-\x7e]/.test(name);

  it('have foreign names only on request, and then half of them', () => {
    expect(plansOf({}).some(({ players }) => players.some(isForeign))).toBe(false);
    const players = plansOf({ foreignNames: true }).flatMap((plan) => plan.players);
    const share = players.filter(isForeign).length / players.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
    const teams = (foreignNames: boolean) =>
      planTournament(1, { system: 'team', players: 20, foreignNames }).teams;
    expect(teams(false).some(isForeign)).toBe(false);
    expect(teams(true).filter(isForeign).length).toBeGreaterThan(3);
  });

  it('are ranked by rating, those without one last and without a title', () => {
    for (const { players } of plansOf({ unrated: { count: 4 }, lowestRating: 2300 })) {
      expect(players.slice(0, 8).every(({ rating }) => rating !== undefined)).toBe(true);
      for (const { rating, title } of players.slice(8))
        expect({ rating, title }).toEqual({ title: '' });
    }
  });

  it('have titles by rating and sex', () => {
    const players = plansOf({ highestRating: 2650, lowestRating: 2050 }, 60).flatMap(
      (plan) => plan.players,
    );
    const lowest: Readonly<Record<string, number>> = {
      ...{ GM: 2500, IM: 2400, FM: 2300, WGM: 2300, CM: 2200, WIM: 2200 },
    };
    const titled = players.filter(({ title }) => title !== '');
    expect(new Set(titled.map(({ title }) => title))).toEqual(new Set(Object.keys(lowest)));
    for (const { title, rating, sex } of titled) {
      expect(rating).toBeGreaterThanOrEqual(lowest[title]!);
      expect(rating).toBeLessThan(lowest[title]! + (title === 'GM' ? 200 : 100));
      if (title.startsWith('W')) expect(sex).toBe('w');
      if (title === 'FM' || title === 'CM') expect(sex).toBe('m');
    }
  });

  it('are stronger or weaker than their ratings, within the spread', () => {
    const players = plansOf({ strengthSpread: 50 }).flatMap((plan) => plan.players);
    const differences = players.map(({ strength, rating }) => strength - rating!);
    expect(Math.min(...differences)).toBeLessThan(-40);
    expect(Math.max(...differences)).toBeGreaterThan(40);
    expect(Math.max(...differences.map(Math.abs))).toBeLessThanOrEqual(50);
  });

  it('are mostly in the middle of the range of ratings', () => {
    const players = plansOf({ lowestRating: 1000, highestRating: 2000 }).flatMap(
      (plan) => plan.players,
    );
    const middle = players.filter(({ rating }) => rating! >= 1250 && rating! <= 1750);
    // A triangle has three quarters there, an even spread half.
    expect(middle.length / players.length).toBeGreaterThan(0.65);
  });
});

describe('completeOptions', () => {
  it.each<[GeneratorOptions, RegExp]>([
    [{ played: 100 }, /^Expected played rounds from 0 to 99, found 100$/],
    [{ system: 'team', players: 1000 }, /^Expected players from 2 to 999, found 1000$/],
    [{ boards: 10 }, /^Expected boards from 1 to 9, found 10$/],
    [{ colourAdvantage: 1001 }, /^Expected colour advantage/],
    [{ lowestRating: 0 }, /^Expected lowest rating/],
    [{ matchForfeits: { perMille: 2000 } }, /^Expected matchForfeits/],
  ])('throws on %o', (options, message) => {
    expect(() => completeOptions(options)).toThrow(message);
  });

  it('takes ratings that are all the same, and options left undefined', () => {
    const same = { lowestRating: 2000, highestRating: 2000 };
    expect(completeOptions(same)).toMatchObject(same);
    const nothing: GeneratorOptions = {};
    expect(completeOptions({ players: nothing.players! })).toEqual(completeOptions({}));
  });
});

describe('planTournament', () => {
  const plans = Array.from({ length: 30 }, (_, seed) =>
    planTournament(seed, {
      ...{ system: 'team', players: 8, boards: 3, forbiddenGroups: 1, rounds: 4 },
    }),
  );

  it('has one member more than boards, the strongest first, numbered through the teams', () => {
    for (const { teams } of plans) {
      for (const { members } of teams) {
        const ratings = members.map(({ rating }) => rating ?? 0);
        expect(ratings).toHaveLength(4);
        expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      }
      const ids = teams.flatMap(({ members }) => members.map(({ id }) => id));
      expect(ids).toEqual(ids.map((_, index) => index + 1));
    }
  });

  it('has strong and weak teams, though not without exceptions', () => {
    const first = plans.map(({ teams }) => teams[0]!.members.map(({ rating }) => rating!));
    const second = plans.map(({ teams }) => teams[1]!.members.map(({ rating }) => rating!));
    const sum = (lists: readonly number[][]) => lists.flat().reduce((total, one) => total + one, 0);
    expect(sum(first)).toBeGreaterThan(sum(second));
    expect(first.some((ratings, index) => Math.min(...ratings) < Math.max(...second[index]!))).toBe(
      true,
    );
  });

  it('has type codes of several kinds, and forbidden pairs in record 260', () => {
    expect(new Set(plans.map(({ typeCode }) => typeCode)).size).toBeGreaterThan(3);
    const sources = plans.flatMap(({ forbidden }) => forbidden.map(({ source }) => source));
    expect(new Set(sources)).toEqual(new Set(['260']));
  });
});
