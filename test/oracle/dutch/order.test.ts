import { describe, expect, it } from 'vitest';
import { combinations, type Exchange, exchanged, exchanges, transpositions } from './order.js';

const S1 = [1, 2, 3, 4, 5];
const S2 = [6, 7, 8, 9, 10, 11];

/** "5,4<->6,7" as the tables print it. */
const print = ({ down, up }: Exchange): string => `${down.join(',')}<->${up.join(',')}`;

const ofSize = (size: number): string[] =>
  exchanges(S1, S2)
    .filter(({ down }) => down.length === size)
    .map(print);

describe('exchanges of 11 players (C.04.3:2026 art. 4.3.2; C.04.3:2017 D.2; C.04.1:2012 D.2)', () => {
  it('exchanges one player in the 30 ways of the table', () => {
    const table = [
      ...['5<->6', '5<->7', '4<->6', '5<->8', '4<->7', '3<->6', '5<->9', '4<->8', '3<->7'],
      ...['2<->6', '5<->10', '4<->9', '3<->8', '2<->7', '1<->6', '5<->11', '4<->10', '3<->9'],
      ...['2<->8', '1<->7', '4<->11', '3<->10', '2<->9', '1<->8', '3<->11', '2<->10', '1<->9'],
      ...['2<->11', '1<->10', '1<->11'],
    ];
    expect(ofSize(1)).toEqual(table);
  });

  it('exchanges two players in the 150 ways of the table', () => {
    const table = ofSize(2);
    expect(table).toHaveLength(150);
    expect(table.slice(0, 12)).toEqual([
      ...['5,4<->6,7', '5,4<->6,8', '5,3<->6,7', '5,4<->6,9', '5,4<->7,8', '5,3<->6,8'],
      ...['5,2<->6,7', '4,3<->6,7', '5,4<->6,10', '5,4<->7,9', '5,3<->6,9', '5,3<->7,8'],
    ]);
    expect(table.at(-1)).toBe('2,1<->10,11');
  });

  it('exchanges three players as the table begins', () => {
    expect(ofSize(3).slice(0, 6)).toEqual([
      ...['5,4,3<->6,7,8', '5,4,3<->6,7,9', '5,4,2<->6,7,8'],
      ...['5,4,3<->6,7,10', '5,4,3<->6,8,9', '5,4,2<->6,7,9'],
    ]);
  });

  it('needs all halves of the bracket exactly once: C(11, 5) with the original one', () => {
    expect(new Set(exchanges(S1, S2).map(print)).size).toBe(462 - 1);
    const halves = exchanges(S1, S2).map((exchange) => exchanged(S1, S2, exchange)[0].join());
    expect(new Set(halves).size).toBe(462 - 1);
    expect(halves).not.toContain(S1.join());
  });

  it.each([
    ['fewest players first', '5<->11', '5,4<->6,7'],
    ['6 for 4 before 8 for 5: smaller difference', '4<->6', '5<->8'],
    ['8, 6 for 4, 3 before 9, 8 for 5, 4: smaller difference', '4,3<->6,8', '5,4<->8,9'],
    ['moving 5 down before 4', '5<->7', '4<->6'],
    ['5, 2 before 4, 3', '5,2<->6,7', '4,3<->6,7'],
    ['5, 4, 1 before 5, 3, 2', '5,4,1<->6,7,8', '5,3,2<->6,7,8'],
    ['bringing up 6 before 7', '4<->6', '4<->7'],
    ['6, 9 before 7, 8', '5,4<->6,9', '5,4<->7,8'],
    ['6, 7, 10 before 6, 8, 9', '5,4,3<->6,7,10', '5,4,3<->6,8,9'],
  ])('%s', (_rule, earlier, later) => {
    const all = exchanges(S1, S2).map(print);
    expect(all).toContain(earlier);
    expect(all.indexOf(earlier)).toBeLessThan(all.indexOf(later));
  });

  it('sorts both halves again after an exchange', () => {
    expect(exchanged(S1, S2, { down: [5, 2], up: [6, 9] })).toEqual([
      [1, 3, 4, 6, 9],
      [2, 5, 7, 8, 10, 11],
    ]);
  });
});

describe('transpositions (C.04.3:2026 art. 4.2; C.04.3:2017 D.1; C.04.1:2012 D.1)', () => {
  const list = (places: number) => [...transpositions(S2, places)].map((row) => row.join('-'));

  it('has 720 for a homogeneous bracket of 11, in strict lexicographic order', () => {
    const rows = list(5);
    expect(rows).toHaveLength(720);
    // The text prints 6-7-8-10-11 as the third one, which is not in lexicographic order.
    expect(rows.slice(0, 4)).toEqual(['6-7-8-9-10', '6-7-8-9-11', '6-7-8-10-9', '6-7-8-10-11']);
    expect(rows.at(-1)).toBe('11-10-9-8-7');
  });

  it('orders all six players of S2 from 6-7-8-9-10-11 to 11-10-9-8-7-6', () => {
    const rows = list(6);
    expect(rows).toHaveLength(720);
    expect(rows.slice(0, 3)).toEqual(['6-7-8-9-10-11', '6-7-8-9-11-10', '6-7-8-10-9-11']);
    expect(rows.at(-1)).toBe('11-10-9-8-7-6');
  });

  it('looks at the first two places only when there are two MDPs: 72 of nine residents', () => {
    const rows = [...transpositions([3, 4, 5, 6, 7, 8, 9, 10, 11], 2)].map((row) => row.join('-'));
    expect(rows).toHaveLength(72);
    expect(rows.slice(0, 3)).toEqual(['3-4', '3-5', '3-6']);
    expect(rows[8]).toBe('4-3');
    expect(rows.at(-1)).toBe('11-10');
  });

  it('leaves out nothing but what does not fit', () => {
    const fits = (place: number, number: number) => (place + number) % 3 !== 0;
    const filtered = [...transpositions(S2, 3)].filter((row) =>
      row.every((number, place) => fits(place, number)),
    );
    expect([...transpositions(S2, 3, fits)]).toEqual(filtered);
  });
});

describe('sets of MDPs (C.04.3:2026 art. 4.4; C.04.3:2017 D.3; C.04.1:2012 D.3)', () => {
  const list = (size: number) =>
    [...combinations([1, 2, 3, 4, 5], size)].map((row) => row.join('')).join(' ');

  it('is in ascending lexicographic order', () => {
    expect(list(4)).toBe('1234 1235 1245 1345 2345');
    expect(list(2)).toBe('12 13 14 15 23 24 25 34 35 45');
    expect(list(0)).toBe('');
  });
});
