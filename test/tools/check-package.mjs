// Tries the package as a user gets it: packed, installed in an empty folder, imported as ESM and as
// CommonJS, typed, and run as a command. Also publint and "are the types wrong".
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-package-'));
let failures = 0;

/** Runs a program and answers what it prints; tells what it said when it fails. */
function run(command, args, options = {}) {
  const shell = process.platform === 'win32';
  return execFileSync(command, args, { encoding: 'utf8', cwd: folder, shell, ...options });
}

function step(title, work) {
  try {
    const detail = work();
    console.log(`ok    ${title}${detail ? `: ${detail}` : ''}`);
  } catch (error) {
    failures += 1;
    console.log(`FAIL  ${title}\n${error.stdout ?? ''}${error.stderr ?? ''}${error.message}`);
  }
}

function expectEqual(actual, expected) {
  if (actual !== expected) {
    throw new Error(`Expected ${JSON.stringify(expected)}, found ${JSON.stringify(actual)}`);
  }
}

/** Runs a command that should fail and answers its exit code. */
function exitCodeOf(command, args) {
  try {
    run(command, args, { stdio: 'pipe' });
    return 0;
  } catch (error) {
    return error.status;
  }
}

try {
  const tarball = pack();
  step('publint', () => void run('npx', ['publint', '--strict', tarball], { cwd: root }));
  step('attw', () => {
    run('npx', ['attw', tarball, '--profile', 'node16'], { cwd: root });
  });
  step('install in an empty folder', () => {
    writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }\n');
    run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball]);
  });
  const home = join(folder, 'node_modules', 'pairing-checker');
  const sample = join(home, 'trf-samples', 'lakeside-open.trf');
  step('import', () => tryModule('esm.mjs', importing('import', sample), 'conforms 9'));
  step('require', () => tryModule('cjs.cjs', importing('require', sample), 'conforms 9'));
  step('types', () => checkTypes());
  step('the command', () => {
    expectEqual(run('npx', ['pairing-checker', '--version']).trim(), version);
    expectEqual(exitCodeOf('npx', ['pairing-checker', 'check', sample]), 0);
    const other = sample.replace('.trf', '-exchanged.trf');
    expectEqual(exitCodeOf('npx', ['pairing-checker', 'check', other]), 1);
    expectEqual(exitCodeOf('npx', ['pairing-checker', 'check']), 2);
    expectEqual(exitCodeOf('npx', ['pairing-checker', 'check', 'nowhere.trf']), 3);
    const input = readFileSync(sample);
    const piped = run('npx', ['pairing-checker', 'check', '-'], { input });
    expectEqual(piped.split('\n')[0], '-: conforms');
    expectEqual(piped.includes('\u001b'), false);
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures === 0 ? 'package: all well' : `package: ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);

function pack() {
  const text = run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A build script may print before the JSON.
  const [{ filename, files, size }] = JSON.parse(text.slice(text.indexOf('[\n')));
  console.log(`${filename}: ${files.length} files, ${Math.round(size / 1024)} kB`);
  return join(folder, filename);
}

/** A program that judges the sample from bytes by the core, and from its path by pairing-checker/node. */
function importing(how, sample) {
  const load = (name, names) =>
    how === 'import'
      ? `import { ${names} } from '${name}';`
      : `const { ${names} } = require('${name}');`;
  return [
    load('pairing-checker', 'parseTrf, verifyTournament'),
    load('pairing-checker/node', 'checkFile'),
    load('node:fs', 'readFileSync'),
    `const { tournament } = parseTrf(readFileSync(${JSON.stringify(sample)}));`,
    'const { verdict } = verifyTournament(tournament);',
    `console.log(verdict, checkFile(${JSON.stringify(sample)}).rounds.length);`,
  ].join('\n');
}

function tryModule(name, text, expected) {
  writeFileSync(join(folder, name), text);
  expectEqual(run('node', [name]).trim(), expected);
}

/** Compiles a small strict program against the declarations, as ESM and as CommonJS. */
function checkTypes() {
  const program = [
    "import { parseTrf, verifyTournament, type Verdict } from 'pairing-checker';",
    "import { checkFile } from 'pairing-checker/node';",
    "const verdict: Verdict = verifyTournament(parseTrf('').tournament!).verdict;",
    "export const rounds: number = checkFile('x').rounds.length + verdict.length;",
  ].join('\n');
  writeFileSync(join(folder, 'typed.mts'), program);
  writeFileSync(join(folder, 'typed.cts'), program);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022'];
  run('npx', ['--prefix', root, 'tsc', ...options, 'typed.mts', 'typed.cts']);
}
