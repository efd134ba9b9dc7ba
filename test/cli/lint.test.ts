import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cli, samplePath, tempFile } from './helpers.js';

const good = samplePath('lakeside-open.trf');
const text = readFileSync(good, 'utf8');

describe('lint', () => {
  it('is content with a clean file', async () => {
    expect(await cli('lint', good)).toEqual({
      code: 0,
      out: `${good}: 0 errors, 0 warnings, 0 remarks\n`,
      err: '',
    });
  });

  it('tells errors with their place, and exits 1', async () => {
    const file = tempFile('unknown.trf', text.replace('   8 b 1     2 w =', '   8 b 1    77 w ='));
    const { code, out } = await cli('lint', file);
    expect(code).toBe(1);
    expect(out).toContain('error[trf/unknown-opponent]');
    expect(out).toContain(`  --> ${file}:15:112`);
    expect(
      Math.max(
        ...out
          .split('\n')
          .filter((line) => !line.includes(file))
          .map((l) => l.length),
      ),
    ).toBeLessThanOrEqual(80);
  });

  it('has a JSON form', async () => {
    const file = tempFile('no-count.trf', text.replace('142 9\r\n', ''));
    const { code, out } = await cli('lint', '--json', file, good);
    expect(code).toBe(0);
    const { files } = JSON.parse(out) as {
      files: { file: string; diagnostics: { code: string }[] }[];
    };
    expect(
      files.map(({ file: name, diagnostics }) => [name, diagnostics.map((one) => one.code)]),
    ).toEqual([
      [file, ['trf/no-round-count']],
      [good, []],
    ]);
  });

  it.each([
    ['no file', [], 2],
    ['a missing file', ['nowhere.trf'], 3],
    ['an empty file', [tempFile('empty.trf', '')], 3],
  ])('%s', async (_, args, code) => {
    expect((await cli('lint', ...args)).code).toBe(code);
  });
});

describe('the command as a whole', () => {
  it.each([['--help'], ['help'], ['check', '--help']])('%s %s', async (...args) => {
    const { code, out } = await cli(...args);
    expect(code).toBe(0);
    expect(out).toContain('Usage: pairing-checker');
  });

  it('tells its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(await cli('--version')).toEqual({ code: 0, out: `${version}\n`, err: '' });
  });

  it('shows help and fails without a command', async () => {
    const { code, err } = await cli();
    expect(code).toBe(2);
    expect(err).toContain('Usage: pairing-checker');
  });

  it('guesses what an unknown command meant', async () => {
    const { code, err } = await cli('chekc', good);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean check?');
  });
});
