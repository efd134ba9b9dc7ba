import { describe, expect, it } from 'vitest';
import { type Column, compareInColumn, isComparable } from '../../src/standings/column.js';
import { rankBy } from '../../src/standings/rank.js';

const column = (parts: Partial<Column> & { numerators: Float64Array }): Column => ({
  better: 'higher',
  unit: 1,
  decimals: 2,
  ...parts,
});
const order = (one: Column, count: number) =>
  rankBy([{ kind: 'columns', columns: [one], usable: (group) => isComparable(one, group) }], count)
    .groups;

describe('comparing values', () => {
  it('compares fractions exactly', () => {
    // 10/3 is less than 334/100 and more than 333/100; 2/6 equals 1/3.
    const fractions = column({
      numerators: Float64Array.of(10, 334, 333, 2, 1),
      denominators: Float64Array.of(3, 100, 100, 6, 3),
    });
    expect(order(fractions, 5)).toEqual([[1], [0], [2], [3, 4]]);
  });

  it('lower is better where the rule says so, and no value stands last either way', () => {
    const numerators = Float64Array.of(Number.NaN, 3, 1, Number.NaN, 2);
    expect(order(column({ numerators }), 5)).toEqual([[1], [4], [2], [0, 3]]);
    expect(order(column({ numerators, better: 'lower' }), 5)).toEqual([[2], [4], [1], [0, 3]]);
  });

  it('real numbers are equal within the tolerance', () => {
    const reals = column({
      numerators: Float64Array.of(1, 1 + 1e-9, 1 - 1e-9, 1.001),
      tolerance: 1e-6,
    });
    expect(order(reals, 4)).toEqual([[3], [0, 1, 2]]);
    expect(compareInColumn(reals, 0, 1)).toBe(0);
  });

  it('values of different components stay tied', () => {
    const numerators = Float64Array.of(3, 2, 1);
    const apart = { tolerance: 1e-6, components: Int32Array.of(0, 1, 0) };
    expect(order(column({ numerators, ...apart }), 3)).toEqual([[0, 1, 2]]);
    const together = { tolerance: 1e-6, components: Int32Array.of(0, 0, 0) };
    expect(order(column({ numerators, ...together }), 3)).toEqual([[0], [1], [2]]);
    const missing = Float64Array.of(3, Number.NaN, 1);
    expect(order(column({ numerators: missing, ...apart }), 3)).toEqual([[0], [2], [1]]);
  });

  it('keeps order and ties when nobody or one is there', () => {
    expect(rankBy([], 0).groups).toEqual([]);
    expect(rankBy([], 1).groups).toEqual([[0]]);
  });
});
