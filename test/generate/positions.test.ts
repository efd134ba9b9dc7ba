import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatePosition, type PositionOptions } from '../../src/generate/positions.js';
import { GAME_RESULT_TABLE } from '../../src/model/result.js';
import type { Tournament } from '../../src/model/tournament.js';
import { pairRound } from '../../src/words/index.js';

const options = fc.record<PositionOptions>(
  {
    players: fc.oneof(
      fc.integer({ min: 2, max: 20 }),
      fc.tuple(fc.integer({ min: 2, max: 6 }), fc.integer({ min: 7, max: 20 })),
    ),
    played: fc.integer({ min: 0, max: 12 }),
    numbering: fc.constantFrom('rating', 'shuffled', 'gaps'),
  },
  { requiredKeys: [] },
);

const historyOf = ({ rounds }: Tournament) => rounds.filter((round) => round.games.length > 0);

describe('generatePosition', () => {
  it('lets nobody meet twice over the board, and nobody twice in a round', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const met = new Set<string>();
        for (const round of generatePosition(seed, wanted).rounds) {
          const seen: number[] = round.byes.map(({ player }) => player);
          for (const { white, black, whiteResult } of round.games) {
            seen.push(white, black);
            if (!GAME_RESULT_TABLE[whiteResult].played) continue;
            const key = [white, black].sort((a, b) => a - b).join();
            expect(met).not.toContain(key);
            met.add(key);
          }
          expect(new Set(seen).size).toBe(seen.length);
        }
      }),
    );
  });

  it('is the round after the history, never beyond the planned rounds', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        const tournament = generatePosition(seed, wanted);
        const next = historyOf(tournament).length + 1;
        expect(tournament.settings.roundCount).toBeGreaterThanOrEqual(next);
        expect(tournament.rounds.length).toBeLessThanOrEqual(next);
        expect(tournament.rounds[next - 1]?.byes.some(({ kind }) => kind === 'U') ?? false).toBe(
          false,
        );
        expect(['paired', 'impossible']).toContain(
          pairRound(tournament, next, { edition: '2026' }).kind,
        );
      }),
    );
  });

  it('gives the same position for the same seed and options', () => {
    fc.assert(
      fc.property(fc.integer(), options, (seed, wanted) => {
        expect(generatePosition(seed, wanted)).toEqual(generatePosition(seed, wanted));
      }),
    );
  });

  it('keeps what the style states', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const style = { lastRound: 100, draws: 0, forfeits: 0, absences: 0, oddResults: 0 };
      const tournament = generatePosition(seed, { players: 8, played: 3, style });
      expect(tournament.settings.roundCount).toBe(historyOf(tournament).length + 1);
      const letters = historyOf(tournament).flatMap((round) =>
        round.games.map((g) => g.whiteResult),
      );
      expect(letters.every((letter) => letter === '1' || letter === '0')).toBe(true);
    }
  });

  it('comes in many kinds', () => {
    const positions = Array.from({ length: 300 }, (_, seed) => generatePosition(seed));
    const some = (has: (tournament: Tournament) => boolean) => positions.filter(has).length;
    expect(some(({ settings }) => settings.acceleration.length > 0)).toBeGreaterThan(10);
    expect(some(({ settings }) => settings.forbidden.length > 0)).toBeGreaterThan(10);
    expect(some(({ settings }) => settings.rankByFileOrder)).toBeGreaterThan(10);
    expect(some(({ settings }) => settings.scoring.pab === 5)).toBeGreaterThan(3);
    expect(some(({ rounds }) => rounds.at(-1)?.games.length === 0)).toBeGreaterThan(30);
    for (const kind of ['F', 'H', 'U', 'Z']) {
      const has = ({ rounds }: Tournament) =>
        rounds.some(({ byes }) => byes.some((b) => b.kind === kind));
      expect(some(has)).toBeGreaterThan(30);
    }
  });

  it('names the system and edition asked for, and refuses those of teams', () => {
    const { info, settings } = generatePosition(1, { system: 'burstein' });
    expect(`${info.type} ${settings.typeCode ?? ''}`).toContain('Burstein');
    const older = generatePosition(1, { edition: '2017' });
    expect(older.info.type).toContain('2017');
    expect(() => generatePosition(1, { system: 'team' })).toThrow('Expected a system of players');
  });
});
