import { describe, expect, it } from 'vitest';
import {
  boardCount,
  createTournament,
  type Game,
  type GameResult,
  type Tournament,
  type TournamentParts,
  teamHistories,
  teamMatches,
} from '../../src/model/index.js';

/** Games from "1-5 10" (White 1, Black 5, both letters). */
function games(...texts: readonly string[]): Game[] {
  return texts.map((text) => {
    const [, white, black, first, second] = /^(\d+)-(\d+) (.)(.)$/.exec(text) ?? [];
    return {
      white: Number(white),
      black: Number(black),
      whiteResult: first as GameResult,
      blackResult: second as GameResult,
      coloursKnown: true,
    };
  });
}

/** Four teams of four: 1 has the players 1-4, 2 has 5-8, 3 has 9-12, 4 has 13-16. */
function event(parts: Partial<TournamentParts>): Tournament {
  return createTournament({
    players: Array.from({ length: 16 }, (_, index) => ({ id: index + 1 })),
    teams: [1, 2, 3, 4].map((id) => ({
      id,
      members: [1, 2, 3, 4].map((board) => (id - 1) * 4 + board),
    })),
    ...parts,
  });
}

const first = (tournament: Tournament) => teamMatches(tournament)[0]!;

describe('teamMatches', () => {
  it('sums the boards and compares game points (C.04.6:2026 art. 1)', () => {
    const tournament = event({
      rounds: [
        {
          number: 1,
          games: games('1-5 10', '6-2 ==', '3-7 ==', '8-4 10', '13-9 01', '10-14 01'),
          byes: [],
        },
      ],
    });
    expect(first(tournament).matches).toEqual([
      {
        round: 1,
        white: 1,
        black: 2,
        coloursKnown: true,
        whiteGamePoints: 20,
        blackGamePoints: 20,
        whiteMatchPoints: 10,
        blackMatchPoints: 10,
        played: true,
        forfeit: false,
      },
      expect.objectContaining({
        white: 4,
        black: 3,
        whiteGamePoints: 10,
        blackGamePoints: 10,
        whiteMatchPoints: 10,
      }),
    ]);
    expect(boardCount(tournament)).toBe(4);
  });

  it('has no draw without a point on either side (team.md 2.7)', () => {
    const [match] = first(
      event({ rounds: [{ number: 1, games: games('1-5 00', '6-2 00'), byes: [] }] }),
    ).matches;
    expect(match).toMatchObject({ whiteMatchPoints: 0, blackMatchPoints: 0, played: true });
  });

  it('draws a scoreless match, and values a PAB by its boards, where the option says so', () => {
    const byes = [{ round: 1, team: 3, kind: 'U' as const }];
    const tournament = event({
      rounds: [{ number: 1, games: games('1-5 00', '6-2 00'), byes: [] }],
      teamSettings: { byes },
    });
    const [round] = teamMatches(tournament, { zeroMatch: 'drawn', pabGamePoints: 'everyBoard' });
    expect(round?.matches[0]).toMatchObject({ whiteMatchPoints: 10, blackMatchPoints: 10 });
    expect(round?.byes[0]).toMatchObject({ matchPoints: 10, gamePoints: 20 });
    expect(teamMatches(tournament)[0]?.byes[0]).toMatchObject({ gamePoints: 10 });
  });

  it('counts an unfinished game as a draw (GHR 3.1)', () => {
    const [match] = first(
      event({ rounds: [{ number: 1, games: games('1-5 **', '6-2 01'), byes: [] }] }),
    ).matches;
    expect(match).toMatchObject({ white: 1, whiteGamePoints: 15, blackGamePoints: 5 });
  });

  it('takes board 1 from the line-up of record 300', () => {
    const rounds = [{ number: 1, games: games('3-5 10', '6-1 10'), byes: [] }];
    const without = first(event({ rounds })).matches[0];
    const lineUps = [{ round: 1, team: 1, opponent: 2, players: [3, 1] }];
    const stated = first(event({ rounds, teamSettings: { lineUps } })).matches[0];
    expect(without).toMatchObject({ white: 2, black: 1 });
    expect(stated).toMatchObject({ white: 1, black: 2 });
  });

  it('reads the scheduled colour of an empty board 1 from the next boards (record 352)', () => {
    const rounds = [
      {
        number: 1,
        games: games('6-2 10', '3-7 10'),
        byes: [{ player: 5, kind: 'F' as const, spelling: '+' }],
      },
    ];
    expect(first(event({ rounds })).matches[0]).toMatchObject({
      white: 1,
      black: 2,
      whiteGamePoints: 10,
      blackGamePoints: 20,
    });
    const boardColours = 'WWBB';
    expect(first(event({ rounds, teamSettings: { boardColours } })).matches[0]).toMatchObject({
      white: 2,
      black: 1,
    });
  });

  it('is played when one board was played, else a forfeit', () => {
    const partly = event({ rounds: [{ number: 1, games: games('1-5 +-', '6-2 10'), byes: [] }] });
    const wholly = event({ rounds: [{ number: 1, games: games('1-5 +-', '6-2 -+'), byes: [] }] });
    const nobody = event({ rounds: [{ number: 1, games: games('1-5 --', '6-2 --'), byes: [] }] });
    expect(first(partly).matches[0]).toMatchObject({ played: true, forfeit: false });
    expect(first(wholly).matches[0]).toMatchObject({ played: false, whiteGamePoints: 20 });
    expect(first(nobody).matches[0]).toMatchObject({
      forfeit: true,
      whiteMatchPoints: 0,
      blackMatchPoints: 0,
    });
  });

  it('reads matches forfeited by absence (record 330)', () => {
    const tournament = event({
      teamSettings: {
        boardColours: 'WBWB',
        forfeitedMatches: [
          { round: 1, white: 1, black: 2, winner: 'white' },
          { round: 1, white: 3, black: 4, winner: 'none' },
        ],
      },
    });
    expect(first(tournament).matches).toEqual([
      expect.objectContaining({
        white: 1,
        whiteGamePoints: 40,
        blackGamePoints: 0,
        whiteMatchPoints: 20,
        forfeit: true,
      }),
      expect.objectContaining({ white: 3, whiteMatchPoints: 0, blackMatchPoints: 0 }),
    ]);
  });

  it('gives the winner by absence the boards its players claim', () => {
    const byes = [1, 2, 3].map((player) => ({ player, kind: 'F' as const, spelling: '+' }));
    const tournament = event({
      rounds: [{ number: 1, games: [], byes }],
      teamSettings: { forfeitedMatches: [{ round: 1, white: 1, black: 2, winner: 'white' }] },
    });
    expect(first(tournament).matches[0]).toMatchObject({ whiteGamePoints: 30 });
    expect(first(tournament).byes).toEqual([]);
  });

  it('believes the boards before a contradicting record', () => {
    const round = first(
      event({
        rounds: [{ number: 1, games: games('1-5 10', '3-4 10', '2-9 10', '10-14 10'), byes: [] }],
        teamSettings: {
          forfeitedMatches: [{ round: 1, white: 2, black: 1, winner: 'white' }],
          byes: [{ round: 1, team: 1, kind: 'F' }],
        },
      }),
    );
    expect(round.matches.map(({ white, black }) => [white, black])).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(round.contradictions.map(({ kind }) => kind).sort()).toEqual([
      'bye-of-playing-team',
      'forfeit-of-played-match',
      'stray-game',
      'stray-game',
    ]);
  });

  it.each([
    ['U', {}, 10, 20],
    ['U', { pabMatchPoints: 20, pabGamePoints: 25 }, 20, 25],
    ['F', {}, 20, 40],
    ['H', {}, 10, 20],
    ['Z', {}, 0, 0],
  ] as const)('values a %s bye with %o (record 320, art. 1.4)', (kind, settings, mp, gp) => {
    const byes = [{ round: 1, team: 3, kind }];
    const tournament = event({ teamSettings: { boardColours: 'WBWB', byes, ...settings } });
    expect(first(tournament).byes).toEqual([
      { round: 1, team: 3, kind, matchPoints: mp, gamePoints: gp },
    ]);
  });

  it('knows a team bye by its players where no record 320 speaks', () => {
    const byes = [9, 10].map((player) => ({ player, kind: 'U' as const }));
    const tournament = event({ rounds: [{ number: 1, games: games('1-5 10'), byes }] });
    expect(first(tournament).byes).toMatchObject([{ team: 3, kind: 'U', matchPoints: 10 }]);
  });

  it('applies record 299: explicit before general, bonuses apart, no total below 0', () => {
    const tournament = event({
      rounds: [{ number: 1, games: games('1-5 10', '9-13 +-'), byes: [] }],
      settings: {
        adjustments: [
          { kind: 'W', matchPoints: 30, round: 0, ids: [1] },
          { kind: 'W', matchPoints: 25, round: 1, ids: [] },
          { kind: '-', points: 5, round: 0, ids: [] },
          { kind: '', matchPoints: -50, round: 1, ids: [1] },
          { kind: '', matchPoints: 5, points: 10, round: 1, ids: [2] },
        ],
      },
    });
    const round = first(tournament);
    expect(round.matches[0]).toMatchObject({ whiteMatchPoints: 30, whiteGamePoints: 10 });
    expect(round.matches[1]).toMatchObject({ whiteMatchPoints: 20, blackGamePoints: 5 });
    const histories = teamHistories(tournament.teams, [round]);
    expect(histories.get(1)?.total).toEqual({ matchPoints: 0, gamePoints: 10 });
    expect(histories.get(2)?.total).toEqual({ matchPoints: 5, gamePoints: 10 });
  });
});

describe('teamHistories', () => {
  it('shows each match from its side and stops before the given round', () => {
    const tournament = event({
      rounds: [
        { number: 1, games: games('1-5 10'), byes: [] },
        { number: 2, games: games('9-1 10'), byes: [] },
      ],
    });
    const rounds = teamMatches(tournament);
    expect(teamHistories(tournament.teams, rounds).get(1)).toMatchObject({
      matches: [
        { round: 1, opponent: 2, colour: 'white', matchPoints: 20, opponentMatchPoints: 0 },
        { round: 2, opponent: 3, colour: 'black', gamePoints: 0, opponentGamePoints: 10 },
      ],
      total: { matchPoints: 20, gamePoints: 10 },
    });
    expect(teamHistories(tournament.teams, rounds, 2).get(1)?.matches).toHaveLength(1);
  });
});
