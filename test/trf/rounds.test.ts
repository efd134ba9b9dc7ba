import { describe, expect, it } from 'vitest';
import { lastPairedRound } from '../../src/model/index.js';
import { parseTrf } from '../../src/trf/index.js';

/** A field of four with the given round columns. */
const file = (...rounds: readonly string[]): string =>
  [
    'XXR 5',
    'XXC white1',
    ...rounds.map((blocks, index) => {
      const head = `001 ${String(index + 1).padStart(4)}      Sample, Player`;
      return `${head.padEnd(84)} ${String(index + 1).padStart(4)}  ${blocks}`.trimEnd();
    }),
  ].join('\n');

const GAMES = ['   3 w 1', '   4 b =', '   1 b 0', '   2 w ='];
const withNext = (...next: readonly string[]): string =>
  file(...GAMES.map((block, index) => `${block}  ${next[index] ?? ''}`));

const read = (text: string) => {
  const { tournament, diagnostics } = parseTrf(text);
  const codes = diagnostics.map((one) => one.code).filter((code) => code !== 'trf/points-missing');
  return { rounds: tournament!.rounds, paired: lastPairedRound(tournament!.rounds), codes };
};

describe('which round is finished and which is to be paired', () => {
  it('H, F and Z alone do not make a round', () => {
    const { rounds, paired, codes } = read(withNext('0000 - H', '0000 - Z', '', '0000 - F'));
    expect(paired).toBe(1);
    expect(rounds[1]).toEqual({
      number: 2,
      games: [],
      byes: [
        { player: 1, kind: 'H' },
        { player: 2, kind: 'Z' },
        { player: 4, kind: 'F' },
      ],
    });
    expect(codes).toEqual(['trf/round-to-pair']);
  });

  it('one U after the last games is given for the round to pair', () => {
    const { rounds, codes } = read(withNext('0000 - U', '0000 - Z'));
    expect(rounds[1]?.byes).toEqual([
      { player: 1, kind: 'U' },
      { player: 2, kind: 'Z' },
    ]);
    expect(codes).toEqual(['trf/preassigned-pab']);
  });

  it('several U make a round without games', () => {
    const { codes, paired } = read(withNext('0000 - U', '0000 - U'));
    expect(paired).toBe(2);
    expect(codes).toEqual(['trf/two-pabs']);
  });

  it('a blank block of a finished round is no entry', () => {
    const { rounds } = read(file('   3 w 1', '', '   1 b 0', '0000 -  '));
    expect(rounds).toMatchObject([{ number: 1, byes: [], games: [{ white: 1, black: 3 }] }]);
  });

  it('blank columns of all players are no round', () => {
    expect(read(withNext('0000 -  ', '0000 -  ')).rounds).toHaveLength(1);
  });

  it('a round without any entry between others is kept', () => {
    const { rounds } = read(file(...GAMES.map((block) => `${block}${' '.repeat(12)}${block}`)));
    expect(rounds.map((round) => round.games.length)).toEqual([2, 0, 2]);
  });

  it('a round whose games contradict each other is finished', () => {
    const { rounds, codes } = read(withNext('   2 w 1', '0000 - Z', '0000 - Z', '0000 - Z'));
    expect(rounds[1]?.games).toEqual([]);
    expect(codes).toEqual(['trf/opponent-mismatch']);
  });
});

describe('half-point byes of TRF06 files, which have no letter for them', () => {
  const old = (points: string, blocks: string): string =>
    [
      'XXR 3',
      `001    1      One${' '.repeat(62)} ${points.padStart(4)}    1  ${blocks}`,
      `001    2      Two${' '.repeat(62)}  2.0    2     1 b 1  0000 - -     1 b 1`,
    ].join('\n');
  const first = (text: string) =>
    parseTrf(text).tournament!.rounds.map(
      (round) => round.byes.find((bye) => bye.player === 1)?.kind ?? '',
    );
  it.each([
    ['the points show one', '0.5', '   2 w 0  0000 - -     2 w 0', ['', 'H', '']],
    ['a blank result', '0.5', `   2 w 0  ${'0000 -'.padEnd(10)}   2 w 0`, ['', 'H', '']],
    ['the points do not', '0.0', '   2 w 0  0000 - -     2 w 0', ['', 'Z', '']],
    ['they show too much', '1.5', '   2 w 0  0000 - -     2 w 0', ['', 'Z', '']],
    ['a letter of TRF16 says what byes are', '0.5', '   2 w 0  0000 - Z     2 w 0', ['', 'Z', '']],
  ])('%s', (_name, points, blocks, kinds) => {
    expect(first(old(points, blocks))).toEqual(kinds);
  });
});

describe('misaligned and cut blocks', () => {
  it('says by how many columns a block has moved', () => {
    const lines = withNext().split('\n');
    lines[2] = `${lines[2]!.slice(0, 91)} ${lines[2]!.slice(91)}`;
    const { diagnostics } = parseTrf(lines.join('\n'));
    const [moved] = diagnostics.filter((one) => one.code === 'trf/misaligned-block');
    expect(moved).toMatchObject({
      message: 'Round 1 of player 1 stands 1 column too far to the right',
      place: { line: 3, column: 92, length: 8 },
      data: { round: 1, player: 1 },
    });
  });
  it('says nothing of points, byes and cuts that only follow from a slip', () => {
    const lines = withNext('   2 w 1', '   1 b 0', '   4 b =', '   3 w =').split('\n');
    const slipped = lines.map((line) =>
      line.startsWith('001')
        ? `${line.slice(0, 80)} 1.0${line.slice(84, 91)}  ${line.slice(91, 101)}  ${line.slice(101)}`
        : line,
    );
    const { diagnostics } = parseTrf(slipped.join('\n'));
    const codes = new Set(diagnostics.map((one) => one.code));
    expect([...codes]).toEqual(['trf/misaligned-block']);
    expect(diagnostics).toHaveLength(8);
  });
  it('a line that ends after the opponent', () => {
    const lines = withNext().split('\n');
    lines[2] = lines[2]!.slice(0, 95);
    const { diagnostics } = parseTrf(lines.join('\n'));
    expect(diagnostics.map((one) => one.code)).toEqual(
      expect.arrayContaining(['trf/line-cut', 'trf/illegal-results']),
    );
  });
});
