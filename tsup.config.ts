import { rmSync } from 'node:fs';
import { defineConfig } from 'tsup';

// Both builds run at the same time, so neither may clean what the other has written.
rmSync('dist', { recursive: true, force: true });

export default defineConfig([
  {
    name: 'library',
    entry: {
      index: 'src/index.ts',
      node: 'src/node/index.ts',
      arbitraries: 'src/arbitraries/index.ts',
    },
    format: ['esm', 'cjs'],
    dts: true,
    target: 'node20',
    platform: 'neutral',
    splitting: true,
    treeshake: true,
  },
  {
    name: 'command',
    entry: { cli: 'src/cli/main.ts', 'check-worker': 'src/cli/check-worker.ts' },
    outDir: 'dist',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    splitting: true,
    minify: true,
    // One small file starts faster than a search through node_modules.
    noExternal: ['commander', 'picocolors', 'iconv-lite'],
    banner: {
      // commander is a CommonJS module and asks for Node's own modules by `require`.
      js: [
        '#!/usr/bin/env node',
        "import { createRequire } from 'node:module';",
        'const require = createRequire(import.meta.url);',
      ].join('\n'),
    },
  },
]);
