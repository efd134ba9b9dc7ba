import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  recursiveBuchholz,
  recursivePerformance,
  verifyRecursive,
} from '../../src/standings/index.js';
import { swapResults, tournamentArbitrary, withRatings } from './arbitrary.js';
import { number, valuesOf } from './values.js';

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

  it('rejects values with one of them moved', () => {
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
