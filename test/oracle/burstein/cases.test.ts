import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseTrf } from '../../../src/trf/index.js';
import { corpusMissing, corpusPath, parseExpected } from '../../support/corpus.js';
import { pairBursteinByTheBook, seedingRounds } from './pair-by-the-book.js';

const read = (path: string): string => readFileSync(path, 'latin1');

describe.skipIf(corpusMissing())('Burstein by the book answers as the shared enumerator', () => {
  it.each(['burstein', 'burstein-ambiguous'])('%s', (name) => {
    const folder = corpusPath('cases', name);
    const files = readdirSync(folder).filter((file) => file.endsWith('.trf'));
    const wrong: string[] = [];
    for (const file of files) {
      const { tournament } = parseTrf(read(`${folder}/${file}`));
      const { pairs: expected, none } = parseExpected(
        read(`${folder}/${file.replace('.trf', '.exp')}`),
      );
      const round = tournament!.rounds.filter(({ games }) => games.length > 0).length + 1;
      expect(round).toBeGreaterThan(seedingRounds(tournament!.settings.roundCount!));
      const { pairs, bye } = pairBursteinByTheBook(tournament!, round);
      const text = (list: readonly (readonly [number, number])[]) =>
        list
          .map((pair) => pair.join('-'))
          .sort()
          .join(' ');
      const own = pairs
        ? text([...pairs, ...(bye === undefined ? [] : [[bye, 0] as const])])
        : 'none';
      const given = none ? 'none' : text(expected);
      if (own !== given) wrong.push(`${file} round ${round}: ${own}, expected ${given}`);
    }
    expect(files.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    expect(existsSync(folder)).toBe(true);
  });
});
