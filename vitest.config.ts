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
    testTimeout: 300_000,
    hookTimeout: 60_000,
    pool: 'forks',
    // The default leaves one processor idle, which is half of a machine with two.
    maxWorkers: '100%',
  },
});
