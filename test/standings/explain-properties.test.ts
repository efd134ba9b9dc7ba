import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  adjustedScores,
  explainTieBreak,
  STANDINGS_EDITION_IDS,
} from '../../src/standings/index.js';
import { tournamentArbitrary } from './arbitrary.js';
import { number, valuesOf } from './values.js';

const edition = fc.constantFrom(...STANDINGS_EDITION_IDS);

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
