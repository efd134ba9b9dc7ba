import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cli, tempPath } from '../cli/helpers.js';

const root = new URL('../../', import.meta.url);
const readme = readFileSync(new URL('README.md', root), 'utf8');

interface Fence {
  readonly language: string;
  readonly body: string;
}

const fences: readonly Fence[] = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(
  ([, language, body]) => ({ language: language!, body: body! }),
);

const startFolder = process.cwd();
beforeAll(() => process.chdir(fileURLToPath(root)));
afterAll(() => process.chdir(startFolder));

describe('README', () => {
  it('opens with two lines that install, check a sample and run the tests', () => {
    const [first] = fences;
    const lines = first!.body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines.every((line) => line.startsWith('npm ci && '))).toBe(true);
    const path = lines[0]!.split(' ').at(-1)!;
    expect(() => readFileSync(new URL(path, root))).not.toThrow();
  });

  const consoles = fences.filter(({ language }) => language === 'console');
  it.each(consoles)('prints what it shows: $body', async ({ body }) => {
    const [command, ...expected] = body.split('\n');
    const [, program, ...args] = command!.split(' ');
    expect(program).toBe('pairing-checker');
    const { out, err } = await cli(...args);
    expect(err).toBe('');
    expect(out.split('\n')).toEqual(expected);
  });

  const snippets = fences.flatMap((fence, index) =>
    fence.language === 'js' ? [{ code: fence.body, output: fences[index + 1]! }] : [],
  );
  it.each(snippets)('runs its snippets: $code', async ({ code, output }) => {
    expect(output.language).toBe('text');
    const source = code
      .replace(/'pairing-checker\/(\w+)'/g, (_, name: string) => quoted(`src/${name}/index.ts`))
      .replace(/'pairing-checker'/g, quoted('src/index.ts'));
    const file = tempPath(`snippet-${snippets.findIndex((one) => one.code === code)}.mjs`);
    writeFileSync(file, source);
    const lines: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...words) => {
      lines.push(words.join(' '));
    });
    try {
      await import(/* @vite-ignore */ pathToFileURL(file).href);
    } finally {
      log.mockRestore();
    }
    expect(`${lines.join('\n')}\n`).toBe(output.body);
  });

  it('has JSON that is JSON', () => {
    for (const { language, body } of fences) if (language === 'json') JSON.parse(body);
  });

  it('knows every command, and every command is in it', async () => {
    const { out } = await cli('--help');
    const commands = [...out.matchAll(/^ {2}([a-z]+) \[options\]/gm)].map(([, name]) => name!);
    expect(commands.length).toBeGreaterThan(3);
    for (const command of commands)
      expect(readme).toMatch(new RegExp(`^\\| \`${command}[ \`]`, 'm'));
  });
});

const quoted = (path: string): string => `'${fileURLToPath(new URL(path, root))}'`;
