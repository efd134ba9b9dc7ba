import { describe, expect, it } from 'vitest';
import { checkParsed } from '../../src/node/index.js';
import { parseTrf } from '../../src/trf/index.js';
import { corpusMissing, readBundle } from '../support/corpus.js';

describe('every round of whole tournaments conforms to the edition it was paired by', () => {
  it.skipIf(corpusMissing()).each([
    ['dutch-2026-tournaments', '2026', 5067],
    ['dutch-2017-tournaments', '2017', 3190],
    // JaVaFo 1.4 states its rules in record 092.
    ['dutch-2012-tournaments', 'auto', 1482],
  ])('%s', (bundle, edition, expected) => {
    let conforming = 0;
    const others: string[] = [];
    for (const { name, text } of readBundle(bundle)) {
      const result = checkParsed(parseTrf(text), { edition });
      if (edition !== 'auto') expect(result.edition).toBe(edition);
      else expect(result.edition).toBe('2012');
      for (const { round, verdict } of result.rounds) {
        if (verdict === 'conforms') conforming += 1;
        else others.push(`${name} round ${round}: ${verdict}`);
      }
    }
    expect(others).toEqual([]);
    expect(conforming).toBe(expected);
  });
});
