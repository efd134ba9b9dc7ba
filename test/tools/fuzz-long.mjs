// Hostile files, ten million bytes of each kind; a number as argument sets another size. The seed is
// the day, so that every day tries other files; PAIRING_CHECKER_FUZZ_SEED repeats one.
import { spawnSync } from 'node:child_process';

const bytes = process.argv[2] ?? '10000000';
const seed = process.env.PAIRING_CHECKER_FUZZ_SEED ?? String(Math.floor(Date.now() / 86_400_000));
console.log(`${bytes} bytes of each kind, seed ${seed}`);
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', 'test/cli/random-bytes.test.ts', '--testTimeout=7200000'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      PAIRING_CHECKER_FUZZ_BYTES: bytes,
      PAIRING_CHECKER_FUZZ_SEED: seed,
      PAIRING_CHECKER_SLOWEST_MS: '30000',
    },
  },
);
process.exit(status ?? 1);
