import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, samplePath, tempFile } from './helpers.js';

const good = samplePath('lakeside-open.trf');
const text = readFileSync(good, 'utf8');

interface StandingsObject {
  readonly tieBreaks: readonly string[];
  readonly rows: readonly {
    readonly rank: number;
    readonly id: number;
    readonly points: number;
    readonly values: Readonly<Record<string, number | null>>;
  }[];
}

describe('standings', () => {
  it('prints the ranking with the tie-breaks that were asked for', async () => {
    const { code, out } = await cli('standings', good, '--tie-breaks', 'BH/C1,BH,SB');
    expect(code).toBe(0);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(24);
    expect(lines[0]).toMatch(/^Rank +No +Name +Pts +BH\/C1 +BH +SB$/);
    expect(lines[1]).toMatch(/^ +1 +3 +Tarkovane, Ilya +7\.5 /);
  });

  it('prints one JSON object with points as numbers', async () => {
    const { code, out } = await cli('standings', good, '--json', '--tie-breaks', 'BH');
    expect(code).toBe(0);
    const { tieBreaks, rows } = JSON.parse(out) as StandingsObject;
    expect(tieBreaks).toEqual(['BH']);
    expect(rows).toHaveLength(23);
    expect(rows[0]).toMatchObject({
      rank: 1,
      id: 3,
      points: 7.5,
      values: { BH: expect.any(Number) },
    });
  });

  it('takes the list of record 212, and tells what it does not know', async () => {
    const file = tempFile('listed.trf', text.replace('142 9', '212 PTS,SB,QQ\r\n142 9'));
    const { out, err } = await cli('standings', file, '--json');
    expect((JSON.parse(out) as StandingsObject).tieBreaks).toEqual(['SB']);
    const plain = await cli('standings', file);
    expect(plain.err + err).toContain('QQ');
  });

  it('counts up to a round', async () => {
    const { out } = await cli('standings', good, '--round', '1', '--json');
    const points = (JSON.parse(out) as StandingsObject).rows.map((row) => row.points);
    expect(Math.max(...points)).toBe(1);
  });

  it.each([
    ['an edition it does not know', [good, '--edition', '1999'], 2],
    ['a round that is no number', [good, '--round', 'x'], 2],
    ['a missing file', ['nowhere.trf'], 3],
    ['an empty file', [tempFile('empty.trf', '')], 3],
    [
      'a file that contradicts itself',
      [tempFile('wrong.trf', text.replace('   8 b 1     2 w =', '   8 b 1     3 w ='))],
      3,
    ],
  ])('refuses %s', async (_, args, code) => {
    const result = await cli('standings', ...args);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).not.toBe('');
  });

  it('explains every value of a player, round by round', async () => {
    const { code, out } = await cli(
      ...[
        'standings',
        'trf-samples/lakeside-open.trf',
        '--tie-breaks',
        'BH/C1,SB',
        '--explain',
        '7',
      ],
    );
    expect(code).toBe(0);
    expect(out).toContain('BH/C1 of 7 Hollenbusch, Timo: 41.5\nBuchholz (C.07 art. 8.1');
    expect(out).toContain(' 3  -    0.5     4.5   4.5  low  half-point bye');
    expect(out).toContain('SB of 7 Hollenbusch, Timo: 25.75');
    const unknown = await cli('standings', 'trf-samples/lakeside-open.trf', '--explain', '99');
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('after --explain, found 99');
  });

  it('prints comma-separated values, and compares what the file states', async () => {
    const csv = await cli(
      ...['standings', 'trf-samples/lakeside-open.trf', '--tie-breaks', 'BH/C1', '--csv'],
    );
    expect(csv.out.split(/\r?\n/).slice(0, 2)).toEqual([
      'Rank,No,Name,Pts,BH/C1',
      '1,3,"Tarkovane, Ilya",7.5,43.0',
    ]);
    const checked = await cli('standings', 'trf-samples/lakeside-open.trf', '--check');
    expect(checked).toMatchObject({ code: 0 });
    expect(checked.out).toContain('conforms, 23 points and 23 ranks compared');
  });

  it.each([
    ['an unknown code', ['--tie-breaks', 'BHH'], 'Unknown tie-break "BHH" after --tie-breaks'],
    ['a list as one code', ['--tie-breaks', 'BH,BHH/C1'], '"BHH/C1" after --tie-breaks'],
    ['a variant that is not there', ['--tie-breaks', 'BH,SB/M1,SB'], 'takes /C1, /C2, /P'],
    ['two forms of output', ['--check', '--csv'], 'found --check and --csv'],
    ['an explanation as JSON', ['--explain', '7', '--json'], 'found --explain and --json'],
  ])('takes %s for wrong usage', async (_, args, words) => {
    const { code, out, err } = await cli('standings', good, ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  it('reads MPTS and GPTS, by which others name match points and game points', async () => {
    const { code, out } = await cli('standings', good, '--tie-breaks', 'MPTS,GPTS,BH', '--csv');
    expect(code).toBe(0);
    expect(out).toMatch(/^Rank,No,Name,/);
  });

  describe('says what was left out, in every form', () => {
    const listed = tempFile('unknown-code.trf', text.replace('142 9', '212 BuchH,BH\r\n142 9'));
    const words = 'Unknown tie-break "BuchH"';

    it.each([
      ['plain', []],
      ['--csv', ['--csv']],
      ['--explain', ['--explain', '7']],
    ])('%s, beside the output', async (_, args) => {
      const { out, err } = await cli('standings', listed, ...args);
      expect(err).toContain(words);
      expect(out).not.toContain(words);
    });

    it.each([
      ['--json', ['--json']],
      ['--check', ['--check']],
      ['both', ['--check', '--json']],
    ])('%s, in it', async (_, args) => {
      const { out } = await cli('standings', listed, ...args);
      expect(out.replaceAll('\\', '')).toContain(words);
    });

    it('says that no list is known, and why nothing could be compared', async () => {
      expect((await cli('standings', good)).err).toContain('points alone rank');
      const bare = text.replace(/^(001.{77})....(.)..../gm, '$1    $2    ');
      const nothing = await cli('standings', tempFile('bare.trf', bare), '--check');
      expect(nothing.code).toBe(3);
      expect(nothing.out).toContain('unjudged, the file states neither points nor ranks');
    });

    it('says why a file holds no tournament', async () => {
      const { err } = await cli('standings', tempFile('list.trf', 'a list of something\n'));
      expect(err).toContain('no standings: Found no player line');
    });
  });
});
