import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the whole run one temporary folder and removes it at the end: a process runs many test
 * files and is killed afterwards, so no single file knows when its folder is done with.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
