import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../src/cli/run.js';
import { PLAIN } from '../../src/report/layout.js';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in this process and catches what it prints. */
export async function cli(...args: string[]): Promise<Outcome> {
  let out = '';
  let err = '';
  const code = await run(args, {
    write: (text) => {
      out += text;
    },
    writeError: (text) => {
      err += text;
    },
    paint: PLAIN,
    watched: false,
  });
  return { code, out, err };
}

/** Path of a file of trf-samples/. */
export const samplePath = (name = ''): string =>
  fileURLToPath(new URL(`../../trf-samples/${name}`, import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-'));

/** Path in a temporary folder that is removed after the run. */
export const tempPath = (name: string): string => join(folder, name);

/** Writes a temporary file and answers its path. */
export function tempFile(name: string, content: string | Uint8Array): string {
  const path = tempPath(name);
  writeFileSync(path, content);
  return path;
}
