import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src/generate/generate.js';
import type { GeneratorOptions } from '../../src/generate/options.js';
import { reductions } from '../../src/generate/reduce.js';
import { checkStandings } from '../../src/standings/check.js';
import { parseTrf } from '../../src/trf/parse.js';
import { writeTrf } from '../../src/trf/write.js';

/** What the file of a generated tournament says, judged by the standings. */
function checked(seed: string, options: GeneratorOptions) {
  const { text } = writeTrf(generateTournament(seed, options), { dialect: 'trf26' });
  const { tournament } = parseTrf(text);
  return checkStandings(tournament!);
}

const LISTS = [['BH/C1', 'BH', 'SB', 'DE'], ['DE', 'WIN', 'ARO'], ['FB', 'PS', 'KS'], []];
const KINDS: readonly (readonly [string, GeneratorOptions])[] = [
  ['all rounds', {}],
  ['some rounds', { played: 3, halfByes: { perMille: 100 }, zeroByes: { perMille: 100 } }],
  ['acceleration and shuffled numbers', { acceleration: 'baku', numbering: 'gaps' }],
  ['many unplayed games', { forfeits: { perMille: 200 }, silentAbsences: { perMille: 100 } }],
  ['unrated players', { unrated: { perMille: 400 } }],
];

describe('generated files conform to their own list of tie-breaks', () => {
  it.each(KINDS)('with %s', (name, options) => {
    for (const tieBreaks of LISTS) {
      for (const edition of ['2012', '2017', '2026']) {
        const check = checked(`${name}${edition}`, { ...options, edition, tieBreaks });
        expect([tieBreaks, check.differences]).toEqual([tieBreaks, []]);
        expect(check.checked.ranks).toBeGreaterThan(7);
      }
    }
  });

  it.each([['team'], ['olympiad']] as const)('for teams under %s', (system) => {
    for (const tieBreaks of [['EDE', 'SB'], ['BH', 'DE'], []]) {
      for (const played of [2, 5]) {
        const check = checked('teams', { system, players: 9, rounds: 5, played, tieBreaks });
        expect(check).toMatchObject({ verdict: 'conforms', checked: { points: 18, ranks: 9 } });
      }
    }
  });
});

it('unknown codes of tie-breaks are refused', () => {
  expect(() => generateTournament('s', { tieBreaks: ['BH', 'BHH'] })).toThrow(
    'Expected codes of tie-breaks, found "BHH"',
  );
});

it('smaller tournaments state no ranks, which would be those of the greater one', () => {
  const one = generateTournament('s', { players: 8, rounds: 3, tieBreaks: ['BH'] });
  expect(one.players.every(({ statedRank }) => statedRank !== undefined)).toBe(true);
  for (const smaller of reductions(one)) {
    expect(smaller.players.every(({ statedRank }) => statedRank === undefined)).toBe(true);
  }
  const teams = generateTournament('s', { system: 'team', players: 4, rounds: 2, boards: 1 });
  expect(teams.teams.every(({ statedMatchPoints }) => statedMatchPoints !== undefined)).toBe(true);
  for (const smaller of reductions(teams)) {
    for (const team of smaller.teams) expect(team).not.toHaveProperty('statedMatchPoints');
  }
});
