// Guards what the core weighs in a browser, and that nothing it needs at run time has an install
// script. The limits are the ones that docs/guide-software.md states.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is imported, and the most it may weigh: minified and compressed, in units of 1000 bytes. */
const LIMITS = [
  { title: 'everything', code: "export * from './src/index.ts';", limit: 190 },
  {
    title: 'read and verify',
    code: "export { parseTrf, verifyTournament } from './src/index.ts';",
    limit: 115,
  },
  {
    title: 'pair without files',
    code: "export { createTournament, pairRound } from './src/index.ts';",
    limit: 68,
  },
];

const guide = readFileSync(join(root, 'docs', 'guide-software.md'), 'utf8');
const problems = [];

for (const { title, code, limit } of LIMITS) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: root, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    logLevel: 'error',
  });
  const size = gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
  console.log(`${title}: ${size.toFixed(1)} kB compressed, at most ${limit}`);
  if (size > limit) problems.push(`${title} weighs ${size.toFixed(1)} kB, the limit is ${limit}`);
  if (!guide.includes(`| ${title} | ${limit} kB |`)) {
    problems.push(`docs/guide-software.md does not state the limit of "${title}": ${limit} kB`);
  }
}

const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const seen = new Set();
const visit = (name) => {
  if (seen.has(name)) return;
  seen.add(name);
  const entry = packages[`node_modules/${name}`];
  if (!entry) problems.push(`${name} is not in package-lock.json`);
  if (entry?.hasInstallScript) problems.push(`${name} has an install script`);
  for (const inner of Object.keys(entry?.dependencies ?? {})) visit(inner);
};
for (const name of Object.keys(dependencies)) visit(name);
console.log(`needed at run time: ${[...seen].join(', ')}`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
