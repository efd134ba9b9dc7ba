import { describe, expect, it } from 'vitest';
import { teamPreference } from '../../../src/systems/swiss-team/field.js';
import { SWISS_TEAM_DEFAULTS } from '../../../src/systems/swiss-team/options.js';

const preference = (
  colours: string,
  preferences: 'A' | 'B' | 'none',
  lastRound = false,
  lastRoundEqual: 'strong' | 'none' = 'strong',
): string => {
  const options = { ...SWISS_TEAM_DEFAULTS, preferences, lastRoundEqual };
  const { colour, strong } = teamPreference(colours, lastRound, options);
  return colour === undefined ? '-' : strong ? colour : colour.toLowerCase();
};

/** Capital letters are the preferences of type A and the strong ones of type B. */
const TABLE: readonly (readonly [colours: string, typeA: string, typeB: string])[] = [
  ['', '-', '-'],
  ['W', '-', 'b'],
  ['B', '-', 'w'],
  ['WB', '-', 'w'],
  ['BW', '-', 'b'],
  ['WW', 'B', 'B'],
  ['BB', 'W', 'W'],
  ['BWW', 'B', 'B'],
  ['WBB', 'W', 'W'],
  ['WWB', '-', 'b'],
  ['BBWW', 'B', 'B'],
  ['WWBB', 'W', 'W'],
  // Two Blacks running against a balance of +1 ask for nothing in type A, mildly for Black in B.
  ['WWWBB', '-', 'b'],
  ['BBBWW', '-', 'w'],
  ['WWWB', 'B', 'B'],
  ['BBBW', 'W', 'W'],
  ['WBWBW', '-', 'b'],
];

describe('C.04.6:2026 art. 1, colour preferences', () => {
  it.each(TABLE)('%s: type A %s, type B %s', (colours, typeA, typeB) => {
    expect(preference(colours, 'A')).toBe(typeA);
    expect(preference(colours, 'B')).toBe(typeB);
    expect(preference(colours, 'none')).toBe('-');
  });

  it.each([
    ['WB', '-', '-'],
    ['W', 'b', 'b'],
    ['WWBB', 'W', '-'],
    ['BBWW', 'B', '-'],
    ['WBB', 'W', 'W'],
    ['BBB', 'W', 'W'],
  ])('type B in the last round, %s: %s, by the other reading %s', (colours, strong, none) => {
    expect(preference(colours, 'B', true)).toBe(strong);
    expect(preference(colours, 'B', true, 'none')).toBe(none);
  });

  it('type A is the same in the last round', () => {
    for (const [colours, typeA] of TABLE) expect(preference(colours, 'A', true)).toBe(typeA);
  });
});
