import { describe, expect, it } from 'vitest';
import { createTournament, type Settings, type TournamentInfo } from '../../src/index.js';
import { chooseSystem, type SystemRequest } from '../../src/systems/choose.js';

function choice(
  info: Partial<TournamentInfo>,
  settings: Partial<Settings> = {},
  request: SystemRequest = {},
) {
  const tournament = createTournament({ info, settings, players: [{ id: 1 }] });
  const found = chooseSystem(tournament, request);
  if (found.kind === 'unsupported') return { because: found.because };
  return { system: `${found.system.id} ${found.system.edition}`, because: found.because };
}

describe('chooseSystem', () => {
  it.each([
    ['nothing is known', {}, {}, 'dutch 2026', 'neither edition nor date'],
    ['192 with an edition', {}, { typeCode: 'FIDE_DUTCH_2017' }, 'dutch 2017', 'record 192'],
    [
      '192 beats the date',
      { startDate: '2026/04/01' },
      { typeCode: 'FIDE_DUTCH_2017' },
      'dutch 2017',
      '192',
    ],
    ['2025 is another name of 2026', {}, { typeCode: 'FIDE_DUTCH_2025_BAKU' }, 'dutch 2026', '192'],
    ['lower case', {}, { typeCode: 'fide_dutch_2017 ' }, 'dutch 2017', '192'],
    [
      '192 without edition: by date',
      { startDate: '2026/01/31' },
      { typeCode: 'FIDE_DUTCH' },
      'dutch 2017',
      '2026-01-31',
    ],
    ['first day of 2026', { startDate: '2026/02/01' }, {}, 'dutch 2026', 'record 042'],
    [
      '092 of the bbpPairings generator',
      { type: 'FIDE_DUTCH_2025' },
      {},
      'dutch 2026',
      'record 092',
    ],
    [
      '092 in words',
      { type: 'Individual  Swiss Dutch 2017 rules' },
      {},
      'dutch 2017',
      'record 092',
    ],
    [
      '092 without meaning',
      { type: 'Individual: Swiss-System', startDate: '2019/05/01' },
      {},
      'dutch 2017',
      '042',
    ],
    ['round dates', { roundDates: ['', '25/03/16'] }, {}, 'dutch 2017', 'record 132'],
    ['DD/MM/YYYY', { startDate: '24/09/2018' }, {}, 'dutch 2017', '2018-09-24'],
    ['English', { startDate: 'May 10, 2020' }, {}, 'dutch 2017', '2020-05-10'],
  ])('%s', (_, info, settings, system, because) => {
    const found = choice(info, settings);
    expect(found.system).toBe(system);
    expect(found.because).toContain(because);
  });

  it.each([
    'FIDE_LIM',
    'FIDE_DOUBLESWISS_BAKU',
    'CUSTOM_SWISS',
    'FIDE_SCHEVENINGEN',
    'FIDE_DUTCH_1999',
  ])('does not judge %s', (typeCode) => {
    expect(choice({}, { typeCode })).toEqual({ because: expect.stringContaining(typeCode) });
    expect(choice({}, { typeCode }, { system: 'dutch', edition: '2017' }).system).toBe(
      'dutch 2017',
    );
  });

  it('follows the request', () => {
    expect(choice({}, { typeCode: 'FIDE_DUTCH_2017' }, { edition: '2026' }).system).toBe(
      'dutch 2026',
    );
    expect(choice({}, {}, { system: 'auto', edition: 'auto' }).system).toBe('dutch 2026');
    expect(choice({}, {}, { edition: '1999' }).because).toMatch(
      /no edition "1999" of dutch; known are: .*2026/,
    );
  });

  it('takes the nearest edition for an older event, and says so', () => {
    const tournament = createTournament({
      info: { startDate: '2005/07/28' },
      players: [{ id: 1 }],
    });
    expect(chooseSystem(tournament)).toMatchObject({
      ...{ kind: 'chosen', system: { id: 'dutch', edition: '2011' }, assumed: true },
      because: expect.stringMatching(
        /2005-07-28.*2011, 2012, 2017, 2026.*nearest, 2011, is assumed/,
      ),
      assumptions: [
        { what: 'system', system: 'dutch' },
        { what: 'edition', edition: '2011', day: '2005-07-28' },
      ],
    });
  });

  it('throws for an edition that is no text', () => {
    const tournament = createTournament({ players: [{ id: 1 }] });
    const request = { edition: 2026 } as unknown as SystemRequest;
    expect(() => chooseSystem(tournament, request)).toThrow(
      new TypeError('Expected an edition as a text such as "2026", found 2026'),
    );
  });

  it('names the editions that are known, for one that a file or a caller names', () => {
    expect(choice({}, { typeCode: 'FIDE_DUTCH_2030' }).because).toContain(
      'record 192 says FIDE_DUTCH_2030, an edition that is not known here; known are: 2011, 2012',
    );
  });

  it('says when a date can be read in two ways that lead to two editions', () => {
    const found = choice({ startDate: '01/02/2026' });
    expect(found).toEqual({
      system: 'dutch 2026',
      because: expect.stringContaining('might mean 2026-01-02'),
    });
  });

  it.each([
    ['2025/03/15 10:00', 'dutch 2017', 'began on 2025-03-15'],
    ['2026-01-31T23:30:00Z', 'dutch 2017', 'began on 2026-01-31'],
    ['2026-02-01T00:30', 'dutch 2026', 'began on 2026-02-01'],
    ['31/12/25', 'dutch 2017', 'began on 2025-12-31'],
    ['2026', 'dutch 2026', 'perhaps on 2026-01-01'],
    ['2025', 'dutch 2017', 'a day that is not told (record 042: "2025")'],
  ])('reads %s', (startDate, system, because) => {
    expect(choice({ startDate })).toEqual({ system, because: expect.stringContaining(because) });
  });

  it('doubts the edition when only an end shortly after its first day is known', () => {
    const found = choice({ endDate: '2026/02/03' });
    expect(found.because).toContain('perhaps it began before, on 2026-01-20');
  });
});
