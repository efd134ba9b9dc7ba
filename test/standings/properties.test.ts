import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  INDIVIDUAL_CODES_2026,
  STANDINGS_EDITION_IDS,
  standings,
} from '../../src/standings/index.js';
import { renumber, tournamentArbitrary } from './arbitrary.js';
import { number, valuesOf } from './values.js';

const ALL_CODES = [...INDIVIDUAL_CODES_2026, 'SOB', 'RP', 'ARPO', 'ARPO/C1', 'ARPO/M1', 'RB'];
const edition = fc.constantFrom(...STANDINGS_EDITION_IDS);

describe('standings', () => {
  it('do not depend on the numbers of the players', () => {
    const codes = ALL_CODES.filter((code) => !code.startsWith('TPN'));
    fc.assert(
      fc.property(tournamentArbitrary(), edition, fc.nat(), (tournament, id, seed) => {
        const count = tournament.players.length;
        const numbers = Array.from({ length: count }, (_, index) => ((index + seed) % count) + 1);
        numbers.reverse();
        const options = { tieBreaks: codes, edition: id };
        const before = standings(tournament, options).rows;
        const after = new Map(
          standings(renumber(tournament, numbers), options).rows.map((row) => [row.id, row]),
        );
        for (const row of before) {
          const other = after.get(numbers[row.id - 1]!)!;
          expect(other.rank).toBe(row.rank);
          for (const code of codes) {
            const [first, second] = [number(row.values[code]), number(other.values[code])];
            if (Number.isNaN(first)) expect(second, code).toBeNaN();
            else expect(second, code).toBeCloseTo(first, 7);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('give out as many points as the games and byes did', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const { rows, round } = standings(tournament);
        let given = 0;
        for (const { games, byes } of tournament.rounds.slice(0, round)) {
          for (const { whiteResult, blackResult } of games) {
            given += whiteResult === '-' && blackResult === '-' ? 0 : 10;
          }
          for (const { kind } of byes) given += { F: 10, U: 10, H: 5, Z: 0 }[kind];
        }
        expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(given);
      }),
    );
  });

  it('are the same in 2024 and 2026 when nothing is unplayed, and BH and SB in 2009 as well', () => {
    fc.assert(
      fc.property(tournamentArbitrary({ complete: true }), (tournament) => {
        const of = (id: '2009' | '2024' | '2026', tieBreaks: readonly string[]) =>
          standings(tournament, { edition: id, tieBreaks }).rows;
        expect(of('2024', ALL_CODES)).toEqual(of('2026', ALL_CODES));
        const old = ['BH', 'BH/C1', 'BH/C2', 'BH/M1', 'SB', 'PS', 'ARO', 'ARO/C1', 'TPR', 'KS'];
        expect(of('2009', old)).toEqual(of('2026', old));
      }),
      { numRuns: 60 },
    );
  });

  it('BH: 2024 is at least 2026, cuts only take away, /P is the same without forfeits', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const codes = ['BH', 'BH/C1', 'BH/C2', 'BH/P'];
        const old = valuesOf(tournament, { edition: '2024', tieBreaks: codes });
        const recent = valuesOf(tournament, { edition: '2026', tieBreaks: codes });
        const forfeits = tournament.rounds.some(({ games }) =>
          games.some(({ whiteResult }) => whiteResult === '+' || whiteResult === '-'),
        );
        for (const [id, values] of recent) {
          expect(number(old.get(id)!.BH)).toBeGreaterThanOrEqual(number(values.BH));
          expect(number(values['BH/C1'])).toBeLessThanOrEqual(number(values.BH));
          expect(number(values['BH/C2'])).toBeLessThanOrEqual(number(values['BH/C1']));
          if (!forfeits) expect(values['BH/P']).toEqual(values.BH);
        }
      }),
    );
  });

  it('FB is BH while the final round is still to come', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const planned = {
          ...tournament,
          settings: { ...tournament.settings, roundCount: tournament.rounds.length + 1 },
        };
        for (const values of valuesOf(planned, { tieBreaks: 'FB,FB/C1,BH,BH/C1' }).values()) {
          expect(values.FB).toEqual(values.BH);
          expect(values['FB/C1']).toEqual(values['BH/C1']);
        }
      }),
    );
  });

  it('order: nobody stands above another who is better in the first difference', () => {
    const codes = ['BH/C1', 'BH', 'SB', 'PS', 'WIN', 'TPN'];
    fc.assert(
      fc.property(tournamentArbitrary(), edition, (tournament, id) => {
        const { rows } = standings(tournament, { tieBreaks: codes, edition: id });
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, place) => place + 1));
        rows.slice(1).forEach((row, place) => {
          const above = rows[place]!;
          const keys = ['PTS', ...codes];
          const first = keys.find((key) => number(above.values[key]) !== number(row.values[key]));
          expect(row.decidedBy).toBe(first);
          const better = number(above.values[first!]) - number(row.values[first!]);
          expect(first === 'TPN' ? -better : better).toBeGreaterThan(0);
        });
      }),
    );
  });

  it('is cut to a round as if the later ones did not exist', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), fc.integer({ min: 1, max: 6 }), (tournament, at) => {
        const round = Math.min(at, tournament.rounds.length);
        const codes = ALL_CODES.filter((code) => !code.startsWith('FB') && code !== 'AOB/F');
        const shorter = { ...tournament, rounds: tournament.rounds.slice(0, round) };
        const options = { round, tieBreaks: codes };
        expect(standings(tournament, options).rows).toEqual(standings(shorter, options).rows);
      }),
      { numRuns: 50 },
    );
  });
});
