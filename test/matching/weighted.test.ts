import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumCostPerfectMatching } from '../../src/matching/weighted.js';

type Edge = readonly number[] | undefined;

/** Every perfect matching, tried one by one. */
function cheapestByEnumeration(edges: readonly (readonly Edge[])[], width: number) {
  let best: number[] | undefined;
  const visit = (rest: readonly number[], sum: readonly number[]): void => {
    const [first, ...others] = rest;
    if (first === undefined) {
      if (!best || isLess(sum, best)) best = [...sum];
      return;
    }
    for (const partner of others) {
      const edge = edges[first]![partner];
      if (!edge) continue;
      visit(
        others.filter((vertex) => vertex !== partner),
        sum.map((value, index) => value + edge[index]!),
      );
    }
  };
  visit(
    edges.map((_, index) => index),
    new Array<number>(width).fill(0),
  );
  return best;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return a[i]! < b[i]!;
  return false;
}

const graphs = fc
  .record({
    half: fc.integer({ min: 1, max: 4 }),
    width: fc.integer({ min: 1, max: 3 }),
    largest: fc.constantFrom(1, 2, 5, 40),
    density: fc.constantFrom(30, 60, 90, 100),
  })
  .chain(({ half, width, largest, density }) => {
    const size = 2 * half;
    const edge = fc
      .tuple(
        fc.integer({ min: 1, max: 100 }),
        fc.array(fc.integer({ min: -largest, max: largest }), {
          minLength: width,
          maxLength: width,
        }),
      )
      .map(([chance, values]) => (chance <= density ? values : undefined));
    return fc
      .array(edge, { minLength: (size * (size - 1)) / 2, maxLength: (size * (size - 1)) / 2 })
      .map((list) => {
        const edges: Edge[][] = Array.from({ length: size }, () => new Array<Edge>(size));
        let next = 0;
        for (let u = 0; u < size; u += 1) {
          for (let v = u + 1; v < size; v += 1) {
            edges[u]![v] = list[next];
            edges[v]![u] = list[next];
            next += 1;
          }
        }
        return { size, width, edges };
      });
  });

describe('minimumCostPerfectMatching', () => {
  it('equals plain enumeration on random graphs with lexicographic costs', () => {
    fc.assert(
      fc.property(graphs, ({ size, width, edges }) => {
        const cost = new Float64Array(size * size * width).fill(Number.POSITIVE_INFINITY);
        for (let u = 0; u < size; u += 1) {
          for (let v = 0; v < size; v += 1) {
            edges[u]![v]?.forEach((value, i) => {
              cost[(u * size + v) * width + i] = value;
            });
          }
        }
        const mate = minimumCostPerfectMatching({ size, width, cost });
        const expected = cheapestByEnumeration(edges, width);
        if (!mate || !expected) {
          expect(mate === undefined).toBe(expected === undefined);
          return;
        }
        const sum = new Array<number>(width).fill(0);
        for (let u = 0; u < size; u += 1) {
          const v = mate[u]!;
          expect(mate[v]).toBe(u);
          if (u < v)
            edges[u]![v]!.forEach((value, i) => {
              sum[i]! += value;
            });
        }
        expect(sum).toEqual(expected);
      }),
      { numRuns: 20_000 },
    );
  });
});
