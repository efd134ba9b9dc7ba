import type { NoPairing, RoundPairing } from '../../src/systems/pairing.js';

const byNumbers = (a: string, b: string): number =>
  Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);

/** Boards as "white-black", the bye as "n-0", sorted: two answers are equal when the texts are. */
export function boards(pairs: readonly (readonly [white: number, black: number])[]): string {
  return pairs
    .map(([white, black]) => `${white}-${black}`)
    .sort(byNumbers)
    .join(' ');
}

/** The same text for a pairing of the library; "none" when there is no legal pairing. */
export function answerText(answer: RoundPairing | NoPairing): string {
  if (answer.kind === 'impossible') return 'none';
  const pairs = answer.pairs.map(({ white, black }) => [white, black] as const);
  return boards(answer.bye === undefined ? pairs : [...pairs, [answer.bye, 0]]);
}

/** The same text for boards written in any order, e.g. "3-1 4-2 5-0". */
export const sortedBoards = (text: string): string => text.split(' ').sort(byNumbers).join(' ');
