import { describe, expect, it } from 'vitest';
import { type NearPairing, nearPairings } from '../../src/arbitraries/index.js';
import { verifyPairing } from '../../src/words/index.js';
import { onlyCorrectValues, sameSeedSameValues, smallest, someNearPairings } from './checklist.js';

const verdictOf = ({ tournament, round, pairing }: NearPairing) =>
  verifyPairing(tournament, pairing, { round, system: 'dutch', edition: '2026' }).verdict;

describe('nearPairings()', () => {
  it('gives the same values for the same seed', () => sameSeedSameValues(nearPairings()));

  it('gives complete pairings: everybody who is to be paired, once', () => {
    onlyCorrectValues(nearPairings({ maxPlayers: 9 }), ({ tournament, round, pairing }) => {
      const absent = new Set(tournament.rounds[round - 1]?.byes.map(({ player }) => player));
      const due = tournament.players.map(({ id }) => id).filter((id) => !absent.has(id));
      const sitting = [
        ...pairing.pairs.flatMap(({ white, black }) => [white, black]),
        ...pairing.byes,
      ];
      expect(sitting.sort((a, b) => a - b)).toEqual(due);
      return true;
    });
  });

  it('without steps is the pairing by the rules', () => {
    onlyCorrectValues(nearPairings({ maxSteps: 0 }), (value) => verdictOf(value) === 'conforms');
  });

  it('has pairings of every verdict', () => {
    someNearPairings(nearPairings(), verdictOf);
  });

  it('shrinks to one step in a small position, and prints both', () => {
    const { value, report } = smallest(nearPairings(), (one) => verdictOf(one) === 'differs');
    expect(value.steps).toHaveLength(1);
    expect(value.tournament.players.length).toBeLessThanOrEqual(3);
    expect(report).toMatch(/round 1: \d-\d.*\((the bye|\d and \d) .*\) in\n012 /);
  });
});
