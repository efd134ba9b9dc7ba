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

  it("applies JaVaFo's -b, which is Baku acceleration", async () => {
    const field = tempFile(
      'field.trf',
      [
        '012 Twelve, before round 1',
        'XXR 9',
        'XXC white1',
        ...Array.from({ length: 12 }, (_, index) => {
          const number = String(index + 1);
          const name = `Player ${number}`.padEnd(33);
          return `001 ${number.padStart(4)}      ${name} ${2490 - 10 * index}${' '.repeat(29)}0.0 ${number.padStart(4)}`;
        }),
        '',
      ].join('\n'),
    );
    // The first six have a virtual point and meet each other, as JaVaFo 3 pairs it.
    expect((await cli(field, '-b', '-p')).out).toBe('6\n1 4\n5 2\n3 6\n7 10\n11 8\n9 12\n');
    expect((await cli(field, '-p')).out).toBe('6\n1 7\n8 2\n3 9\n10 4\n5 11\n12 6\n');
  });

  it('pairs as it is told by literal calls of hosts', async () => {
    const plain = await cli(open, '-p');
    for (const args of [
      [open, '-p', '-q', '10000'],
      [open, '-q', '10000', '-p'],
      [open, '-w', '-p'],
      ['--dutch', open, '-p', '-'],
    ]) {
      expect(await cli(...args)).toEqual(plain);
    }
    const output = tempPath('q.txt');
    expect(await cli(open, '-p', output, '-q', '10000')).toEqual({ code: 0, out: '', err: '' });
    expect(readFileSync(output, 'utf8')).toBe(plain.out);
  });

  it('tells its release with -r, and does the rest as well', async () => {
    const release = await cli('-r');
    expect(release).toMatchObject({ code: 0, err: '' });
    expect(release.out).toMatch(/^pairing-checker - Rel\. \d+\.\d+\.\d+\n$/);
    const paired = await cli('-r', open, '-p');
    expect(paired.out).toBe(release.out + (await cli(open, '-p')).out);
  });

  it("checks as FIDE's own example calls a checker", async () => {
    expect(await cli('-check', bad)).toEqual(await cli('check', bad));
  });

  it('lists what was known before every round that it checks', async () => {
    const list = tempPath('lists.txt');
    expect((await cli(good, '-c', '-l', list)).code).toBe(0);
    const text = readFileSync(list, 'utf8');
    expect(text.match(/^lakeside-open: Round #\d$/gm)).toHaveLength(9);
    expect(text.match(/^ +ID +Pts/gm)).toHaveLength(9);
  });

  describe('--like', () => {
    const stuck = tempFile(
      'stuck.trf',
      [
        '012 Two who have met',
        'XXR 3',
        'XXC white1',
        `001    1      ${'Garunov, Ada'.padEnd(33)} 2000${' '.repeat(29)}1.0    1     2 w 1`,
        `001    2      ${'Lunaholt, Ben'.padEnd(33)} 1900${' '.repeat(29)}0.0    2     1 b 0`,
        '',
      ].join('\n'),
    );
    const empty = tempFile('empty-like.trf', '');

    it.each([
      ['differences', [bad, '-c'], 1, 0, 0],
      ['no legal pairing', [stuck, '-p'], 1, 0, 1],
      ['wrong usage', [good, '-c', '-o', 'x'], 2, 1, 3],
      ['a file without a tournament', [empty, '-p'], 3, 1, 3],
      ['no such file', ['nowhere.trf', '-p'], 3, 1, 5],
    ])('%s', async (_, args, own, javafo, bbp) => {
      expect((await cli(...args)).code).toBe(own);
      expect((await cli(...args, '--like', 'javafo')).code).toBe(javafo);
      expect((await cli(...args, '--like', 'bbp')).code).toBe(bbp);
    });

    it('says that no pairing exists in the words that hosts look for', async () => {
      const output = tempPath('stuck.txt');
      const javafo = await cli(stuck, '-p', output, '--like', 'javafo');
      expect(javafo.err).toContain('Pairing impossible');
      expect(readFileSync(output, 'utf8')).toBe('0\n');
      expect((await cli(stuck, '-p', '--like', 'bbp')).err).toContain('No valid pairing exists');
    });
  });

  it.each([
    ['two modes', [open, '-c', '-p'], 'found -c and -p'],
    ['a flag twice', [open, '-p', '-b', '-b'], '-b once'],
    ['a flag of another mode', [open, '-p', '-o', 'x'], '-o means nothing together with -p'],
    ['a seed without generating', [open, '-c', '-s', '5'], '-s means nothing together with -c'],
    ['a list of nothing', ['-g', '-o', 'x', '-l', 'y'], '-l means nothing together with -g'],
    ['a tournament as a model', [good, '-g', '-o', tempPath('m.trf')], 'no tournament as a model'],
    ['two seeds', ['-g', '7', '-s', '8', '-o', tempPath('m.trf')], 'one seed'],
    ['a seed that is missing', ['-g', '-o', tempPath('m.trf'), '-s'], 'SEED after -s'],
    ['two tournaments', [good, open, '-p'], 'one tournament file'],
    ['a release of nothing to do', ['-r', good], '-c to check'],
    ['two systems', ['--dutch', '--burstein', good, '-c'], 'one pairing system'],
    ['another program', [good, '-c', '--like', 'vega'], 'PROGRAM after --like'],
  ])('never ignores %s', async (_, args, words) => {
    const { code, out, err } = await cli(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(words);
  });

  it.each([
    ['no file', ['-c'], 2],
    ['no mode', ['--dutch', good], 2],
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
