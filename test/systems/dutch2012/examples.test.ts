import { describe, expect, it } from 'vitest';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { CRITERIA_2012 } from '../../../src/systems/dutch/criteria-2012.js';
import { DUTCH_2011, DUTCH_2012 } from '../../../src/systems/dutch/edition.js';
import { brackets, pairsText, situation } from './notation.js';

describe('requirements on a bracket (C.04.1:2012 A.7, B, C.3)', () => {
  const mildInEvenRound = situation({ round: 4 }, ['1 2.5 WBW', '2 2 WBW', '3 2 BWB', '4 2 BW']);

  it('A.7.e: in an even round a mild preference may turn, two strong ones do not meet', () => {
    expect(pairsText(mildInEvenRound, DUTCH_2012)).toBe('1-3 2-4');
  });

  it('2011, without A.7.e: one wrong colour is as good as another', () => {
    expect(pairsText(mildInEvenRound, DUTCH_2011)).toBe('1-2 3-4');
  });

  it('A.7.d: in an odd round two strong preferences do not meet if X allows it', () => {
    const lines = ['1 1 W', '2 1 WB', '3 1 W', '4 1 BW'];
    expect(pairsText(situation({ round: 3 }, lines), DUTCH_2012)).toBe('1-4 2-3');
  });

  it('A.7.d gives way to the number of pairs', () => {
    const lines = ['1 1 W', '2 1 W'];
    expect(pairsText(situation({ round: 3 }, lines), DUTCH_2012)).toBe('1-2');
  });

  // Those who must not meet leave two ways: 1-2 (both strong) and two good pairs, or three bad ones.
  const forcedChoice = ['1 1 WBW', '2 1 WBW', '3 1 WB', '4 1 WB', '5 1 BW', '6 1 BW'];
  const kept = '1-3 1-4 2-3 2-4';

  it('A.7.d stands above X', () => {
    const given = situation({ round: 5, met: kept }, forcedChoice);
    expect(pairsText(given, DUTCH_2012)).toBe('1-5 2-6 3-4');
  });

  it('X stands above Z', () => {
    const given = situation({ round: 4, met: kept }, forcedChoice);
    expect(pairsText(given, DUTCH_2012)).toBe('1-2 3-5 4-6');
  });

  it('B.2: two equal absolute preferences never meet', () => {
    const lines = ['1 1 WW', '2 1 BB', '3 1 WW', '4 1 BB'];
    expect(pairsText(situation({ round: 3 }, lines), DUTCH_2012)).toBe('1-4 2-3');
    expect(pairsText(situation({ round: 3 }, lines.slice(0, 3).concat('4 1 WW')), DUTCH_2012)).toBe(
      'none',
    );
  });

  it('B.2 does not bind a topscorer in the last round, but is dropped last (C.10.g)', () => {
    const lines = ['1 3 BWW top', '2 3 WBW top', '3 3 BWW top', '4 3 WBW top'];
    const last = situation({ round: 4, lastRound: true }, lines);
    expect(pairsText(last, DUTCH_2012)).toBe('1-4 2-3');
    const all = lines.map((line) => line.replace(/[BW]{3}/, 'BWW'));
    expect(pairsText(situation({ round: 4, lastRound: true }, all), DUTCH_2012)).toBe('1-3 2-4');
  });

  it('B.3 stands above all colours in a bracket handled as homogeneous (A.3)', () => {
    const lines = ['1 2 WBW', '2 1.5 BWB', '3 1 WBW', '4 0.5 WBW'];
    const given = situation({ round: 4, met: '1-2' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-3 2-4');
    expect(brackets(given, DUTCH_2012)[2]).toMatchObject({ mdpCount: 2, m1: 0, p1: 1 });
  });

  it('B.3: the squares of the score differences are added', () => {
    const b3 = CRITERIA_2012.find(({ id }) => id === 'B.3')!;
    const lines = ['1 4.5 WB', '2 4 WB', '3 3.5 WB', '4 3 WB', '5 2 WB', '6 1.5 WB'];
    const { players } = situation({ round: 9 }, lines);
    const context = { residentScore: 15, lastRound: false, oddRound: true };
    const sum = (pairs: readonly (readonly [number, number])[]) =>
      pairs.reduce(
        (total, [a, b]) => total + b3.ofPair!(players[a - 1]!, players[b - 1]!, context)!,
        0,
      );
    // One large difference and two small ones against two middling ones and a small one.
    const oneLarge = sum([
      [1, 6],
      [2, 3],
      [4, 5],
    ]);
    const twoMiddling = sum([
      [1, 5],
      [2, 6],
      [3, 4],
    ]);
    expect([oneLarge, twoMiddling]).toEqual([
      30 ** 2 + 5 ** 2 + 10 ** 2,
      25 ** 2 + 25 ** 2 + 5 ** 2,
    ]);
    expect(b3.kind).toBe('count');
  });

  it('A.3: less than half moved down, so the MDP is paired first and with a resident', () => {
    const lines = ['1 2 WB', '2 1 WB', '3 1 BW', '4 1 BW'];
    const given = situation({ round: 3 }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-3 2-4');
    expect(brackets(given, DUTCH_2012).at(-1)).toMatchObject({ mdpCount: 1, m1: 1, p1: 2 });
  });

  it('B.5, B.6: nobody floats down again if another can', () => {
    const lines = ['1 1 -', '2 1 -', '3 1 - D-', '4 0.5 -', '5 0.5 -', '6 0.5 -'];
    expect(pairsText(situation({ round: 2 }, lines), DUTCH_2012)).toBe('1-3 2-4 5-6');
    const before = lines.map((line) => line.replace('D-', '-D'));
    expect(pairsText(situation({ round: 2 }, before), DUTCH_2012)).toBe('1-3 2-4 5-6');
    const fresh = lines.map((line) => line.replace(' D-', ''));
    expect(pairsText(situation({ round: 2 }, fresh), DUTCH_2012)).toBe('1-2 3-4 5-6');
  });

  it('B.5, B.6: nobody floats up again if another can', () => {
    const lines = ['1 1 -', '2 0.5 - U-', '3 0.5 -', '4 0.5 -'];
    expect(pairsText(situation({ round: 2 }, lines), DUTCH_2012)).toBe('1-3 2-4');
    const before = lines.map((line) => line.replace('U-', '-U'));
    expect(pairsText(situation({ round: 2 }, before), DUTCH_2012)).toBe('1-3 2-4');
  });

  it('B.6 counts for MDPs who float on neither down nor up: only residents are protected', () => {
    const lines = ['1 2 WB DD', '2 1 BW D-', '3 1 WB'];
    const given = situation({ round: 3, met: '1-2 1-3' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('2-3 1-bye');
  });
});

describe('the loop (C.04.1:2012 C)', () => {
  it('C.1: a resident without an opponent moves down at once', () => {
    const lines = ['1 1 WB', '2 1 BW', '3 1 WB', '4 0 BW'];
    const given = situation({ round: 3, met: '1-3 2-3' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-2 3-4');
    expect(brackets(given, DUTCH_2012)[0]).toMatchObject({ incompatible: [3], downfloaters: [3] });
  });

  it('C.12: another of the same score moves down when the next bracket needs it', () => {
    const lines = ['1 2 -', '2 2 -', '3 2 -', '4 1 -', '5 0 -', '6 0 -'];
    const given = situation({ round: 2, met: '3-4' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-3 2-4 5-6');
    expect(brackets(given, DUTCH_2012).map(({ step }) => step)).toEqual([
      'C.12',
      'ordinary',
      'ordinary',
    ]);
  });

  it('C.12 keeps the scores: an MDP is not sent on in the place of a resident', () => {
    const lines = ['1 3 -', '2 2 -', '3 2 -', '4 1 -', '5 1 -'];
    const given = situation({ round: 2, met: '3-4 3-5 2-4 2-5' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-2 4-5 3-bye');
  });

  it('C.13: the penultimate bracket makes fewer pairs so that the lowest can be completed', () => {
    const lines = ['1 1 -', '2 1 -', '3 1 -', '4 1 -', '5 0 -', '6 0 -'];
    const given = situation({ round: 2, met: '5-6' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-2 3-5 4-6');
    expect(brackets(given, DUTCH_2012)[0]).toMatchObject({ step: 'C.13', p1: 1 });
  });

  it('C.13: when P would become 0 the two lowest brackets are merged, the upper one as S1', () => {
    const lines = ['1 1 -', '2 1 -', '3 0 -', '4 0 -'];
    const given = situation({ round: 2, met: '3-4' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-3 2-4');
    expect(brackets(given, DUTCH_2012)).toMatchObject([{ step: 'merged', mdpCount: 2 }]);
  });

  it('merged: in the remainder nobody floats up, whatever the scores', () => {
    const lines = ['1 2 -', '2 2 -', '3 1.5 - nobye', '4 1 - U- nobye', '5 1 - nobye'];
    const given = situation({ round: 2, met: '1-3 2-3 4-5' }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('1-5 3-4 2-bye');
    expect(brackets(given, DUTCH_2012)).toMatchObject([{ step: 'merged', mdpCount: 2, m1: 1 }]);
  });

  it('merged: B.5 protects all who were not moved down, whatever their scores', () => {
    const lines = ['1 2 - nobye', '2 2 - nobye', '3 1.5 -', '4 1.5 -'];
    const low = ['5 1 - nobye', '6 1 - nobye', '7 1 - nobye'];
    const met = '2-7 3-7 4-7 5-7 6-7';
    const fresh = situation({ round: 2, met }, [...lines, ...low]);
    expect(pairsText(fresh, DUTCH_2012)).toBe('1-7 2-3 5-6 4-bye');
    const downfloated = lines.map((line) => line.replace('4 1.5 -', '4 1.5 - D-'));
    const given = situation({ round: 2, met }, [...downfloated, ...low]);
    expect(pairsText(given, DUTCH_2012)).toBe('1-7 2-4 5-6 3-bye');
    expect(brackets(given, DUTCH_2012)).toMatchObject([{ step: 'merged', mdpCount: 2, m1: 2 }]);
  });

  it('C.14: M1 goes down when not all MDPs can be paired with residents', () => {
    const lines = ['1 3 -', '2 2.5 -', '3 2 -', '4 2 -', '5 2 -', '6 2 -', '7 1 -', '8 1 -'];
    const met = '1-2 1-3 1-4 1-5 1-6';
    const given = situation({ round: 2, met }, lines);
    expect(pairsText(given, DUTCH_2012)).toBe('2-3 4-5 1-7 6-8');
    expect(brackets(given, DUTCH_2012)[2]).toMatchObject({ mdpCount: 2, m1: 1, p1: 2 });
  });

  it('B.1.b: the bye goes to the lowest who may have it', () => {
    const lines = ['1 1 -', '2 0 -', '3 0 - nobye'];
    expect(pairsText(situation({ round: 2 }, lines), DUTCH_2012)).toBe('1-3 2-bye');
  });

  it('the bye counts as a downfloat for B.5', () => {
    const lines = ['1 0 -', '2 0 -', '3 0 - D-'];
    expect(pairsText(situation({ round: 2 }, lines), DUTCH_2012)).toBe('1-3 2-bye');
  });

  it('says that nobody may have the bye, or who cannot be paired', () => {
    const barred = situation({ round: 2 }, ['1 1 - nobye', '2 1 - nobye', '3 0 - nobye']);
    expect(pairDutch2012(barred, DUTCH_2012)).toMatchObject({
      kind: 'impossible',
      reason: expect.stringContaining('B.1.b'),
    });
    const met = situation({ round: 2, met: '1-2' }, ['1 1 -', '2 0 -']);
    expect(pairDutch2012(met, DUTCH_2012)).toMatchObject({
      kind: 'impossible',
      unmatched: expect.arrayContaining([1]),
    });
  });

  it('pairs nobody in an empty field and gives a single player the bye', () => {
    expect(pairsText(situation({ round: 1 }, []), DUTCH_2012)).toBe('');
    expect(pairsText(situation({ round: 1 }, ['7 0 -']), DUTCH_2012)).toBe('7-bye');
  });
});
