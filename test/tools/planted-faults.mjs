// Plants faults in copies of the engines, one at a time, and hunts each of them with random positions
// and the by-the-book oracles. Writes docs/planted-faults.md.
//
//   node test/tools/planted-faults.mjs [--time SECONDS of computing per fault] [--only PATTERN] [--edition NAME]
//     [--jobs N] [--seed TEXT] [--trf] [--no-table] [--results FILE] [--check]
//
// With a file of results, what an earlier run with it has found is not hunted again: so a run that
// was ended goes on, and a fault that is changed is hunted alone.
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { renderTable } from './planted-faults/table.mjs';

const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '60' },
    only: { type: 'string' },
    edition: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    trf: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'planted' },
    results: { type: 'string' },
    'no-table': { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});
const milliseconds = Number(values.time) * 1000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));
const isWhole = !values.only && !values.edition && !values.check;

const bundle = (entry, outfile, plugins = []) =>
  build({
    entryPoints: [join(root, 'test/fuzz', entry)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    plugins,
  });

const reader = join(folder, 'faults.mjs');
await bundle('planted-faults/faults.ts', reader);
const { readFaults, planted } = await import(pathToFileURL(reader).href);
const source = pathToFileURL(join(root, 'src/'));
const SYSTEMS = readFaults(pathToFileURL(join(root, 'test/fuzz/planted-faults/')));
const wanted = SYSTEMS.flatMap(({ title: system, faults }) =>
  faults
    .filter(({ title }) => !values.only || new RegExp(values.only).test(title))
    .filter(({ editions }) => !values.edition || editions.includes(values.edition))
    .map((fault) => ({ ...fault, system })),
);

const plant = (fault) => ({
  name: 'plant',
  setup(setup) {
    const path = join(root, 'src', fault.file);
    setup.onLoad({ filter: /\.ts$/ }, (args) =>
      args.path === path ? { contents: planted(fault, source), loader: 'ts' } : undefined,
    );
  },
});

function hunt(suspect, hunter, fault) {
  return new Promise((resolve) => {
    const { editions, recipes } = fault;
    const options = { seed: values.seed, milliseconds, editions, recipes };
    const child = fork(join(root, 'test/tools/planted-faults/child.mjs'), [
      suspect,
      hunter,
      JSON.stringify(options),
    ]);
    const start = Date.now();
    let cases = 0;
    let latest = start;
    let quarry;
    let hangs = false;
    child.on('message', (message) => {
      latest = Date.now();
      if (message.quarry) quarry = message.quarry;
      else cases = message.index + 1;
    });
    // No case takes this long, and no shrinking either: the engine hangs.
    const watch = setInterval(() => {
      if (Date.now() - latest < 60_000 + 4 * milliseconds) return;
      hangs = true;
      child.kill('SIGKILL');
    }, 1000);
    child.on('close', () => {
      clearInterval(watch);
      const seconds = (Date.now() - start) / 1000;
      // A suspect that throws is an answer; when the process dies, the hunt itself is at fault.
      const without = { kind: hangs ? 'caught' : 'hunt failed', cases, cause: 'hangs' };
      resolve({ seconds, ...(quarry ?? without) });
    });
  });
}

const file = values.results;
const earlier = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const keyOf = (fault) => JSON.stringify([values.seed, fault]);

function keep(fault, result) {
  earlier[keyOf(fault)] = result;
  if (file) writeFileSync(file, JSON.stringify(earlier));
}

const hunter = join(folder, 'hunt.mjs');
await bundle('planted-faults/hunt.ts', hunter);
const results = [];
const queue = wanted.map((fault, index) => ({ fault, index }));
let failures = 0;

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { fault, index } = next;
    const known = earlier[keyOf(fault)];
    if (known) {
      results[index] = { ...fault, ...known };
      continue;
    }
    const suspect = join(folder, `suspect-${index}.mjs`);
    try {
      await bundle('by-the-book/engine-text.ts', suspect, [plant(fault)]);
    } catch (error) {
      failures += 1;
      console.error(`not planted: ${fault.title}: ${error.errors?.[0]?.text ?? error.message}`);
      continue;
    }
    if (values.check) continue;
    const result = await hunt(suspect, hunter, fault);
    results[index] = { ...fault, ...result };
    const isRight = result.kind === (fault.equivalent === undefined ? 'caught' : 'escaped');
    if (isRight) keep(fault, result);
    else failures += 1;
    const size = result.players ? `size ${result.players}, round ${result.round}` : '';
    const words = result.kind === 'caught' ? `${result.cause} ${size}` : '';
    if (values.trf && result.trf) console.log(result.trf);
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${result.kind} after ${result.cases}: ${fault.title} ${words}`,
    );
  }
}

try {
  await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (isWhole && !values['no-table']) {
  const table = renderTable(SYSTEMS, results.filter(Boolean), values.seed, Number(values.time));
  writeFileSync(join(root, 'docs/planted-faults.md'), table);
}
if (values.check)
  console.log(`${wanted.length - failures} of ${wanted.length} faults can be planted`);
process.exitCode = failures > 0 ? 1 : 0;
