import { writeFileSync } from 'node:fs';
import { describeFileError, isSameFile } from '../node/files.js';
import { CommandError, EXIT, usageError } from './io.js';

/** Refuses to write over the tournament that is being read. */
export function refuseInput(input: string, output: string): void {
  if (input !== '-' && isSameFile(input, output)) {
    throw usageError(`${output} is the tournament itself; give another name for the output`);
  }
}

export function writeOutput(path: string, text: string | Uint8Array): void {
  if (path === '-') {
    throw usageError('expected the name of a file for the output, found "-"');
  }
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new CommandError(
      `${path}: cannot be written: ${describeFileError(error)}`,
      EXIT.unreadable,
    );
  }
}
