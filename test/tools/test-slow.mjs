// The heaviest searches in full: engines against their books, planted disturbances, campaigns.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SEARCHES = [
  'test/oracle',
  'test/properties',
  'test/verify/planted.test.ts',
  'test/fuzz/stub-engines.test.ts',
];
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', ...SEARCHES, ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, PAIRING_CHECKER_FULL_SEARCH: '1' } },
);
process.exit(status ?? 1);
