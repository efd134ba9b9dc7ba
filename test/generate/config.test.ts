import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGeneratorConfig, writeGeneratorConfig } from '../../src/generate/config.js';
import { DEFAULT_OPTIONS, type GeneratorOptions } from '../../src/generate/options.js';
import { STANDARD_SCORING } from '../../src/model/scoring.js';

describe('parseGeneratorConfig', () => {
  it('reads the keys of JaVaFo and bbpPairings: a rate is "once in N"', () => {
    const text = [
      'PlayersNumber=51',
      'RoundsNumber = 7',
      'drawpercentage=20',
      'ForfeitRate=25',
      'RetiredRate=0',
      '# a comment',
      '',
      'HalfPointByeRate=150',
      'HighestRating=2500',
      'LowestRating=1500',
    ].join('\r\n');
    expect(parseGeneratorConfig(text)).toEqual({
      options: {
        players: 51,
        rounds: 7,
        drawPercentage: 20,
        forfeits: { oneIn: 25 },
        withdrawals: { perMille: 0 },
        halfByes: { oneIn: 150 },
        highestRating: 2500,
        lowestRating: 1500,
      },
      problems: [],
    });
  });

  it('sets byes with the win, whichever line comes first', () => {
    const { options } = parseGeneratorConfig('PointsForPAB=0.5\nPointsForWin=3\nPointsForDraw=1\n');
    expect(options.scoring).toEqual({
      ...STANDARD_SCORING,
      whiteWin: 30,
      blackWin: 30,
      forfeitWin: 30,
      fullBye: 30,
      whiteDraw: 10,
      blackDraw: 10,
      halfBye: 10,
      unknown: 10,
      pab: 5,
    });
  });

  it.each([
    ['ForfeitRate=2.5%', { forfeits: { perMille: 25 } }],
    ['ForfeitRate=8x', { forfeits: { count: 8 } }],
    ['ForfeitRate=1x, 0x, 10%', { forfeits: [{ count: 1 }, { count: 0 }, { perMille: 100 }] }],
    ['PlayersNumber=8-60', { players: [8, 60] }],
    ['Edition=2017', { edition: '2017' }],
    ['Acceleration=BAKU', { acceleration: 'baku' }],
    ['RankByFileOrder=yes', { rankByFileOrder: true }],
    ['TieBreaks=BH/C1, SB', { tieBreaks: ['BH/C1', 'SB'] }],
  ])('reads %s', (text, options) => {
    expect(parseGeneratorConfig(text)).toEqual({ options, problems: [] });
  });

  it.each([
    ['Players=3', 1, 'Unknown key "Players"'],
    ['PlayersNumber 3', 1, 'Unexpected "PlayersNumber 3", expected Key=value'],
    [
      'PlayersNumber= many',
      16,
      'Unexpected "many" for PlayersNumber, expected a number such as 12, or a range such as 8-60',
    ],
    [
      'ForfeitRate=150%',
      13,
      'Unexpected "150%" for ForfeitRate, expected a share such as 2.5% or 1/40, or a count such as 8x',
    ],
    [
      'LateEntryRate=1, 2',
      15,
      'Unexpected "1, 2" for LateEntryRate, expected one value for all rounds',
    ],
    ['RankByFileOrder=perhaps', 17, 'Unexpected "perhaps" for RankByFileOrder, expected yes or no'],
    [
      'PlayersNumber=9-3',
      15,
      'Unexpected "9-3" for PlayersNumber, expected a range from low to high, such as 8-60',
    ],
  ])('tells what is wrong with %s', (text, column, message) => {
    const { options, problems } = parseGeneratorConfig(`# first\n${text}`);
    expect(options).toEqual({});
    expect(problems).toMatchObject([{ line: 2, column, lineText: text, message }]);
  });
});

describe('writeGeneratorConfig', () => {
  const frequency = fc.oneof(
    fc.record({ count: fc.nat(500) }),
    fc.record({ perMille: fc.integer({ min: 1, max: 1000 }) }),
    fc.record({ oneIn: fc.integer({ min: 1, max: 999_999 }) }),
  );
  const byRound = fc.oneof(frequency, fc.array(frequency, { minLength: 2, maxLength: 9 }));
  const options = fc.record<GeneratorOptions>(
    {
      players: fc.integer({ min: 2, max: 500 }),
      rounds: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 6, max: 20 })),
      drawPercentage: fc.nat(100),
      forfeits: byRound,
      withdrawals: byRound,
      halfByes: byRound,
      fullByes: byRound,
      lateEntries: frequency,
      unrated: frequency,
      acceleration: fc.constantFrom('none', 'baku', 'random'),
      numbering: fc.constantFrom('rating', 'shuffled', 'gaps'),
      edition: fc.constantFrom('2017', '2026'),
      rankByFileOrder: fc.boolean(),
      initialColour: fc.constantFrom('white', 'black'),
      tieBreaks: fc.constantFrom(['BH'], ['BH/C1', 'SB', 'DE']),
      colourAdvantage: fc.integer({ min: -100, max: 100 }),
    },
    { requiredKeys: [] },
  );

  it('is read back as it was', () => {
    fc.assert(
      fc.property(options, (wanted) => {
        const { options: read, problems } = parseGeneratorConfig(writeGeneratorConfig(wanted));
        expect(problems).toEqual([]);
        expect(read).toEqual({
          ...DEFAULT_OPTIONS,
          edition: '2026',
          ...wanted,
          tieBreaks: read.tieBreaks,
        });
        expect(read.tieBreaks ?? []).toEqual(wanted.tieBreaks ?? []);
      }),
    );
  });

  it('writes only keys that JaVaFo and bbpPairings know, if asked', () => {
    const text = writeGeneratorConfig({ players: 20, rounds: 9 }, 'shared');
    expect(text.trim().split('\n')).toEqual([
      'PlayersNumber=20',
      'RoundsNumber=9',
      'DrawPercentage=36',
      'ForfeitRate=50',
      'RetiredRate=200',
      'HalfPointByeRate=100',
      'HighestRating=2600',
      'LowestRating=1400',
      'PointsForWin=1.0',
      'PointsForDraw=0.5',
      'PointsForLoss=0.0',
      'PointsForZPB=0.0',
      'PointsForForfeitLoss=0.0',
      'PointsForPAB=1.0',
    ]);
  });
});
