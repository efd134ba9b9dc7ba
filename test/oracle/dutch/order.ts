/**
 * The orders of C.04.3:2026 art. 4.2 to 4.4 (2017: D.1 to D.3), as the text gives them. All numbers
 * are bracket sequence numbers (BSN).
 */

/** An exchange between S1 and S2 (art. 4.3): which players go down, and which come up. */
export interface Exchange {
  readonly down: readonly number[];
  readonly up: readonly number[];
}

/** Subsets of `size` numbers, each ascending, in ascending lexicographic order. */
export function* combinations(
  numbers: readonly number[],
  size: number,
  from = 0,
): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let index = from; index + size <= numbers.length; index += 1) {
    for (const rest of combinations(numbers, size - 1, index + 1)) {
      yield [numbers[index]!, ...rest];
    }
  }
}

/**
 * Transpositions of S2 (art. 4.2): arrangements of its first `places` numbers in ascending
 * lexicographic order. `fits` leaves out at once those that put a number where it may not stand.
 */
export function* transpositions(
  s2: readonly number[],
  places: number,
  fits: (place: number, number: number) => boolean = () => true,
): Generator<readonly number[]> {
  const used = new Set<number>();
  const chosen: number[] = [];
  function* fill(place: number): Generator<readonly number[]> {
    if (place === places) {
      yield [...chosen];
      return;
    }
    for (const number of s2) {
      if (used.has(number) || !fits(place, number)) continue;
      used.add(number);
      chosen.push(number);
      yield* fill(place + 1);
      chosen.pop();
      used.delete(number);
    }
  }
  yield* fill(0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    if (a[index] !== b[index]) return a[index]! - b[index]!;
  }
  return a.length - b.length;
};

/**
 * All exchanges in the order of art. 4.3.2: fewest players; smallest difference between the sum of
 * the numbers that come up and the sum of those that go down; highest numbers going down (compared
 * from the highest); lowest numbers coming up (compared from the lowest).
 */
export function exchanges(s1: readonly number[], s2: readonly number[]): readonly Exchange[] {
  const all: Exchange[] = [];
  for (let size = 1; size <= Math.min(s1.length, s2.length); size += 1) {
    for (const group of combinations(s1, size)) {
      const down = [...group].sort((a, b) => b - a);
      for (const up of combinations(s2, size)) all.push({ down, up });
    }
  }
  return all.sort(
    (a, b) =>
      a.down.length - b.down.length ||
      sum(a.up) - sum(a.down) - (sum(b.up) - sum(b.down)) ||
      compareLists(b.down, a.down) ||
      compareLists(a.up, b.up),
  );
}

/** S1 and S2 after an exchange, sorted again (art. 4.3.1). */
export function exchanged(
  s1: readonly number[],
  s2: readonly number[],
  exchange: Exchange,
): readonly [s1: readonly number[], s2: readonly number[]] {
  const ascending = (a: number, b: number) => a - b;
  return [
    [...s1.filter((number) => !exchange.down.includes(number)), ...exchange.up].sort(ascending),
    [...s2.filter((number) => !exchange.up.includes(number)), ...exchange.down].sort(ascending),
  ];
}

/** The halves without an exchange, then after each exchange in order. */
export function* halves(
  s1: readonly number[],
  s2: readonly number[],
): Generator<readonly [s1: readonly number[], s2: readonly number[]]> {
  yield [s1, s2];
  for (const exchange of exchanges(s1, s2)) yield exchanged(s1, s2, exchange);
}
