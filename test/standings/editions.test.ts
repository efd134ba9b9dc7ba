import { describe, expect, it } from 'vitest';
import { EMPTY_INFO } from '../../src/model/index.js';
import { chooseStandingsEdition, type StandingsEditionId } from '../../src/standings/index.js';

const on = (startDate: string) => chooseStandingsEdition({ ...EMPTY_INFO, startDate });

describe('chooseStandingsEdition', () => {
  it.each([
    ['2012/07/01', '2009', '2012-07-01'],
    ['2023/08/31', '2009', '2023-08-31'],
    ['2023/09/01', '2024', '2023-09-01'],
    ['2026/02/28', '2024', '2026-02-28'],
    ['2026/03/01', '2026', '2026-03-01'],
    ['2025-03-16', '2024', '2025-03-16'],
    ['24/09/2010', '2009', '2010-09-24'],
    ['28. 07. 2005', '2009', '2005-07-28'],
    ['25/08/18', '2024', '2025-08-18'],
    ['May 10, 2020', '2009', '2020-05-10'],
    ['September 1, 2026', '2026', '2026-09-01'],
  ])('a start on %s is under %s', (text, id, date) => {
    expect(on(text)).toMatchObject({ source: 'date', date, edition: { id } });
  });

  it('takes the end date when there is no start date, and tells other readings', () => {
    const ended = chooseStandingsEdition({ ...EMPTY_INFO, endDate: '2024/05/01' });
    expect(ended).toMatchObject({ source: 'date', date: '2024-05-01', edition: { id: '2024' } });
    expect(on('26/03/12')).toMatchObject({
      date: '2026-03-12',
      edition: { id: '2026' },
      doubtful: ['2012-03-26'],
    });
    expect(on('2026/03/12').doubtful).toBeUndefined();
  });

  it.each(['', 'spring', '2025/13/40'])('without a date ("%s") the latest is taken', (text) => {
    expect(on(text)).toMatchObject({ source: 'latest', edition: { id: '2026' } });
  });

  it('what is given beats the date', () => {
    const info = { ...EMPTY_INFO, startDate: '2012/07/01' };
    const choice = chooseStandingsEdition(info, '2024');
    expect(choice).toMatchObject({ source: 'given', edition: { id: '2024' } });
  });

  it('refuses an edition that does not exist', () => {
    expect(() => chooseStandingsEdition(EMPTY_INFO, '1999' as StandingsEditionId)).toThrow(
      /^Expected a tie-break edition \(2009, 2024, 2026\), found 1999/,
    );
  });
});
