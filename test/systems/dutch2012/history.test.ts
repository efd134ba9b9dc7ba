import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../src/model/build.js';
import type { ByeKind, GameResult } from '../../../src/model/result.js';
import type { Round } from '../../../src/model/tournament.js';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import { DUTCH_2011, DUTCH_2012 } from '../../../src/systems/dutch/edition.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { situation } from './notation.js';

const game = (white: number, black: number, results: string): Round['games'][number] => ({
  white,
  black,
  whiteResult: results[0] as GameResult,
  blackResult: results[1] as GameResult,
  coloursKnown: true,
});

/** Player 1 after a round with this entry; the others have no part in it. */
function after(entry: ByeKind | `${GameResult}${GameResult}` | 'silent') {
  const byes = entry.length === 1 ? [{ player: 1, kind: entry as ByeKind }] : [];
  const games = entry.length === 2 ? [game(1, 2, entry)] : [];
  const tournament = createTournament({
    players: [1, 2, 3, 4].map((id) => ({ id })),
    rounds: [{ number: 1, games: [...games, game(3, 4, '==')], byes }],
  });
  const players = playerSituation(tournament, 2, DUTCH_2012).players;
  return players.find(({ id }) => id === 1)!;
}

describe('history of 2012 and 2011 (C.04.1:2012 B.1.b, B.5)', () => {
  it.each([
    ['U', 'D', true],
    ['F', 'D', true],
    ['H', 'D', true],
    ['+-', 'D', true],
    ['-+', undefined, false],
    ['--', undefined, false],
    ['Z', undefined, false],
    ['silent', undefined, false],
    ['10', undefined, false],
    ['01', undefined, false],
    ['WL', undefined, false],
  ] as const)('%s: float %s, barred from the bye %s', (entry, float, barred) => {
    const player = after(entry);
    expect(player.floatPrevious).toBe(float);
    expect(player.pabBarred).toBe(barred);
  });

  it('a game of different scores is a downfloat and an upfloat', () => {
    const tournament = createTournament({
      players: [1, 2, 3, 4].map((id) => ({ id })),
      rounds: [
        { number: 1, games: [game(1, 3, '10'), game(4, 2, '==')], byes: [] },
        { number: 2, games: [game(4, 1, '01'), game(2, 3, '10')], byes: [] },
      ],
    });
    const floats = playerSituation(tournament, 3, DUTCH_2012).players.map(
      ({ id, floatPrevious }) => `${id} ${floatPrevious}`,
    );
    expect(floats.sort()).toEqual(['1 D', '2 D', '3 U', '4 U']);
  });
});

describe('colours of 2012 and 2011 (C.04.1:2012 E)', () => {
  const boards = (round: number, lines: readonly string[], lastRound = false): string => {
    const result = pairDutch2012(situation({ round, lastRound }, lines), DUTCH_2012);
    if (result.kind === 'impossible') return 'none';
    return result.pairs.map(({ white, black }) => `${white}-${black}`).join(' ');
  };

  it.each([
    ['E.1: both preferences', ['1 1 WB', '2 1 BW'], 3, '1-2'],
    ['E.1: who has none gives way', ['1 1 -', '2 1 B'], 2, '2-1'],
    ['E.2: absolute before mild', ['1 1 WBW', '2 1 BWW'], 4, '1-2'],
    ['E.2: strong before mild', ['1 1 BW', '2 1 WBW'], 4, '1-2'],
    ['E.3: the latest difference is turned', ['1 1 BWBW', '2 1 WBBW'], 5, '2-1'],
    ['E.4: higher score before smaller number', ['1 0.5 WB', '2 1 WB'], 3, '2-1'],
    [
      'E.5: round 1, number 1 has the drawn colour, number 2 the other',
      ['1 0 -', '2 0 -'],
      1,
      '1-2',
    ],
    ['two without a game after round 1: the other way round', ['1 0 -', '2 0 -'], 2, '2-1'],
  ] as const)('%s', (_, lines, round, expected) => {
    expect(boards(round, lines)).toBe(expected);
  });

  it('has no rule of the wider colour difference', () => {
    // Both are due Black absolutely; 2 has three more Whites, 1 two. Nothing differs from the end
    // of the shorter list on, so the higher ranked player gets his colour.
    const lines = ['1 3 WBWW top', '2 3 WWBWW top'];
    expect(boards(6, lines, true)).toBe('2-1');
  });

  it('2011 gives colours as 2012 does', () => {
    expect(DUTCH_2011.colours).toEqual(DUTCH_2012.colours);
  });
});
