import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/model/index.js';
import { documentBytes, hasErrors, parseTrf } from '../../src/trf/index.js';
import { corpusMissing, readFolder } from '../support/corpus.js';

/** Files that the index of the collection marks as wrong: the diagnostic and its line. */
const WRONG: Readonly<Record<string, readonly [code: string, line: number | undefined]>> = {
  'ChristerNilsson__2025__a.trf': ['trf/not-trf', undefined],
  'Moritz72__py4swiss__incompatible_color.trf': ['trf/same-colour', 2],
  'Moritz72__py4swiss__incompatible_result.trf': ['trf/illegal-results', 2],
  'Moritz72__py4swiss__incorrect_points.trf': ['trf/points-mismatch', 2],
  'Moritz72__py4swiss__invalid_code.trf': ['trf/lost-player-line', 7],
  'Moritz72__py4swiss__missing_starting_number.trf': ['trf/number-gap', 7],
  'Moritz72__py4swiss__too_many_results.trf': ['trf/too-many-rounds', 8],
};

const skip = corpusMissing();
const files = skip ? [] : readFolder('corpus', 'trf').filter((file) => !file.name.endsWith('.md'));
const named = files.map((file) => [file.name, file] as const);

/** Players and finished rounds as the index says; "4 x 0" is "4x0". */
function sizes(): Map<string, string> {
  const index = readFolder('corpus', 'trf').find((file) => file.name === 'INDEX.md')!;
  const text = new TextDecoder().decode(index.bytes);
  const rows = [...text.matchAll(/^\| (\S+) \| (\d+) x (\d+) \|/gm)];
  return new Map(rows.map(([, name, players, rounds]) => [name!, `${players}x${rounds}`]));
}

/** Rounds of the line with most of them, as the index counts. */
const sizeOf = (tournament: Tournament): string =>
  `${tournament.players.length}x${tournament.rounds.length}`;

/** The index counts columns; absences of record XXZ make one round more. */
const OTHER_SIZES: Readonly<Record<string, string>> = {
  'Moritz72__py4swiss__javafo_example.trf': '52x5',
};

describe.skipIf(skip)('files of many programs', () => {
  it.each(named)('%s: identical bytes', (_name, { bytes }) => {
    expect(documentBytes(parseTrf(bytes).document)).toEqual(bytes);
  });

  it.each(named)('%s: verdict', (name, { bytes }) => {
    const { diagnostics, tournament } = parseTrf(bytes, { file: name });
    const wrong = WRONG[name];
    if (!wrong) {
      const errors = diagnostics.filter((diagnostic) => diagnostic.severity === 'error');
      expect(errors).toEqual([]);
      expect(tournament).toBeDefined();
      return;
    }
    const [code, line] = wrong;
    expect(diagnostics.map((one) => [one.code, one.place?.line])).toContainEqual([code, line]);
    expect(hasErrors(diagnostics) || code === 'trf/number-gap').toBe(true);
  });

  it.each(named.filter(([name]) => !WRONG[name]))('%s: size', (name, { bytes }) => {
    const expected = OTHER_SIZES[name] ?? sizes().get(name);
    expect(sizeOf(parseTrf(bytes).tournament!)).toBe(expected);
  });

  it('all cases of bug reports give identical bytes', () => {
    for (const { bytes } of readFolder('cases', 'bugs')) {
      expect(documentBytes(parseTrf(bytes).document)).toEqual(bytes);
    }
  });
});
