import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, samplePath, tempFile, tempPath } from './helpers.js';

const good = samplePath('lakeside-open.trf');
const bad = samplePath('lakeside-open-exchanged.trf');

/** The sample before its last round, without the absences announced for it. */
const open = tempFile(
  'open.trf',
  readFileSync(good, 'utf8')
    .split('\r\n')
    .map((line) =>
      line.startsWith('001') ? `${line.slice(0, 80)}    ${line.slice(84, 169)}` : line,
    )
    .join('\r\n'),
);

describe('the syntax of JaVaFo and bbpPairings', () => {
  it.each([
    ['JaVaFo', [good, '-c']],
    ['bbpPairings', ['--dutch', good, '-c']],
    ['bbpPairings, file last', ['--dutch', '-c', good]],
  ])('checks as %s does', async (_, args) => {
    const { code, out, err } = await cli(...args);
    expect([code, err]).toEqual([0, '']);
    expect(out.split('\n').slice(0, 2)).toEqual([
      'lakeside-open: Round #1',
      'lakeside-open: Round #2',
    ]);
    expect(out.trimEnd().split('\n')).toHaveLength(9);
  });

  it('prints differing boards in two columns', async () => {
    const { code, out } = await cli(bad, '-c', '9');
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'lakeside-open-exchanged: Round #9',
        '  Checker pairings        Tournament pairings',
        '     14 -  19                14 -  18',
        '     21 -  18                21 -  19',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['JaVaFo', (out: string) => [open, '-p', out]],
    ['bbpPairings', (out: string) => ['--dutch', open, '-p', out]],
  ])('pairs as %s does', async (name, args) => {
    const output = tempPath(`${name}.txt`);
    expect(await cli(...args(output))).toEqual({ code: 0, out: '', err: '' });
    const ours = await cli('pair', open, '-o', tempPath('ours.txt'));
    expect(ours.code).toBe(0);
    expect(readFileSync(output, 'utf8')).toBe(readFileSync(tempPath('ours.txt'), 'utf8'));
  });

  it('prints the pairing without a file name', async () => {
    const { out } = await cli('--dutch', open, '-p');
    expect(out).toMatch(/^12\n(\d+ \d+\n){11}12 0\n$/);
  });

  it('writes a check list', async () => {
    const list = tempPath('list.txt');
    expect((await cli(open, '-p', tempPath('p.txt'), '-l', list)).code).toBe(0);
    const lines = readFileSync(list, 'utf8').trimEnd().split('\n');
    expect(lines[0]).toBe('  ID    Pts  Due   Floats  Bye  Pair    Colours');
    expect(lines).toHaveLength(1 + 23);
    expect((await cli(open, '-p', tempPath('p.txt'), '-l')).out).toBe(readFileSync(list, 'utf8'));
  });

  it('generates a tournament that every command reads (bugs item 14)', async () => {
    const first = tempPath('random-1.trf');
    const again = tempPath('random-2.trf');
    expect((await cli('--dutch', '-g', '-o', first, '-s', '7')).code).toBe(0);
    expect((await cli('-g', '7', '-o', again)).code).toBe(0);
    expect(readFileSync(again, 'utf8')).toBe(readFileSync(first, 'utf8'));
    expect((await cli(first, '-c')).code).toBe(0);
    const config = tempFile('config.txt', 'PlayersNumber=10\nRoundsNumber=5\n');
    expect((await cli('--dutch', '-g', config, '-o', first, '-s', '1')).code).toBe(0);
    expect(readFileSync(first, 'utf8').match(/^001/gm)).toHaveLength(10);
    expect((await cli('-g')).code).toBe(2);
  });

  it.each([
    ['no file', ['-c'], 2],
    ['no mode', ['--dutch', good], 2],
    ['another system', ['--burstein', good, '-c'], 2],
    ['a word it does not know', [good, '-c', '--quickly'], 2],
    ['the tournament as output', [open, '-p', open], 2],
    ['a missing file', ['nowhere.trf', '-c'], 3],
    ['an empty file', [tempFile('empty.trf', ''), '-c'], 3],
    ['a round that is not there', [good, '-c', '77'], 3],
  ])('refuses %s', async (_, args, code) => {
    const result = await cli(...args);
    expect(result.code).toBe(code);
    expect(result.err).not.toBe('');
  });
});
