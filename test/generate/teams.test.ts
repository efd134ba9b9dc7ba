import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import type { GeneratorOptions } from '../../src/generate/options.js';
import { compareWeights, reductions, weightOf } from '../../src/generate/reduce.js';
import { withoutTeams } from '../../src/generate/reduce-teams.js';
import { createTournament } from '../../src/model/build.js';
import { teamMatches } from '../../src/model/team-matches.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';
import { verifyTournament } from '../../src/verify/verify.js';

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

  it('throws on acceleration under the Olympiad rules, and says why', () => {
    for (const acceleration of ['baku', 'random'] as const) {
      expect(() => generateTournament(1, { system: 'olympiad', acceleration })).toThrow(
        new RangeError(
          'Expected no acceleration with the Olympiad rules, which know none (D.02), ' +
            `found ${acceleration}`,
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
