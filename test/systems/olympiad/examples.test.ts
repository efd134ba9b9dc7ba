import { describe, expect, it } from 'vitest';
import { allotColours, areCompatible, mayTake } from '../../../src/systems/olympiad/colours.js';
import { searchOrder } from '../../../src/systems/olympiad/halves.js';
import { pairOlympiad } from '../../../src/systems/olympiad/pair.js';
import { createTeamSituation } from '../../../src/systems/team-common/situation.js';
import { boards, pairsOnly, positionFrom } from '../../support/team-notation.js';

const pairs = (text: string): string => pairsOnly(pairOlympiad(positionFrom(text)));

const EXAMPLES: readonly (readonly [article: string, position: string, pairs: string])[] = [
  [
    '8.2.1: the floater meets the lowest team it has not met',
    '1(4,W) 2(4,B) 3(4,W) 4(4,B) 5(2,W) 6(2,B) 7(2,W;8) 8(0,B;7)',
    '1-3 2-4 5-7 6-8',
  ],
  [
    '8.2.2: the next highest floats when the rest could not be paired',
    '1(6,W) 2(6,B) 3(6,W) 4(6,B) 5(6,W) 6(4,B) 7(4,W) 8(2,B) 9(2,W;10) 10(2,B;9) 11(0,W) 12(0,B)',
    '1-3 2-4 5-6 7-9 8-10 11-12',
  ],
  [
    '8.2.3: a floater should find somebody in the adjacent group',
    '1(6,W) 2(6,B) 3(6,W) 4(6,B) 5(6,W) 6(4,BW;8) 7(4,WB;8) 8(2,WB;6,7) 9(2,W) 10(2,B) 11(0,W) 12(0,B)',
    '1-3 2-4 5-6 7-9 8-10 11-12',
  ],
  [
    '8.2.4: one group further when nobody finds an opponent in the adjacent one',
    '1(6,W) 2(6,B) 3(6,W) 4(6,B) 5(6,W) 6(4,WB;8,9,10) 7(4,BW;8,9,10) 8(2,BW;6,7) 9(2,WB;6,7) 10(2,B;6,7)',
    '1-3 2-4 5-8 6-7 9-10',
  ],
  [
    '8.3.1: the lowest floats down and meets the highest it has not met',
    '1(6,W) 2(6,B) 3(6,W;4) 4(4,B;3) 5(4,W) 6(4,B) 7(4,W) 8(0,B)',
    '1-2 3-5 4-6 7-8',
  ],
  [
    '9.4 and 9.5: who has met its whole group floats, and only as many as must',
    '1(6,WBW;2,3,4) 2(6,BWB;1) 3(6,WBW;1) 4(6,BWB;1) 5(4,W) 6(4,B) 7(4,W) 8(4,B)',
    '1-5 2-3 4-6 7-8',
  ],
  [
    '7.4: the limits are set aside where they would make floaters',
    '1(4,WW) 2(4,WW) 3(2,BW) 4(2,WB)',
    '1-2 3-4',
  ],
  ['9.3: number 1 has met number 4', '1(0;4) 2(0) 3(0) 4(0;1) 5(0) 6(0)', '1-5 2-4 3-6'],
];

describe('D.02 worked examples', () => {
  it.each(EXAMPLES)('art. %s', (_, position, expected) => {
    expect(pairs(position)).toBe(expected);
  });

  it('art. 7.4: says that the limits of the group were set aside', () => {
    const answer = pairOlympiad(positionFrom('1(4,WW) 2(4,WW) 3(2,BW) 4(2,WB)'));
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    expect(answer.trace.brackets.map((bracket) => bracket.limitsSetAside)).toEqual([true, false]);
    expect(answer.trace.brackets[0]).toMatchObject({ pairCount: 1, pairCountWithinLimits: 0 });
  });

  it('art. 4.1 and 4.2: the bye goes to the lowest ranked team that may have it', () => {
    const teams = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => ({
      id,
      matchPoints: id < 8 ? 20 : 40,
      hadPab: id === 7,
      wonByForfeit: id === 6,
    }));
    const answer = pairOlympiad(createTeamSituation({ round: 3, teams }));
    expect(answer).toMatchObject({ kind: 'paired', bye: 5 });
  });

  it('art. 4.2: a late entry is barred, unless the option says otherwise', () => {
    const teams = [1, 2, 3].map((id) => ({ id, joinedLate: id === 3 }));
    const situation = createTeamSituation({ round: 2, teams });
    expect(pairOlympiad(situation)).toMatchObject({ bye: 2 });
    expect(pairOlympiad(situation, { lateEntriesBarred: false })).toMatchObject({ bye: 3 });
  });

  it('art. 4: a bye that leaves the others unpairable is skipped', () => {
    const answer = pairOlympiad(positionFrom('1(4;2) 2(4;1) 3(0)'));
    expect(answer).toMatchObject({ kind: 'paired', bye: 2 });
  });

  it('art. 7.2: eight teams in round 1, the lot is White', () => {
    const teams = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }));
    expect(boards(pairOlympiad(createTeamSituation({ teams })))).toBe('1-5 6-2 3-7 8-4');
    const black = createTeamSituation({ teams, initialColour: 'black' });
    expect(boards(pairOlympiad(black))).toBe('5-1 2-6 7-3 4-8');
  });

  it('whole round: colours by art. 7.5.1, order by art. 11.1', () => {
    const answer = pairOlympiad(
      positionFrom('1(2,W;4) 2(2,B;5) 3(1,W;6) 4(0,B;1) 5(0,W;2) 6(1,B;3)', { round: 2 }),
    );
    expect(boards(answer)).toBe('2-1 4-3 6-5');
  });

  it('art. 6.4: of 88 teams the 45th is the median team', () => {
    const teams = Array.from({ length: 88 }, (_, index) => {
      const matchPoints = index < 42 ? 120 : index < 44 ? 110 : index < 46 ? 100 : 90;
      return { id: index + 1, matchPoints };
    });
    const answer = pairOlympiad(createTeamSituation({ round: 9, roundCount: 11, teams }));
    if (answer.kind !== 'paired') throw new Error(answer.reason);
    const order = answer.trace.brackets.map(({ direction, score }) => `${direction} ${score}`);
    expect(order).toEqual(['down 120', 'down 110', 'up 90', 'median 100']);
  });

  it('says when no pairing is legal, and who is in the way', () => {
    const answer = pairOlympiad(positionFrom('1(4;2,3) 2(2;1,3) 3(0;1,2) 4(0)'));
    expect(answer).toMatchObject({ kind: 'impossible' });
    const barred = createTeamSituation({ teams: [{ id: 1, hadPab: true }] });
    expect(pairOlympiad(barred)).toMatchObject({ kind: 'impossible', unmatched: [1] });
  });
});

describe('D.02 art. 9.3', () => {
  it('tries N+1 to 2N, then N down to 2', () => {
    expect(searchOrder(6).map((position) => position + 1)).toEqual([4, 5, 6, 3, 2]);
  });

  /** The 15 pairings of six teams in the order of the rule; a misprint of the official table mended. */
  const TABLE = [
    '1-4 2-5 3-6 | 1-4 2-6 3-5 | 1-4 2-3 5-6 | 1-5 2-4 3-6 | 1-5 2-6 3-4',
    '1-5 2-3 4-6 | 1-6 2-4 3-5 | 1-6 2-5 3-4 | 1-6 2-3 4-5 | 1-3 2-5 4-6',
    '1-3 2-6 4-5 | 1-3 2-4 5-6 | 1-2 3-5 4-6 | 1-2 3-6 4-5 | 1-2 3-4 5-6',
  ]
    .join(' | ')
    .split(' | ');

  it.each(TABLE.map((row, index) => [index + 1, row] as const))('row %i: %s', (number, row) => {
    const later = TABLE.slice(number - 1);
    const allowed = new Set(later.flatMap((text) => text.split(' ')));
    const teams = [1, 2, 3, 4, 5, 6].map((id) => ({
      id,
      opponents: [1, 2, 3, 4, 5, 6].filter(
        (other) => !allowed.has(`${Math.min(id, other)}-${Math.max(id, other)}`),
      ),
    }));
    const legal = TABLE.filter((text) => text.split(' ').every((pair) => allowed.has(pair)));
    expect(pairsOnly(pairOlympiad(createTeamSituation({ teams })))).toBe(legal[0]);
    if (legal[0] !== row) expect(TABLE.indexOf(legal[0]!)).toBeLessThan(number - 1);
  });

  it('is mirrored below the median: the lowest ranked team chooses first', () => {
    const answer = pairOlympiad(
      positionFrom('1(6) 2(6) 3(6) 4(6) 5(6) 6(6) 7(2;11,12) 8(2) 9(2) 10(2) 11(2;7) 12(2;7)'),
    );
    expect(pairsOnly(answer)).toBe('1-4 2-5 3-6 7-10 8-11 9-12');
    const below = pairOlympiad(
      positionFrom('1(6) 2(6) 3(6) 4(6) 5(6) 6(6) 7(6) 8(6) 9(2;11) 10(2;12) 11(2;9) 12(2;10)'),
    );
    expect(pairsOnly(below)).toBe('1-5 2-6 3-7 4-8 9-12 10-11');
  });
});

describe('D.02 art. 7', () => {
  const colour = (higher: string, lower: string): string => {
    const [a, b] = createTeamSituation({
      teams: [
        { id: 1, colours: higher },
        { id: 2, colours: lower },
      ],
    }).teams;
    const { white, article } = allotColours(a!, b!, 'white');
    return `${white.id} by ${article}`;
  };

  it.each([
    ['7.5.1: equalising comes before alternating', 'WWB', 'BWBW', '2 by 7.5.1'],
    ['7.6: back to the latest different colours', 'WBWB', 'BWWB', '1 by 7.6'],
    ['7.6: always the same colours, the higher ranked alternates', 'BW', 'BW', '2 by 7.6'],
    ['7.6: always the same colours, the higher ranked equalises', 'BWW', 'BWW', '2 by 7.6'],
    ['7.6: histories of different length, latest first', 'WB', 'BWWB', '1 by 7.6'],
    ['7.6: no colour of its own, the other team alternates', '', 'WB', '2 by 7.6'],
    ['7.5.1: where neither way keeps the limits', 'BWW', 'WW', '1 by 7.5.1'],
    ['7.3: only one way keeps the limits', 'BBWW', 'WBW', '2 by 7.3'],
    ['7.2: no colours at all', '', '', '1 by 7.2'],
  ])('art. %s', (_, higher, lower, expected) => {
    expect(colour(higher, lower)).toBe(expected);
  });

  it('art. 7.3: a balance of +2 or two equal colours running close a colour', () => {
    expect(mayTake('WBWW', 'W')).toBe(false);
    expect(mayTake('WWBW', 'W')).toBe(false);
    expect(mayTake('BWW', 'W')).toBe(false);
    expect(mayTake('BBW', 'W')).toBe(true);
    expect(areCompatible('WW', 'BWW')).toBe(false);
    expect(areCompatible('WW', 'BB')).toBe(true);
    expect(areCompatible('WW', 'BWB')).toBe(true);
  });
});
