import { describe, expect, it } from 'vitest';
import { exchanges, subsets } from '../../oracle/dutch2012/generation.js';

/** "5<->6" for one player, "54<->67" for two; positions count from 1, halves 5 and 6. */
function exchangeTexts(size: number): string[] {
  return [...exchanges(11, 5)]
    .filter(({ fromS1 }) => fromS1.length === size)
    .map(({ fromS1, fromS2 }) => {
      const numbers = (list: readonly number[]) => list.map((index) => index + 1).join(' ');
      return `${numbers(fromS1)}<->${numbers(fromS2)}`;
    });
}

describe('order of generation (C.04.1:2012 D), 11 players', () => {
  it('D.2: one player', () => {
    const texts = exchangeTexts(1);
    expect(texts).toHaveLength(30);
    expect(texts.slice(0, 16)).toEqual([
      ...['5<->6', '5<->7', '4<->6', '5<->8', '4<->7', '3<->6', '5<->9', '4<->8', '3<->7'],
      ...['2<->6', '5<->10', '4<->9', '3<->8', '2<->7', '1<->6', '5<->11'],
    ]);
    expect(texts.at(-1)).toBe('1<->11');
  });

  it('D.2: two players', () => {
    const texts = exchangeTexts(2);
    expect(texts).toHaveLength(150);
    expect(texts.slice(0, 12)).toEqual([
      ...['5 4<->6 7', '5 4<->6 8', '5 3<->6 7', '5 4<->6 9', '5 4<->7 8', '5 3<->6 8'],
      ...['5 2<->6 7', '4 3<->6 7', '5 4<->6 10', '5 4<->7 9', '5 3<->6 9', '5 3<->7 8'],
    ]);
    expect(texts.at(-1)).toBe('2 1<->10 11');
  });

  it('D.2: three players', () => {
    expect(exchangeTexts(3).slice(0, 6)).toEqual([
      ...['5 4 3<->6 7 8', '5 4 3<->6 7 9', '5 4 2<->6 7 8'],
      ...['5 4 3<->6 7 10', '5 4 3<->6 8 9', '5 4 2<->6 7 9'],
    ]);
  });

  it('D.3: sets of moved-down players', () => {
    const sets = (size: number) => [...subsets([1, 2, 3, 4, 5], size)].map((set) => set.join(''));
    expect(sets(4)).toEqual(['1234', '1235', '1245', '1345', '2345']);
    expect(sets(2)).toEqual(['12', '13', '14', '15', '23', '24', '25', '34', '35', '45']);
  });
});
