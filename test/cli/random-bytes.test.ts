import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CORPUS, corpusMissing, readFolder } from '../support/corpus.js';
import { type RandomSource, randomSource } from '../support/random.js';
import { cli, samplePath, tempPath } from './helpers.js';
import { mutated, randomBytes } from './hostile-files.js';

/** Bytes to try; `npm run fuzz:long` sets ten million, with another seed every day. */
const BYTES = Number(process.env.PAIRING_CHECKER_FUZZ_BYTES ?? 1_000_000);
const SEED = Number(process.env.PAIRING_CHECKER_FUZZ_SEED ?? 1);
const LARGEST = 100_000;
/** The long run also reports what is slow; an ordinary one has no clock. */
const SLOWEST_MS = Number(process.env.PAIRING_CHECKER_SLOWEST_MS ?? Number.POSITIVE_INFINITY);

/** One hostile file through a command: an exit code that means something, words, no stack trace. */
async function survive(bytes: Uint8Array, random: RandomSource, label: string): Promise<void> {
  const file = tempPath('hostile.trf');
  writeFileSync(file, bytes);
  const commands: readonly (readonly string[])[] = [
    ['check'],
    ['check', '--json'],
    ['lint'],
    ['pair'],
    ['pair', '--rounds', '20', '--json'],
    ['explain', '--rounds', '20'],
  ];
  const [command = 'check', ...options] = random.pick(commands);
  const start = performance.now();
  const { code, out, err } = await cli(command, file, ...options);
  const milliseconds = performance.now() - start;
  const what = `${command} ${options.join(' ')} of ${label}, ${bytes.length} bytes`;
  if (milliseconds > SLOWEST_MS) throw new Error(`${what} took ${Math.round(milliseconds)} ms`);
  if (![0, 1, 2, 3].includes(code)) throw new Error(`${what} exits with ${code}`);
  if (/internal error|\n\s+at .*:\d+:\d+/.test(out + err)) throw new Error(`${what}: ${err}`);
  if (options.includes('--json') && out !== '') JSON.parse(out);
}

describe('hostile files', () => {
  it('random bytes in files of every size up to 100 kB', async () => {
    const random = randomSource(SEED);
    let bytes = 0;
    for (let count = 0; bytes < BYTES; count += 1) {
      const size = count < 40 ? count : random.below(random.below(LARGEST) + 1);
      await survive(randomBytes(size, random), random, `file ${count} of seed ${SEED}`);
      bytes += size;
    }
    expect(bytes).toBeGreaterThanOrEqual(BYTES);
  });

  it('injured reports of our own', async () => {
    const random = randomSource(SEED + 1);
    const originals = readdirSync(samplePath())
      .filter((name) => name.endsWith('.trf'))
      .map((name) => new Uint8Array(readFileSync(samplePath(name))));
    let bytes = 0;
    for (let count = 0; bytes < BYTES; count += 1) {
      const injured = mutated(random.pick(originals), random);
      await survive(injured, random, `injured report ${count} of seed ${SEED}`);
      bytes += injured.length;
    }
    expect(bytes).toBeGreaterThanOrEqual(BYTES);
  });

  it.skipIf(corpusMissing())('injured reports of many programs', async () => {
    const random = randomSource(SEED + 2);
    const originals = ['trf', 'bugs'].flatMap((name) =>
      readFolder(name === 'trf' ? 'corpus/trf' : 'cases/bugs').filter(
        ({ bytes }) => bytes.length > 0 && bytes.length <= LARGEST,
      ),
    );
    expect(CORPUS).toBeDefined();
    let bytes = 0;
    for (let count = 0; bytes < BYTES; count += 1) {
      const original = random.pick(originals);
      const injured = mutated(original.bytes, random);
      await survive(injured, random, `injured ${original.name}, ${count} of seed ${SEED}`);
      bytes += injured.length;
    }
    expect(bytes).toBeGreaterThanOrEqual(BYTES);
  });
});
