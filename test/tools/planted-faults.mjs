// Plants faults in copies of the Dutch engine, one at a time, and hunts each of them with the random
// positions and the by-the-book oracle. Writes docs/planted-faults.md.
//
//   node test/tools/planted-faults.mjs [--time SECONDS per fault] [--only WORD] [--seed TEXT] [--no-table]
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { FAULTS } from './planted-faults/faults.mjs';
import { renderTable } from './planted-faults/table.mjs';

const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '60' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'planted' },
    'no-table': { type: 'boolean', default: false },
  },
});
const milliseconds = Number(values.time) * 1000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'planted-faults-'));
const wanted = FAULTS.filter(({ title }) => !values.only || title.includes(values.only));

const bundle = (entry, outfile, plugins = []) =>
  build({
    entryPoints: [join(root, 'test/fuzz/planted-faults', entry)],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'silent',
    plugins,
  });

/** Puts the fault in the place of the sound text; the text must be there exactly once. */
const plant = ({ title, file, find, replace }) => ({
  name: 'plant',
  setup(setup) {
    const path = join(root, 'src', file);
    setup.onLoad({ filter: /\.ts$/ }, (args) => {
      if (args.path !== path) return undefined;
      const text = readFileSync(path, 'utf8');
      const places = text.split(find).length - 1;
      if (places < 1) throw new Error(`"${title}": its text is not in src/${file} any more`);
      return { contents: text.replaceAll(find, () => replace), loader: 'ts' };
    });
  },
});

function hunt(suspect, hunter, fault) {
  return new Promise((resolve) => {
    const options = { seed: values.seed, milliseconds };
    if (fault.edition) options.edition = fault.edition;
    if (fault.recipes) options.recipes = fault.recipes;
    const child = fork(join(root, 'test/tools/planted-faults/child.mjs'), [
      suspect,
      hunter,
      JSON.stringify(options),
    ]);
    const start = Date.now();
    let cases = 0;
    let latest = start;
    let quarry;
    child.on('message', (message) => {
      latest = Date.now();
      if (message.quarry) quarry = message.quarry;
      else cases = message.index + 1;
    });
    // No case takes this long, and no shrinking either: the engine hangs.
    const watch = setInterval(() => {
      if (Date.now() - latest > 30_000 + 2 * milliseconds) child.kill('SIGKILL');
    }, 1000);
    child.on('close', () => {
      clearInterval(watch);
      const seconds = (Date.now() - start) / 1000;
      resolve({ seconds, ...(quarry ?? { kind: 'caught', cases, cause: 'hangs or dies' }) });
    });
  });
}

const hunter = join(folder, 'hunt.mjs');
await bundle('hunt.ts', hunter);
const results = [];
const queue = wanted.map((fault, index) => ({ fault, index }));
let failures = 0;

async function work() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { fault, index } = next;
    const suspect = join(folder, `suspect-${index}.mjs`);
    try {
      await bundle('engine.ts', suspect, [plant(fault)]);
    } catch (error) {
      failures += 1;
      console.error(`not planted: ${fault.title}: ${error.errors?.[0]?.text ?? error.message}`);
      continue;
    }
    const result = await hunt(suspect, hunter, fault);
    results[index] = { ...fault, ...result };
    const isRight = (result.kind === 'caught') === (fault.equivalent === undefined);
    if (!isRight) failures += 1;
    const size = result.players ? `${result.players} players, round ${result.round}` : '';
    const words = result.kind === 'caught' ? `${result.cause} ${size}` : '';
    console.log(
      `${isRight ? 'ok  ' : 'FAIL'} ${result.kind} after ${result.cases}: ${fault.title} ${words}`,
    );
  }
}

try {
  await Promise.all(Array.from({ length: Math.max(1, availableParallelism()) }, work));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!values.only && !values['no-table']) {
  const table = renderTable(results.filter(Boolean), values.seed, Number(values.time));
  writeFileSync(join(root, 'docs/planted-faults.md'), table);
}
process.exitCode = failures > 0 ? 1 : 0;
