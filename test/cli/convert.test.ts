import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../src/index.js';
import { cli, samplePath, tempFile, tempPath } from './helpers.js';

const good = samplePath('lakeside-open.trf');
const text = readFileSync(good, 'utf8');
const tournamentOf = (path: string) => parseTrf(readFileSync(path)).tournament!;

describe('convert', () => {
  it.each(['trf16', 'trfx', 'trfbx', 'trf26'])(
    'writes %s that reads back as the same rounds',
    async (to) => {
      const output = tempPath(`out.${to}`);
      const { code, out } = await cli('convert', good, '--to', to, '-o', output);
      expect([code, out]).toEqual([0, '']);
      const [before, after] = [tournamentOf(good), tournamentOf(output)];
      expect(after.rounds).toEqual(before.rounds);
      expect(after.players.map(({ name }) => name)).toEqual(before.players.map(({ name }) => name));
      const checked = await cli(
        'check',
        output,
        '--edition',
        '2026',
        '--rounds',
        '9',
        '--initial-colour',
        'white',
      );
      expect(checked.code).toBe(0);
    },
  );

  it('writes JSON and reads it again', async () => {
    const json = tempPath('open.json');
    expect((await cli('convert', good, '--to', 'json', '-o', json)).code).toBe(0);
    const back = tempPath('back.trf');
    expect((await cli('convert', json, '-o', back)).code).toBe(0);
    expect(tournamentOf(back).rounds).toEqual(tournamentOf(good).rounds);
  });

  it('prints without -o, with CRLF unless told otherwise, and keeps comments', async () => {
    const file = tempFile('comment.trf', `### MPA @ Round 3: by hand\r\n${text}`);
    const { out } = await cli('convert', file);
    expect(out).toContain('\r\n');
    expect(out).toContain('### MPA @ Round 3: by hand');
    expect((await cli('convert', file, '--line-end', 'lf')).out).not.toContain('\r');
  });

  it('writes another encoding', async () => {
    const file = tempFile('umlaut.trf', text.replace('Tollkuhn, Anke', 'Tollkühn, Anke'));
    const output = tempPath('latin.trf');
    expect((await cli('convert', file, '--encoding', 'windows-1252', '-o', output)).code).toBe(0);
    expect(readFileSync(output).includes(0xfc)).toBe(true);
    expect(tournamentOf(output).players[22]?.name).toBe('Tollkühn, Anke');
    expect((await cli('convert', file, '--ascii')).out).toContain('Tollkuhn');
  });

  it.each([
    ['a dialect it does not know', [good, '--to', 'pgn'], 2],
    ['an encoding without a file', [good, '--encoding', 'windows-1252'], 2],
    ['a line end that is none', [good, '--line-end', 'vt'], 2],
    ['a missing file', ['nowhere.trf'], 3],
    ['an empty file', [tempFile('empty.trf', '')], 3],
    ['bad JSON', [tempFile('bad.json', '{ "players": 3 }')], 3],
    [
      'a file that contradicts itself',
      [tempFile('wrong.trf', text.replace('   8 b 1     2 w =', '   8 b 1     3 w ='))],
      3,
    ],
  ])('refuses %s', async (_, args, code) => {
    const result = await cli('convert', ...args);
    expect([result.code, result.out]).toEqual([code, '']);
    expect(result.err).not.toBe('');
  });

  it('never writes over its input', async () => {
    const copy = tempFile('copy.trf', text);
    expect((await cli('convert', copy, '-o', copy)).code).toBe(2);
    expect(readFileSync(copy, 'utf8')).toBe(text);
  });
});
