import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateTeamPosition, type TeamPositionOptions } from '../../src/generate/positions.js';
import { compareWeights, reductions, weightOf } from '../../src/generate/reduce.js';
import { createTournament } from '../../src/model/build.js';
import { teamMatches } from '../../src/model/team-matches.js';
import type { Tournament } from '../../src/model/tournament.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { pairRound } from '../../src/words/index.js';

const options = fc.record<TeamPositionOptions>(
  {
    system: fc.constantFrom('team', 'olympiad'),
    teams: fc.integer({ min: 2, max: 12 }),
    played: fc.integer({ min: 0, max: 8 }),
    boards: fc.integer({ min: 1, max: 4 }),
    numbering: fc.constantFrom('rating', 'shuffled', 'gaps'),
  },
  { requiredKeys: [] },
);

const historyOf = (tournament: Tournament) =>
  teamMatches(tournament).filter(({ matches }) => matches.length > 0);

describe('generateTeamPosition', () => {
  it('lets no teams meet twice over the board, and nobody do two things in a round', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const met = new Set<string>();
        for (const { matches, byes, contradictions } of teamMatches(
          generateTeamPosition(seed, wanted),
        )) {
          expect(contradictions).toEqual([]);
          const seen = byes.map(({ team }) => team);
          for (const { white, black, played } of matches) {
            seen.push(white, black);
            const key = [white, black].sort((a, b) => a - b).join();
            if (!played) continue;
            expect(met).not.toContain(key);
            met.add(key);
          }
          expect(new Set(seen).size).toBe(seen.length);
        }
      }),
    );
  });

  it('is the round after the history, and a report file says the same', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const tournament = generateTeamPosition(seed, wanted);
        const round = nextRound(tournament, 'team');
        expect(round).toBe(historyOf(tournament).length + 1);
        expect(tournament.settings.roundCount).toBeGreaterThanOrEqual(round);
        const { text } = writeTrf(tournament, { dialect: 'trf26', absences: 'blank' });
        const read = parseTrf(new TextEncoder().encode(text));
        expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
        const answer = pairRound(tournament, round);
        expect(['paired', 'impossible']).toContain(answer.kind);
        expect(pairRound(read.tournament!, round)).toEqual(answer);
      }),
    );
  });

  it('gives the same position for the same seed and options', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        expect(generateTeamPosition(seed, wanted)).toEqual(generateTeamPosition(seed, wanted));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps what the style states', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const tournament = generateTeamPosition(seed, {
        ...{ teams: 8, played: 3, boards: 2 },
        style: {
          ...{ lastRound: 100, draws: 100, forfeits: 0, boardForfeits: 0, absences: 0 },
          ...{ oddResults: 0, typeCode: 'FIDE_TEAM_TYPEB_GP_MP', matchWin: 30, virtualPoints: 100 },
          ...{ forbiddenGroups: 0, forbiddenAcross: 100 },
        },
      });
      const { settings, teamSettings, teams } = tournament;
      expect(settings.roundCount).toBe(4);
      expect(settings.typeCode).toBe('FIDE_TEAM_TYPEB_GP_MP');
      expect(teamSettings.matchWin).toBe(30);
      // Game points make the brackets here.
      expect(settings.acceleration.map(({ firstId }) => firstId).sort()).toEqual(
        [...teams.map(({ id }) => id)].sort(),
      );
      expect(settings.acceleration.every((one) => one.points > 0 && one.matchPoints === 0)).toBe(
        true,
      );
      expect(settings.forbidden).toHaveLength(16);
      const halves = settings.forbidden.map(({ ids }) =>
        ids.map((id) => teams.findIndex((team) => team.id === id) < 4),
      );
      expect(halves.every(([upper, lower]) => upper && !lower)).toBe(true);
      const points = historyOf(tournament).flatMap(({ matches }) =>
        matches.map((match) => [match.whiteGamePoints, match.blackGamePoints]),
      );
      expect(points).toEqual(points.map(() => [10, 10]));
    }
  });

  it('gives match points where these make the brackets', () => {
    const { settings } = generateTeamPosition(1, {
      played: 2,
      style: { typeCode: 'FIDE_TEAM_MP', virtualPoints: 100 },
    });
    expect(settings.acceleration.length).toBeGreaterThan(2);
    expect(settings.acceleration.every((one) => one.points === 0 && one.matchPoints > 0)).toBe(
      true,
    );
  });

  it('comes in many kinds', () => {
    const all = Array.from({ length: 300 }, (_, seed) => generateTeamPosition(seed));
    const some = (has: (tournament: Tournament) => boolean) => all.filter(has).length;
    const code = (pattern: RegExp) => some(({ settings }) => pattern.test(settings.typeCode!));
    for (const pattern of [
      /TYPEA_/,
      /TYPEB_/,
      /TEAM_(MP|GP)/,
      /MP_GP/,
      /GP_MP/,
      /(TEAM|E\w)_GP$/,
    ]) {
      expect(code(pattern)).toBeGreaterThan(20);
    }
    expect(code(/_BAKU$/)).toBeGreaterThan(10);
    expect(code(/GP.*_BAKU$|GP_MP.*BAKU/)).toBe(code(/_MP_GP_BAKU$/));
    expect(some(({ settings }) => settings.acceleration.length > 0)).toBeGreaterThan(10);
    expect(some(({ settings }) => settings.forbidden.length > 0)).toBeGreaterThan(20);
    expect(some(({ teamSettings }) => teamSettings.matchWin === 30)).toBeGreaterThan(10);
    const winners = new Set(
      all.flatMap(({ teamSettings }) => teamSettings.forfeitedMatches.map((one) => one.winner)),
    );
    expect(winners).toEqual(new Set(['white', 'black', 'none']));
    for (const kind of ['F', 'H', 'U', 'Z'] as const) {
      const has = (one: Tournament) =>
        historyOf(one).some(({ byes }) => byes.some((bye) => bye.kind === kind));
      expect(some(has)).toBeGreaterThan(20);
    }
    const silent = (one: Tournament) =>
      historyOf(one).some(
        ({ matches, byes }) => 2 * matches.length + byes.length < one.teams.length,
      );
    expect(some(silent)).toBeGreaterThan(10);
    const pending = (one: Tournament) => teamMatches(one).length > historyOf(one).length;
    expect(some(pending)).toBeGreaterThan(20);
    expect(some((one) => one.settings.roundCount === historyOf(one).length + 1)).toBeGreaterThan(
      50,
    );
    expect(
      some((one) => pairRound(one, nextRound(one, 'team')).kind === 'impossible'),
    ).toBeGreaterThan(20);
  });

  it.each([
    [{ system: 'olympiad', style: { virtualPoints: 5 } }, 'which know none, found 5'],
    [
      { style: { typeCode: 'FIDE_TEAM_GP_BAKU' } },
      'a type code of a team Swiss, found "FIDE_TEAM_GP_BAKU"',
    ],
    [{ teams: 1 }, 'Expected teams from 2 to 400, found 1'],
    [{ boards: 10 }, 'Expected boards from 1 to 9, found 10'],
    [{ edition: '1999' }, 'Expected an edition of team, found "1999"'],
  ] as const)('throws on %o', (wanted, message) => {
    expect(() => generateTeamPosition(1, wanted)).toThrow(message);
  });
});

describe('reductions of team positions', () => {
  const rich: TeamPositionOptions = {
    teams: 6,
    played: 3,
    boards: 1,
    style: {
      ...{ forfeits: 30, absences: 20, pendingAbsences: 20, virtualPoints: 50, matchWin: 30 },
      ...{ typeCode: 'FIDE_TEAM_MP_BAKU', forbiddenPairs: 20 },
    },
  };

  it('are consistent, strictly smaller, and leave a round to pair', () => {
    for (let seed = 0; seed < 8; seed += 1) {
      const tournament = generateTeamPosition(seed, {
        ...rich,
        style: { ...rich.style, lastRound: 100 },
      });
      for (const smaller of reductions(tournament)) {
        expect(createTournament(smaller)).toEqual(smaller);
        expect(compareWeights(weightOf(smaller), weightOf(tournament))).toBeLessThan(0);
        const ids = smaller.teams.map(({ id }) => id);
        for (const { firstId } of smaller.settings.acceleration) expect(ids).toContain(firstId);
        expect(nextRound(smaller, 'team')).toBeLessThanOrEqual(smaller.settings.roundCount!);
      }
    }
  });

  it('lead to two teams and nothing else when nothing has to be kept', () => {
    for (let seed = 0; seed < 5; seed += 1) {
      let current = generateTeamPosition(seed, rich);
      for (;;) {
        const [smaller] = reductions(current);
        if (!smaller) break;
        current = smaller;
      }
      expect(current.teams.map(({ id }) => id)).toEqual([1, 2]);
      expect(current.players.map(({ id }) => id)).toEqual([1, 2]);
      expect(current.settings).toMatchObject({
        ...{ roundCount: 1, typeCode: 'FIDE_TEAM_MP', acceleration: [], forbidden: [] },
      });
      expect(current.teamSettings).toMatchObject({ byes: [], forfeitedMatches: [], matchWin: 20 });
    }
  });

  it('number teams and members anew everywhere', () => {
    const tournament = generateTeamPosition(4, { ...rich, numbering: 'gaps' });
    const last = [...reductions(tournament)].at(-1)!;
    expect(last.teams.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    const place = new Map(tournament.teams.map(({ id }, index) => [id, index + 1]));
    const facts = (one: Tournament, of: (id: number) => number) =>
      teamMatches(one).map(({ matches, byes }) => [
        matches.map((m) => [of(m.white), of(m.black), m.whiteMatchPoints]).sort(),
        byes.map(({ team, kind }) => `${of(team)} ${kind}`),
      ]);
    expect(facts(last, (id) => id)).toEqual(facts(tournament, (id) => place.get(id)!));
    const virtual = (one: Tournament, of: (id: number) => number) =>
      one.settings.acceleration.map((range) => [of(range.firstId), range.matchPoints]).sort();
    expect(virtual(last, (id) => id)).toEqual(virtual(tournament, (id) => place.get(id)!));
  });
});
