import { describe, expect, it } from 'vitest';
import { lintTrf } from '../../src/lint/lint.js';
import { BASE, join } from '../trf/base-file.js';

/** What lint says about the file with these lines at its head, and where. */
function remarks(...lines: readonly string[]): string[] {
  const kept = BASE.filter((line) => !/^(?:042|052|132)/.test(line));
  return lintTrf(join([...lines, ...kept])).diagnostics.flatMap(({ code, place, message }) =>
    /tie-break|date-/.test(code) ? [`${code} ${place?.line}:${place?.column} ${message}`] : [],
  );
}

describe('records 202 and 212', () => {
  it.each([
    '212 PTS,BH/C1,BH,SB,DE',
    '202 EDET/P,EMGSB/C1/P,BH:MP/C1/P,MPvGP',
    '212 pts; bh-c1 sb',
  ])('%s is understood', (line) => {
    expect(remarks(line)).toEqual([]);
  });

  it('names every unknown code with its place', () => {
    expect(remarks('212 PTS,Buchholz, SonnBerger')).toEqual([
      expect.stringMatching(/^trf\/unknown-tie-break 1:9 .*"Buchholz" in record 212$/),
      expect.stringMatching(/^trf\/unknown-tie-break 1:19 .*"SonnBerger" in record 212$/),
    ]);
    expect(remarks('202 DE/C1,BH:XP')).toEqual([
      expect.stringMatching(/1:5 Unknown variant "\/C1" .* in record 202$/),
      expect.stringMatching(/1:11 Unknown unit ":XP" .* in record 202$/),
    ]);
  });

  it('knows that codes with OTHER_ belong to another program', () => {
    expect(remarks('212 PTS,OTHER_PLAYOFF,BH')).toEqual([
      expect.stringMatching(/^trf\/own-tie-break 1:9 .*OTHER_PLAYOFF/),
    ]);
  });
});

describe('dates', () => {
  it.each([
    ['2025/03/15 10:00', []],
    ['0000/00/00', ['trf/date-not-read 1:1']],
    ['Easter', ['trf/date-not-read 1:1']],
    ['March 2026', ['trf/date-without-day 1:1']],
    ['31/12/25', []],
    ['04/05/2025', ['trf/date-in-doubt 1:1']],
  ])('042 %s', (text, expected) => {
    expect(remarks(`042 ${text}`)).toEqual(expected.map((start) => expect.stringContaining(start)));
  });

  it('says nothing when the first round settles what 042 means', () => {
    expect(remarks('042 04/05/2025', `132${' '.repeat(88)}25/05/04`)).toEqual([]);
  });

  it('reads 132 with one date and time per line, and with years of four digits', () => {
    expect(remarks('132 2025/05/04 10:00', '132 28. 05. 2025')).toEqual([]);
    expect(remarks(`132${' '.repeat(88)}2025/05/042025/05/05`)).toEqual([]);
    expect(remarks('132 later')).toEqual([expect.stringContaining('trf/date-not-read 1:1')]);
  });
});
