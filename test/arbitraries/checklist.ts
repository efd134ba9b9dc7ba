import fc from 'fast-check';
import { expect } from 'vitest';
import type { NearPairing } from '../../src/arbitraries/index.js';

/** Values of an arbitrary from a seed. */
export const sample = <T>(arbitrary: fc.Arbitrary<T>, seed: number, count = 30): T[] =>
  fc.sample(arbitrary, { seed, numRuns: count });

/** The same seed gives the same values. */
export function sameSeedSameValues<T>(arbitrary: fc.Arbitrary<T>): void {
  for (const seed of [1, 2, 3]) {
    expect(sample(arbitrary, seed, 10)).toEqual(sample(arbitrary, seed, 10));
  }
}

/** Only correct values, and only correct values among their shrinks. */
export function onlyCorrectValues<T>(
  arbitrary: fc.Arbitrary<T>,
  isCorrect: (value: T) => boolean | undefined,
  numRuns = 100,
): void {
  fc.assert(
    fc.property(arbitrary, (value) => isCorrect(value) !== false),
    { numRuns },
  );
  for (const { value, shrinks } of walks(arbitrary)) {
    for (const shrunk of [value, ...shrinks]) expect(isCorrect(shrunk)).not.toBe(false);
  }
}

/** Every shrink is strictly smaller than what it came from. */
export function shrinksAreSmaller<T>(
  arbitrary: fc.Arbitrary<T>,
  isSmaller: (shrunk: T, value: T) => boolean,
): void {
  for (const { value, shrinks } of walks(arbitrary)) {
    for (const shrunk of shrinks) expect(isSmaller(shrunk, value)).toBe(true);
  }
}

/** Some of many values are as said. */
export function someValues<T>(
  arbitrary: fc.Arbitrary<T>,
  wanted: Readonly<Record<string, (value: T) => boolean>>,
  count = 300,
): void {
  const values = sample(arbitrary, 7, count);
  for (const [name, has] of Object.entries(wanted)) {
    expect(values.some(has), name).toBe(true);
  }
}

/** Near pairings of every verdict, and with every kind of step. */
export function someNearPairings(
  arbitrary: fc.Arbitrary<NearPairing>,
  verdictOf: (value: NearPairing) => string,
): void {
  const has = (words: string) => (value: NearPairing) =>
    value.steps.some((step) => step.includes(words));
  someValues(arbitrary, {
    conforms: (value) => verdictOf(value) === 'conforms',
    differs: (value) => verdictOf(value) === 'differs',
    illegal: (value) => verdictOf(value) === 'illegal',
    'another bye': has('the bye moves'),
    'turned colours': has('change colours'),
    'exchanged places': has('change places'),
  });
}

/** The smallest value that shows something, as fast-check finds it. */
export function smallest<T>(
  arbitrary: fc.Arbitrary<T>,
  shows: (value: T) => boolean,
): { readonly value: T; readonly report: string } {
  const details = fc.check(
    fc.property(arbitrary, (value) => !shows(value)),
    { seed: 5, numRuns: 1000 },
  );
  if (!details.failed || !details.counterexample) throw new Error('Expected a counterexample');
  return {
    value: details.counterexample[0],
    report: fc.defaultReportMessage(details) ?? '',
  };
}

interface Walk<T> {
  readonly value: T;
  readonly shrinks: readonly T[];
}

/** Random walks down the shrinks of some values. */
function* walks<T>(arbitrary: fc.Arbitrary<T>): Generator<Walk<T>> {
  for (let seed = 1; seed <= 6; seed += 1) {
    yield* walk(arbitrary, seed);
  }
}

function* walk<T>(arbitrary: fc.Arbitrary<T>, seed: number): Generator<Walk<T>> {
  // fast-check shrinks what a property refuses: refuse all, and note what it tries.
  const tried: T[] = [];
  fc.check(
    fc.property(arbitrary, (value) => {
      tried.push(value);
      return false;
    }),
    { seed, numRuns: 1, endOnFailure: false },
  );
  // Every failing value is shrunk, so that each one was a shrink of the one before it.
  for (let index = 1; index < tried.length; index += 1) {
    yield { value: tried[index - 1]!, shrinks: [tried[index]!] };
  }
}
