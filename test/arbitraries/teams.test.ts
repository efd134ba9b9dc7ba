import { describe, expect, it } from 'vitest';
import {
  type NearPairing,
  nearPairings,
  positions,
  tournaments,
  trfText,
} from '../../src/arbitraries/index.js';
import { compareWeights, weightOf } from '../../src/generate/reduce.js';
import { createTournament } from '../../src/model/build.js';
import { teamMatches } from '../../src/model/team-matches.js';
import type { Tournament } from '../../src/model/tournament.js';
import { parseTrf } from '../../src/trf/index.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { pairRound, verifyPairing, verifyTournament } from '../../src/words/index.js';
import {
  onlyCorrectValues,
  sameSeedSameValues,
  sample,
  shrinksAreSmaller,
  smallest,
  someNearPairings,
  someValues,
} from './checklist.js';

const RULES = [
  ['team', '2026', /^FIDE_TEAM_/],
  ['olympiad', '2012', /^FIDE_OLYMPIAD_2012$/],
  ['olympiad', '2022', /^FIDE_OLYMPIAD_2022$/],
] as const;

const read = (tournament: Tournament) => parseTrf(new TextEncoder().encode(trfText(tournament)));

const hasForfeit = ({ teamSettings }: Tournament) => teamSettings.forfeitedMatches.length > 0;

describe('tournaments() of teams', () => {
  it('gives the same values for the same seed', () =>
    sameSeedSameValues(tournaments({ system: 'team', maxPlayers: 6 })));

  it.each(RULES)('%s %s: only tournaments paired by the rules', (system, edition, code) => {
    onlyCorrectValues(
      tournaments({ system, edition, minPlayers: 4, maxPlayers: 8, maxRounds: 4 }),
      (value) =>
        value.teams.length >= 4 &&
        value.teams.length <= 8 &&
        code.test(value.settings.typeCode!) &&
        verifyTournament(value).rounds.every(({ verdict }) => verdict === 'conforms'),
      40,
    );
  });

  it('has everything that can happen', () => {
    someValues(tournaments({ system: 'team' }), {
      'two teams': ({ teams }) => teams.length === 2,
      'ten teams': ({ teams }) => teams.length === 10,
      'one board': ({ teamSettings }) => teamSettings.boardColours === 'W',
      'two boards': ({ teamSettings }) => teamSettings.boardColours === 'WB',
      'forfeited match': hasForfeit,
      'by both': ({ teamSettings }) =>
        teamSettings.forfeitedMatches.some(({ winner }) => winner === 'none'),
      BAKU: ({ settings }) => settings.typeCode!.endsWith('_BAKU'),
      'virtual points': ({ settings }) => settings.acceleration.length > 0,
      forbidden: ({ settings }) => settings.forbidden.length > 0,
      gaps: ({ teams }) => teams.at(-1)!.id > teams.length,
    });
  });

  it('uses the newest edition when none is named, and throws on one that is not there', () => {
    const [value] = sample(tournaments({ system: 'olympiad', minRounds: 1 }), 1, 1);
    expect(value?.settings.typeCode).toBe('FIDE_OLYMPIAD_2022');
    for (const arbitrary of [tournaments, positions, nearPairings]) {
      expect(() => arbitrary({ system: 'olympiad', edition: '2026' })).toThrow(
        new RangeError('Expected an edition of olympiad, found "2026"'),
      );
    }
    expect(() => tournaments({ system: 'team', minPlayers: 401 })).toThrow(
      new RangeError('Expected from 2 to 400 teams, found 401 to 401'),
    );
  });

  it('shrinks to few teams, one board and the round in question, and prints a file', () => {
    const { value, report } = smallest(tournaments({ system: 'team' }), hasForfeit);
    expect(value.teams.length).toBeLessThanOrEqual(4);
    expect(value.teamSettings.boardColours).toBe('W');
    expect(teamMatches(value).length).toBeLessThanOrEqual(2);
    expect(value.settings).toMatchObject({ acceleration: [], forbidden: [] });
    expect(report).toContain('Counterexample: [\n012 Random tournament');
    expect(report).toMatch(/\n330 (\+-|-\+|--) /);
    expect(read(value).tournament?.teamSettings).toEqual(value.teamSettings);
  });
});

describe('positions() of teams', () => {
  const kindOf = (tournament: Tournament, system: 'olympiad' | 'team' = 'team') =>
    pairRound(tournament, nextRound(tournament, 'team'), { system }).kind;

  it('gives the same values for the same seed', () =>
    sameSeedSameValues(positions({ system: 'olympiad' })));

  it.each(RULES)('%s %s: only rounds that can be asked for', (system, edition, code) => {
    onlyCorrectValues(
      positions({ system, edition, minPlayers: 4, maxPlayers: 7, minRounds: 1, maxRounds: 4 }),
      (value) => {
        const round = nextRound(value, 'team');
        createTournament(value);
        return (
          value.teams.length >= 4 &&
          value.teams.length <= 7 &&
          round > 1 &&
          round <= 5 &&
          code.test(value.settings.typeCode!) &&
          pairRound(value, round).kind !== 'undetermined'
        );
      },
      60,
    );
  });

  it('shrinks to strictly smaller positions', () => {
    shrinksAreSmaller(
      positions({ system: 'team', maxPlayers: 7 }),
      (shrunk, value) => compareWeights(weightOf(shrunk), weightOf(value)) < 0,
    );
  });

  it('has positions of all kinds', () => {
    someValues(positions({ system: 'team' }), {
      impossible: (value) => kindOf(value) === 'impossible',
      paired: (value) => kindOf(value) === 'paired',
      'last round': (value) => nextRound(value, 'team') === value.settings.roundCount,
      'first round': (value) => nextRound(value, 'team') === 1,
      'odd field': ({ teams }) => teams.length % 2 === 1,
      '3-1-0': ({ teamSettings }) => teamSettings.matchWin === 30,
    });
  });

  it('shrinks to the smallest position and prints it as a file', () => {
    const { value, report } = smallest(
      positions({ system: 'team' }),
      (one) => kindOf(one) === 'impossible',
    );
    // Two teams who may not meet, or three who may none have the bye.
    expect(value.teams.length).toBeLessThanOrEqual(3);
    expect(report).toContain('\n310   2');
    expect(read(value).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read(value).tournament?.teamSettings).toEqual(value.teamSettings);
  });

  it('shrinks only team tournaments that come from elsewhere', () => {
    const [teams] = sample(positions({ system: 'team' }), 3, 1);
    const [players] = sample(positions(), 3, 1);
    const arbitrary = positions({ system: 'team' });
    expect(arbitrary.canShrinkWithoutContext(createTournament(teams!))).toBe(true);
    expect(arbitrary.canShrinkWithoutContext(createTournament(players!))).toBe(false);
  });
});

describe('nearPairings() of teams', () => {
  const verdictOf = ({ tournament, round, pairing }: NearPairing) =>
    verifyPairing(tournament, pairing, { round }).verdict;

  it.each(RULES)('%s %s: complete pairings, and without steps those of the rules', (...rules) => {
    const [system, edition] = rules;
    onlyCorrectValues(
      nearPairings({ system, edition, maxPlayers: 7, maxSteps: 1 }),
      (value) => {
        const { tournament, round, pairing, steps } = value;
        const absent = new Set(teamMatches(tournament)[round - 1]?.byes.map(({ team }) => team));
        const due = tournament.teams.map(({ id }) => id).filter((id) => !absent.has(id));
        const sitting = pairing.pairs.flatMap(({ white, black }) => [white, black]);
        expect([...sitting, ...pairing.byes].sort((a, b) => a - b)).toEqual(due);
        return steps.length > 0 || verdictOf(value) === 'conforms';
      },
      60,
    );
  });

  it('has pairings of every verdict', () => {
    someNearPairings(nearPairings({ system: 'team' }), verdictOf);
  });

  it('shrinks to one step in a small position, and prints both', () => {
    const arbitrary = nearPairings({ system: 'olympiad' });
    const { value, report } = smallest(arbitrary, (one) => verdictOf(one) === 'differs');
    expect(value.steps).toHaveLength(1);
    expect(value.tournament.teams.length).toBeLessThanOrEqual(3);
    expect(report).toMatch(/round 1: \d-\d.*\((the bye|\d and \d) .*\) in\n012 /);
  });
});
