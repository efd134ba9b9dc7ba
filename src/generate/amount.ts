import type { Random } from './random.js';

/** A number, or a range from which the seed draws one, both ends included. */
export type Amount = number | readonly [low: number, high: number];

/**
 * How often something happens: exactly `count` times in the tournament, or at random at every
 * occasion, so many times in a thousand, or once in so many.
 */
export type Frequency =
  | { readonly count: number }
  | { readonly perMille: number }
  | { readonly oneIn: number };

/** One frequency for the whole tournament, or one for each round (counts are then per round). */
export type FrequencyByRound = Frequency | readonly Frequency[];

export const NEVER: Frequency = { perMille: 0 };

export function drawAmount(random: Random, amount: Amount): number {
  return typeof amount === 'number' ? amount : random.between(amount[0], amount[1]);
}

/** @throws RangeError when the amount is no integer or range of integers within the limits. */
export function checkAmount(name: string, amount: Amount, low: number, high: number): void {
  const [from, to] = Array.isArray(amount) ? amount : [amount, amount];
  const whole = Number.isInteger(from) && Number.isInteger(to);
  if (!whole || from < low || to > high || from > to) {
    const found = from === to ? `${from}` : `${from} to ${to}`;
    throw new RangeError(`Expected ${name} from ${low} to ${high}, found ${found}`);
  }
}

/** @throws RangeError when a count is negative or a chance is beyond 1000. */
export function checkFrequency(name: string, frequency: FrequencyByRound): void {
  for (const one of isByRound(frequency) ? frequency : [frequency]) {
    const [value, lowest, highest] =
      'count' in one
        ? [one.count, 0, 100_000]
        : 'oneIn' in one
          ? [one.oneIn, 1, 1_000_000]
          : [one.perMille, 0, 1000];
    if (!Number.isInteger(value) || value < lowest || value > highest) {
      throw new RangeError(
        `Expected ${name} as an integer from ${lowest} to ${highest}, found ${value}`,
      );
    }
  }
}

/**
 * Chooses the occasions at which something happens. `occasions` stand in order of rounds; `roundOf`
 * tells the round of each.
 */
export function drawOccasions<T>(
  random: Random,
  frequency: FrequencyByRound,
  occasions: readonly T[],
  roundOf: (occasion: T) => number,
): T[] {
  if (!isByRound(frequency)) return drawSome(random, frequency, occasions);
  return frequency.flatMap((one, index) =>
    drawSome(
      random,
      one,
      occasions.filter((occasion) => roundOf(occasion) === index + 1),
    ),
  );
}

export const isByRound = (frequency: FrequencyByRound): frequency is readonly Frequency[] =>
  Array.isArray(frequency);

function drawSome<T>(random: Random, frequency: Frequency, occasions: readonly T[]): T[] {
  if ('count' in frequency) {
    const places = random.shuffle(occasions.map((_, index) => index)).slice(0, frequency.count);
    return places.sort((a, b) => a - b).map((index) => occasions[index]!);
  }
  if (isNever(frequency)) return [];
  return occasions.filter(() => happens(random, frequency));
}

const isNever = (frequency: Frequency): boolean =>
  ('count' in frequency && frequency.count === 0) ||
  ('perMille' in frequency && frequency.perMille === 0);

/** Whether it happens at one occasion, for frequencies without a count. */
export function happens(random: Random, frequency: Exclude<Frequency, { count: number }>): boolean {
  return 'oneIn' in frequency
    ? random.chance(1, frequency.oneIn)
    : random.chance(frequency.perMille, 1000);
}
