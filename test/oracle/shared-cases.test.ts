import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../src/trf/index.js';
import { corpusMissing, corpusPath, parseExpected } from '../support/corpus.js';
import { pairBursteinByTheBook, seedingRounds } from './burstein/pair-by-the-book.js';
import { pairDubovByTheBook } from './dubov/pair-by-the-book.js';

const read = (path: string): string => readFileSync(path, 'latin1');

const boards = (list: readonly (readonly [number, number])[]): string =>
  list
    .map((pair) => pair.join('-'))
    .sort()
    .join(' ');

describe.skipIf(corpusMissing())('the books answer as the shared enumerators', () => {
  it.each([
    ['burstein', pairBursteinByTheBook],
    ['burstein-ambiguous', pairBursteinByTheBook],
    ['dubov', pairDubovByTheBook],
    ['dubov-ambiguous', pairDubovByTheBook],
  ])('%s', (name, pairByTheBook) => {
    const folder = corpusPath('cases', name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.trf'));
    const wrong: string[] = [];
    for (const file of files) {
      const tournament = parseTrf(read(`${folder}/${file}`)).tournament!;
      const expected = parseExpected(read(`${folder}/${file.replace('.trf', '.exp')}`));
      const round = tournament.rounds.filter(({ games }) => games.length > 0).length + 1;
      if (name.startsWith('burstein')) {
        expect(round).toBeGreaterThan(seedingRounds(tournament.settings.roundCount!));
      }
      const { pairs, bye } = pairByTheBook(tournament, round);
      const free = bye === undefined ? [] : [[bye, 0] as const];
      const own = pairs ? boards([...pairs, ...free]) : 'none';
      const given = expected.none ? 'none' : boards(expected.pairs);
      if (own !== given) wrong.push(`${file} round ${round}: ${own}, expected ${given}`);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
