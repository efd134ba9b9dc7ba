// Bundles the benchmark and runs it in a process of its own: `npm run bench -- --help`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = mkdtempSync(join(tmpdir(), 'pairing-bench-'));
const outfile = join(folder, 'bench.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('main.ts', import.meta.url))],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
