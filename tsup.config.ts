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
    entry: { cli: 'src/cli/main.ts' },
    outDir: 'dist',
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    splitting: true,
    minify: true,
    // One small file starts faster than a search through node_modules.
    noExternal: ['commander', 'picocolors'],
    banner: { js: '#!/usr/bin/env node' },
  },
]);
