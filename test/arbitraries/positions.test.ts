import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positions, trfText } from '../../src/arbitraries/index.js';
import { compareWeights, weightOf } from '../../src/generate/reduce.js';
import { createTournament } from '../../src/model/build.js';
import { lastPairedRound } from '../../src/model/history/rounds.js';
import type { Tournament } from '../../src/model/tournament.js';
import { parseTrf } from '../../src/trf/index.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { pairRound } from '../../src/words/index.js';
import {
  onlyCorrectValues,
  sameSeedSameValues,
  sample,
  shrinksAreSmaller,
  smallest,
  someValues,
} from './checklist.js';

const kindOf = (tournament: Tournament) =>
  pairRound(tournament, nextRound(tournament), { edition: '2026', system: 'dutch' }).kind;

describe('positions()', () => {
  it('gives the same values for the same seed', () => sameSeedSameValues(positions()));

  it('gives only rounds that can be asked for, shrinks included', () => {
    onlyCorrectValues(
      positions({ minPlayers: 6, maxPlayers: 9, minRounds: 1, maxRounds: 4 }),
      (value) => {
        const played = lastPairedRound(value.rounds);
        createTournament(value);
        return (
          value.players.length >= 6 &&
          value.players.length <= 9 &&
          played >= 1 &&
          played <= 4 &&
          played < value.settings.roundCount! &&
          kindOf(value) !== 'undetermined'
        );
      },
    );
  });

  it('shrinks to strictly smaller positions', () => {
    shrinksAreSmaller(
      positions({ maxPlayers: 10 }),
      (shrunk, value) => compareWeights(weightOf(shrunk), weightOf(value)) < 0,
    );
  });

  it('has positions of all kinds', () => {
    someValues(positions(), {
      impossible: (value) => kindOf(value) === 'impossible',
      paired: (value) => kindOf(value) === 'paired',
      'last round': (value) => nextRound(value) === value.settings.roundCount,
      'first round': (value) => nextRound(value) === 1,
      'odd field': ({ players }) => players.length % 2 === 1,
      'other points': ({ settings }) => settings.scoring.whiteWin !== 10,
    });
  });

  it('shrinks to the smallest position and prints it as a file', () => {
    const { value, report } = smallest(positions(), (one) => kindOf(one) === 'impossible');
    // Two players who have met, or three who all had the bye.
    expect(value.players.length).toBeLessThanOrEqual(3);
    expect(report).toContain('001    2');
    const read = parseTrf(new TextEncoder().encode(trfText(value)));
    expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(read.tournament?.rounds).toEqual(value.rounds);
  });

  it('shrinks positions that come from elsewhere', () => {
    const [value] = sample(positions({ minPlayers: 6 }), 3, 1);
    const plain = createTournament(value!);
    expect(positions().canShrinkWithoutContext(plain)).toBe(true);
    expect(
      positions()
        .shrink(plain, undefined)
        .take(3)
        .map((one) => one.value.players.length)
        .next().value,
    ).toBeLessThan(plain.players.length);
    expect(positions().canShrinkWithoutContext(17)).toBe(false);
    expect(positions().canShrinkWithoutContext(null)).toBe(false);
  });

  it('keeps what the style states', () => {
    fc.assert(
      fc.property(positions({ style: { draws: 100, forfeits: 0, oddResults: 0 } }), ({ rounds }) =>
        rounds.every(({ games }) => games.every(({ whiteResult }) => whiteResult === '=')),
      ),
    );
  });
});
