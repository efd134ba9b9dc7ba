import { describe, expect, it } from 'vitest';
import { generatePosition } from '../../src/generate/positions.js';
import { parseTrf } from '../../src/trf/index.js';
import { writeWholeTrf } from '../../src/trf/write.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { pairRound } from '../../src/words/index.js';

describe('writeWholeTrf', () => {
  it('gives the same pairing again, also where the order of the lines ranks', () => {
    let ranked = 0;
    for (let seed = 0; seed < 150; seed += 1) {
      const tournament = generatePosition(seed);
      if (!tournament.settings.rankByFileOrder) continue;
      ranked += 1;
      const text = writeWholeTrf(tournament, { absences: 'blank', extraLines: ['### end'] }).text;
      expect(text.endsWith('XXC rank\r\n### end\r\n')).toBe(true);
      const again = parseTrf(text).tournament!;
      const rules = { system: 'dutch', edition: '2026' } as const;
      const round = nextRound(tournament);
      expect(pairRound(again, round, rules)).toEqual(pairRound(tournament, round, rules));
    }
    expect(ranked).toBeGreaterThan(5);
  });

  it('is plain TRF26 everywhere else', () => {
    const tournament = generatePosition(1, { numbering: 'rating' });
    const plain = { ...tournament, settings: { ...tournament.settings, rankByFileOrder: false } };
    expect(writeWholeTrf(plain).text).not.toContain('XXC');
  });
});
