import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/model/index.js';
import { createTournament, EMPTY_INFO, STANDARD_SCORING } from '../../src/model/index.js';
import type { Target } from '../../src/trf/index.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';
import { individualTournament } from './tournament-arbitrary.js';

const roundTrip = (tournament: Tournament, dialect: Target): Tournament | undefined =>
  parseTrf(writeTrf(tournament, { dialect, absences: 'blank' }).bytes).tournament;

/** What the engines' dialects cannot hold, replaced by what they write. */
function forEngines(tournament: Tournament): Tournament {
  const { settings, ...rest } = tournament;
  return createTournament({
    ...rest,
    settings: {
      ...settings,
      adjustments: [],
      tieBreaks: [],
      forbidden: settings.forbidden.map(({ ids }) => ({ ids, from: 1, to: 999, source: 'XXP' })),
      acceleration: settings.acceleration.flatMap((range) =>
        Array.from({ length: range.lastId }, (_, index) => ({
          ...range,
          ...{ firstId: index + 1, lastId: index + 1, source: 'XXA' as const },
        })),
      ),
    },
  });
}

describe('tournament -> file -> tournament is the identity', () => {
  it('trf26', () => {
    fc.assert(
      fc.property(individualTournament, (tournament) => {
        expect(roundTrip(tournament, 'trf26')).toEqual(tournament);
      }),
      { numRuns: 300 },
    );
  });
  it('trfbx', () => {
    fc.assert(
      fc.property(individualTournament.map(forEngines), (tournament) => {
        expect(roundTrip(tournament, 'trfbx')).toEqual(tournament);
      }),
      { numRuns: 300 },
    );
  });
  it('trfx, where absences of the round to pair come back with their source', () => {
    fc.assert(
      fc.property(individualTournament.map(forEngines), (tournament) => {
        const read = roundTrip(tournament, 'trfx')!;
        const rounds = read.rounds.map((round) => ({
          ...round,
          byes: round.byes.map(({ player, kind }) => ({ player, kind })),
        }));
        expect({ ...read, rounds }).toEqual(tournament);
      }),
      { numRuns: 300 },
    );
  });
  it('trf16, which holds players and rounds', () => {
    fc.assert(
      fc.property(individualTournament, (full) => {
        const { players, fileOrder, rounds, info } = full;
        const tournament = createTournament({ players, fileOrder, rounds, info });
        expect(roundTrip(tournament, 'trf16')).toEqual(tournament);
      }),
      { numRuns: 300 },
    );
  });
});
void EMPTY_INFO;
void STANDARD_SCORING;
