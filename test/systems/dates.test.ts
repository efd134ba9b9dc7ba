import { describe, expect, it } from 'vitest';
import { EMPTY_INFO } from '../../src/index.js';
import { readDate, startDay } from '../../src/systems/dates.js';

describe('readDate', () => {
  it.each([
    ['2025/03/16', ['2025-03-16']],
    ['2012-02-06', ['2012-02-06']],
    ['2011.07.02', ['2011-07-02']],
    ['24/09/2010', ['2010-09-24']],
    ['28. 07. 2005', ['2005-07-28']],
    ['25.02.2011', ['2011-02-25']],
    ['04/05/2025', ['2025-05-04', '2025-04-05']],
    ['25/09/17', ['2025-09-17', '2017-09-25']],
    ['10.09.13', ['2010-09-13', '2013-09-10']],
    ['10.13.09', ['2010-09-13']],
    ['May 10, 2020', ['2020-05-10']],
    ['10 September 2020', ['2020-09-10']],
    ['2020/00/00', ['2020-01-01']],
    ['2019', ['2019-01-01']],
    ['', []],
    ['soon', []],
    ['99/99/9999', []],
    ['Smarch 13, 2020', []],
  ])('%s', (text, days) => {
    expect(readDate(text).map(({ day }) => day)).toEqual(days);
  });
});

describe('startDay', () => {
  it('reads 042 so that 052, read in the same way, comes after it', () => {
    const info = { ...EMPTY_INFO, startDate: '10.09.13', endDate: '12.09.13' };
    expect(startDay(info)?.day).toBe('2013-09-10');
    expect(startDay({ ...info, endDate: '10.09.15' })?.day).toBe('2010-09-13');
  });

  it('falls back to the dates of the rounds and the end', () => {
    expect(startDay({ ...EMPTY_INFO, roundDates: ['', '24/05/01'] })).toMatchObject({
      day: '2024-05-01',
      record: '132',
    });
    expect(startDay({ ...EMPTY_INFO, endDate: '2024/05/09' })).toMatchObject({ record: '052' });
    expect(startDay(EMPTY_INFO)).toBeUndefined();
  });
});
