import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tournaments, trfText } from '../../src/arbitraries/index.js';
import { lastPairedRound } from '../../src/model/history/rounds.js';
import type { Tournament } from '../../src/model/tournament.js';
import { parseTrf } from '../../src/trf/index.js';
import { verifyTournament } from '../../src/words/index.js';
import {
  onlyCorrectValues,
  sameSeedSameValues,
  shrinksAreSmaller,
  smallest,
  someValues,
} from './checklist.js';

const conforms = (tournament: Tournament): boolean =>
  verifyTournament(tournament).rounds.every(({ verdict }) => verdict === 'conforms');

const size = ({ players, rounds, settings }: Tournament): number =>
  1e6 * players.length +
  1e4 * rounds.length +
  100 * (settings.roundCount ?? 0) +
  rounds.reduce((sum, { byes }) => sum + byes.length, 0);

describe('tournaments()', () => {
  it('gives the same values for the same seed', () => sameSeedSameValues(tournaments()));

  it.each(['2017', '2026'])('gives only tournaments paired by the rules of %s', (edition) => {
    onlyCorrectValues(
      tournaments({ edition, maxPlayers: 12 }),
      (value) => conforms(value) && value.settings.typeCode === `FIDE_DUTCH_${edition}`,
    );
  });

  it('keeps to its constraints, shrinks included', () => {
    onlyCorrectValues(
      tournaments({ minPlayers: 5, maxPlayers: 8, minRounds: 2, maxRounds: 3, unfinished: false }),
      ({ players, rounds, settings }) =>
        players.length >= 5 &&
        players.length <= 8 &&
        rounds.length <= 3 &&
        // A tournament ends early when a round has no legal pairing.
        settings.roundCount! <= 3,
    );
  });

  it('shrinks to what is not larger', () => {
    shrinksAreSmaller(
      tournaments({ maxPlayers: 10 }),
      (shrunk, value) => size(shrunk) <= size(value),
    );
  });

  it('has everything that can happen', () => {
    const letters = (value: Tournament) =>
      value.rounds.flatMap(({ games }) => games.map((g) => g.whiteResult + g.blackResult));
    const byes = (value: Tournament) => value.rounds.flatMap((round) => round.byes);
    someValues(tournaments(), {
      'two players': ({ players }) => players.length === 2,
      'no round': ({ rounds }) => rounds.length === 0,
      'pending byes': ({ rounds }) => rounds.at(-1)?.games.length === 0,
      forfeit: (value) => letters(value).includes('+-'),
      'double forfeit': (value) => letters(value).includes('--'),
      unrated: (value) => letters(value).includes('WL'),
      'half to nothing': (value) => letters(value).includes('=0'),
      F: (value) => byes(value).some(({ kind }) => kind === 'F'),
      H: (value) => byes(value).some(({ kind }) => kind === 'H'),
      U: (value) => byes(value).some(({ kind }) => kind === 'U'),
      Z: (value) => byes(value).some(({ kind }) => kind === 'Z'),
      acceleration: ({ settings }) => settings.acceleration.length > 0,
      forbidden: ({ settings }) => settings.forbidden.length > 0,
      gaps: ({ players }) => players.at(-1)!.id > players.length,
      'foreign names': ({ players }) => players.some(({ name }) => /[^\x20-\x7e]/.test(name)),
    });
  });

  it('shrinks to the smallest tournament and prints it as a file', () => {
    const forfeitWin = (value: Tournament) =>
      value.rounds.some(({ games }) => games.some(({ whiteResult }) => whiteResult === '+'));
    const { value, report } = smallest(tournaments(), forfeitWin);
    expect(value.players.length).toBeLessThanOrEqual(3);
    // A smaller field has other results, so that the forfeit may come one round later.
    expect(lastPairedRound(value.rounds)).toBeLessThanOrEqual(2);
    expect(conforms(value)).toBe(true);
    expect(report).toContain('Counterexample: [\n012 Random tournament');
    expect(report).toMatch(/001 +\d+ .* +\d+ [wb] \+/);
    const read = parseTrf(new TextEncoder().encode(trfText(value)));
    expect(read.tournament?.rounds).toEqual(value.rounds);
  });

  it('does not shrink a tournament that comes from elsewhere', () => {
    const [value] = fc.sample(tournaments(), 1);
    expect(tournaments().canShrinkWithoutContext(value)).toBe(false);
  });

  it.each([
    [{ minPlayers: 1 }, 'Expected from 2 to 9999 players, found 1 to 16'],
    [{ minPlayers: 9, maxPlayers: 8 }, 'Expected from 2 to 9999 players, found 9 to 8'],
    [{ minRounds: -1 }, 'Expected from 0 to 98 rounds, found -1 to 7'],
    [{ maxRounds: 2.5 }, 'Expected from 0 to 98 rounds, found 0 to 2.5'],
  ])('throws on %o', (constraints, message) => {
    expect(() => tournaments(constraints)).toThrow(new RangeError(message));
  });
});
