// Imports run downwards only: a file of src/ may import from its own row or a lower one, and the
// core (all but cli and node) imports nothing of Node. See "The house" in docs/architecture.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../src/', import.meta.url));

const ROWS = [
  ['model'],
  ['trf'],
  ['matching'],
  ['systems'],
  ['verify', 'standings'],
  ['words', 'generate'],
  ['fuzz', 'arbitraries', 'lint'],
  ['report', 'node'],
  ['cli'],
];
const rowOf = new Map(ROWS.flatMap((folders, row) => folders.map((folder) => [folder, row])));
const MAY_USE_NODE = new Set(['cli', 'node']);

const problems = [];
for (const file of sourceFiles(root)) {
  const name = relative(root, file).split(sep).join(posix.sep);
  const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined;
  if (folder !== undefined && !rowOf.has(folder)) {
    problems.push(`src/${name}: Expected one of the known folders, found "${folder}"`);
    continue;
  }
  for (const { target, line } of importsOf(readFileSync(file, 'utf8'))) {
    const where = `src/${name}:${line}`;
    if (target.startsWith('node:') && !MAY_USE_NODE.has(folder)) {
      problems.push(`${where}: the core runs in browsers and must not import ${target}`);
    }
    if (!target.startsWith('.')) continue;
    const other = relative(root, resolve(dirname(file), target)).split(sep)[0];
    if (folder !== undefined && rowOf.has(other) && rowOf.get(other) > rowOf.get(folder)) {
      problems.push(`${where}: ${folder}/ must not import from ${other}/, which is above it`);
    }
  }
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('layers: all imports run downwards');

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}

function* importsOf(text) {
  const pattern = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
  for (const match of text.matchAll(pattern)) {
    yield { target: match[1], line: text.slice(0, match.index).split('\n').length };
  }
}
