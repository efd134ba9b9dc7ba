import { describe, expect, it } from 'vitest';
import {
  type Bye,
  createTournament,
  type Game,
  type GameResult,
  impliedInitialColour,
  lastPairedRound,
  lastPlayedRound,
  participantsOf,
  playerPoints,
  playerRounds,
  presetBye,
  recordedRound,
  recordedRounds,
  STANDARD_SCORING,
  statedVirtualPoints,
} from '../../src/model/index.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';

/** "1-2 1": White, Black, and White's result; "4-3 *": not over; "6~5": colours unknown. */
function game(text: string): Game {
  const [, white, sign, black, letter] = /^(\d+)([-~])(\d+) (.)$/.exec(text)!;
  const other: Readonly<Record<string, GameResult>> = { '1': '0', '0': '1', '+': '-', '-': '+' };
  const whiteResult = letter as GameResult;
  return {
    white: Number(white),
    black: Number(black),
    whiteResult,
    blackResult: other[whiteResult] ?? whiteResult,
    coloursKnown: sign === '-',
  };
}

/** Rounds as texts: "1-2 1, 3 U". */
const event = (players: number, ...rounds: readonly string[]) =>
  createTournament({
    players: Array.from({ length: players }, (_, index) => ({ id: index + 1 })),
    rounds: rounds.map((text, index) => {
      const parts = text === '' ? [] : text.split(', ');
      const byes = parts.flatMap((part): Bye[] => {
        const match = /^(\d+) ([FHUZ])$/.exec(part);
        return match ? [{ player: Number(match[1]), kind: match[2] as Bye['kind'] }] : [];
      });
      const games = parts.filter((part) => /[-~]/.test(part)).map(game);
      return { number: index + 1, games, byes };
    }),
  });

describe('which rounds are paired, played, and to pair', () => {
  it.each([
    ['nothing yet', [], 0, 0],
    ['announced byes', ['1 H, 2 Z'], 0, 0],
    ['a bye given for the round to pair', ['1-2 1, 3 U', '3 H, 1 U'], 1, 1],
    ['several byes U: a round without games', ['1-2 1, 3 U', '1 U, 2 U'], 2, 2],
    ['a round being played', ['1-2 1, 3-4 0', '1-3 *, 2-4 ='], 2, 2],
    ['a round without a result', ['1-2 1, 3-4 0', '1-3 *, 2-4 *, 5 U'], 2, 1],
    ['a round without entries between others', ['1-2 1', '', '1-3 1'], 3, 3],
    ['forfeits are results', ['1-2 +, 3~4 -'], 1, 1],
  ])('%s', (_name, rounds, paired, played) => {
    const tournament = event(5, ...rounds);
    expect(lastPairedRound(tournament.rounds)).toBe(paired);
    expect(lastPairedRound(recordedRounds(tournament, 'player'))).toBe(paired);
    expect(lastPlayedRound(tournament, 'player')).toBe(played);
  });

  it('takes part who was paired, or in a round to pair who has no bye', () => {
    const tournament = event(5, '1-2 1, 3 U', '2 H, 4 U');
    const [first, second] = recordedRounds(tournament, 'player');
    expect([...participantsOf(tournament, 'player', first)].sort()).toEqual([1, 2, 3]);
    expect([...participantsOf(tournament, 'player', second)]).toEqual([1, 3, 5]);
    expect([presetBye(first), presetBye(second)]).toEqual([undefined, 4]);
    expect([...participantsOf(tournament, 'player', undefined)]).toHaveLength(5);
  });

  it('the bye of the round to pair is no played round in standings', () => {
    const { rounds } = event(3, '1-2 1', '3 U');
    const values = { scoring: STANDARD_SCORING, adjustments: [] };
    const points = playerPoints([1, 2, 3], rounds, values, lastPairedRound(rounds));
    expect([...points.values()]).toEqual([10, 0, 0]);
  });
});

describe('points of a round (records 162 and 299)', () => {
  const values = {
    scoring: { ...STANDARD_SCORING, zeroBye: 2 },
    adjustments: [
      { kind: 'W', points: 30, round: 0, ids: [1] },
      { kind: '', points: -5, round: 2, ids: [2] },
    ] as const,
  };
  it('a stated value takes the place of the result, a penalty stands apart', () => {
    const { rounds } = event(3, '1-2 1', '2-1 1');
    expect(playerRounds(rounds[0]!, values).get(1)).toMatchObject({ points: 30, played: true });
    expect(playerPoints([1, 2, 3], rounds, values)).toEqual(
      new Map([
        [1, 30],
        [2, 5],
        [3, 4],
      ]),
    );
  });
});

describe('the initial colour that round 1 tells (TRF26, record 152)', () => {
  const implied = (...games: readonly string[]) => {
    const tournament = event(8, games.join(', '));
    const first = recordedRound(tournament.rounds[0]!);
    return impliedInitialColour(tournament, 'player', first);
  };
  it.each([
    [
      'the colour of number 1, whatever the others say',
      ['5-1 0', '6-2 0', '3-7 1', '8-4 0'],
      'black',
      1,
      1,
    ],
    ['all agree', ['1-5 1', '6-2 0', '3-7 1', '8-4 0'], 'white', 1, 4],
    ['number 1 is away: the highest of those paired', ['2-6 1', '7-3 0'], 'white', 2, 2],
    [
      'colours of number 1 unknown: the next, who has the other one',
      ['1~5 +', '2-6 1'],
      'black',
      2,
      1,
    ],
  ])('%s', (_name, games, colour, id, agreeing) => {
    expect(implied(...games)).toMatchObject({ colour, id, agreeing });
  });
  it('is unknown without a board with colours', () => {
    expect(implied('1~2 +')).toBeUndefined();
  });
});

describe('virtual points where ranges overlap (records 250 and XXA)', () => {
  const range = { matchPoints: 0, source: '250' as const, from: 1, firstId: 1 };
  const ranges = [
    { ...range, points: 10, to: 2, lastId: 2 },
    { ...range, points: 5, to: 1, lastId: 1 },
  ];
  it('the last one counts', () => {
    const points = statedVirtualPoints(ranges, [1, 2], 3);
    expect([1, 2, 3].map((round) => points(1, round))).toEqual([5, 10, 0]);
    expect([points(2, 1), points(3, 1)]).toEqual([10, 0]);
  });
  it('is written as it counts', () => {
    const tournament = createTournament({
      ...event(2, '1-2 1'),
      settings: { acceleration: ranges },
    });
    const { text } = writeTrf(tournament, { dialect: 'trfx' });
    expect(text.match(/^XXA.*$/gm)?.map((line) => line.trimEnd())).toEqual([
      'XXA    1  0.5  1.0',
      'XXA    2  1.0  1.0',
    ]);
    const read = parseTrf(text).tournament!.settings.acceleration;
    expect(statedVirtualPoints(read, [1, 2], 2)(1, 1)).toBe(5);
  });
});
