import { describe, expect, it } from 'vitest';
import { chooseStandingsEdition, type StandingsEditionId } from '../../src/standings/index.js';

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
    ['25.02.2011', '2009', '2011-02-25'],
    ['10.09.13', '2009', '2010-09-13'],
    ['25/08/18', '2024', '2025-08-18'],
    ['May 10, 2020', '2009', '2020-05-10'],
    ['September 1, 2026', '2026', '2026-09-01'],
  ])('a start on %s is under %s', (text, id, date) => {
    const choice = chooseStandingsEdition(text);
    expect(choice).toMatchObject({ source: 'date', date, edition: { id } });
  });

  it.each(['', 'spring', '2026', '2025/13/40'])(
    'without a date ("%s") the latest is taken',
    (text) => {
      expect(chooseStandingsEdition(text)).toMatchObject({
        source: 'latest',
        edition: { id: '2026' },
      });
    },
  );

  it('what is given beats the date', () => {
    const choice = chooseStandingsEdition('2012/07/01', '2024');
    expect(choice).toMatchObject({ source: 'given', edition: { id: '2024' } });
  });

  it('refuses an edition that does not exist', () => {
    expect(() => chooseStandingsEdition('', '1999' as StandingsEditionId)).toThrow(
      /^Expected a tie-break edition \(2009, 2024, 2026\), found 1999/,
    );
  });
});
