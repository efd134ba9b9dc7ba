import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cli } from '../cli/helpers.js';
import { type Fence, fencesOf, pages, ROOT } from './fences.js';

const fences = pages().flatMap(fencesOf);
const snippets = fences.filter(({ language }) => language === 'ts');
const consoles = fences.filter(({ language }) => language === 'console');

const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-docs-'));
const startFolder = process.cwd();
beforeAll(() => process.chdir(ROOT));
afterAll(() => {
  process.chdir(startFolder);
  rmSync(folder, { recursive: true, force: true });
});

const ENTRIES = { index: 'src/index.ts', node: 'src/node/index.ts' };

/** A snippet as a module; `text` is the sample tournament unless the snippet has its own. */
function moduleOf({ body }: Fence): string {
  const needsText = /\btext\b/.test(body) && !/\b(?:const|let) (?:\{[^}]*)?text\b/.test(body);
  const sample = "readFileSync('trf-samples/lakeside-open.trf', 'utf8')";
  const prelude = needsText
    ? `import { readFileSync } from 'node:fs';\nconst text = ${sample};\n`
    : '';
  return `${prelude}${body}\nexport {};\n`;
}

/** "The same text but for lines of dots, which stand for any lines." */
function expectOutput(actual: string, expected: string): void {
  const parts = expected.trimEnd().split(/^\.\.\.$\n?/m);
  const pattern = parts
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[\\s\\S]*?');
  const found = actual.trimEnd();
  if (!new RegExp(`^${pattern.trimEnd()}$`).test(found)) expect(found).toBe(expected.trimEnd());
}

describe('snippets of the pages', () => {
  it('are there', () => {
    expect(snippets.length).toBeGreaterThan(8);
    expect(consoles.length).toBeGreaterThan(8);
  });

  it('have the types they claim', () => {
    const files = snippets.map((fence, index) => {
      const file = join(folder, `snippet-${index}.ts`);
      writeFileSync(file, moduleOf(fence));
      return file;
    });
    const program = ts.createProgram(files, {
      ...{ strict: true, noEmit: true, skipLibCheck: true, esModuleInterop: true },
      ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      ...{ resolveJsonModule: true, lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'] },
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      paths: {
        'pairing-checker': [join(ROOT, ENTRIES.index)],
        'pairing-checker/*': [join(ROOT, 'src/*/index.ts')],
        'fast-check': [join(ROOT, 'node_modules/fast-check')],
      },
    });
    const problems = ts.getPreEmitDiagnostics(program).flatMap(({ file, start, messageText }) => {
      const index = files.indexOf(file?.fileName ?? '');
      if (index < 0) return [];
      const line = file!.getLineAndCharacterOfPosition(start ?? 0).line;
      const words = ts.flattenDiagnosticMessageText(messageText, ' ');
      return [`${snippets[index]!.place}+${line}: ${words}`];
    });
    expect(problems).toEqual([]);
  });

  it.each(snippets)('run: $place', async (fence) => {
    const file = join(folder, `${snippets.indexOf(fence)}.mjs`);
    await build({
      stdin: { contents: moduleOf(fence), loader: 'ts', resolveDir: ROOT },
      ...{ bundle: true, platform: 'node', format: 'esm', outfile: file, logLevel: 'silent' },
      alias: {
        'pairing-checker/node': join(ROOT, 'src/node/index.ts'),
        'pairing-checker/arbitraries': join(ROOT, 'src/arbitraries/index.ts'),
        'pairing-checker': join(ROOT, 'src/index.ts'),
      },
    });
    const printed = execFileSync(process.execPath, [file], { cwd: ROOT, encoding: 'utf8' });
    if (fence.output !== undefined) expectOutput(printed, fence.output);
  });
});

describe('commands of the pages', () => {
  it.each(consoles)('print what is shown: $place', async ({ body }) => {
    for (const block of body.split(/^\$ /m).slice(1)) {
      const [command = '', ...expected] = block.split('\n');
      const [program, ...args] = command.trim().split(/\s+/);
      expect(program).toBe('pairing-checker');
      const { out, err } = await cli(...args);
      expectOutput(out + err, expected.join('\n'));
    }
  });
});
