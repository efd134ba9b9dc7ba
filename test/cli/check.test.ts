import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cli, samplePath, tempFile, tempPath } from './helpers.js';

const good = samplePath('lakeside-open.trf');
const bad = samplePath('lakeside-open-exchanged.trf');
const goodText = readFileSync(good, 'utf8');

describe('exit status of check', () => {
  it.each([
    ['all conforms', [good], 0],
    ['differences', [bad], 1],
    ['differences beside a good file', [good, bad], 1],
    ['the wrong edition', [good, '--edition', '2017'], 1],
    ['no file at all', [], 2],
    ['an unknown option', [good, '--colour'], 2],
    ['an unknown system', [good, '--system', 'keizer'], 2],
    ['a round that is no number', [good, '--round', 'two'], 2],
    ['an acceleration that is none', [good, '--acceleration', 'rocket'], 2],
    ['an initial colour that is none', [good, '--initial-colour', 'red'], 2],
    ['a file that is not there', ['nowhere.trf'], 3],
    ['a missing file beside one with differences', [bad, 'nowhere.trf'], 3],
    ['an edition that is not known', [good, '--edition', '1850'], 2],
    ['an edition of another system', [good, '--system', 'team', '--edition', '2017'], 2],
    ['a round that is not there', [good, '--round', '12'], 3],
  ])('%s', async (_, args, code) => {
    expect((await cli('check', ...args)).code).toBe(code);
  });

  it('is 3 for files that hold no tournament', async () => {
    const files = [tempFile('empty.trf', ''), tempFile('words.trf', 'Dear all,\nsee you there\n')];
    for (const file of files) expect((await cli('check', file)).code).toBe(3);
  });
});

describe('text of check', () => {
  it('has a line for every round, and no escape sequences', async () => {
    const { out, err } = await cli('check', good);
    expect(err).toBe('');
    expect(out.split('\n')[0]).toBe(`${good}: conforms`);
    expect(out.match(/^ {2}round +\d+ {2}conforms$/gm)).toHaveLength(9);
    expect(out).not.toContain('\u001b');
  });

  it('shows given and regulation side by side in 80 columns', async () => {
    const { out } = await cli('check', bad, '--round', '9');
    const [, ...lines] = out.split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toContain(
      [
        '  round  9  differs: 2 pairs',
        '    only two boards differ, as if somebody had exchanged players between them:',
        '    14-18 and 21-19',
        '    given                                  by the rules',
        '      14 Thistledown -   18 Grauwinkel       14 Thistledown -   19 Pellicante',
        '      21 Nordquint   -   19 Pellicante       21 Nordquint   -   18 Grauwinkel',
      ].join('\n'),
    );
    expect(out.replace(/\s+/g, ' ')).toContain('part in the bracket of 3.0 points');
  });

  it('shows errors of the file with the line they speak of', async () => {
    const file = tempFile(
      'contradiction.trf',
      goodText.replace('   8 b 1     2 w =', '   8 b 1     3 w ='),
    );
    const { out, code } = await cli('check', file);
    expect(code).toBe(3);
    expect(out).toContain('error[trf/opponent-mismatch]');
    expect(out).toContain(`  --> ${file}:15:112`);
    expect(out).toContain('^^^^^^^^');
    expect(out).toContain('round  2  conforms');
    expect(out).toContain('round  3  unjudged');
  });

  it('never sends control characters of a file to the terminal', async () => {
    const text = readFileSync(bad, 'utf8');
    const evil = text.replace('Thistledown, Fay', '\u001b[2JThistle\u0007\u009b, F');
    const { out } = await cli('check', tempFile('evil.trf', evil));
    expect(out).toContain('\ufffd[2JThist');
    expect(out).not.toMatch(/[^\n\P{Cc}]/u);
  });
});

interface CheckJson {
  readonly files: readonly {
    readonly file: string;
    readonly verdict: string;
    readonly system: string | null;
    readonly edition: string | null;
    readonly rounds: readonly { round: number; verdict: string; findings: unknown[] }[];
    readonly diagnostics: readonly unknown[];
  }[];
}

const json = async (...args: string[]): Promise<CheckJson> =>
  JSON.parse((await cli('check', '--json', ...args)).out) as CheckJson;

describe('check --json', () => {
  it('prints one object for all files', async () => {
    const { files } = await json(good, bad);
    expect(
      files.map(({ file, verdict, system, edition }) => [file, verdict, system, edition]),
    ).toEqual([
      [good, 'conforms', 'dutch', '2026'],
      [bad, 'differs', 'dutch', '2026'],
    ]);
    expect(files[0]?.rounds).toHaveLength(9);
    expect(files[0]?.rounds[0]).toEqual({ round: 1, verdict: 'conforms', findings: [] });
    expect(files[0]?.diagnostics).toEqual([]);
  });

  it('gives findings with scores as points', async () => {
    const { files } = await json(bad, '--round', '9');
    expect(files[0]?.rounds).toHaveLength(1);
    expect(files[0]?.rounds[0]?.findings[0]).toEqual({
      kind: 'pair',
      who: [14, 18],
      given: [[14, 18]],
      regulation: [
        [14, 19],
        [21, 18],
      ],
      bracket: { number: expect.any(Number), score: 3, members: [14, 12, 18, 19, 23] },
      sentence:
        '14 Thistledown, Fay - 18 Grauwinkel, Uli should not meet; the rules give 14-19, 21-18',
    });
  });

  it('has the same keys for a file without a tournament', async () => {
    const { files } = await json(tempFile('nothing.trf', ''));
    expect(files[0]).toMatchObject({
      verdict: 'unjudged',
      system: null,
      edition: null,
      rounds: [],
    });
    expect(files[0]?.diagnostics).toHaveLength(1);
  });

  it('stays JSON when nothing can be read', async () => {
    expect(await json('nowhere.trf')).toEqual({ files: [] });
  });
});

describe('check --pairing', () => {
  it('judges the pairing of another program', async () => {
    const ruled = tempPath('ruled.txt');
    expect((await cli('pair', good, '--round', '9', '-o', ruled)).code).toBe(0);
    expect((await cli('check', good, '--round', '9', '--pairing', ruled)).code).toBe(0);
  });

  it('finds what differs in it', async () => {
    const ruled = tempPath('ruled.txt');
    await cli('pair', good, '--round', '9', '-o', ruled);
    const text = readFileSync(ruled, 'utf8');
    const file = tempFile('swapped.txt', text.replace('14 19', '14 18').replace('21 18', '21 19'));
    const { code, out } = await cli('check', good, '--round', '9', '--pairing', file);
    expect(code).toBe(1);
    expect(out).toContain('differs: 2 pairs');
  });

  it('does not judge what it cannot read', async () => {
    const cut = tempFile('cut.txt', '5\n14 19\n');
    const { code, out } = await cli('check', good, '--round', '9', '--pairing', cut);
    expect(code).toBe(3);
    expect(out).toContain('error[pairing/count-mismatch]');
    expect((await cli('check', good, '--pairing', 'nowhere.txt')).code).toBe(3);
    expect((await cli('check', good, '--round', '11', '--pairing', cut)).code).toBe(3);
  });
});

describe('check --html and --explain', () => {
  it('writes one page beside the usual text', async () => {
    const page = tempPath('report.html');
    const { code, out } = await cli('check', bad, '--html', page);
    expect(code).toBe(1);
    expect(out).toContain('round  9  differs');
    expect(readFileSync(page, 'utf8')).toContain('<title>Lakeside Open: pairing check</title>');
  });

  it('takes one file, and never writes over it', async () => {
    expect((await cli('check', good, bad, '--html', tempPath('two.html'))).code).toBe(2);
    const copy = tempFile('copy.trf', goodText);
    expect((await cli('check', copy, '--html', copy)).code).toBe(2);
    expect(readFileSync(copy, 'utf8')).toBe(goodText);
  });

  it('explains the rounds that differ', async () => {
    expect((await cli('check', good, '--explain')).out).not.toContain('Bracket 1');
    const { out } = await cli('check', bad, '--explain');
    expect(out).toContain('Round 9: FIDE (Dutch) Swiss');
    expect(out).toContain('Bracket 1, 6.5 points');
    expect(out).not.toContain('Round 8: FIDE');
  });
});

describe('folders', () => {
  it('means the reports in them, and tells what it leaves out', async () => {
    const folder = tempPath('samples');
    mkdirSync(folder);
    for (const name of ['lakeside-open.trf', 'lakeside-open-exchanged.trf', 'README.md']) {
      tempFile(join('samples', name), readFileSync(samplePath(name)));
    }
    const { code, out, err } = await cli('check', folder);
    expect(code).toBe(1);
    expect(out).toContain('lakeside-open.trf: conforms');
    expect(out).toContain('lakeside-open-exchanged.trf: differs');
    expect(err).toMatch(/README\.md: no tournament report, left out\n$/);
  });

  it('takes broken reports seriously, and an empty folder too', async () => {
    const folder = tempPath('folder');
    mkdirSync(folder);
    expect((await cli('check', folder)).code).toBe(3);
    tempFile(join('folder', 'a.trf'), goodText);
    expect((await cli('check', folder)).code).toBe(0);
    tempFile(join('folder', 'b.trf'), '');
    expect((await cli('check', folder)).code).toBe(3);
  });
});

describe('check --identify', () => {
  const old = samplePath('paired-by-old-rules.trf');

  it('adds a line for each system and edition, the best fit first', async () => {
    const { out } = await cli('check', old, '--identify');
    const [, table] = out.split('rounds that each system and edition prescribes\n');
    expect(table).toMatch(/^ +dutch 20(?:11|12|17) +(\d+) of \1 {2}rounds 1 2 3/);
    expect(table).toMatch(/dutch 2026, Baku acceleration/);
  });

  it('is part of the JSON report', async () => {
    const { files } = JSON.parse((await cli('check', old, '--identify', '--json')).out) as {
      files: { identified: { conforming: number[]; judged: number }[] }[];
    };
    const [best] = files[0]!.identified;
    expect(best?.conforming).toHaveLength(best!.judged);
  });
});
