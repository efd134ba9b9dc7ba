import { describe, expect, it } from 'vitest';
import { type Candidate, compareGeneration } from '../../../src/systems/dutch/generation-order.js';

/** Eleven players, five pairs: the exchange of S1 and S2 members (places from 1) without more. */
function exchanged(down: readonly number[], up: readonly number[]): Candidate {
  const s1 = [1, 2, 3, 4, 5].filter((place) => !down.includes(place)).concat(up);
  const s2 = [6, 7, 8, 9, 10, 11].filter((place) => !up.includes(place)).concat(down);
  s1.sort((a, b) => a - b);
  s2.sort((a, b) => a - b);
  // Each S1 player takes the first larger number left, so that nobody had to be exchanged less.
  const pairs = s1.map((place) => {
    const at = s2.findIndex((other) => other > place);
    return [place - 1, s2.splice(at, 1)[0]! - 1] as const;
  });
  return { pairs, downfloaters: s2.map((place) => place - 1) };
}

const straight = exchanged([], []);

describe('numbers of exchanges (C.04.3:2026 art. 4.3.2, table of eleven players)', () => {
  it.each([
    [[5], [6], 1],
    [[5], [7], 2],
    [[4], [6], 3],
    [[5], [8], 4],
    [[4], [7], 5],
    [[3], [6], 6],
    [[5, 4], [6, 7], 31],
    [[5, 4], [6, 8], 32],
    [[5, 3], [6, 7], 33],
  ])('%j for %j is number %i', (down, up, number) => {
    const difference = compareGeneration(0, straight, exchanged(down, up))!;
    expect(difference.stage).toBe('exchange');
    expect(difference.sign).toBeLessThan(0);
    expect(difference.first).toEqual({ players: [], number: 0 });
    expect(difference.second.number).toBe(number);
  });

  it('numbers transpositions: the straight pairing is the first of 720', () => {
    const second: Candidate = {
      pairs: [
        [0, 5],
        [1, 6],
        [2, 7],
        [3, 8],
        [4, 10],
      ],
      downfloaters: [9],
    };
    const difference = compareGeneration(0, straight, second)!;
    expect(difference).toMatchObject({ stage: 'transposition', first: { number: 1 } });
    expect(difference.second.number).toBe(2);
  });
});
