import { describe, expect, it } from 'vitest';
import {
  type Bye,
  createTournament,
  type Game,
  type GameResult,
  type Round,
  upTo,
  withPlayer,
  withResult,
  withRound,
  withSettings,
} from '../../src/model/index.js';

const players = [1, 2, 3, 4].map((id) => ({ id }));
const base = createTournament({ players });
const game = (
  white: number,
  black: number,
  whiteResult: unknown = '1',
  blackResult: unknown = '0',
) => ({ white, black, whiteResult, blackResult, coloursKnown: true }) as Game;
const round = (games: readonly Game[], byes: unknown = []): Round => ({
  ...{ number: 1, games, byes: byes as readonly Bye[] },
});

describe('a round that cannot be, made or put into a tournament', () => {
  it.each([
    [
      'an unknown opponent',
      round([game(1, 9)]),
      /Expected a known player in round 1, found number 9/,
    ],
    ['a number that is none', round([game(1, Number.NaN)]), /Expected a known player/],
    ['somebody twice', round([game(1, 2), game(1, 3)]), /Expected player 1 once in round 1/],
    ['a game against oneself', round([game(1, 1)]), /Expected two players .* found 1 twice/],
    ['a word for a result', round([game(1, 2, 'win', 'loss')]), /Expected a result .* found "win"/],
    ['a number for a result', round([game(1, 2, 1, 0)]), /Expected a result .* found 1/],
    [
      'no list of byes',
      round([game(1, 2)], undefined as never),
      /Expected lists of games and byes/,
    ],
    ['a bye of one who plays', round([game(1, 2)], [{ player: 1, kind: 'U' }]), /player 1 once/],
    ['an unknown bye', round([], [{ player: 3, kind: 'X' }]), /Expected a bye .* found "X"/],
    ['a bye of nobody', round([], [{ player: 33, kind: 'H' }]), /found number 33/],
  ])('%s', (name, wrong, message) => {
    const given = name === 'no list of byes' ? { ...wrong, byes: undefined as never } : wrong;
    expect(() => createTournament({ players, rounds: [given] })).toThrow(message);
    expect(() => withRound(base, given)).toThrow(message);
  });
});

describe('other edits', () => {
  const played = withRound(base, round([game(1, 2), game(3, 4)]));
  it.each([
    [
      'round 0.5',
      () => withRound(base, { ...round([]), number: 1.5 }),
      /Expected a round from 1 to 1/,
    ],
    ['up to NaN', () => upTo(played, Number.NaN), /Expected the number of a round/],
    ['no such game', () => withResult(played, 1, 2, '1', '0'), /Expected a game of player 2/],
    ['a wrong result', () => withResult(played, 1, 1, 'x' as GameResult, '0'), /found "x"/],
    [
      'player 0',
      () => withPlayer(base, { ...base.players[0]!, id: 0 }),
      /Expected a player number/,
    ],
    [
      'a rating NaN',
      () => withPlayer(base, { ...base.players[0]!, rating: Number.NaN }),
      /whole number/,
    ],
    [
      'rounds NaN',
      () => withSettings(base, { roundCount: Number.NaN }),
      /Expected the number of rounds/,
    ],
    [
      'half a tenth of a point',
      () => withSettings(base, { scoring: { ...base.settings.scoring, pab: 2.5 } }),
      /scoring.pab in tenths/,
    ],
  ])('%s is refused', (_name, edit, message) => {
    expect(edit).toThrow(RangeError);
    expect(edit).toThrow(message);
  });

  it('a replaced result is in the round, and the old tournament as it was', () => {
    expect(withResult(played, 1, 1, '=', '=').rounds[0]!.games[0]).toMatchObject({
      whiteResult: '=',
    });
    expect(played.rounds[0]!.games[0]).toMatchObject({ whiteResult: '1' });
  });
});
