// Writes the files of trf-samples/ that test/tools/samples makes. The files are kept as they are once
// they are there, so that a change of the generator is no change of the samples.
//
//     node test/tools/make-samples.mjs [--again] [NAME...]     (default: those that are missing)
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const args = process.argv.slice(2);
const again = args.includes('--again');
const names = args.filter((arg) => !arg.startsWith('--'));

const folder = mkdtempSync(join(tmpdir(), 'pairing-checker-samples-'));
const outfile = join(folder, 'samples.mjs');
await build({
  entryPoints: [join(root, 'test', 'tools', 'samples', 'index.ts')],
  bundle: true,
  outfile,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
});
const { SAMPLES } = await import(pathToFileURL(outfile).href);

for (const { file, make } of SAMPLES) {
  const path = join(root, 'trf-samples', file);
  if (names.length > 0 ? !names.includes(file) : existsSync(path) && !again) continue;
  writeFileSync(path, make());
  console.log(file);
}
rmSync(folder, { recursive: true });
