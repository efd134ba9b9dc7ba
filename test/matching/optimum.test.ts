import { describe, expect, it } from 'vitest';
import { createOptimum, NO_EDGE } from '../../src/matching/optimum.js';
import { seededInts } from '../oracle/olympiad/random-teams.js';

/** The greatest weight by trying every perfect matching; undefined when there is none. */
function bestByEnumeration(
  left: readonly number[],
  weightOf: (u: number, v: number) => number,
): number | undefined {
  const [first, ...rest] = left;
  if (first === undefined) return 0;
  let best: number | undefined;
  for (const other of rest) {
    const weight = weightOf(first, other);
    if (weight === NO_EDGE) continue;
    const others = bestByEnumeration(
      rest.filter((vertex) => vertex !== other),
      weightOf,
    );
    if (others !== undefined && (best === undefined || weight + others > best)) {
      best = weight + others;
    }
  }
  return best;
}

function randomGraph(random: (bound: number) => number) {
  const size = 2 * (1 + random(4));
  const density = 1 + random(10);
  const range = 1 + random(6);
  const shift = random(range);
  const table = new Map<string, number>();
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size; v += 1) {
      table.set(`${u}-${v}`, random(10) < density ? random(range) - shift : NO_EDGE);
    }
  }
  const key = (u: number, v: number) => `${Math.min(u, v)}-${Math.max(u, v)}`;
  return {
    size,
    weightOf: (u: number, v: number) => table.get(key(u, v))!,
    setWeight: (u: number, v: number, weight: number) => table.set(key(u, v), weight),
  };
}

describe('createOptimum', () => {
  it('finds the greatest weight, before and after weights are lowered', () => {
    const rounds = Number(process.env.PAIRING_CHECKER_RUNS ?? 2000);
    let kept = 0;
    let refused = 0;
    for (let seed = 0; seed < rounds; seed += 1) {
      const random = seededInts(seed);
      const graph = randomGraph(random);
      const vertices = Array.from({ length: graph.size }, (_, vertex) => vertex);
      const expected = bestByEnumeration(vertices, graph.weightOf);
      const optimum = createOptimum(graph.size, graph.weightOf);
      expect(optimum?.weight, `seed ${seed}`).toBe(expected);
      if (!optimum) continue;
      for (let question = 0; question < 8; question += 1) {
        const changes: { u: number; v: number; old: number; weight: number }[] = [];
        for (let index = 0; index <= random(3); index += 1) {
          const u = random(graph.size);
          const v = (u + 1 + random(graph.size - 1)) % graph.size;
          const old = graph.weightOf(u, v);
          if (changes.some((one) => one.u + one.v === u + v)) continue;
          changes.push({ u, v, old, weight: random(2) === 0 ? NO_EDGE : old - random(2) });
        }
        for (const { u, v, weight } of changes) graph.setWeight(u, v, weight);
        const stays = bestByEnumeration(vertices, graph.weightOf) === expected;
        expect(optimum.lower(changes), `seed ${seed} question ${question}`).toBe(stays);
        if (stays) kept += 1;
        else {
          refused += 1;
          for (const { u, v, old } of changes) graph.setWeight(u, v, old);
        }
        let sum = 0;
        for (const u of vertices) {
          const v = optimum.mate(u);
          expect(optimum.mate(v)).toBe(u);
          expect(optimum.weightOf(u, v)).toBe(graph.weightOf(u, v));
          sum += graph.weightOf(u, v);
        }
        expect(sum).toBe(2 * expected!);
      }
    }
    expect(Math.min(kept, refused)).toBeGreaterThan(rounds);
  });

  it('refines an optimum by further weights', () => {
    for (let seed = 0; seed < 1500; seed += 1) {
      const random = seededInts(seed);
      const graph = randomGraph(random);
      const vertices = Array.from({ length: graph.size }, (_, vertex) => vertex);
      let optimum = createOptimum(graph.size, graph.weightOf);
      if (!optimum) continue;
      let combined = graph.weightOf;
      for (let level = 0; level < 3; level += 1) {
        const other = vertices.map(() => vertices.map(() => random(4) - 2));
        const second = (u: number, v: number) => other[Math.min(u, v)]![Math.max(u, v)]!;
        const first = combined;
        combined = (u, v) => first(u, v) * 100 + second(u, v);
        optimum = optimum.refine(second);
        const best = bestByEnumeration(vertices, combined);
        const reached = vertices.reduce((sum, u) => sum + combined(u, optimum!.mate(u)), 0) / 2;
        expect(reached, `seed ${seed} level ${level}`).toBe(best);
        const [u, v] = [random(graph.size), random(graph.size)];
        if (u === v || optimum.weightOf(u, v) === NO_EDGE) continue;
        const old = graph.weightOf(u, v);
        graph.setWeight(u, v, NO_EDGE);
        const stays = bestByEnumeration(vertices, combined) === best;
        expect(optimum.lower([{ u, v, weight: NO_EDGE }]), `seed ${seed} ${u}-${v}`).toBe(stays);
        if (!stays) graph.setWeight(u, v, old);
      }
    }
  });

  it('has no perfect matching of an odd number, nor of a vertex without an edge', () => {
    expect(createOptimum(3, () => 1)).toBeUndefined();
    expect(createOptimum(4, (u) => (u === 0 ? NO_EDGE : 1))).toBeUndefined();
    expect(createOptimum(0, () => 1)?.weight).toBe(0);
  });

  it('shrinks and expands nested blossoms', () => {
    const size = 40;
    const random = seededInts(7);
    for (let run = 0; run < 200; run += 1) {
      const weights = new Map<number, number>();
      for (let u = 0; u < size; u += 1) {
        for (let v = u + 1; v < size; v += 1) {
          weights.set(u * size + v, random(4) === 0 ? random(9) : NO_EDGE);
        }
      }
      const optimum = createOptimum(size, (u, v) => weights.get(u * size + v)!);
      const again = createOptimum(
        size,
        (u, v) => weights.get((size - 1 - v) * size + size - 1 - u)!,
      );
      expect(optimum?.weight, `run ${run}`).toBe(again?.weight);
    }
  });

  it('refuses to raise a weight', () => {
    const optimum = createOptimum(2, () => 1)!;
    expect(() => optimum.lower([{ u: 0, v: 1, weight: 2 }])).toThrow(/^Expected/);
  });

  it('answers 100 questions about 1,000 vertices', { timeout: 120_000 }, () => {
    const size = 1000;
    const optimum = createOptimum(size, (u, v) =>
      (u + v) % 7 === 0 ? 0 : u < 301 === v < 301 ? 1 : 0,
    )!;
    for (let u = 0; u < size; u += 10) optimum.lower([{ u, v: optimum.mate(u), weight: NO_EDGE }]);
    expect(optimum.weight).toBe(499);
  });
});
