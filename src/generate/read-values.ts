import type { Amount, Frequency, FrequencyByRound } from './amount.js';

/** A value that was read, or what was expected in its place. */
export type ReadValue<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'expected'; readonly expected: string };

const value = <T>(read: T): ReadValue<T> => ({ kind: 'value', value: read });
const expected = (words: string): { readonly kind: 'expected'; readonly expected: string } => ({
  kind: 'expected',
  expected: words,
});

/** "12" or "8-60". */
export function readAmount(text: string): ReadValue<Amount> {
  const match = /^(\d{1,6})(?:\s*(?:-|\.\.)\s*(\d{1,6}))?$/.exec(text.trim());
  if (!match) return expected('a number such as 12, or a range such as 8-60');
  const low = Number(match[1]);
  if (match[2] === undefined) return value(low);
  const high = Number(match[2]);
  return low <= high ? value([low, high]) : expected('a range from low to high, such as 8-60');
}

/** "40", or "-25". */
export function readInteger(text: string): ReadValue<number> {
  return /^-?\d{1,6}$/.test(text.trim())
    ? value(Number(text))
    : expected('a whole number such as 40');
}

/**
 * "2%", "2.5%", "1/40" (once in 40), "8x" (exactly 8), and a bare number, which is a count or the N
 * of "once in N" (0 is never), as `bare` says. Several with commas between are one for each round.
 */
export function readFrequency(text: string, bare: 'count' | 'oneIn'): ReadValue<FrequencyByRound> {
  const parts = text.split(',').map((part) => readOne(part.trim(), bare));
  if (parts.some((part) => part === undefined)) {
    return expected('a share such as 2.5% or 1/40, or a count such as 8x');
  }
  const read = parts as Frequency[];
  return value(read.length === 1 ? read[0]! : read);
}

function readOne(text: string, bare: 'count' | 'oneIn'): Frequency | undefined {
  const match = /^(?:(\d{1,3})(?:\.(\d))?\s*%|1\s*\/\s*(\d{1,6})|(\d{1,6})\s*x|(\d{1,6}))$/i.exec(
    text,
  );
  if (!match) return undefined;
  const [, percent, tenth, inverse, count, number] = match;
  if (percent !== undefined) {
    const perMille = Number(percent) * 10 + Number(tenth ?? '0');
    return perMille <= 1000 ? { perMille } : undefined;
  }
  if (count !== undefined) return { count: Number(count) };
  if (number !== undefined && bare === 'count') return { count: Number(number) };
  const oneIn = Number(inverse ?? number);
  return oneIn === 0 ? { perMille: 0 } : { oneIn };
}

/** The text that `readFrequency` reads back. */
export function formatFrequency(frequency: FrequencyByRound, bare: 'count' | 'oneIn'): string {
  if (isList(frequency)) return frequency.map((one) => formatFrequency(one, bare)).join(', ');
  if ('count' in frequency) return bare === 'count' ? `${frequency.count}` : `${frequency.count}x`;
  if ('oneIn' in frequency) return bare === 'oneIn' ? `${frequency.oneIn}` : `1/${frequency.oneIn}`;
  const { perMille } = frequency;
  if (perMille === 0 && bare === 'oneIn') return '0';
  return `${Math.floor(perMille / 10)}${perMille % 10 === 0 ? '' : `.${perMille % 10}`}%`;
}

const isList = (frequency: FrequencyByRound): frequency is readonly Frequency[] =>
  Array.isArray(frequency);

export const formatAmount = (amount: Amount): string =>
  typeof amount === 'number' ? String(amount) : amount.join('-');

/** One of a closed set of words, in any case. */
export function readWord<T extends string>(text: string, words: readonly T[]): ReadValue<T> {
  const found = words.find((word) => word.toLowerCase() === text.trim().toLowerCase());
  return found === undefined ? expected(words.join(', ')) : value(found);
}

export function readYesNo(text: string): ReadValue<boolean> {
  const read = readWord(text, ['yes', 'no', 'true', 'false', '1', '0']);
  if (read.kind === 'expected') return expected('yes or no');
  return value(['yes', 'true', '1'].includes(read.value));
}
