import { describe, expect, it } from 'vitest';
import { EMPTY_INFO } from '../../src/index.js';
import { describeStart, readDate, startDay } from '../../src/systems/dates.js';

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
    ['31/12/25', ['2025-12-31', '2031-12-25']],
    ['12/31/25', ['2025-12-31']],
    ['2025/13/05', ['2025-05-13']],
    ['15-Mar-25', ['2025-03-15', '2015-03-25']],
    ['20250315', ['2025-03-15']],
    ['2025 03 15', ['2025-03-15']],
    ['29/02/2025', []],
    ['', []],
    ['soon', []],
    ['99/99/9999', []],
    ['Smarch 13, 2020', []],
  ])('%s', (text, days) => {
    expect(readDate(text).map(({ day }) => day)).toEqual(days);
  });
});

describe('readDate with a weekday, a time or a range', () => {
  it.each([
    '2025/03/15 10:00',
    '2025-03-15T10:00',
    '2025-03-15T23:30:00Z',
    '2025-03-15T00:30+02:00',
    '20250315T100000',
    '15.3.2025 10:00',
    '15.03.2025 10.30',
    '10:00 15/03/2025',
    'Sat 15.03.2025',
    'Sa., 15.03.2025',
    '15/03/2025-17/03/2025',
    '15.03.2025 – 17.03.2025',
    '15.-17.03.2025',
    '15.03.-02.04.2025',
    '15/03/2025 10:00 to 17/03/2025 18:00',
    '15-17 March 2025',
    'March 15-17, 2025',
    'dal 15 al 17 marzo 2025',
    '15 March - 2 April 2025',
    '15th of March, 2025',
    'Sat, Mar 15 2025 10:00 AM',
    'mar. 15 mars 2025',
    '15. März 2025',
    '15 de marzo de 2025',
    '15 marca 2025',
    '15 марта 2025 г.',
    '2025. március 15.',
    '15.III.2025',
    '2025年3月15日',
  ])('%s is the day as written', (text) => {
    expect(readDate(text)).toEqual([expect.objectContaining({ day: '2025-03-15' })]);
  });

  it.each([
    ['2019', '2019-01-01', '2019-12-31'],
    ['2020/00/00', '2020-01-01', '2020-12-31'],
    ['00.00.2020', '2020-01-01', '2020-12-31'],
    ['2024/02/00', '2024-02-01', '2024-02-29'],
    ['March 2025', '2025-03-01', '2025-03-31'],
    ['3/2025', '2025-03-01', '2025-03-31'],
    ['2025-03', '2025-03-01', '2025-03-31'],
    ['2024/25', '2024-01-01', '2025-12-31'],
  ])('%s does not tell the day', (text, first, last) => {
    const readings = readDate(text);
    expect(readings[0]?.span).toEqual([first, last]);
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

  it('takes the reading that is the day of the first round', () => {
    const info = { ...EMPTY_INFO, startDate: '04/05/2025', roundDates: ['25/04/05'] };
    expect(startDay(info)).toMatchObject({ day: '2025-04-05', others: [] });
  });

  it('takes the day from another record when 042 has only a year', () => {
    const info = { ...EMPTY_INFO, startDate: '2026', roundDates: ['26/01/31'] };
    expect(startDay(info)).toMatchObject({ record: '132', day: '2026-01-31', others: [] });
  });

  it('is vague about a year, and about the start of what only has an end', () => {
    const year = startDay({ ...EMPTY_INFO, startDate: '2026' });
    expect(year).toMatchObject({ vague: 'time', others: ['2026-01-01', '2026-12-31'] });
    const end = startDay({ ...EMPTY_INFO, endDate: '2026/02/03' });
    expect(end).toMatchObject({ vague: 'end', day: '2026-02-03', others: ['2026-01-20'] });
  });
});

describe('describeStart', () => {
  it.each([
    [{ startDate: '01/02/2026' }, 'the tournament began on 2026-02-01 (record 042: "01/02/2026")'],
    [{ startDate: '2026' }, 'the tournament began at a day that is not told (record 042: "2026")'],
    [{ endDate: '2026/02/03' }, 'the tournament ended on 2026-02-03 (record 052: "2026/02/03")'],
  ])('%o', (dates, sentence) => {
    const start = startDay({ ...EMPTY_INFO, ...dates })!;
    expect(describeStart(start)).toBe(sentence);
    expect(describeStart(start, ['2026-01-05'])).toMatch(/2026-01-05$/);
  });
});

describe('a year of two digits that lies in the future', () => {
  it('is no doubt beside one that does not', () => {
    const info = { ...EMPTY_INFO, startDate: '25/08/28' };
    expect(startDay(info)).toMatchObject({ day: '2025-08-28', others: [] });
    const past = { ...EMPTY_INFO, startDate: '25/08/24' };
    expect(startDay(past)).toMatchObject({ day: '2025-08-24', others: ['2024-08-25'] });
  });
});
