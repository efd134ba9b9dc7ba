import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/model/index.js';
import { STANDARD_SCORING } from '../../src/model/index.js';
import type { Diagnostic } from '../../src/trf/index.js';
import { parseTrf, unjudgedRounds } from '../../src/trf/index.js';
import type { Edit } from './base-file.js';
import { addPoints, all, append, BASE, join, putBlock, putGame, replaceLine } from './base-file.js';

const read = (...edits: readonly Edit[]) => parseTrf(join(all(...edits)(BASE)));
const settings = (...records: readonly string[]): Settings =>
  read(append(...records)).tournament!.settings;
const codes = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map((diagnostic) => diagnostic.code);

describe('point systems', () => {
  const win = { whiteWin: 30, blackWin: 30, forfeitWin: 30, fullBye: 30 };
  const draw = { whiteDraw: 10, blackDraw: 10, halfBye: 10, unknown: 10 };
  it.each([
    ['BBU follows BBW', ['BBW  3.0', 'BBD  1.0'], { ...win, ...draw, pab: 30 }],
    ['BBU is stated', ['BBU  1.5', 'BBW  3.0', 'BBD  1.0'], { ...win, ...draw, pab: 15 }],
    [
      'BBL BBZ BBF',
      ['BBL  1.0', 'BBZ  0.5', 'BBF  0.5'],
      { whiteLoss: 10, blackLoss: 10, zeroBye: 5, forfeitLoss: 5 },
    ],
    ['162: P follows W', ['162  W 3.0    D 1.0    L 0.0'], { ...win, ...draw, pab: 30 }],
    ['162: P before W', ['162  P 1.0    W 3.0    D 1.0'], { ...win, ...draw, pab: 10 }],
    ['162: A', ['162  A 1.0'], { zeroBye: 10, forfeitLoss: 10 }],
    ['162: X', ['162  D 1.0    X 0.0'], { ...draw, unknown: 0 }],
    ['XXS: PAB is not part of W', ['XXS W=3 D=1'], { ...win, ...draw, pab: 10 }],
    ['XXS: the last one wins', ['XXS WW=4 W=3 BW=2'], { ...win, blackWin: 20 }],
    [
      'XXS: all codes',
      ['XXS ZPB=0.5 HPB=1 FPB=2 PAB=1.5 FW=3 FL=0.5'],
      { zeroBye: 5, halfBye: 10, fullBye: 20, pab: 15, forfeitWin: 30, forfeitLoss: 5 },
    ],
    [
      '162 and BB? that agree',
      ['162  W 3.0    D 1.0    P 1.5', 'BBW  3.0', 'BBD  1.0', 'BBU  1.5'],
      { ...win, ...draw, pab: 15 },
    ],
  ] as const)('%s', (_name, records, expected) => {
    expect(settings(...records).scoring).toEqual({ ...STANDARD_SCORING, ...expected });
  });

  it('an implied value does not contradict a stated one', () => {
    const { diagnostics, tournament } = read(append('162  W 3.0    D 1.0', 'BBU  1.5'));
    expect(codes(diagnostics)).not.toContain('trf/scoring-conflict');
    expect(tournament!.settings.scoring.pab).toBe(30);
  });

  it('points that another system explains', () => {
    const lines = BASE.map((line) => {
      if (!line.startsWith('001')) return line;
      const letters = line.slice(89).match(/.{9}(.)/g) ?? [];
      const value = letters.reduce(
        (sum, block) => sum + ({ '1': 3, U: 3, '=': 1 }[block.slice(9)] ?? 0),
        0,
      );
      return line.slice(0, 80) + value.toFixed(1).padStart(4) + line.slice(84);
    });
    const { diagnostics } = parseTrf(join(lines));
    const [first] = diagnostics.filter((one) => one.code === 'trf/points-mismatch');
    expect(first?.message).toContain('3, 1, 0 points would explain all points of the file');
    expect(first?.data).toMatchObject({ player: 1, actual: '6.0', expected: '2.5' });
    expect(first?.place).toMatchObject({ line: 15, column: 81, length: 4 });
  });
});

describe('acceleration', () => {
  it('XXA: equal neighbours are merged, zeros left out', () => {
    expect(settings('XXA    4  1.0  1.0  0.0  0.5', 'XXA    2').acceleration).toEqual([
      { points: 10, matchPoints: 0, from: 1, to: 2, firstId: 4, lastId: 4, source: 'XXA' },
      { points: 5, matchPoints: 0, from: 4, to: 4, firstId: 4, lastId: 4, source: 'XXA' },
    ]);
  });
  it('XXA: a blank value is none', () => {
    expect(settings('XXA    4       0.5').acceleration).toMatchObject([{ from: 2, to: 2 }]);
  });
  it('XXA: out of its columns', () => {
    const { tournament, diagnostics } = read(append('XXA 4 1.0 0.5'));
    expect(tournament!.settings.acceleration).toMatchObject([
      { points: 10, from: 1, firstId: 4 },
      { points: 5, from: 2, firstId: 4 },
    ]);
    expect(codes(diagnostics)).toContain('trf/record-spelling');
  });
  it('XXA as round and group size is refused', () => {
    const { tournament, diagnostics } = read(append('XXA 1 4'));
    expect(tournament!.settings.acceleration).toEqual([]);
    expect(codes(diagnostics)).toEqual(['trf/bad-record']);
  });
  it('250', () => {
    expect(settings('250  2.0  1.0   1   3    1   10').acceleration).toEqual([
      { matchPoints: 20, points: 10, from: 1, to: 3, firstId: 1, lastId: 10, source: '250' },
    ]);
    expect(
      settings('250       1       2   2    5   13'.replace('1   ', '1   ')).acceleration,
    ).toEqual([]);
  });
  it('points that include the virtual ones', () => {
    const { diagnostics } = read(append(`XXA    1${'  1.0'.repeat(7)}`), addPoints(1, 10));
    expect(codes(diagnostics)).toEqual(['trf/points-with-acceleration']);
  });
});

describe('byes of records and columns', () => {
  const byes = (round: number, ...edits: readonly Edit[]) => {
    const parsed = read(...edits);
    return { list: parsed.tournament!.rounds[round - 1]?.byes, codes: codes(parsed.diagnostics) };
  };
  it('240 of a finished round that agrees', () => {
    const edits = [putBlock(3, 3, '0000 - H'), addPoints(3, -5), append('240 H   3    3')];
    expect(byes(3, ...edits).codes).not.toContain('trf/bye-conflict');
    expect(byes(3, ...edits).list).toEqual([{ player: 3, kind: 'H' }]);
  });
  it.each([
    ['another bye', '240 Z   3    3', 'the bye U'],
    ['a game', '240 H   3    2', 'a game'],
    ['nothing in the column', '240 H   3    3', 'nothing'],
  ])('240 of a finished round against %s', (_name, record, actual) => {
    const blank = actual === 'nothing' ? [putBlock(3, 3, '        '), addPoints(3, -10)] : [];
    const { diagnostics } = read(...blank, append(record));
    const conflict = diagnostics.find((one) => one.code === 'trf/bye-conflict');
    expect(conflict).toMatchObject({ severity: 'error', data: { round: 3, actual } });
    expect(conflict?.place?.line).toBe(28);
    expect(unjudgedRounds(diagnostics)).toMatchObject([{ round: 3 }]);
  });
  it('240 for a later round than the one to pair', () => {
    const { tournament } = read(replaceLine('XXR', 'XXR 9'), append('240 H   9    1'));
    expect(tournament!.rounds.map((round) => round.byes.length)).toEqual([
      1, 1, 1, 1, 1, 1, 0, 0, 1,
    ]);
    expect(tournament!.rounds[8]?.byes).toEqual([{ player: 1, kind: 'H', source: '240' }]);
  });
  it('240 after the last round', () => {
    const { tournament, diagnostics } = read(append('240 H   8    1'));
    expect(codes(diagnostics)).toContain('trf/bye-after-last-round');
    expect(tournament!.rounds).toHaveLength(6);
  });
  it('XXZ agrees with any bye by request in the column', () => {
    const edits = [putBlock(1, 7, '0000 - H'), append('XXZ 1 2')];
    expect(byes(7, ...edits).list).toEqual([
      { player: 1, kind: 'H' },
      { player: 2, kind: 'Z', source: 'XXZ' },
    ]);
  });
  it('XXZ against 240: the kind of 240 counts', () => {
    expect(byes(7, append('XXZ 1', '240 H   7    1')).list).toEqual([
      { player: 1, kind: 'H', source: '240' },
    ]);
  });
  it('records that name unknown numbers', () => {
    expect(byes(7, append('XXZ 77')).codes).toContain('trf/unknown-absent');
    expect(byes(7, append('240 H   7   77')).codes).toContain('trf/unknown-player');
  });
});

describe('what cannot be judged', () => {
  it.each([
    ['a contradiction', putBlock(2, 4, '   6 w 0'), 4],
    ['an unknown opponent', putBlock(2, 5, '  77 b 0'), 5],
    ['illegal results', putGame(2, 6, '1', '1'), 6],
    ['the number of rounds', append('142 9'), 7],
    ['a wrong total', addPoints(1, 10), undefined],
  ])('%s', (_name, edit, round) => {
    const reasons = unjudgedRounds(read(edit).diagnostics);
    expect(reasons.map((one) => one.round)).toContain(round);
  });
  it('a sound file can be judged', () => {
    expect(unjudgedRounds(parseTrf(join(BASE)).diagnostics)).toEqual([]);
  });
});

describe('strict reading', () => {
  it('refuses what is only tolerated', () => {
    const text = join(putBlock(3, 3, '       U')(BASE));
    expect(parseTrf(text).tournament).toBeDefined();
    const { tournament, diagnostics } = parseTrf(text, { strict: true });
    expect(tournament).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: 'trf/bye-spelling', severity: 'error' }]);
  });
  it('takes a sound file', () => {
    expect(parseTrf(join(BASE), { strict: true }).tournament).toBeDefined();
  });
});
