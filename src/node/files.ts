import { readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

/** A file to read: named by the user, or found in a folder that was named. */
export interface InputFile {
  readonly path: string;
  /** Found in a folder, where files of other kinds are expected. */
  readonly fromFolder: boolean;
}

/**
 * Replaces folders by the files in them, in the order of their names; hidden files and sub-folders
 * are left out. "-" and files stay as they are.
 * @throws the error of the file system when a path does not exist.
 */
export function expandPaths(paths: readonly string[]): readonly InputFile[] {
  return paths.flatMap((path): readonly InputFile[] => {
    if (path === '-' || !statSync(path).isDirectory()) return [{ path, fromFolder: false }];
    return readdirSync(path, { withFileTypes: true })
      .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
      .map((entry) => join(path, entry.name))
      .filter((found) => statSync(found, { throwIfNoEntry: false })?.isFile() ?? false)
      .sort()
      .map((found) => ({ path: found, fromFolder: true }));
  });
}

/** Extensions of tournament report files; in a folder, others count only if they hold players. */
export const isReportName = (path: string): boolean =>
  ['.trf', '.trfx', '.trf16', '.trf26', '.fid'].includes(extname(basename(path)).toLowerCase());

/** Bytes of a file; "-" reads the standard input to its end. */
export const readInput = (path: string): Uint8Array =>
  path === '-' ? readStandardInput() : readFileSync(path);

const STANDARD_INPUT = 0;
const CHUNK = 65_536;

function readStandardInput(): Uint8Array {
  const chunks: Uint8Array[] = [];
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    const chunk = new Uint8Array(CHUNK);
    try {
      const length = readSync(STANDARD_INPUT, chunk);
      if (length === 0) return concatenate(chunks);
      chunks.push(chunk.subarray(0, length));
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code === 'EOF') return concatenate(chunks);
      if (code !== 'EAGAIN') throw error;
      // A pipe that is not blocking has nothing yet: look again in a moment.
      Atomics.wait(pause, 0, 0, 5);
    }
  }
}

function concatenate(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

/** True when both names lead to the same file, whatever links or spellings they use. */
export function isSameFile(first: string, second: string): boolean {
  const a = statSync(first, { throwIfNoEntry: false });
  const b = statSync(second, { throwIfNoEntry: false });
  return a !== undefined && b !== undefined && a.dev === b.dev && a.ino === b.ino;
}

/** An error of the file system in words. */
export function describeFileError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'no such file or folder';
    case 'EACCES':
    case 'EPERM':
      return 'not permitted';
    case 'EISDIR':
      return 'is a folder';
    case 'ENOTDIR':
      return 'a part of the path is no folder';
    default:
      return message ?? String(error);
  }
}
