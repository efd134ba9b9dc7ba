import {
  describeFileError,
  expandPaths,
  type InputFile,
  isReportName,
  readInput,
} from '../node/files.js';
import { type ParsedTrf, parseTrf } from '../trf/index.js';
import { EXIT, type ExitCode, type Io, usageError } from './io.js';

/** A file that was read; whether it holds a tournament is for the command to say. */
export interface Input {
  readonly file: string;
  readonly parsed: ParsedTrf;
}

export interface Inputs {
  /** `conforms`, or `unreadable` when at least one path could not be read. */
  readonly exitCode: ExitCode;
}

/**
 * Reads the files of a command one after the other; what cannot be read is told and passed over, and
 * so are files of a folder that are no tournament reports.
 */
export function eachInput(paths: readonly string[], io: Io, use: (input: Input) => void): Inputs {
  if (paths.length === 0) throw usageError('expected at least one file, "-" or folder');
  let failed = false;
  let used = 0;
  const fail = (path: string, error: unknown): void => {
    failed = true;
    io.writeError(`${path}: cannot be read: ${describeFileError(error)}\n`);
  };
  const files: InputFile[] = [];
  for (const path of paths) {
    try {
      files.push(...expandPaths([path]));
    } catch (error) {
      fail(path, error);
    }
  }
  for (const { path, fromFolder } of files) {
    let bytes: Uint8Array;
    try {
      bytes = readInput(path);
    } catch (error) {
      fail(path, error);
      continue;
    }
    const parsed = parseTrf(bytes, { file: path });
    if (fromFolder && !parsed.tournament && !isReportName(path)) {
      io.writeError(`${path}: no tournament report, left out\n`);
      continue;
    }
    used += 1;
    if (io.watched && files.length > 1) io.writeError(`\r${used} of ${files.length} files `);
    use({ file: path, parsed });
  }
  if (io.watched && files.length > 1) io.writeError('\r\u001b[K');
  return { exitCode: failed || used === 0 ? EXIT.unreadable : EXIT.conforms };
}

/** Reads the one file of a command that takes exactly one. */
export function singleInput(path: string, io: Io): Input | undefined {
  let input: Input | undefined;
  eachInput([path], io, (found) => {
    if (input) throw usageError(`expected one file, found the folder ${path}`);
    input = found;
  });
  return input;
}

/** The heavier of two exit codes: a file that cannot be judged weighs more than a difference. */
export const worse = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);
