// Compares the engine with the by-the-book oracles, in every edition for the same time, and writes
// docs/oracle-campaign.md.
//
//   npm run fuzz:oracle -- [--time SECONDS per edition] [--only NAME[,NAME]] [--seed TEXT] [--jobs N]
//                          [--results FILE] [--no-page]
//
// With --results, what earlier runs have left in the file stands on the page too.
import { fork } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { campaignLine, renderPage } from './oracle-page.mjs';

const EDITIONS = [
  ...['dutch 2026', 'dutch 2017', 'dutch 2012', 'dutch 2011'],
  ...['olympiad 2022', 'olympiad 2012', 'team 2026', 'burstein 2026', 'dubov 2026'],
];
const { values } = parseArgs({
  options: {
    time: { type: 'string', default: '3600' },
    only: { type: 'string' },
    seed: { type: 'string', default: 'book' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    results: { type: 'string' },
    'no-page': { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',') ?? EDITIONS;
const milliseconds = Number(values.time) * 1000;
const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'oracle-campaign-'));
const program = join(folder, 'child.mjs');

/** No single case takes this long: the engine or the book hangs. */
const HANG = 600_000;

function campaign(rules) {
  return new Promise((resolve) => {
    const order = JSON.stringify({ rules, seed: values.seed, milliseconds });
    const child = fork(program, [order]);
    let latest = Date.now();
    let printed = latest;
    let last;
    let isOver = false;
    child.on('message', (message) => {
      latest = Date.now();
      last = message.state;
      isOver = message.isOver ?? false;
      if (isOver || latest - printed < 60_000) return;
      printed = latest;
      console.log(campaignLine(last));
    });
    const watch = setInterval(() => {
      if (Date.now() - latest > HANG) child.kill('SIGKILL');
    }, 1000);
    child.on('close', () => {
      clearInterval(watch);
      resolve({ name: rules, isOver, ...last });
    });
  });
}

/** The results of all editions that were ever run with this file, in the usual order. */
function withEarlier(results) {
  const { results: file } = values;
  if (!file) return results;
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const all = EDITIONS.flatMap((name) => {
    const found = [...results, ...earlier].find((result) => result.name === name);
    return found ? [found] : [];
  });
  writeFileSync(file, JSON.stringify(all));
  return all;
}

try {
  await build({
    entryPoints: [join(root, 'test/fuzz/by-the-book/child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: program,
    logLevel: 'silent',
  });
  const results = [];
  const queue = wanted.map((rules, index) => ({ rules, index }));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await campaign(next.rules);
      results[next.index] = result;
      console.log(`over: ${campaignLine(result)}`);
      for (const { trf, engine, book, ...found } of result.disagreements ?? []) {
        console.log(`${JSON.stringify(found)}\nengine: ${engine}\nbook: ${book}\n${trf}`);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work));
  const page = renderPage(withEarlier(results), values.seed);
  console.log(page);
  if (!values['no-page']) writeFileSync(join(root, 'docs/oracle-campaign.md'), page);
  const isClean = ({ isOver, disagreements }) => isOver && disagreements.length === 0;
  process.exitCode = results.every(isClean) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
