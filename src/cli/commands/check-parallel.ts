import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { InputFile } from '../../node/files.js';
import type { BatchAnswer, BatchOrder } from '../check-worker.js';
import { listInputs } from '../inputs.js';
import { type ExitCode, endProgress, type Io, showProgress } from '../io.js';
import { type CheckBatch, type CheckOptions, checkFiles, finishCheck, runCheck } from './check.js';

/** Fewer files than these are checked sooner than a second thread has started. */
const FEWEST_FILES = 24;
/** Files of one order to a thread: enough to be worth it, few enough to share the work evenly. */
const BATCH = 16;

/**
 * `check` over all cores: files go to worker threads in small batches, and the answers are printed
 * in the order of the files. Few files, and options that concern one file, stay in this thread.
 */
export async function checkInParallel(
  paths: readonly string[],
  options: CheckOptions,
  io: Io,
): Promise<ExitCode> {
  const worker = fileURLToPath(new URL('./check-worker.js', import.meta.url));
  const threads = availableParallelism();
  const single = options.pairing !== undefined || paths.includes('-') || threads < 2;
  if (single || !existsSync(worker)) return runCheck(paths, options, io);
  const { files, failed } = listInputs(paths, io);
  if (files.length < FEWEST_FILES) {
    return finishCheck([checkFiles(files, options, io)], failed, options, io);
  }
  const batches = await runBatches(worker, Math.min(threads, 16), files, options, io);
  return finishCheck(batches, failed, options, io);
}

async function runBatches(
  script: string,
  threads: number,
  files: readonly InputFile[],
  options: CheckOptions,
  io: Io,
): Promise<readonly CheckBatch[]> {
  const orders: BatchOrder[] = [];
  for (let start = 0; start < files.length; start += BATCH) {
    orders.push({ number: orders.length, files: files.slice(start, start + BATCH), options });
  }
  const answers = new Map<number, BatchAnswer>();
  let printed = 0;
  let done = 0;
  const printInOrder = (): void => {
    for (let next = answers.get(printed); next; next = answers.get(printed)) {
      endProgress(io);
      io.write(next.output);
      io.writeError(next.errors);
      printed += 1;
    }
    showProgress(io, `${Math.min(done * BATCH, files.length)} of ${files.length} files `);
  };
  let next = 0;
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(script, { workerData: { colours: io.colours === true } });
      const order = (): void => {
        const wanted = orders[next];
        next += 1;
        if (wanted) thread.postMessage(wanted);
        else void thread.terminate().then(() => resolve());
      };
      thread.on('message', (answer: BatchAnswer) => {
        answers.set(answer.number, answer);
        done += 1;
        printInOrder();
        order();
      });
      thread.on('error', reject);
      order();
    });
  await Promise.all(Array.from({ length: Math.min(threads, orders.length) }, runThread));
  endProgress(io);
  return orders.map(({ number }) => answers.get(number)!.batch);
}
