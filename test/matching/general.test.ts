import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMatching } from '../../src/matching/general.js';

/** Size of a largest matching of the vertices of `rest`, by trying everything. */
function largest(rest: readonly number[], edges: ReadonlySet<number>, size: number): number {
  const [first, ...others] = rest;
  if (first === undefined) return 0;
  let best = largest(others, edges, size);
  for (const partner of others) {
    if (!edges.has(first * size + partner)) continue;
    const without = others.filter((vertex) => vertex !== partner);
    best = Math.max(best, 1 + largest(without, edges, size));
  }
  return best;
}

const graphs = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(20, 40, 60, 90))
  .chain(([size, density]) =>
    fc
      .array(fc.integer({ min: 1, max: 100 }), { minLength: size * size, maxLength: size * size })
      .map((chances) => {
        const edges = new Set<number>();
        for (let u = 0; u < size; u += 1) {
          for (let v = u + 1; v < size; v += 1) {
            if (chances[u * size + v]! > density) continue;
            edges.add(u * size + v).add(v * size + u);
          }
        }
        return { size, edges };
      }),
  );

describe('createMatching', () => {
  it('grows a maximum matching and knows which vertices can be left over', () => {
    fc.assert(
      fc.property(graphs, ({ size, edges }) => {
        const matching = createMatching(size, (u, v) => edges.has(u * size + v));
        const all = Array.from({ length: size }, (_, vertex) => vertex);
        let pairs = 0;
        for (const vertex of all) {
          if (matching.add(vertex)) pairs += 1;
          expect(pairs).toBe(largest(all.slice(0, vertex + 1), edges, size));
        }
        for (const vertex of all) {
          const partner = matching.mate[vertex]!;
          if (partner >= 0) {
            expect(edges.has(vertex * size + partner)).toBe(true);
            expect(matching.mate[partner]).toBe(vertex);
          }
        }
        const exposed = all.filter((vertex) => matching.mate[vertex]! < 0);
        if (exposed.length !== 1) return;
        const expected = all.filter(
          (vertex) =>
            largest(
              all.filter((other) => other !== vertex),
              edges,
              size,
            ) === pairs,
        );
        expect(matching.exposed).toEqual(exposed);
        const found = all.filter((vertex) => matching.canExpose(exposed[0]!, (v) => v === vertex));
        expect(found).toEqual(expected);
      }),
      { numRuns: 4_000 },
    );
  });
});
