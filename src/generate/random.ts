/** A seed: the same text or number gives the same values on every machine. */
export type Seed = number | string;

/** A stream of random integers. Only integer arithmetic, so that all machines agree. */
export interface Random {
  /** An integer from 0 to `bound - 1`, all equally likely. */
  below(bound: number): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True in `count` of `of` cases. */
  chance(count: number, of: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A new array with the items in random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A random stream for a seed, and for a purpose if labels are given (streams do not overlap). */
export function createRandom(seed: Seed, ...labels: readonly (string | number)[]): Random {
  const next = smallFastCounter([seed, ...labels].join('/'));
  const below = (bound: number): number => {
    if (!Number.isInteger(bound) || bound < 1 || bound > 2 ** 32) {
      throw new RangeError(`Expected a bound from 1 to 2^32, found ${bound}`);
    }
    // Values of the incomplete last block would make small numbers more likely.
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let value = next();
    while (value >= limit) value = next();
    return value % bound;
  };
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let index = result.length - 1; index > 0; index -= 1) {
      const other = below(index + 1);
      [result[index], result[other]] = [result[other]!, result[index]!];
    }
    return result;
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (count, of) => below(of) < count,
    pick: (items) => items[below(items.length)]!,
    shuffle,
  };
}

/** C. Doty-Humphrey's sfc32: 128 bits of state, additions, shifts and a rotation. */
function smallFastCounter(text: string): () => number {
  let [a, b, c, counter] = fourWords(text);
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** Spreads a text over four words of 32 bits, each from another start. */
function fourWords(text: string): [number, number, number, number] {
  const word = (start: number): number => {
    let hash = start ^ text.length;
    for (let index = 0; index < text.length; index += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x5bd1e995);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), 0x85ebca6b);
    return hash ^ (hash >>> 16);
  };
  return [word(0x9e3779b9), word(0x243f6a88), word(0xb7e15162), word(1)];
}
