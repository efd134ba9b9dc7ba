import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, samplePath, tempFile, tempPath } from './helpers.js';

const text = readFileSync(samplePath('lakeside-open.trf'), 'utf8');

/** The sample as it stood after `rounds` rounds, without the points that the later ones gave. */
function playedUntil(rounds: number): string {
  return text
    .split('\r\n')
    .map((line) =>
      line.startsWith('001') ? `${line.slice(0, 80)}    ${line.slice(84, 89 + 10 * rounds)}` : line,
    )
    .join('\r\n');
}

const open = tempFile('open.trf', playedUntil(3));

describe('pair', () => {
  it('prints the next round with names and scores in 80 columns', async () => {
    const { code, out, err } = await cli('pair', open);
    expect([code, err]).toEqual([0, '']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Round 4: FIDE (Dutch) Swiss, C.04.3 in force from 1 February 2026');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toContain(
      '    2     4 Merrowick, Hugh        2.5 -    1 Ostravelle, Bram       2.5',
    );
    expect(out).toMatch(/^ {2}bye {4}21 Nordquint, Elof/m);
  });

  it('prints one JSON object', async () => {
    const { code, out } = await cli('pair', open, '--json');
    expect(code).toBe(0);
    const result = JSON.parse(out) as { pairs: number[][] };
    expect(Object.keys(result)).toEqual([
      'round',
      'system',
      'edition',
      'assumptions',
      'pairs',
      'bye',
      'impossible',
    ]);
    expect(result).toMatchObject({
      round: 4,
      system: 'dutch',
      edition: '2026',
      bye: 21,
      impossible: null,
    });
    expect(result.pairs).toHaveLength(11);
    expect(result.pairs).toContainEqual([4, 1]);
  });

  it('writes the format of JaVaFo and bbpPairings, and prints nothing', async () => {
    const output = tempPath('out.txt');
    expect(await cli('pair', open, '-o', output)).toEqual({ code: 0, out: '', err: '' });
    const lines = readFileSync(output, 'utf8').split('\n');
    expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['12', '21 0', '']);
    expect(lines.slice(1, 12).every((line) => /^\d+ \d+$/.test(line))).toBe(true);
  });

  it('pairs a played round anew', async () => {
    const { out } = await cli('pair', samplePath('lakeside-open.trf'), '--round', '4', '--json');
    expect(JSON.parse(out)).toMatchObject({ round: 4, bye: 21 });
  });

  it('never overwrites the tournament', async () => {
    const { code, err } = await cli('pair', open, '-o', open);
    expect(code).toBe(2);
    expect(err).toContain('is the tournament itself');
    expect(readFileSync(open, 'utf8')).toBe(playedUntil(3));
  });

  it('enters the pairing in a copy of the report and changes nothing else', async () => {
    const copy = tempPath('entered.trf');
    expect(await cli('pair', open, '--into', copy)).toEqual({ code: 0, out: '', err: '' });
    const before = playedUntil(3).split('\r\n');
    const after = readFileSync(copy, 'utf8').split('\r\n');
    expect(after).toHaveLength(before.length);
    for (const [index, line] of before.entries()) expect(after[index]).toContain(line.trimEnd());
    expect(after.find((line) => line.startsWith('001    4'))).toMatch(/ {2} {3}1 w$/);
    expect(after.find((line) => line.startsWith('001   21'))).toMatch(/ {2}0000 - U$/);
    const checked = await cli('check', copy);
    expect(checked.out).toContain('round  4  conforms');
    expect(checked.code).toBe(0);
  });

  it('refuses without the number of rounds (bugs item 62)', async () => {
    const file = tempFile('no-142.trf', playedUntil(3).replace('142 9\r\n', ''));
    const refused = await cli('pair', file);
    expect([refused.code, refused.out]).toEqual([3, '']);
    expect(refused.err).toContain('--rounds');
    expect((await cli('pair', file, '--rounds', '9', '--json')).out).toBe(
      (await cli('pair', open, '--json')).out,
    );
  });

  it('refuses a file that contradicts itself', async () => {
    const file = tempFile(
      'wrong.trf',
      playedUntil(3).replace('   8 b 1     2 w =', '   8 b 1     3 w ='),
    );
    const { code, err, out } = await cli('pair', file);
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain('error[trf/opponent-mismatch]');
    expect((await cli('pair', file, '--round', '2')).code).toBe(0);
  });

  it('tells when no legal pairing exists (art. 1.9.3)', async () => {
    const player = (id: number, blocks: string) =>
      `001 ${String(id).padStart(4)}${' '.repeat(81)}${blocks}`.trimEnd();
    const file = tempFile(
      'impossible.trf',
      ['142 2', player(1, '     2 w ='), player(2, '     1 b ='), ''].join('\n'),
    );
    const plain = await cli('pair', file);
    expect([plain.code, plain.out]).toEqual([1, '']);
    expect(plain.err).toContain('round 2 cannot be paired');
    const { out, code } = await cli('pair', file, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      round: 2,
      pairs: [],
      bye: null,
      impossible: expect.any(String),
    });
  });

  it.each([
    ['a round that cannot come yet', ['--round', '6'], 2],
    ['zero rounds', ['--rounds', '0'], 2],
    ['a folder it cannot write to', ['-o', '/nowhere/at/all/out.txt'], 3],
  ])('refuses %s', async (_, args, code) => {
    const result = await cli('pair', open, ...args);
    expect(result.code).toBe(code);
    expect(result.err.split('\n')).toHaveLength(2);
  });
});

describe('explain --with and --without', () => {
  const good = samplePath('lakeside-open.trf');

  it('tells what a pair would cost, and the best pairing with it', async () => {
    const { code, out } = await cli('explain', good, '--round', '9', '--with', '14-18');
    expect(code).toBe(0);
    expect(out).toContain('Round 9 with 14-18');
    expect(out.replace(/\s+/g, ' ')).toContain('C.04.3:2026 [C12] decides');
    expect(out).toMatch(/18 Grauwinkel, Uli +3\.0 - +14 Thistledown, Fay/);
  });

  it('has a JSON form with all criteria', async () => {
    const { out } = await cli('explain', good, '--round', '9', '--without', '14-19', '--json');
    const answer = JSON.parse(out) as {
      kind: string;
      pairs: number[][];
      cost: { criteria: unknown[] };
    };
    expect(answer.kind).toBe('costs');
    expect(answer.pairs).not.toContainEqual([14, 19]);
    expect(answer.cost.criteria.length).toBeGreaterThan(10);
  });

  it.each([
    ['a pair of the rules', ['--with', '14-19'], 0, 'that is what the rules do'],
    ['a second meeting', ['--with', '1-2'], 1, 'have already met in round 3'],
    ['somebody absent', ['--with', '1-22'], 2, '22 is not paired in round 9'],
    ['one player twice', ['--with', '1-6,1-9'], 2, 'one pair at most'],
    ['no pair', ['--without', '14'], 2, 'expected pairs such as'],
  ])('answers %s', async (_, args, code, text) => {
    const result = await cli('explain', good, '--round', '9', ...args);
    expect(result.code).toBe(code);
    expect(result.out + result.err).toContain(text);
  });
});

describe('explain', () => {
  it('judges what check judges: recorded rounds of a file that does not tell how many there are', async () => {
    const untold = tempFile(
      'untold.trf',
      text.replace(/^142 9\r\n/m, '').replace(/^XXR 9\r\n/m, ''),
    );
    const { code, out } = await cli('explain', untold, '--round', '3');
    expect(code).toBe(0);
    const assumed =
      'the file does not tell the number of rounds; 9 is assumed, so round 9 is the last one';
    const said = out.replace(/\s+/g, ' ');
    expect(said).toContain(assumed);
    const known = (await cli('explain', samplePath('lakeside-open.trf'), '--round', '3')).out;
    expect(said.replace(`${assumed} `, '')).toBe(known.replace(/\s+/g, ' '));
    const next = await cli('explain', untold);
    expect(next.code).toBe(3);
    expect(next.err).toContain('--round N takes a round from 1 to 9');
  });

  it('tells every bracket with colours and floats', async () => {
    const { code, out } = await cli('explain', open);
    expect(code).toBe(0);
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(out).toContain('Bracket 1, 3.0 points, homogeneous: 1 player');
    expect(out).toContain('3 Tarkovane, Ilya floats down to the next bracket');
    expect(out.replace(/\s+/g, ' ')).toContain(
      '21 Nordquint, Elof gets the bye (C.04.3:2026 [C2], [C5], [C9])',
    );
    expect(out).toMatch(/colours by C\.04\.3:2026 art\. 5\.2\.\d/);
  });

  it('has a JSON form whose pairs are those of pair', async () => {
    const explained = JSON.parse((await cli('explain', open, '--json')).out) as {
      brackets: { pairs: { white: number; black: number }[] }[];
    };
    const paired = JSON.parse((await cli('pair', open, '--json')).out) as { pairs: number[][] };
    const pairs = explained.brackets.flatMap((bracket) => bracket.pairs);
    expect(new Set(pairs.map(({ white, black }) => `${white}-${black}`))).toEqual(
      new Set(paired.pairs.map(([white, black]) => `${white}-${black}`)),
    );
  });
});
