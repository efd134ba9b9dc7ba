import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDuration } from '../../src/cli/commands/fuzz-engines.js';
import { cli, tempPath } from './helpers.js';

describe('fuzz', () => {
  it('finds nothing in an engine that does what the rules say', async () => {
    const folder = tempPath('clean');
    const { code, out } = await cli(
      ...['fuzz', '--engine', 'rules:2017', '--edition', '2017'],
      ...['--runs', '30', '--seed', '1', '-o', folder],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^30 rounds in \d+ seconds, 0 of them wrong\n/);
    expect(out).toContain('rules that decided something, in a sample of 3 rounds:');
    expect(out).toMatch(/not exercised: .*C\.19/);
    expect(readdirSync(folder)).toEqual(['campaign.json']);
  });

  it('saves what it finds, with both pairings and the reason, and answers 1', async () => {
    const folder = tempPath('found');
    const { code, out, err } = await cli(
      ...['fuzz', '--engine', 'rules:2017', '--against', 'rules:2026', '--edition', '2026'],
      ...['--runs', '40', '--seed', 'b', '--coverage', '0', '--jobs', '1', '-o', folder],
    );
    expect(code).toBe(1);
    expect(err).toMatch(/^seed b, dutch 2026\n/);
    expect(err).toContain('found: pairing-checker dutch 2017: loses at C5: ');
    expect(out).toContain('pairing-checker dutch 2017 is wrong: its answer loses at C5');
    expect(out).toContain('pairing-checker dutch 2026 is right.');
    const name = 'pairing-checker-dutch-2017-criterion-c5';
    const path = (extension: string) => `${folder}/${name}.${extension}`;
    for (const extension of ['trf', 'txt', 'given', 'rules']) {
      expect(existsSync(path(extension))).toBe(true);
    }
    expect(readFileSync(path('trf'), 'utf8')).toMatch(/\r\n### .*is wrong: its answer loses at C5/);
    // The files agree with the other commands.
    const pair = await cli('pair', path('trf'), '--edition', '2026', '-o', tempPath('again.txt'));
    expect(pair.code).toBe(0);
    expect(readFileSync(tempPath('again.txt'), 'utf8')).toBe(readFileSync(path('rules'), 'utf8'));
    const check = await cli(
      ...['check', path('trf'), '--edition', '2026', '--pairing', path('given')],
    );
    expect(check.code).toBe(1);
  });

  it('names the edition in what it saves, so that the file alone is judged alike', async () => {
    const folder = tempPath('edition');
    const { code } = await cli(
      ...['fuzz', '--engine', 'rules:2026', '--edition', '2017', '--runs', '40', '--seed', 'w'],
      ...['--coverage', '0', '-o', folder],
    );
    expect(code).toBe(1);
    const files = readdirSync(folder).filter((name) => name.endsWith('.trf'));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const path = `${folder}/${file}`;
      expect(readFileSync(path, 'utf8')).toContain('192 FIDE_DUTCH_2017');
      const given = path.replace(/trf$/, 'given');
      const again = await cli('check', path, '--pairing', given);
      expect(`${file} ${again.code}`).toBe(`${file} 1`);
    }
  });

  it('continues a campaign', async () => {
    const folder = tempPath('resumed');
    const run = (...more: string[]) =>
      cli('fuzz', '--engine', 'rules:2026', '--seed', 's', '--runs', '10', '-o', folder, ...more);
    await run();
    const { out } = await run('--resume');
    expect(out).toMatch(/^20 rounds in/);
    const other = await run('--resume', '--edition', '2017');
    expect(other.code).toBe(2);
    expect(other.err).toContain('cannot be continued: it was run by dutch 2026');
  });

  it('prints one JSON object on request', async () => {
    const { code, out, err } = await cli(
      ...['fuzz', '--engine', 'rules:2017', '--edition', '2026', '--json'],
      ...['--runs', '25', '--seed', 'b', '--coverage', '0', '-o', tempPath('json')],
    );
    expect({ code, err }).toEqual({ code: 1, err: '' });
    const result = JSON.parse(out);
    expect(result).toMatchObject({ seed: 'b', system: 'dutch', edition: '2026', rounds: 25 });
    expect(result.findings[0]).toMatchObject({
      engine: 'pairing-checker dutch 2017',
      players: expect.any(Number),
      given: expect.stringMatching(/^(\d+-\d+ ?)+$/),
    });
  });

  it('answers 3 when an engine cannot be started', async () => {
    const { code, out, err } = await cli(
      ...['fuzz', '--engine', 'no-such-engine {in} {out}', '--runs', '5', '--seed', '1'],
      ...['-o', tempPath('missing')],
    );
    expect(code).toBe(3);
    expect(err).toContain('no-such-engine cannot be started: there is no such program');
    expect(out).toBe('');
  });

  it.each<[readonly string[], RegExp]>([
    [[], /required option '--engine <command>' not specified/],
    [['--engine', 'a "b'], /--engine: Expected a closing " in the command/],
    [['--engine', 'rules:1066'], /expected rules:EDITION with one of .*2017.*, found "rules:1066"/],
    [['--engine', 'rules:2026', '--edition', '1066'], /after --edition, found "1066"/],
    [
      ['--engine', 'rules:2026', '--time', 'soon'],
      /expected a time such as 90s, 5m or 1h after --time/,
    ],
    [['--engine', 'rules:2026', '--runs', '-3'], /expected a number from 1 on after --runs/],
  ])('%j is a wrong usage', async (flags, message) => {
    const { code, err } = await cli('fuzz', '-o', tempPath('usage'), ...flags);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });
});

describe('readDuration', () => {
  it.each([
    ['90s', 90_000],
    ['5m', 300_000],
    ['1h', 3_600_000],
    ['500ms', 500],
    ['7', 7000],
  ])('%s', (text, milliseconds) => {
    expect(readDuration('--time', text)).toBe(milliseconds);
  });
});
