import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePoints } from '../../src/model/index.js';
import { standings } from '../../src/standings/index.js';
import { corpusMissing } from '../support/corpus.js';
import { swiss } from './build.js';
import { file, table, tournamentOf, values } from './worked-helpers.js';

const missing = corpusMissing();

// Players in the order of the printed answers: 2 3 4 1 16 6 11 8 5 12 15 14 9 13 7 10.
const PRINTED_ORDER = [2, 3, 4, 1, 16, 6, 11, 8, 5, 12, 15, 14, 9, 13, 7, 10];

describe.skipIf(missing)('TEC exercise, Swiss of 5 rounds (printed answers, edition 2024)', () => {
  const codes = ['BH', 'BH/C1', 'FB', 'AOB', 'SB', 'SB/C1'];
  const printed = `
    2 13 12 13.5 13.6 9.5 8.5
    3 15.5 13 15 13.4 10.5 9.25
    4 15 11.5 15.5 13.38 9.75 8
    1 12.5 11 13.5 12.6 8 7.25
    16 12.5 11 13.5 13.3 7.25 5.75
    6 12 11 12 13.25 6.5 5.5
    8 13.5 12 12.5 13 5.25 3.75
    11 13.5 12 12.5 12.75 5.75 4.25
    5 8.5 7.5 10 13.4 4.25 3.25
    15 12 11 12 12.2 3.5 2.5
    12 11.5 9.5 11.5 15 4 4
    14 11 9 10.5 13.17 4.5 3
    7 14.5 12.5 13.5 11.9 3.25 1.25
    13 14 12 13.5 12.1 4.25 4.25
    9 9 7.5 9.5 12.75 2.25 2.25
    10 13 11.5 12.5 10.9 1.5 0`;
  it.each(table(printed))('player %i: BH, C1, FB, AOB, SB, SB-C1', (id, row) => {
    // Averages are printed rounded half up, which is how they are compared there.
    const options = { averages: 'hundredths' } as const;
    expect(values(tournamentOf('tec_swiss5_2024'), codes, options).get(id)).toEqual(row);
  });

  const changed: [number, Record<string, number>][] = [
    [3, { AOB: 12.9 }],
    [4, { BH: 14, FB: 14.5, SB: 9.25, 'SB/C1': 7.75 }],
    [1, { AOB: 12.4 }],
    [16, { AOB: 13.1 }],
    [6, { BH: 11.5, 'BH/C1': 10.5, SB: 6, 'SB/C1': 5 }],
    [8, { AOB: 12.9 }],
    [11, { BH: 12.5, 'BH/C1': 11, FB: 12, SB: 4.75, 'SB/C1': 3.25 }],
    [5, { AOB: 13.2 }],
    [12, { FB: 11, AOB: 14 }],
    [14, { AOB: 13 }],
    [7, { AOB: 11.7 }],
    [13, { AOB: 11.9 }],
    [10, { AOB: 10.8 }],
  ];
  it('edition 2026 changes only what the caps change', () => {
    const before = values(tournamentOf('tec_swiss5_2024'), codes);
    const wanted = new Map(before);
    for (const [id, row] of changed) {
      wanted.set(
        id,
        codes.map((code, place) => row[code] ?? before.get(id)![place]!),
      );
    }
    expect(values(tournamentOf('tec_swiss5_2026'), codes)).toEqual(wanted);
  });

  it.each([
    ['ARO', '1880 1940 1888 1820 1820 1813 1863 1730 1690 2050 1860 1800 1975 1930 1760 1880'],
    ['TPR', '2120 2089 2081 1969 1969 1813 1776 1730 1690 1250 1788 1925 1175 1781 1611 1640'],
    ['APRO', '1856 1904 1772 1789 1805 1846 1840 1915 1719 2081 1776 1775 1805 1879 1869 1717'],
    ['PTP', '2216 2112 2168 2029 2013 1810 1763 1715 1689 1250 1768 1942 950 1744 1531 1575'],
    ['APPO', '1852 1934 1784 1769 1799 1836 1836 1924 1676 2168 1767 1756 1802 1909 1890 1687'],
  ])('%s in both editions', (code, printedValues) => {
    for (const name of ['tec_swiss5_2024', 'tec_swiss5_2026']) {
      const computed = values(tournamentOf(name), [code]);
      const row = PRINTED_ORDER.map((id) => computed.get(id)![0]);
      expect(row).toEqual(printedValues.split(' ').map(Number));
    }
  });

  it('2012 Buchholz with the virtual opponent', () => {
    const printedValues = '13 14.5 13.5 12.5 12 11 12 14 8 13.5 12 12 8.5 15 14 12.5'.split(' ');
    const computed = values(tournamentOf('tec_swiss5_2024'), ['BH'], { edition: '2009' });
    expect(PRINTED_ORDER.map((id) => computed.get(id)![0])).toEqual(printedValues.map(Number));
  });
});

describe.skipIf(missing)('TEC exercise 25: direct encounter after 9 rounds (art. 6.3)', () => {
  it('6.0 points: 6 first, 1 and 4 tied, 2 last; other groups stay tied', () => {
    const { rows } = standings(tournamentOf('tec_swiss9_2026'), { tieBreaks: 'DE' });
    const six = rows.filter(({ points }) => points === 60);
    expect(six.map(({ id, values }) => [id, values.DE!.number])).toEqual([
      [6, 1],
      [1, 2],
      [4, 2],
      [2, 4],
    ]);
    const others = rows.filter(({ points, values }) => points !== 60 && values.DE);
    expect(new Set(others.map(({ values }) => values.DE!.number))).toEqual(new Set([1]));
  });
});

describe.skipIf(missing)('TEC exercise, team Swiss of 7 rounds', () => {
  const printed: [string, string][] = [
    ['BH:MP', '64 57 58 56 55 46 44 41 50 44 41 41 52 36'],
    ['BH:GP', '114 107.5 109.5 106 99 92 94.5 90 97.5 92 88 92 101 87'],
    ['EMMSB', '88 74 76 72 70 32 33 30 26 19 16 6 30 19'],
    ['EGMSB', '158 144 150 146 132 79.5 78.5 79 66.5 53 45 19 72 48'],
    ['EMGSB', '158.5 131 128 130 125 73 68.5 77 83 72.5 61 33.5 73 58'],
    ['EGGSB', '283 249.75 247.5 253.5 236 157.5 155 181.5 180 161.75 138.5 83.75 152.5 140.75'],
    ['SSSC', '38.83 36 35.33 35.67 36.33 27.83 26.17 28.67 31.17 27.67 25.17 21.17 28.83 23.5'],
  ];
  const first2026: Readonly<Record<string, number>> = {
    'BH:MP': 61,
    'BH:GP': 109,
    EMMSB: 82,
    EGMSB: 148,
    EMGSB: 146.5,
    EGGSB: 263,
    SSSC: 37.83,
  };
  it.each(printed)('%s', (code, text) => {
    const row = text.split(' ').map(Number);
    const ids = row.map((_, index) => index + 1);
    const old = values(tournamentOf('tec_team7_2024'), [code]);
    expect(ids.map((id) => old.get(id)![0])).toEqual(row);
    const recent = values(tournamentOf('tec_team7_2026'), [code]);
    const changed = [first2026[code]!, ...row.slice(1)];
    expect(ids.map((id) => recent.get(id)![0])).toEqual(changed);
  });

  it('EDE: at 10 points 4 2 1 3 5, at 7 points 6 8, at 6 and 4 no split (exercise 45)', () => {
    const { rows } = standings(tournamentOf('tec_team7_2024'), { tieBreaks: 'EDE' });
    const groups = [100, 70, 60, 40].map((points) => {
      const group = rows.filter((row) => row.points === points);
      return [group.map(({ id }) => id), new Set(group.map(({ rank }) => rank)).size];
    });
    expect(groups).toEqual([
      [[4, 2, 1, 3, 5], 5],
      [[6, 8], 2],
      [[7, 9, 13], 1],
      [[11, 14], 1],
    ]);
  });

  it.each(['EDEBT', 'EDEBB', 'EDET', 'EDEB'])(
    '%s puts 11 before 14 by the boards of their 2-2 match',
    (code) => {
      const { rows } = standings(tournamentOf('tec_team7_2024'), { tieBreaks: code });
      const four = rows.filter(({ points }) => points === 40);
      expect(four.map(({ id, tied }) => [id, tied])).toEqual([
        [11, false],
        [14, false],
      ]);
    },
  );
});

/** The example of the 2012 article on Buchholz, reconstructed: 10 players, 4 rounds. */
const virtual2012 = swiss(
  [1990, 1980, 1970, 1960, 1950, 1940, 1930, 1920, 1910, 1900],
  [
    '1-3 10, 4-2 01, 5-6 ==, 7-8 10, 9-10 01',
    '1-2 ==, 3-5 10, 4-6 10, 7-10 ==, 8-9 ==',
    '1-7 +-, 2-10 +-, 3-4 ==, 5-8 10, 6-9 10',
    '1-5 ==, 2-6 ==, 3-7 +-, 4-9 10, 8-10 ==',
  ],
  { info: { startDate: '2014/10/01', type: 'Individual: Swiss-System' } },
);

describe('virtual opponent of 2012, example of 10 players', () => {
  const printed = `
    1 8.5 6.25 10.5 9
    2 9 6.75 10.5 9.5
    3 8.5 4.75 10 9
    4 7 3.5 8 8
    5 7.5 3.25 8.5 8.5
    6 7.5 2.75 8 8
    10 7 2.25 5 5
    7 9 2.25 6 6
    8 7.5 1.5 6 6
    9 8 0.5 7.5 7.5`;
  it.each(table(printed))('player %i: BH and SB of 2012, BH of 2024 and 2026', (id, row) => {
    const computed = [
      ...values(virtual2012, ['BH', 'SB']).get(id)!,
      ...values(virtual2012, ['BH'], { edition: '2024' }).get(id)!,
      ...values(virtual2012, ['BH'], { edition: '2026' }).get(id)!,
    ];
    expect(computed).toEqual(row);
  });

  it('is of edition 2009 by its date, and 1 and 2 differ in Buchholz', () => {
    const { edition, rows } = standings(virtual2012, { tieBreaks: 'BH' });
    expect(edition).toMatchObject({ source: 'date', date: '2014-10-01', edition: { id: '2009' } });
    expect(rows.slice(0, 2).map(({ id, decidedBy }) => [id, decidedBy])).toEqual([
      [2, undefined],
      [1, 'BH'],
    ]);
  });
});

describe.skipIf(missing)('points of the sample files', () => {
  it.each(['tec_swiss5_2024', 'tec_swiss5_310_2026', 'tec_rr6_2024', 'tec_rr6_2026'])(
    '%s: recomputed points are those of its lines',
    (name) => {
      const stated = readFileSync(file(name), 'utf8')
        .split(/\r?\n/)
        .filter((line) => line.startsWith('001'))
        .map((line) => [Number(line.slice(4, 8)), parsePoints(line.slice(80, 84))]);
      const { rows } = standings(tournamentOf(name), {});
      expect(new Map(rows.map(({ id, points }) => [id, points]))).toEqual(
        new Map(stated as [number, number][]),
      );
    },
  );
});
