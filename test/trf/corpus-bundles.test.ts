import { describe, expect, it } from 'vitest';
import { hasErrors, parseTrf } from '../../src/trf/index.js';
import { corpusMissing, readBundle } from '../support/corpus.js';

const BUNDLES = [
  ...['big-2017', 'big-2026', 'dutch-2012-positions', 'dutch-2012-tournaments'],
  ...['dutch-2017-acceleration', 'dutch-2017-disputed', 'dutch-2017-positions'],
  ...['dutch-2017-tournaments', 'dutch-2026-acceleration', 'dutch-2026-disputed'],
  ...['dutch-2026-large', 'dutch-2026-positions', 'dutch-2026-tournaments'],
];

describe.skipIf(corpusMissing())('engine files are read without an error', () => {
  it.each(BUNDLES)('%s', (name) => {
    const files = readBundle(name).filter((member) => member.name.endsWith('.trf'));
    expect(files.length).toBeGreaterThan(0);
    const wrong = files
      .map((file) => ({ name: file.name, ...parseTrf(file.text) }))
      .filter(({ tournament, diagnostics }) => !tournament || hasErrors(diagnostics));
    expect(wrong.map((file) => file.name)).toEqual([]);
  });
});
