import { describe, expect, it } from 'vitest';
import { parseGeneratorConfig, writeGeneratorConfig } from '../../src/generate/config.js';
import { completeOptions, type GeneratorOptions } from '../../src/generate/options.js';
import { STANDARD_SCORING } from '../../src/model/scoring.js';

const SCORING = {
  ...STANDARD_SCORING,
  ...{ whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30, pab: 25 },
  ...{ whiteDraw: 20, blackDraw: 20, halfBye: 20, unknown: 20 },
  ...{ whiteLoss: 10, blackLoss: 10, zeroBye: 5, forfeitLoss: 1 },
};

/** Every option with a value of its own. */
const EVERYTHING: GeneratorOptions = {
  ...{ system: 'team', edition: '2026', players: [8, 11], rounds: [5, 7], played: [2, 3] },
  ...{ boards: [3, 4], highestRating: 2345, lowestRating: 1234, strengthSpread: 77 },
  ...{ drawPercentage: 21, colourAdvantage: -12, returnPerMille: 456, forbiddenGroups: [0, 2] },
  unrated: { perMille: 10 },
  fullByes: { perMille: 11 },
  halfByes: { perMille: 12 },
  zeroByes: { perMille: 13 },
  silentAbsences: { perMille: 14 },
  lateEntries: { perMille: 15 },
  withdrawals: { perMille: 16 },
  forfeits: { perMille: 17 },
  doubleForfeits: { perMille: 18 },
  unusualResults: { perMille: 19 },
  unratedGames: { perMille: 21 },
  matchForfeits: { perMille: 22 },
  ...{ acceleration: 'random', numbering: 'gaps', rankByFileOrder: true, initialColour: 'black' },
  ...{ foreignNames: true, tieBreaks: ['BH', 'SB'], scoring: SCORING },
};

describe('a configuration', () => {
  it('holds every option', () => {
    const { options, problems } = parseGeneratorConfig(writeGeneratorConfig(EVERYTHING));
    expect(problems).toEqual([]);
    expect(completeOptions(options)).toEqual(completeOptions(EVERYTHING));
  });

  it.each<[GeneratorOptions, readonly string[], readonly string[]]>([
    [{ forfeits: { perMille: 15 } }, ['ForfeitRate=67'], []],
    [{ forfeits: { perMille: 0 } }, ['ForfeitRate=0'], []],
    [{ forfeits: { oneIn: 25 } }, ['ForfeitRate=25'], []],
    [{ forfeits: { count: 3 } }, [], ['ForfeitRate']],
    [{ forfeits: [{ oneIn: 3 }, { oneIn: 4 }] }, [], ['ForfeitRate']],
    [{ players: [8, 60], rounds: 9 }, ['RoundsNumber=9'], ['PlayersNumber']],
    [{ lateEntries: { oneIn: 3 } }, [], ['LateEntryRate']],
  ])('for JaVaFo and bbpPairings, of %o', (options, has, lacks) => {
    const lines = writeGeneratorConfig(options, 'shared').split('\n');
    for (const line of has) expect(lines).toContain(line);
    for (const key of lacks) expect(lines.some((line) => line.startsWith(`${key}=`))).toBe(false);
  });

  it('passes over comments of both kinds, and tells problems in the order of their lines', () => {
    const text = [
      '; a comment',
      '  # another',
      'TieBreaks=BH',
      'Numbering=alphabetical',
      'ReturnPerMille=often',
      'PlayersNumber=no',
      'Nonsense=1',
    ].join('\n');
    const { options, problems } = parseGeneratorConfig(text);
    expect(options).toEqual({ tieBreaks: ['BH'] });
    expect(problems.map(({ line }) => line)).toEqual([4, 5, 6, 7]);
  });

  it.each(['PointsForWin=-1', 'PointsForWin=100', 'PointsForWin=much'])('refuses %s', (text) => {
    expect(parseGeneratorConfig(text).problems).toMatchObject([
      { message: expect.stringContaining('expected points such as 1 or 0.5') },
    ]);
  });

  it.each([
    ['1/40', { oneIn: 40 }],
    ['1/0', { perMille: 0 }],
    ['100%', { perMille: 1000 }],
    ['0.5%', { perMille: 5 }],
    ['3 x', { count: 3 }],
  ])('reads the rate %s', (text, forfeits) => {
    expect(parseGeneratorConfig(`ForfeitRate=${text}`).options).toEqual({ forfeits });
  });

  it.each(['100.1%', '999%', '2/40', '-3', ''])('refuses the rate "%s"', (text) => {
    expect(parseGeneratorConfig(`ForfeitRate=${text}`).problems).toHaveLength(1);
  });

  it.each([
    ['yes', true],
    ['TRUE', true],
    ['1', true],
    ['no', false],
    ['false', false],
    ['0', false],
  ])('reads %s as yes or no', (text, foreignNames) => {
    expect(parseGeneratorConfig(`ForeignNames=${text}`).options).toEqual({ foreignNames });
  });

  it('reads a range of one number', () => {
    expect(parseGeneratorConfig('PlayersNumber=8-8').options).toEqual({ players: [8, 8] });
  });
});
