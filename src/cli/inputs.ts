import {
  describeFileError,
  expandPaths,
  type InputFile,
  isReportName,
  readInput,
} from '../node/files.js';
import { type ParsedTrf, parseTrf } from '../trf/index.js';
import {
  CommandError,
  EXIT,
  type ExitCode,
  endProgress,
  type Io,
  showProgress,
  usageError,
} from './io.js';

/** A file that was read; whether it holds a tournament is for the command to say. */
export interface Input {
  readonly file: string;
  readonly parsed: ParsedTrf;
}

/** What became of a list of files. */
export interface Inputs {
  /** At least one path could not be read. */
  readonly failed: boolean;
  /** Files that were read and not left out. */
  readonly used: number;
}

/** `conforms`, or `unreadable` when at least one path, or every path, could not be read. */
export const inputsCode = ({ failed, used }: Inputs): ExitCode =>
  failed || used === 0 ? EXIT.unreadable : EXIT.conforms;

const tellFailure = (path: string, error: unknown, io: Io): void =>
  io.writeError(`${path}: cannot be read: ${describeFileError(error)}\n`);

/** The files of a command, folders replaced by what is in them; what does not exist is told. */
export function listInputs(
  paths: readonly string[],
  io: Io,
): { readonly files: readonly InputFile[]; readonly failed: boolean } {
  if (paths.length === 0) throw usageError('expected at least one file, "-" or folder');
  let failed = false;
  const files = paths.flatMap((path) => {
    try {
      return expandPaths([path]);
    } catch (error) {
      failed = true;
      tellFailure(path, error, io);
      return [];
    }
  });
  return { files, failed };
}

/**
 * Reads files one after the other; what cannot be read is told and passed over, and so are files of
 * a folder that are no tournament reports.
 */
export function readInputs(
  files: readonly InputFile[],
  io: Io,
  use: (input: Input) => void,
): Inputs {
  let failed = false;
  let used = 0;
  for (const { path, fromFolder } of files) {
    let bytes: Uint8Array;
    try {
      bytes = readInput(path);
    } catch (error) {
      failed = true;
      tellFailure(path, error, io);
      continue;
    }
    const parsed = parseTrf(bytes, { file: path });
    if (fromFolder && !parsed.tournament && !isReportName(path)) {
      io.writeError(`${path}: no tournament report, left out\n`);
      continue;
    }
    used += 1;
    if (files.length > 1) showProgress(io, `${used} of ${files.length} files `);
    use({ file: path, parsed });
  }
  if (files.length > 1) endProgress(io);
  return { failed, used };
}

/** Lists and reads the files of a command; see `listInputs` and `readInputs`. */
export function eachInput(
  paths: readonly string[],
  io: Io,
  use: (input: Input) => void,
): { readonly exitCode: ExitCode } {
  const { files, failed } = listInputs(paths, io);
  const read = readInputs(files, io, use);
  return { exitCode: inputsCode({ ...read, failed: failed || read.failed }) };
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

/** The bytes of a file that a command cannot do without. */
export function readNeeded(path: string): Uint8Array {
  try {
    return readInput(path);
  } catch (error) {
    throw new CommandError(`${path}: cannot be read: ${describeFileError(error)}`, EXIT.unreadable);
  }
}

/** Why a file without a tournament has none, in the words of its first error. */
export const whyNoTournament = ({ diagnostics }: ParsedTrf): string =>
  diagnostics.find(({ severity }) => severity === 'error')?.message ?? 'it holds no tournament';

/** The heavier of two exit codes: a file that cannot be judged weighs more than a difference. */
export const worse = (a: ExitCode, b: ExitCode): ExitCode => (a > b ? a : b);
