import { describe, expect, it } from 'vitest';
import { adjustedScores, type StandingsEditionId } from '../../src/standings/index.js';
import { swiss } from './build.js';

/** What player 1 did in each round, e.g. "1=H-" win, draw, half-point bye, forfeit loss. */
function hero(rounds: string, edition: StandingsEditionId = '2026') {
  const items = [...rounds].map((letter) => {
    if ('FHUZ'.includes(letter)) return `1${letter}, 3-4 10`;
    const answer = { '1': '0', '=': '=', '0': '1', '+': '-', '-': '+' }[letter]!;
    return `1-2 ${letter}${answer}, 3-4 10`;
  });
  const [first] = adjustedScores(swiss([2000, 2000, 2000, 2000], items), { edition });
  return first!;
}

describe("opponents' view of a score (C.07 art. 16.3)", () => {
  it.each([
    ['1=1', 2.5, 'games count as they are'],
    ['11Z', 2.5, 'a bye in the last round counts as a draw'],
    ['11H', 2.5, 'so does a half-point bye, unchanged'],
    ['1ZZ', 2, 'byes with nothing but byes after them count as draws'],
    ['1Z1', 2, 'a game later on: face value'],
    ['1ZU', 2, 'a pairing-allocated bye later on: face value'],
    ['1ZF', 2, 'a full-point bye later on: face value'],
    ['1Z+', 2, 'a forfeit win later on: face value'],
    ['1Z-', 1.5, 'a forfeit loss later on does not rescue: the bye is a draw'],
    ['1-Z', 1.5, 'the forfeit loss itself stays 0'],
    ['1--', 1, 'trailing forfeit losses stay 0'],
    ['Z-Z1', 1, 'voluntary rounds before a game stay at face value'],
    ['ZZZ', 1.5, 'never there'],
  ])('%s counts %d: %s', (rounds, value) => {
    expect(hero(rounds, '2026').adjusted).toBe(value * 10);
    expect(hero(rounds, '2024').adjusted).toBe(value * 10);
  });

  it.each([
    ['1=1', 2.5],
    ['1ZZ', 2],
    ['1-U', 2],
    ['+F=', 1.5],
  ])('2009: in %s every unplayed round counts as a draw: %d', (rounds, value) => {
    expect(hero(rounds, '2009').adjusted).toBe(value * 10);
  });

  it('categories of unplayed rounds (16.2)', () => {
    const categories = (rounds: string) => hero(rounds).rounds.map(({ category }) => category);
    expect(categories('1U+FHZ-=HZ-')).toEqual([undefined, 1, 2, 1, 3, 3, 4, undefined, 5, 5, 4]);
  });
});

describe('dummy of an own unplayed round (C.07 art. 16.4)', () => {
  const dummies = (rounds: string, edition: StandingsEditionId) =>
    hero(rounds, edition).rounds.map(({ dummy }) => (dummy === undefined ? '-' : dummy / 10));

  it('2024: the own final score, whatever the kind and the round', () => {
    expect(dummies('H11U1', '2024')).toEqual([4.5, '-', '-', 4.5, '-']);
  });

  it('2026: byes not more than draws in all rounds', () => {
    expect(dummies('H11U1', '2026')).toEqual([2.5, '-', '-', 2.5, '-']);
    expect(dummies('H0000', '2026')).toEqual([0.5, '-', '-', '-', '-']);
  });

  it('2026: forfeits not more than the scheduled opponent has, as its opponents count it', () => {
    // Player 2 lost four games and forfeited one: 0 points.
    expect(dummies('+1111', '2026')).toEqual([0, '-', '-', '-', '-']);
    // Player 2 won by forfeit and lost the rest: 1 point; player 1 has 4.
    expect(dummies('-1111', '2026')).toEqual([1, '-', '-', '-', '-']);
  });
});
