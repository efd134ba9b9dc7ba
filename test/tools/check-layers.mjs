// Imports run downwards only: a file of src/ may import from its own row or a lower one, never in a
// circle (types count), a pairing system never from the inside of a sibling, and the core (all but
// cli and node) imports nothing of Node. See "The house" in docs/architecture.md.
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
/** What several systems share: any of them may import it, and it imports none of them. */
const SHARED_BY_SYSTEMS = ['common', 'player-common', 'team-common'];
const nameOf = (file) => relative(root, file).split(sep).join(posix.sep);

const problems = [];
/** The files that each file imports. */
const graph = new Map();
for (const file of sourceFiles(root)) {
  const name = nameOf(file);
  const folder = name.includes('/') ? name.slice(0, name.indexOf('/')) : undefined;
  if (folder !== undefined && !rowOf.has(folder)) {
    problems.push(`src/${name}: Expected one of the known folders, found "${folder}"`);
    continue;
  }
  graph.set(name, []);
  for (const { target, line } of importsOf(readFileSync(file, 'utf8'))) {
    const where = `src/${name}:${line}`;
    if (target.startsWith('node:') && !MAY_USE_NODE.has(folder)) {
      problems.push(`${where}: the core runs in browsers and must not import ${target}`);
    }
    if (!target.startsWith('.')) continue;
    const imported = nameOf(resolve(dirname(file), target)).replace(/\.js$/, '.ts');
    graph.get(name).push(imported);
    const [other] = imported.split('/');
    if (folder !== undefined && rowOf.has(other) && rowOf.get(other) > rowOf.get(folder)) {
      problems.push(`${where}: ${folder}/ must not import from ${other}/, which is above it`);
    }
    if (isInsideOfSibling(name, imported)) {
      problems.push(
        `${where}: ${systemOf(name)}/ must not import from its sibling ${systemOf(imported)}/; ` +
          `what systems share stands in ${SHARED_BY_SYSTEMS.join('/, ')}/ or in systems/ itself`,
      );
    }
  }
}
for (const circle of circlesOf(graph)) {
  problems.push(`a circle of imports: ${circle.map((name) => `src/${name}`).join(' -> ')}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('layers: all imports run downwards, without circles');

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

/** The folder of src/systems that a file lies in, if any. */
function systemOf(name) {
  const [top, folder, ...rest] = name.split('/');
  return top === 'systems' && rest.length > 0 ? folder : undefined;
}

function isInsideOfSibling(name, imported) {
  const from = systemOf(name);
  const to = systemOf(imported);
  if (from === undefined || to === undefined || from === to || to === 'common') return false;
  return SHARED_BY_SYSTEMS.includes(from) || !SHARED_BY_SYSTEMS.includes(to);
}

/** One circle for each way back that a walk in depth meets. */
function* circlesOf(imports) {
  const done = new Set();
  const path = [];
  function* walk(name) {
    if (done.has(name)) return;
    const start = path.indexOf(name);
    if (start >= 0) {
      yield [...path.slice(start), name];
      return;
    }
    path.push(name);
    for (const next of imports.get(name) ?? []) yield* walk(next);
    path.pop();
    done.add(name);
  }
  for (const name of imports.keys()) yield* walk(name);
}
