import { describe, expect, it } from 'vitest';
import type { Rules } from '../../src/fuzz/rules.js';
import { bookText } from './by-the-book/book-text.js';
import { runBookCampaign } from './by-the-book/campaign.js';
import { engineText } from './by-the-book/engine-text.js';
import { BOOK_RULES, nameOf } from './by-the-book/rules.js';

/** Another edition under the name of each: the nearest thing to a wrong engine that is at hand. */
const WRONG: Readonly<Record<string, Rules>> = {
  'dutch 2026': { system: 'dutch', edition: '2017' },
  'dutch 2017': { system: 'dutch', edition: '2026' },
  'dutch 2012': { system: 'dutch', edition: '2011' },
  'dutch 2011': { system: 'dutch', edition: '2012' },
  'olympiad 2022': { system: 'olympiad', edition: '2012' },
  'olympiad 2012': { system: 'olympiad', edition: '2022' },
  'team 2026': { system: 'olympiad', edition: '2022' },
  'burstein 2026': { system: 'dutch', edition: '2026' },
  'dubov 2026': { system: 'dutch', edition: '2026' },
};

describe.each(BOOK_RULES.map((rules) => [nameOf(rules), rules] as const))(
  'a campaign against the book: %s',
  (name, rules) => {
    it('finds no disagreement in the engine', { timeout: 60_000 }, async () => {
      const result = await runBookCampaign({ rules, seed: 'test', cases: 80 });
      expect(result.disagreements).toEqual([]);
      expect(result.compared).toBeGreaterThan(10);
      expect(result.coverage.rounds).toBeGreaterThan(0);
    });

    it('finds another edition out, and prints a small file', { timeout: 120_000 }, async () => {
      const result = await runBookCampaign({
        rules,
        seed: 'test',
        cases: 4000,
        engine: (tournament, round) => engineText(tournament, round, WRONG[name]!),
        most: 1,
      });
      const [found] = result.disagreements;
      expect(found?.players).toBeLessThan(13);
      expect(found?.engine).not.toBe(found?.book);
      expect(found?.trf).toContain('\n001 ');
    });
  },
);

describe('what the book declines', () => {
  it('is a field too large to enumerate', async () => {
    const { generateTournament } = await import('../../src/generate/generate.js');
    const tournament = generateTournament(1, { players: 40, rounds: 5, played: 3 });
    expect(bookText(tournament, 4, { system: 'dutch', edition: '2026' })).toBeUndefined();
  });
});
