/** A small seeded generator (mulberry32), so that a failing test can be run again. */
export interface RandomSource {
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number;
  pick<T>(items: ArrayLike<T>): T;
}

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit: number): number => next() % limit;
  return { below, pick: (items) => items[below(items.length)]! };
}
