import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjustedScores,
  explainTieBreak,
  INDIVIDUAL_CODES_2026,
  recursiveBuchholz,
  recursivePerformance,
  STANDINGS_EDITION_IDS,
  standings,
  type TieBreakValue,
  verifyRecursive,
} from '../../src/standings/index.js';
import { renumber, swapResults, tournamentArbitrary, withRatings } from './arbitrary.js';

const ALL_CODES = [...INDIVIDUAL_CODES_2026, 'SOB', 'RP', 'ARPO', 'ARPO/C1', 'ARPO/M1', 'RB'];
const edition = fc.constantFrom(...STANDINGS_EDITION_IDS);

type Tournament = Parameters<typeof standings>[0];

/** Values by id and key. */
const valuesOf = (tournament: Tournament, options: Parameters<typeof standings>[1]) =>
  new Map(standings(tournament, options).rows.map(({ id, values }) => [id, values]));

const number = (value: TieBreakValue | undefined): number => value?.number ?? Number.NaN;

describe('recursive performance (tiebreaks, properties of the authors)', () => {
  it('differs from the performance calculated with it by one constant per component', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const { holds, components } = verifyRecursive(tournament, { tolerance: 1e-9 });
        expect(holds).toBe(true);
        const { components: solved } = recursivePerformance(tournament);
        components.forEach(({ constant }, place) => {
          expect(constant).toBeCloseTo(solved[place]!.drift, 9);
        });
      }),
    );
  });

  it('rejects values with one of them moved, unless its component is that player and one more', () => {
    fc.assert(
      fc.property(tournamentArbitrary({ minPlayers: 4 }), (tournament) => {
        const { players } = recursivePerformance(tournament);
        const moved = players.find(({ value }) => value !== undefined);
        fc.pre(moved !== undefined);
        const values = new Map(
          players.flatMap(({ id, value }) => (value === undefined ? [] : [[id, value]])),
        );
        values.set(moved.id, values.get(moved.id)! + 7);
        expect(verifyRecursive(tournament, { values }).holds).toBe(false);
      }),
    );
  });

  it('does not depend on the initial ratings but for a constant per component', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), fc.array(fc.nat(800)), (tournament, moves) => {
        const before = recursivePerformance(tournament);
        const after = recursivePerformance(
          withRatings(tournament, (id, old) => old + (moves[id] ?? 0)),
        );
        before.components.forEach(({ ids }, place) => {
          const shift = after.components[place]!.level - before.components[place]!.level;
          for (const id of ids) {
            const change = after.players[id - 1]!.value! - before.players[id - 1]!.value!;
            expect(change).toBeCloseTo(shift, 8);
          }
        });
      }),
    );
  });

  it('moves with the ratings when all get the same more', () => {
    fc.assert(
      fc.property(
        tournamentArbitrary(),
        fc.integer({ min: -500, max: 500 }),
        (tournament, more) => {
          const before = recursivePerformance(tournament);
          const after = recursivePerformance(withRatings(tournament, (_, old) => old + more));
          before.players.forEach(({ value }, place) => {
            const moved = after.players[place]!.value;
            if (value === undefined) expect(moved).toBeUndefined();
            else expect(moved! - value).toBeCloseTo(more, 8);
          });
        },
      ),
    );
  });

  it('RP - ARPO is dp - drift', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const values = valuesOf(tournament, { tieBreaks: 'RP,ARPO' });
        const { components } = verifyRecursive(tournament);
        for (const { players, constant } of components) {
          for (const { id, value, performance } of players) {
            const { RP, ARPO } = values.get(id)!;
            expect(number(RP)).toBeCloseTo(value, 8);
            const own = performance - number(ARPO);
            expect(number(RP) - number(ARPO)).toBeCloseTo(own - constant, 7);
          }
        }
      }),
    );
  });

  it('turns round when all results do, with an exactly symmetric dp', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const options = { dp: 'logistic', level: 'zero' } as const;
        const before = recursivePerformance(tournament, options).players;
        const after = recursivePerformance(swapResults(tournament), options).players;
        before.forEach(({ value }, place) => {
          if (value !== undefined) expect(after[place]!.value).toBeCloseTo(-value, 7);
        });
      }),
    );
  });

  it('unplayed rounds change nothing in RP and RB', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), (tournament) => {
        const number = tournament.rounds.length + 1;
        const id = tournament.players[0]!.id;
        const more = {
          ...tournament,
          rounds: [
            ...tournament.rounds,
            { number, games: [], byes: [{ player: id, kind: 'U' as const }] },
          ],
        };
        expect(recursivePerformance(more)).toEqual(recursivePerformance(tournament));
        expect(recursiveBuchholz(more)).toEqual(recursiveBuchholz(tournament));
      }),
    );
  });

  it('the residual of recursive Buchholz is rounding', () => {
    fc.assert(
      fc.property(tournamentArbitrary({ maxPlayers: 30, maxRounds: 4 }), (tournament) => {
        const { components } = recursiveBuchholz(tournament);
        for (const { drift, level } of components) {
          expect(Math.abs(drift)).toBeLessThan(1e-12);
          expect(level).toBe(0);
        }
      }),
    );
  });
});

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

describe('explanations', () => {
  const SUMS = ['BH', 'BH/C1', 'BH/M1', 'BH/P', 'FB', 'FB/C2', 'SB', 'SB/C1', 'SB/P', 'SOB'];
  const COUNTS = ['PTS', 'WIN', 'WON', 'BPG', 'BWG', 'REP', 'STD', 'PS', 'PS/C1', 'KS'];

  it('the contributions that are not cut add up to the value', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), edition, (tournament, id) => {
        const values = valuesOf(tournament, { tieBreaks: [...SUMS, ...COUNTS], edition: id });
        for (const code of [...SUMS, ...COUNTS]) {
          for (const { id: player } of tournament.players) {
            const explained = explainTieBreak(tournament, code, player, { edition: id });
            const sum = explained.contributions
              .filter(({ cut }) => cut === undefined)
              .reduce((total, { value }) => total + value, 0);
            expect(sum, `${code} of ${player}`).toBeCloseTo(number(values.get(player)![code]), 9);
            expect(explained.value).toEqual(values.get(player)![code]);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('the means of what is not cut are the value of the averages', () => {
    const means = ['AOB', 'AOB/F', 'ARO', 'ARO/C1', 'ARO/M1', 'APRO', 'APPO', 'ARPO', 'ARPO/M1'];
    fc.assert(
      fc.property(tournamentArbitrary(), edition, (tournament, id) => {
        const values = valuesOf(tournament, { tieBreaks: means, edition: id });
        for (const code of means) {
          for (const { id: player } of tournament.players) {
            const kept = explainTieBreak(tournament, code, player, { edition: id })
              .contributions.filter(({ cut }) => cut === undefined)
              .map(({ value }) => value);
            const mean = kept.reduce((total, value) => total + value, 0) / kept.length;
            const found = number(values.get(player)![code]);
            if (kept.length === 0) expect(found, code).toBeNaN();
            else if (code.startsWith('AOB') || code.startsWith('ARPO')) {
              expect(found, code).toBeCloseTo(mean, 7);
            } else expect(found, code).toBe(Math.floor(mean + 0.5));
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('adjusted scores are those of the explanations', () => {
    fc.assert(
      fc.property(tournamentArbitrary(), edition, (tournament, id) => {
        for (const { id: player, score, adjusted, rounds } of adjustedScores(tournament, {
          edition: id,
        })) {
          const explained = explainTieBreak(tournament, 'BH', player, { edition: id });
          expect(explained).toMatchObject({ score, adjustedScore: adjusted });
          for (const { round, kind, dummy, category } of rounds) {
            expect(kind === 'game').toBe(category === undefined);
            const line = explained.contributions.find((one) => one.round === round)!;
            if (dummy !== undefined) expect(line.value).toBe(dummy / 10);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
