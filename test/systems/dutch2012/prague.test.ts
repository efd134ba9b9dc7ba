import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { DUTCH_2011, DUTCH_2012 } from '../../../src/systems/dutch/edition.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { parseTrf } from '../../../src/trf/index.js';
import { corpusMissing, corpusPath } from '../../support/corpus.js';

interface PublishedCase {
  readonly round: number;
  readonly expected: Readonly<Record<string, { readonly pairs: readonly (readonly number[])[] }>>;
}

describe.skipIf(corpusMissing())('a published dispute of 2012 on A.7.e', () => {
  const name = (extension: string) => corpusPath('cases', `dutch-2012-prague-round4.${extension}`);
  const read = () => ({
    published: JSON.parse(readFileSync(name('json'), 'utf8')) as PublishedCase,
    tournament: parseTrf(readFileSync(name('trf'), 'utf8')).tournament!,
  });

  it.each([DUTCH_2012, DUTCH_2011])('edition $id pairs as was published', (edition) => {
    const { published, tournament } = read();
    const { pairs } = published.expected[edition.id]!;
    const result = pairDutch2012(playerSituation(tournament, published.round, edition), edition);
    if (result.kind === 'impossible') throw new Error(result.reason);
    const sorted = (list: readonly (readonly number[])[]) =>
      list.map((pair) => [...pair].sort((a, b) => a - b).join('-')).sort();
    expect(sorted(result.pairs.map(({ white, black }) => [white, black]))).toEqual(sorted(pairs));
    if (edition === DUTCH_2012) {
      // Of 2011 one colour was not published.
      expect(result.pairs.map(({ white, black }) => `${white}-${black}`).sort()).toEqual(
        pairs.map((pair) => pair.join('-')).sort(),
      );
    }
  });
});
