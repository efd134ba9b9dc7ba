import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import type { GeneratorOptions } from '../../src/generate/options.js';
import { planTournament, type TournamentPlan } from '../../src/generate/plan.js';
import { playPlan } from '../../src/generate/play.js';
import { compareWeights, reductions, weightOf } from '../../src/generate/reduce.js';
import { planReductions, planWeight } from '../../src/generate/reduce-plan.js';
import { withoutTeams } from '../../src/generate/reduce-teams.js';
import { createTournament } from '../../src/model/build.js';
import { teamMatches } from '../../src/model/team-matches.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';
import { pairRound, verifyTournament } from '../../src/words/index.js';

const RULES = [
  ['team', '2026'],
  ['olympiad', '2012'],
  ['olympiad', '2022'],
] as const;

const frequency = fc.record({ perMille: fc.nat(100) });
const options = fc.record<GeneratorOptions>({
  players: fc.integer({ min: 2, max: 12 }),
  rounds: fc.integer({ min: 1, max: 6 }),
  boards: fc.integer({ min: 1, max: 4 }),
  halfByes: frequency,
  zeroByes: frequency,
  fullByes: frequency,
  silentAbsences: frequency,
  withdrawals: frequency,
  forfeits: frequency,
  matchForfeits: frequency,
  unusualResults: frequency,
  forbiddenGroups: fc.nat(1),
  numbering: fc.constantFrom('rating', 'shuffled', 'gaps'),
});

const NEVER = { perMille: 0 };

describe('generateTournament of teams', () => {
  it.each(RULES)('%s %s: every round is paired by the rules', (system, edition) => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const tournament = generateTournament(seed, { system, edition, ...wanted });
        const { rounds } = verifyTournament(tournament, { system, edition });
        expect(rounds.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
        expect(tournament.teams).toHaveLength(wanted.players as number);
      }),
      { numRuns: 40 },
    );
  });

  it('survives a report file', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const [system, edition] = RULES[seed % 3]!;
      const tournament = generateTournament(seed, { system, edition, players: 7, rounds: 4 });
      const { bytes } = writeTrf(tournament, { dialect: 'trf26', absences: 'blank' });
      const read = parseTrf(bytes);
      expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const points = (one: typeof tournament) =>
        teamMatches(one).map(({ matches }) =>
          matches
            .map((m) => `${m.white}-${m.black} ${m.whiteGamePoints}:${m.blackGamePoints}`)
            .sort(),
        );
      expect(points(read.tournament!)).toEqual(points(tournament));
      expect(verifyTournament(read.tournament!).verdict).toBe('conforms');
    }
  });

  it('has whole matches forfeited, and members who rest', () => {
    const tournament = generateTournament(3, {
      system: 'team',
      players: 12,
      rounds: 6,
      boards: 2,
      matchForfeits: { perMille: 300 },
    });
    expect(tournament.teamSettings.forfeitedMatches.length).toBeGreaterThan(3);
    const played = new Set(
      tournament.rounds.flatMap(({ games }) => games.flatMap(({ white, black }) => [white, black])),
    );
    const [first] = tournament.teams;
    expect(first?.members).toHaveLength(3);
    expect(first?.members.filter((id) => played.has(id)).length).toBeGreaterThan(1);
  });

  it.each(['baku', 'random'] as const)(
    '%s acceleration: by the rules, in a file too',
    (acceleration) => {
      fc.assert(
        fc.property(fc.integer(), options, (seed, wanted) => {
          const tournament = generateTournament(seed, { ...wanted, system: 'team', acceleration });
          const wrong = (one: typeof tournament) =>
            verifyTournament(one, { system: 'team' }).rounds.filter(
              ({ verdict }) => verdict !== 'conforms',
            );
          expect(wrong(tournament)).toEqual([]);
          const { bytes } = writeTrf(tournament, { dialect: 'trf26', absences: 'blank' });
          const read = parseTrf(bytes).tournament!;
          expect(read.settings.acceleration).toEqual(tournament.settings.acceleration);
          expect(read.settings.typeCode).toBe(tournament.settings.typeCode);
          expect(wrong(read)).toEqual([]);
        }),
        { numRuns: 25 },
      );
    },
  );

  it('accelerates by the name of the system or by records 250, which say the same', () => {
    const made = Array.from({ length: 30 }, (_, seed) =>
      generateTournament(seed, {
        ...{ system: 'team', acceleration: 'baku', players: 10, rounds: 5, boards: 1, played: 1 },
        ...{ fullByes: NEVER, halfByes: NEVER, zeroByes: NEVER },
        ...{ silentAbsences: NEVER, lateEntries: NEVER },
      }),
    );
    const byName = made.filter(({ settings }) => settings.typeCode?.endsWith('_BAKU'));
    expect(byName.length).toBeGreaterThan(5);
    expect(made.length - byName.length).toBeGreaterThan(5);
    for (const { settings } of made) expect(settings.typeCode).not.toMatch(/_GP_MP|TYPE._GP/);
    for (const tournament of byName) {
      expect(tournament.settings.acceleration).toEqual([]);
      const records = made.find(({ settings }) => settings.acceleration.length > 0)!.settings;
      const { acceleration } = records;
      const typeCode = tournament.settings.typeCode!.replace('_BAKU', '');
      const stated = {
        ...tournament,
        settings: { ...tournament.settings, typeCode, acceleration },
      };
      for (const round of [1, 2]) {
        expect(pairRound(stated, round)).toEqual(pairRound(tournament, round));
        const { acceleration: _, ...plain } = stated.settings;
        const bare = { ...stated, settings: { ...plain, acceleration: [] } };
        if (round === 1) expect(pairRound(bare, round)).not.toEqual(pairRound(stated, round));
      }
    }
  });

  it('gives random virtual points to the score that makes the brackets', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { settings } = generateTournament(seed, {
        ...{ system: 'team', acceleration: 'random', players: 8, rounds: 3, boards: 1 },
      });
      const isGamePoints = settings.typeCode!.includes('GP_MP');
      expect(settings.acceleration.length).toBeGreaterThan(0);
      for (const { points, matchPoints, source } of settings.acceleration) {
        expect(source).toBe('250');
        expect(points > 0).toBe(isGamePoints);
        expect(matchPoints > 0).toBe(!isGamePoints);
      }
    }
  });

  it('throws on acceleration under the Olympiad rules, and says why', () => {
    for (const acceleration of ['baku', 'random'] as const) {
      expect(() => generateTournament(1, { system: 'olympiad', acceleration })).toThrow(
        new RangeError(
          `Expected no acceleration with the rules of olympiad, which know none, found ${acceleration}`,
        ),
      );
    }
  });
});

describe('reductions of team tournaments', () => {
  it('are consistent and strictly smaller', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const tournament = generateTournament(seed, {
          system: 'team',
          players: 6,
          rounds: 3,
          boards: 2,
          halfByes: { perMille: 100 },
          matchForfeits: { perMille: 100 },
        });
        for (const smaller of reductions(tournament)) {
          expect(createTournament(smaller)).toEqual(smaller);
          expect(compareWeights(weightOf(smaller), weightOf(tournament))).toBeLessThan(0);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('give the opponents of removed teams byes of that worth', () => {
    const tournament = generateTournament(1, { system: 'team', players: 6, rounds: 1, boards: 1 });
    const [match] = teamMatches(tournament)[0]!.matches;
    const smaller = withoutTeams(tournament, new Set([match!.white]));
    const [round] = teamMatches(smaller);
    expect(round?.matches).toHaveLength(2);
    expect(round?.byes).toMatchObject([
      { team: match!.black, matchPoints: match!.blackMatchPoints },
    ]);
  });
});

describe('reductions of team plans', () => {
  const plan = planTournament('plan', {
    ...{ system: 'team', players: 8, rounds: 5, boards: 3, acceleration: 'baku' },
    ...{ forbiddenGroups: 2, numbering: 'gaps', initialColour: 'black', tieBreaks: ['MPvGP'] },
    halfByes: { perMille: 100 },
    matchForfeits: { perMille: 100 },
  });

  it('are strictly smaller, and their tournaments are paired by the rules', () => {
    for (const smaller of planReductions(plan)) {
      expect(compareWeights(planWeight(smaller), planWeight(plan))).toBeLessThan(0);
      const { tournament } = playPlan(smaller);
      expect(tournament.teams.every(({ members }) => members.length === smaller.boards + 1)).toBe(
        true,
      );
      const { rounds } = verifyTournament(tournament, { system: 'team' });
      expect(rounds.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
    }
  });

  it.each(['by its name', 'by records 250'])('lead to nothing, accelerated %s', (how) => {
    const range = { points: 0, matchPoints: 10, from: 1, to: 2, firstId: 1, lastId: 99 };
    let current: TournamentPlan =
      how === 'by its name'
        ? { ...plan, typeCode: 'FIDE_TEAM_MP_BAKU', acceleration: [] }
        : { ...plan, typeCode: 'FIDE_TEAM_MP', acceleration: [{ ...range, source: '250' }] };
    for (;;) {
      const [smaller] = planReductions(current);
      if (!smaller) break;
      expect(compareWeights(planWeight(smaller), planWeight(current))).toBeLessThan(0);
      current = smaller;
    }
    expect(current.teams.map(({ id }) => id)).toEqual([1, 2]);
    expect(current.teams.map(({ members }) => members.map(({ id }) => id))).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(current).toMatchObject({
      ...{ roundCount: 1, played: 0, boards: 1, typeCode: 'FIDE_TEAM_MP', initialColour: 'white' },
      ...{ absences: [], acceleration: [], forbidden: [], tieBreaks: [] },
      matchForfeits: { perMille: 0 },
    });
  });
});
