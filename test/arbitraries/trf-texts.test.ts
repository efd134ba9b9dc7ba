import { describe, expect, it } from 'vitest';
import { type TrfText, trfTexts } from '../../src/arbitraries/index.js';
import { BROKEN_CHANGES, ODD_CHANGES } from '../../src/arbitraries/trf-changes.js';
import type { Round } from '../../src/model/tournament.js';
import { hasErrors, parseTrf } from '../../src/trf/index.js';
import { onlyCorrectValues, sameSeedSameValues, sample, smallest } from './checklist.js';

const read = ({ text }: TrfText) => parseTrf(new TextEncoder().encode(text));

/** What a pairing can depend on. */
const essence = (one: ReturnType<typeof read>['tournament']) =>
  one && [one.players.map(({ id }) => id), one.rounds.map(inOrder), one.settings.roundCount];

/** A file does not tell the order of the boards; how it spells a bye does not matter. */
const inOrder = ({ number, games, byes }: Round) => ({
  number,
  games: [...games].sort((a, b) => a.white - b.white),
  byes: byes.map(({ player, kind }) => `${player} ${kind}`).sort(),
});

describe('trfTexts()', () => {
  it('gives the same values for the same seed', () => sameSeedSameValues(trfTexts()));

  it.each(['valid', 'odd'] as const)('%s texts say what was written', (validity) => {
    onlyCorrectValues(trfTexts({ validity, maxPlayers: 10 }), (value) => {
      const { tournament, diagnostics } = read(value);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(essence(tournament)).toEqual(essence(value.tournament));
      return true;
    });
  });

  it('broken texts give an error and never an exception', () => {
    onlyCorrectValues(trfTexts({ validity: 'broken', maxPlayers: 8 }), (value) => {
      expect(value.changes.length).toBeGreaterThan(0);
      return hasErrors(read(value).diagnostics);
    });
  });

  it('makes every kind of change', () => {
    const changes = (validity: 'odd' | 'broken') =>
      new Set(sample(trfTexts({ validity }), 11, 400).flatMap((one) => one.changes));
    const [odd, broken] = [changes('odd'), changes('broken')];
    for (const { name } of ODD_CHANGES) expect(odd).toContain(name);
    for (const { name } of BROKEN_CHANGES) expect(broken).toContain(name);
  });

  it('comes in all dialects and line ends asked for', () => {
    const values = sample(trfTexts({ dialects: ['trfx', 'trf26'] }), 3, 60);
    expect(new Set(values.map(({ dialect }) => dialect))).toEqual(new Set(['trfx', 'trf26']));
    const ends = values.map(({ text }) => /\r\n|\n|\r/.exec(text)?.[0]);
    expect(new Set(ends)).toEqual(new Set(['\r\n', '\n', '\r']));
    expect(() => trfTexts({ dialects: [] })).toThrow('Expected at least one dialect, found none');
  });

  it('shrinks to one change and prints the file', () => {
    const { value, report } = smallest(trfTexts({ validity: 'odd' }), ({ changes }) =>
      changes.includes('a blank line'),
    );
    expect(value.changes).toEqual(['a blank line']);
    expect(value.tournament.players).toHaveLength(2);
    expect(report).toContain('file with a blank line:\n');
  });
});
