import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/index.js';
import { createTournament, type GameResult } from '../../src/model/index.js';
import { verifyTournament } from '../../src/words/index.js';

/** Round 1 of eight with the given boards, White first; nobody says the initial colour. */
const verified = (...boards: readonly (readonly [number, number])[]) =>
  verifyTournament(
    createTournament({
      players: Array.from({ length: 8 }, (_, index) => ({ id: index + 1 })),
      settings: { roundCount: 5, typeCode: 'FIDE_DUTCH_2026' },
      rounds: [
        {
          number: 1,
          games: boards.map(([white, black]) => ({
            ...{ white, black, coloursKnown: true },
            ...{ whiteResult: '1' as GameResult, blackResult: '0' as GameResult },
          })),
          byes: [],
        },
      ],
    }),
  );

describe('the initial colour when no record tells it (TRF26, record 152)', () => {
  it('is that of the highest ranked player, and it is said when most boards say otherwise', () => {
    const result = verified([5, 1], [6, 2], [3, 7], [8, 4]);
    expect(result.rounds[0]!.findings.map(({ kind }) => kind)).toEqual([
      'colour',
      'colour',
      'colour',
    ]);
    expect(result.assumptions.slice(1)).toEqual([
      'the file does not tell the initial colour; black is inferred from round 1',
      'it rests on the board of 1, the highest ranked; 3 of the 4 boards speak for the other colour, so that board may be the odd one',
    ]);
  });
  it('nothing more is said when a single other board is odd', () => {
    const result = verified([5, 1], [2, 6], [7, 3], [8, 4]);
    expect(result.rounds[0]!.findings).toHaveLength(1);
    expect(result.assumptions).toHaveLength(2);
  });
});

describe.each(['team', 'olympiad'] as const)('the initial colour of %s rounds', (system) => {
  it('follows from round 1 though a team with a declared bye has a number of its own (T8)', () => {
    let declared = 0;
    for (let seed = 0; seed < 20; seed += 1) {
      const tournament = generateTournament(seed, {
        ...{ system, players: [5, 8], rounds: 3, boards: 1 },
        halfByes: { perMille: 150 },
      });
      if (tournament.teamSettings.byes.some(({ round }) => round === 1)) declared += 1;
      const { initialColour: _, ...settings } = tournament.settings;
      const { rounds } = verifyTournament({ ...tournament, settings });
      expect(
        rounds.map(({ verdict }) => verdict),
        `seed ${seed}`,
      ).toEqual(Array(3).fill('conforms'));
    }
    expect(declared).toBeGreaterThan(3);
  });
});
