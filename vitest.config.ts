import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: {
    // Snippets of the README and of docs/ import the package by its name.
    alias: [
      { find: /^pairing-checker$/, replacement: source('src/index.ts') },
      { find: /^pairing-checker\/(node|arbitraries)$/, replacement: source('src/$1/index.ts') },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/temporary-folder.ts'],
    testTimeout: 300_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // The tests keep no global state, and a process a file was a quarter of the time.
    isolate: false,
    // The default leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
  },
});
