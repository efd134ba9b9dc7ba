import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type NearPairing,
  nearPairings,
  positions,
  tournaments,
  trfText,
  trfTexts,
} from '../../src/arbitraries/index.js';
import { applyChanges, BROKEN_CHANGES, ODD_CHANGES } from '../../src/arbitraries/trf-changes.js';
import { createTournament } from '../../src/model/build.js';
import type { Tournament } from '../../src/model/tournament.js';
import { pairRound, verifyPairing } from '../../src/words/index.js';
import { onlyCorrectValues, sample } from './checklist.js';

const sizesOf = (values: readonly Tournament[]) => values.map(({ players }) => players.length);

describe('sizes', () => {
  it('go up with a minimum beyond the default maximum', () => {
    expect(sizesOf(sample(positions({ minPlayers: 20, maxRounds: 2 }), 1, 5))).toEqual(
      Array(5).fill(20),
    );
    const long = sample(tournaments({ minPlayers: 14, minRounds: 9, unfinished: false }), 1, 3);
    expect(long.map(({ settings }) => settings.roundCount)).toEqual([9, 9, 9]);
  });

  it('are small more often than others in a property, and large ones come too', () => {
    const sizes: number[] = [];
    fc.assert(
      fc.property(positions({ maxPlayers: 60, maxRounds: 1 }), ({ players }) => {
        sizes.push(players.length);
      }),
      { seed: 1, numRuns: 150 },
    );
    // Drawn evenly, one of ten would have two to seven players.
    expect(sizes.filter((size) => size <= 7).length).toBeGreaterThan(30);
    expect(Math.max(...sizes)).toBeGreaterThan(45);
  });
});

describe('positions', () => {
  it('have a game in every round of the history, shrinks included', () => {
    const arbitrary = positions({ maxPlayers: 7, maxRounds: 4 });
    for (const value of sample(arbitrary, 9, 10)) {
      for (const { value: shrunk } of arbitrary.shrink(createTournament(value), undefined)) {
        const history = shrunk.rounds.slice(0, -1);
        expect(history.every(({ games }) => games.length > 0)).toBe(true);
      }
    }
  });
});

describe('nearPairings', () => {
  const conformsTo = (edition: string, { tournament, round, pairing }: NearPairing) =>
    verifyPairing(tournament, pairing, { round, system: 'dutch', edition }).verdict === 'conforms';

  it('are near to the edition asked for', () => {
    const values = sample(nearPairings({ edition: '2017', maxSteps: 0 }), 2, 80);
    expect(values.every((value) => conformsTo('2017', value))).toBe(true);
    expect(values.every((value) => conformsTo('2026', value))).toBe(false);
  });

  it('keep to the size and to the number of steps', () => {
    const values = sample(nearPairings({ maxPlayers: 5, maxSteps: 6 }), 2, 60);
    expect(Math.max(...sizesOf(values.map(({ tournament }) => tournament)))).toBe(5);
    expect(Math.max(...values.map(({ steps }) => steps.length))).toBeGreaterThan(3);
  });
});

describe('tournaments', () => {
  it('have all planned rounds when they are to be finished, shrinks included', () => {
    const never = { count: 0 };
    const present = {
      ...{ fullByes: never, halfByes: never, zeroByes: never, silentAbsences: never },
      ...{ lateEntries: never, withdrawals: never, forbiddenGroups: 0 },
    };
    const size = { minPlayers: 8, maxPlayers: 9, minRounds: 1, maxRounds: 3 };
    onlyCorrectValues(
      tournaments({ ...size, unfinished: false, options: present }),
      (value) => {
        const next = value.rounds.length + 1;
        const rules = { system: 'dutch', edition: '2026' } as const;
        // It ends early only where nobody can be paired any more.
        return (
          next > value.settings.roundCount! || pairRound(value, next, rules).kind === 'impossible'
        );
      },
      20,
    );
  });

  it('take the options asked for', () => {
    const values = sample(
      tournaments({ maxPlayers: 8, options: { initialColour: 'black' } }),
      4,
      20,
    );
    expect(new Set(values.map(({ settings }) => settings.initialColour))).toEqual(
      new Set(['black']),
    );
  });
});

describe('values', () => {
  it('print as a file, and are plain in all else', () => {
    const [value] = sample(positions({ maxPlayers: 6 }), 1, 1);
    expect(fc.stringify(value)).toBe(`\n${trfText(value!)}`);
    expect(Object.getOwnPropertySymbols({ ...value })).toEqual([]);
  });

  it('print why they are no file', () => {
    const giant = createTournament({ players: [{ id: 1, rating: 123_456 }] });
    expect(trfText(giant)).toMatch(/^Unexpected 123456 as .*rating/);
  });
});

describe('changes of report files', () => {
  const lines = ['012 Name', '001    1 line one', '001    2 line two', '062 2'];
  const texts = (kind: number) =>
    [0, 1, 2, 3, 4].map((place) => applyChanges(lines, ODD_CHANGES, [{ kind, place }]).lines);

  it('come at every place', () => {
    const kinds = ODD_CHANGES.map(({ name }) => name);
    const blank = texts(kinds.indexOf('a blank line'));
    expect(blank.map((changed) => changed.indexOf(''))).toEqual([0, 1, 2, 3, 4]);
    const zeros = texts(kinds.indexOf('a start number with zeros in front'));
    expect(zeros.map((changed) => changed.findIndex((line) => line.includes('000')))).toEqual([
      1, 2, 1, 2, 1,
    ]);
  });

  it('are passed over where they cannot be made', () => {
    const wanted = BROKEN_CHANGES.map((_, kind) => ({ kind, place: 0 }));
    const { names } = applyChanges(['012 Name', '001    1 line one'], BROKEN_CHANGES, wanted);
    // No round has a game, so that nothing about games can be changed.
    expect(names).toEqual([
      'wrong points',
      'a start number that is no number',
      'a player listed twice',
    ]);
    const one = applyChanges(['012 Name'], ODD_CHANGES, [
      { kind: 4, place: 0 },
      { kind: 0, place: 0 },
    ]);
    expect(one.names).toEqual(['a blank line']);
  });

  it('are none in valid files, and end with the one that breaks a broken one', () => {
    const names = (validity: 'valid' | 'broken') =>
      sample(trfTexts({ validity, maxPlayers: 4, maxRounds: 1 }), 5, 60).map((one) => one.changes);
    expect(new Set(names('valid').flat())).toEqual(new Set());
    const breaking = new Set(BROKEN_CHANGES.map(({ name }) => name));
    for (const changes of names('broken')) {
      expect(changes.filter((name) => breaking.has(name))).toEqual([changes.at(-1)]);
    }
  });
});
