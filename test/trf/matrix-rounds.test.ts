import { describe, it } from 'vitest';
import type { GameResult } from '../../src/model/index.js';
import {
  addPoints,
  all,
  append,
  blockColumn,
  cellOf,
  editPlayers,
  put,
  putBlock,
  putGame,
} from './base-file.js';
import type { Case } from './matrix.js';
import { bye, chain, check, next, rounds, stated } from './matrix.js';

/** Player 3 has the pairing-allocated bye of round 3. */
const BYE = 3;
const byeBlock = (block: string) => putBlock(BYE, 3, block);

/** Player 2's game of round 4 with 6 (Black, lost), in other letters. */
const game = (mine: string, theirs: string) => putGame(2, 4, mine, theirs);
const means = (
  black: GameResult,
  white: GameResult,
  more: { readonly coloursKnown?: boolean; readonly swap?: boolean } = {},
) =>
  rounds(4, ({ games }) => ({
    games: games.map((one) => {
      if (one.black !== 2) return one;
      const { coloursKnown = true, swap = false } = more;
      return swap
        ? { white: 2, black: 6, whiteResult: black, blackResult: white, coloursKnown }
        : { ...one, whiteResult: white, blackResult: black, coloursKnown };
    }),
  }));
/** Takes the game of 2 and `other` out of a round. */
const noGame = (id: number, round: number) =>
  rounds(round, ({ games }) => ({
    games: games.filter((one) => one.white !== id && one.black !== id),
  }));
const opponentOf = (id: number, round: number): number => cellOf(id, round).opponent;

const BYES: readonly Case[] = [
  { name: 'bye letter in small letters', edit: byeBlock('0000 - u'), means: (t) => t },
  {
    name: 'U with blank opponent and colour',
    edit: byeBlock('       U'),
    codes: ['trf/bye-spelling'],
  },
  { name: 'U with blank colour', edit: byeBlock('0000   U'), codes: ['trf/bye-spelling'] },
  { name: 'opponent 0 not padded', edit: byeBlock('   0 - U'), codes: ['trf/bye-spelling'] },
  {
    name: 'a colour on a bye',
    edit: byeBlock('0000 w U'),
    codes: ['trf/colour-without-opponent'],
  },
  {
    name: 'F as the only bye',
    edit: byeBlock('0000 - F'),
    means: bye(BYE, 3, { kind: 'F' }),
    codes: ['trf/full-point-bye'],
  },
  {
    name: 'bye "0000 - +"',
    edit: byeBlock('0000 - +'),
    means: bye(BYE, 3, { kind: 'U', spelling: '+' }),
    codes: ['trf/bye-spelling'],
  },
  {
    name: 'bye "0000 - 1"',
    edit: byeBlock('0000 - 1'),
    means: bye(BYE, 3, { kind: 'U', spelling: '1' }),
    codes: ['trf/bye-spelling'],
  },
  ...(['=', 'D'] as const).map((letter) => ({
    name: `bye "0000 - ${letter}"`,
    edit: all(byeBlock(`0000 - ${letter}`), addPoints(BYE, -5)),
    means: chain(bye(BYE, 3, { kind: 'H', spelling: letter }), stated(BYE, -5)),
    codes: ['trf/bye-spelling'],
  })),
];

const ABSENCES: readonly Case[] = [
  { name: '"0000 -  "', edit: byeBlock('0000 -  '), means: bye(BYE, 3, undefined) },
  { name: '8 blanks', edit: byeBlock('        '), means: bye(BYE, 3, undefined) },
  {
    name: '"0000 - -"',
    edit: byeBlock('0000 - -'),
    means: bye(BYE, 3, { kind: 'Z', spelling: '-' }),
    codes: ['trf/bye-spelling'],
  },
  {
    name: 'blank opponent, "-"',
    edit: byeBlock('       -'),
    means: bye(BYE, 3, { kind: 'Z', spelling: '-' }),
    codes: ['trf/bye-spelling'],
  },
  {
    name: 'A',
    edit: byeBlock('0000 - A'),
    means: bye(BYE, 3, { kind: 'Z', spelling: 'A' }),
    codes: ['trf/bye-spelling'],
  },
].map((one) => ({
  ...one,
  edit: all(one.edit, addPoints(BYE, -10)),
  means: chain(one.means, stated(BYE, -10)),
}));

/** In the last round, the points of both are those before it. */
const ongoing = (mine: string, theirs: string) =>
  all(putGame(2, 6, mine, theirs), addPoints(2, -10), addPoints(opponentOf(2, 6), 0));
const open = chain(
  rounds(6, ({ games }) => ({
    games: games.map((one) =>
      one.black === 2 ? { ...one, whiteResult: '*' as const, blackResult: '*' as const } : one,
    ),
  })),
  stated(2, -10),
);

const RESULTS: readonly Case[] = [
  {
    name: 'Z on both sides of a game that is played',
    edit: ongoing('Z', 'Z'),
    means: open,
    codes: ['trf/unfinished-game', 'trf/zero-bye-with-opponent'],
  },
  {
    name: 'opponent without results',
    edit: ongoing(' ', ' '),
    means: open,
    codes: ['trf/unfinished-game'],
  },
  ...['*', '?', 'X'].map((letter) => ({
    name: `result ${letter}`,
    edit: ongoing(letter, letter),
    means: open,
    codes: ['trf/result-spelling', 'trf/unfinished-game'],
  })),
  {
    name: 'result ½',
    edit: putGame(1, 3, '½', '½'),
    codes: ['trf/result-spelling'],
  },
  { name: 'unrated W and L', edit: game('L', 'W'), means: means('L', 'W') },
  {
    name: 'unrated D',
    edit: putGame(1, 3, 'D', 'D'),
    means: rounds(3, ({ games }) => ({
      games: games.map((one) =>
        one.white === 1 ? { ...one, whiteResult: 'D', blackResult: 'D' } : one,
      ),
    })),
  },
  {
    name: 'double forfeit',
    edit: all(game('-', '-'), addPoints(6, -10)),
    means: chain(means('-', '-'), stated(6, -10)),
  },
  {
    name: 'lost by both',
    edit: all(game('0', '0'), addPoints(6, -10)),
    means: chain(means('0', '0'), stated(6, -10)),
    codes: ['trf/abnormal-results'],
  },
  {
    name: 'penalty 0 and =',
    edit: all(game('0', '='), addPoints(6, -5)),
    means: chain(means('0', '='), stated(6, -5)),
    codes: ['trf/abnormal-results'],
  },
  ...[' ', '-'].map((colour) => ({
    name: `forfeit with colour "${colour}"`,
    edit: all(putBlock(2, 4, `   6 ${colour} -`), putBlock(6, 4, `   2 ${colour} +`)),
    means: means('-', '+', { coloursKnown: false, swap: true }),
    codes: ['trf/forfeit-without-colour'],
  })),
  {
    name: 'forfeit without opponent on both sides',
    edit: all(putBlock(2, 4, '0000 - -'), putBlock(6, 4, '0000 - +')),
    means: chain(
      noGame(2, 4),
      bye(2, 4, { kind: 'Z', spelling: '-' }),
      bye(6, 4, { kind: 'U', spelling: '+' }),
    ),
    codes: ['trf/bye-spelling'],
  },
  {
    name: 'opponent without a number on one side',
    edit: putBlock(2, 4, '     b 0'),
    means: chain(noGame(2, 4), bye(2, 4, { kind: 'Z', spelling: '0' })),
    codes: ['trf/colour-without-opponent', 'trf/opponent-mismatch'],
  },
  {
    name: 'both White',
    edit: putBlock(2, 4, '   6 w 0'),
    means: means('0', '1', { coloursKnown: false, swap: true }),
    codes: ['trf/same-colour'],
  },
  {
    name: 'opponent who is not in the file',
    edit: putBlock(2, 4, '  77 b 0'),
    means: noGame(2, 4),
    codes: ['trf/opponent-mismatch', 'trf/unknown-opponent'],
  },
  {
    name: 'the player himself as opponent',
    edit: putBlock(2, 4, '   2 b 0'),
    means: noGame(2, 4),
    codes: ['trf/opponent-mismatch', 'trf/self-pairing'],
  },
  { name: 'opponent with zeros', edit: putBlock(2, 4, '0006 b 0') },
  { name: 'opponent left-aligned', edit: putBlock(2, 4, '6    b 0') },
  {
    name: 'colours in capitals',
    edit: editPlayers(
      (line) =>
        line.slice(0, 91) + line.slice(91).replaceAll(' w ', ' W ').replaceAll(' b ', ' B '),
    ),
    codes: ['trf/colour-case'],
  },
];

const nextBlock = (ids: readonly number[], block: string) =>
  all(...ids.map((id) => putBlock(id, 7, block)));

const NEXT: readonly Case[] = [
  {
    name: 'Z for 1, 2, 3',
    edit: nextBlock([1, 2, 3], '0000 - Z'),
    means: next('Z', [1, 2, 3]),
    codes: ['trf/round-to-pair'],
  },
  {
    name: 'H for 1, in the points',
    edit: all(nextBlock([1], '0000 - H'), addPoints(1, 5)),
    means: chain(next('H', [1]), stated(1, 5)),
    codes: ['trf/points-with-announced-byes', 'trf/round-to-pair'],
  },
  {
    name: 'H for 1, not in the points',
    edit: nextBlock([1], '0000 - H'),
    means: next('H', [1]),
    codes: ['trf/round-to-pair'],
  },
  {
    name: 'U for 1, given by the arbiter',
    edit: all(nextBlock([1], '0000 - U'), addPoints(1, 10)),
    means: chain(next('U', [1]), stated(1, 10)),
    codes: ['trf/points-with-announced-byes', 'trf/preassigned-pab'],
  },
  {
    name: '"0000   -" for 1',
    edit: nextBlock([1], '0000   -'),
    means: rounds(7, () => ({ byes: [{ player: 1, kind: 'Z', spelling: '-' }] })),
    codes: ['trf/bye-spelling', 'trf/round-to-pair'],
  },
  {
    name: 'XXZ 1 2 3',
    edit: append('XXZ 1 2 3'),
    means: next('Z', [1, 2, 3], 'XXZ'),
    codes: ['trf/round-to-pair', 'trf/xxz-only'],
  },
  {
    name: 'XXZ 1,2,3',
    edit: append('XXZ 1,2,3'),
    means: next('Z', [1, 2, 3], 'XXZ'),
    codes: ['trf/record-spelling', 'trf/round-to-pair', 'trf/xxz-only'],
  },
  ...['240 H 007 0001', '240 H   7    1', '240 H   7    1\t '].map((record) => ({
    name: JSON.stringify(record),
    edit: append(record),
    means: next('H', [1], '240'),
    codes: ['trf/ignored-by-javafo', 'trf/mixed-dialects', 'trf/round-to-pair'],
  })),
  {
    name: 'a superfluous block of some players',
    edit: nextBlock([1, 2], '        '),
  },
  {
    name: 'a superfluous block of all players',
    edit: editPlayers((line) => put(line, blockColumn(7), '0000 -  ')),
  },
];

describe('spellings of byes', () => {
  it.each(BYES)('$name', check);
});
describe('spellings of absences', () => {
  it.each(ABSENCES)('$name', check);
});
describe('results and opponents', () => {
  it.each(RESULTS)('$name', check);
});
describe('the round to pair', () => {
  it.each(NEXT)('$name', check);
});
