import { parentPort, workerData } from 'node:worker_threads';
import picocolors from 'picocolors';
import type { InputFile } from '../node/files.js';
import { type CheckBatch, type CheckOptions, checkFiles } from './commands/check.js';

/** Files for one thread, and the options of the command. */
export interface BatchOrder {
  readonly number: number;
  readonly files: readonly InputFile[];
  readonly options: CheckOptions;
}

export interface BatchAnswer {
  readonly number: number;
  readonly output: string;
  readonly errors: string;
  readonly batch: CheckBatch;
}

const { colours } = workerData as { readonly colours: boolean };
const paint = picocolors.createColors(colours);

parentPort?.on('message', ({ number, files, options }: BatchOrder) => {
  let output = '';
  let errors = '';
  const batch = checkFiles(files, options, {
    write: (text) => {
      output += text;
    },
    writeError: (text) => {
      errors += text;
    },
    paint,
    watched: false,
  });
  const answer: BatchAnswer = { number, output, errors, batch };
  parentPort?.postMessage(answer);
});
