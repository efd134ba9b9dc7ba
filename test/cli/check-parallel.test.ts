import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/index.js';
import { writeTrf } from '../../src/trf/index.js';

const folder = mkdtempSync(join(tmpdir(), 'pairing-parallel-'));
const reports = join(folder, 'reports');

const FILES = 50;
const nameOf = (index: number): string => join(reports, `${String(index).padStart(2, '0')}.trf`);

beforeAll(async () => {
  await build({
    entryPoints: ['src/cli/main.ts', 'src/cli/check-worker.ts'],
    outdir: folder,
    outExtension: { '.js': '.js' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  mkdirSync(reports);
  for (let index = 0; index < FILES; index += 1) {
    const tournament = generateTournament(index, { players: [6, 12], rounds: [3, 5] });
    writeFileSync(nameOf(index), writeTrf(tournament, { dialect: 'trf26' }).bytes);
  }
  writeFileSync(join(reports, 'notes.txt'), 'no tournament\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const command = (...args: string[]) =>
  spawnSync(process.execPath, [join(folder, 'main.js'), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });

describe('check over several threads', () => {
  it('prints what it prints file by file, in the order of the files', () => {
    const together = command('check', reports);
    const apart = Array.from({ length: FILES }, (_, index) => command('check', nameOf(index)));
    expect(together.stdout).toBe(apart.map(({ stdout }) => stdout).join(''));
    expect(together.stderr).toContain('notes.txt: no tournament report, left out');
    expect(together.status).toBe(0);
  });

  it('joins the reports of --json and takes the heaviest exit status', () => {
    const report = readFileSync(nameOf(7), 'latin1');
    // A player with a point more than his games contradicts the file.
    writeFileSync(nameOf(7), report.replace(/^(001.{77}) *\d+\.\d/m, '$1 99.5'), 'latin1');
    const { stdout, status } = command('check', reports, '--json');
    const { files } = JSON.parse(stdout) as { files: { file: string; verdict: string }[] };
    expect(files.map(({ file }) => file)).toEqual(
      Array.from({ length: FILES }, (_, index) => nameOf(index)),
    );
    expect(files[7]!.verdict).toBe('unjudged');
    expect(status).toBe(3);
  });
});
