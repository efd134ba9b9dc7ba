import { describe, expect, it } from 'vitest';
import { recursivePerformance, standings } from '../../src/standings/index.js';
import { corpusMissing } from '../support/corpus.js';
import { swiss } from './build.js';
import { table, tournamentOf, values } from './worked-helpers.js';

const missing = corpusMissing();

const exampleA = swiss(
  [2000, 1900, 1800, 1700, 1600],
  ['1-3 10, 2-4 01, 5U', '4-1 ==, 5-2 ==, 3U', '1-5 10, 3-4 ==, 2U'],
);
const exampleB = swiss(
  [2100, 2000, 1900, 1800],
  ['1-4 10, 2-3 ==', '3-1 ==, 2-4 10', '1-2 10, 4-3 10'],
);
const exampleC = swiss([2100, 2000, 1900, 1800], ['1-2 10, 4-3 01', '3-1 01, 2-4 10']);
const exampleD = swiss([2100, 2000, 1900, 1800, 1700], ['1-2 10, 3-4 ==, 5U']);

describe('recursive family, worked examples', () => {
  it('A: values, drift 3, level 5425/3', () => {
    const codes = ['RP', 'ARPO', 'ARPO/C1', 'ARPO/M1'];
    expect(values(exampleA, codes, {}, 4)).toEqual(
      new Map(
        table(`
          1 2032.2121 1762.2121 1843.3939 1775.6667
          4 1911.1212 1789.1212 1903.9394 1775.6667
          2 1559.4848 1755.4848 1755.4848 1599.8485
          3 1775.6667 1971.6667 1971.6667 1911.1212
          5 1599.8485 1795.8485 1795.8485 1559.4848`),
      ),
    );
    const rb = values(exampleA, ['RB'], {}, 6);
    expect([1, 2, 3, 4, 5].map((id) => rb.get(id)![0])).toEqual([
      0.276515, -0.314394, -0.041667, 0.140152, -0.268939,
    ]);
    const { components } = recursivePerformance(exampleA);
    expect(components[0]!.drift).toBeCloseTo(3, 10);
    expect(components[0]!.level).toBeCloseTo(5425 / 3, 10);
  });

  it('A with the logistic curve: drift 4.575749', () => {
    const { players, components } = recursivePerformance(exampleA, { dp: 'logistic' });
    expect(components[0]!.drift).toBeCloseTo(4.575749, 6);
    const wanted = [2036.3043, 1558.6326, 1775.7626, 1906.0694, 1602.0442];
    players.forEach(({ value }, place) => {
      expect(value).toBeCloseTo(wanted[place]!, 4);
    });
  });

  it('B: a round robin shrinks the deviations by (N-1)/N', () => {
    const computed = values(exampleB, ['RP', 'RB'], {}, 4);
    expect([1, 2, 3, 4].map((id) => computed.get(id))).toEqual([
      [2150.4375, 0.25],
      [1945.6875, 0],
      [1851.9375, -0.125],
      [1851.9375, -0.125],
    ]);
  });

  it('C: a bipartite cycle has a solution although repetition would swing', () => {
    const computed = values(exampleC, ['RP', 'RB'], {}, 6);
    expect([1, 2, 3, 4].map((id) => computed.get(id))).toEqual([
      [2750, 0.5],
      [1950, 0],
      [1950, 0],
      [1150, -0.5],
    ]);
    expect(recursivePerformance(exampleC).components[0]).toMatchObject({ bipartite: true });
  });

  it('D: parts that never met have values of their own and do not compare', () => {
    const computed = values(exampleD, ['RP'], {}, 4);
    expect([1, 2, 3, 4].map((id) => computed.get(id)![0])).toEqual([2450, 1650, 1850, 1850]);
    const apart = swiss([2400, 2300, 2200, 2100], ['1-2 10, 3-4 10']);
    expect(standings(apart, { tieBreaks: 'RP' }).rows.map(({ rank }) => rank)).toEqual([
      1, 1, 3, 3,
    ]);
    const { rows, notes } = standings(exampleD, { tieBreaks: 'RP' });
    expect(rows.find(({ id }) => id === 5)!.values.RP).toBeUndefined();
    expect(notes.map(({ code }) => code)).toContain('standings/disconnected');
  });

  it.skipIf(missing)('E: TEC Swiss of 5 rounds', () => {
    const computed = values(
      tournamentOf('tec_swiss5_2026'),
      ['RP', 'ARPO', 'ARPO/C1', 'ARPO/M1', 'RB'],
      {},
      6,
    );
    for (const [id, row] of table(`
      2 2111.8043 1853.9219 1954.5382 1893.0435 0.303746
      14 2054.6043 1911.7219 1911.7219 1861.1017 0.206561
      12 1166.2429 1948.3605 1948.3605 NaN -0.204469
      9 871.0297 1653.1474 1653.1474 1451.4568 -0.654702`)) {
      row.forEach((value, place) => {
        const found = computed.get(id)![place]!;
        if (Number.isNaN(value)) expect(found).toBeNaN();
        else expect(found).toBeCloseTo(value, 4);
      });
    }
  });
});
