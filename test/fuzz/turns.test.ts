import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createTurns } from '../../src/fuzz/turns.js';

/** Works without a pause, as an engine inside the process does. */
function work(milliseconds: number): void {
  const start = Date.now();
  while (Date.now() - start < milliseconds);
}

describe('createTurns', () => {
  it('lets what comes from outside have its turn, however many jobs work', async () => {
    const turn = createTurns();
    let arrived = false;
    void readFile(import.meta.filename).then(() => {
      arrived = true;
    });
    let turns = 0;
    const job = async (): Promise<void> => {
      while (!arrived && turns < 40) {
        turns += 1;
        work(60);
        await turn();
      }
    };
    await Promise.all([job(), job(), job()]);
    expect(arrived).toBe(true);
    expect(turns).toBeLessThan(40);
  });

  it('does not pause after short work', async () => {
    const turn = createTurns();
    let later = false;
    setTimeout(() => {
      later = true;
    }, 0);
    for (let count = 0; count < 100; count += 1) await turn();
    expect(later).toBe(false);
  });
});
