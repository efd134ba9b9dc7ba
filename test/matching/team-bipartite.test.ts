import { describe, expect, it } from 'vitest';
import { firstPerfectMatching } from '../../src/matching/team-bipartite.js';
import { seededInts } from '../oracle/olympiad/random-teams.js';

/** All perfect matchings in order, row by row. */
function* inOrder(
  size: number,
  mayPair: (row: number, column: number) => boolean,
  taken: readonly number[] = [],
): Generator<readonly number[]> {
  if (taken.length === size) yield taken;
  else {
    for (let column = 0; column < size; column += 1) {
      if (taken.includes(column) || !mayPair(taken.length, column)) continue;
      yield* inOrder(size, mayPair, [...taken, column]);
    }
  }
}

describe('firstPerfectMatching', () => {
  it('finds the first of all perfect matchings, whatever it starts from', () => {
    let compared = 0;
    for (let seed = 0; seed < 3000; seed += 1) {
      const random = seededInts(seed);
      const size = 1 + random(6);
      const density = 3 + random(8);
      const table = Array.from({ length: size * size }, () => random(10) < density);
      const mayPair = (row: number, column: number) => table[row * size + column]!;
      const all = [...inOrder(size, mayPair)];
      if (all.length === 0) continue;
      const start = all[random(all.length)]!;
      expect(firstPerfectMatching(start, mayPair), `seed ${seed}`).toEqual(all[0]);
      if (all.length > 1) compared += 1;
    }
    expect(compared).toBeGreaterThan(1000);
  });
});
