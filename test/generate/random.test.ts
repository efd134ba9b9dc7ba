import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/generate/random.js';

describe('createRandom', () => {
  it('gives these values on every machine', () => {
    const random = createRandom(2026, 'test');
    expect(Array.from({ length: 8 }, () => random.below(1000))).toEqual([
      161, 171, 493, 18, 345, 667, 205, 452,
    ]);
    expect(random.shuffle(['a', 'b', 'c', 'd', 'e'])).toEqual(['c', 'e', 'b', 'a', 'd']);
  });

  it('gives the same stream for the same seed and labels, another for others', () => {
    const stream = (...seed: [number | string, ...string[]]) => {
      const random = createRandom(...seed);
      return Array.from({ length: 4 }, () => random.below(2 ** 32));
    };
    fc.assert(
      fc.property(fc.string(), fc.string(), (seed, label) => {
        expect(stream(seed, label)).toEqual(stream(seed, label));
        expect(stream(seed, label)).not.toEqual(stream(seed, `${label}.`));
      }),
    );
  });

  it('spreads values evenly', () => {
    const random = createRandom('even');
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let draw = 0; draw < 70_000; draw += 1) counts[random.below(7)]! += 1;
    // Six standard deviations of a count are 6 * sqrt(70000 * 6 / 49) = 555.
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(555);
  });

  it('makes no number more likely where the bound does not divide 2^32', () => {
    const random = createRandom('bias');
    let low = 0;
    for (let draw = 0; draw < 3000; draw += 1) if (random.below(3 * 2 ** 30) < 2 ** 30) low += 1;
    // A third; with the incomplete last block it would be a half.
    expect(low).toBeGreaterThan(850);
    expect(low).toBeLessThan(1150);
  });

  it('reaches both ends of a range', () => {
    const random = createRandom('ends');
    const values = new Set(Array.from({ length: 100 }, () => random.between(3, 5)));
    expect(values).toEqual(new Set([3, 4, 5]));
    expect(random.between(4, 4)).toBe(4);
  });

  it('keeps to its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat(100), (seed, low, size) => {
        const value = createRandom(seed).between(low, low + size);
        return value >= low && value <= low + size;
      }),
    );
  });

  it('shuffles without loss', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat()), (seed, items) => {
        const shuffled = createRandom(seed).shuffle(items);
        expect([...shuffled].sort()).toEqual([...items].sort());
      }),
    );
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1])('throws on the bound %s', (bound) => {
    expect(() => createRandom(1).below(bound)).toThrow(/^Expected a bound/);
  });
});
