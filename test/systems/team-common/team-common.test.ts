import { describe, expect, it } from 'vitest';
import { createTournament } from '../../../src/model/build.js';
import type { Settings, Tournament } from '../../../src/model/tournament.js';
import {
  type TeamSituationOptions,
  teamSituation,
} from '../../../src/systems/team-common/from-tournament.js';
import { createTeamSituation } from '../../../src/systems/team-common/situation.js';
import { parseTeamTypeCode } from '../../../src/systems/team-common/type-code.js';
import { historyFrom, teamEventFrom } from '../../support/team-rounds.js';

describe('parseTeamTypeCode (record 192)', () => {
  it.each([
    ['FIDE_TEAM', 'A matchPoints gamePoints'],
    ['FIDE_TEAM_BAKU', 'A matchPoints gamePoints baku'],
    ['FIDE_TEAM_TYPEB', 'B matchPoints gamePoints'],
    ['FIDE_TEAM_TYPEA_MP_GP', 'A matchPoints gamePoints'],
    ['FIDE_TEAM_TYPEB_GP_MP', 'B gamePoints matchPoints'],
    ['FIDE_TEAM_MP_GP', 'none matchPoints gamePoints'],
    ['FIDE_TEAM_GP', 'none gamePoints -'],
    ['FIDE_TEAM_TYPEA_MP_BAKU', 'A matchPoints - baku'],
    ['FIDE_TEAM_GP_MP_BAKU', 'undefined'],
    ['FIDE_TEAM_MP_MP', 'undefined'],
    ['FIDE_DUTCH', 'undefined'],
    ['FIDE_TEAM_TYPEC', 'undefined'],
  ])('%s: %s', (code, expected) => {
    const read = parseTeamTypeCode(code);
    const text = read
      ? [read.preferences, read.primary, read.secondary ?? '-', ...(read.baku ? ['baku'] : [])]
      : ['undefined'];
    expect(text.join(' ')).toBe(expected);
  });
});

describe('virtual points of teams (C.04.7)', () => {
  const event = (teams: number, settings: Partial<Settings> = {}) =>
    createTournament({
      players: [],
      teams: Array.from({ length: teams }, (_, index) => ({ id: index + 1 })),
      settings: { roundCount: 11, ...settings },
    });
  const points = (
    tournament: Tournament,
    team: number,
    round: number,
    options: TeamSituationOptions = { baku: true },
  ) => teamSituation(tournament, round, options).teams[team - 1]!.virtualPoints;

  it('Baku: 90 of 178 teams, 2 points in rounds 1 to 3, 1 in rounds 4 to 6 of 11', () => {
    const tournament = event(178);
    expect([90, 91].map((team) => points(tournament, team, 1))).toEqual([20, 0]);
    expect([1, 2, 3, 4, 5, 6, 7].map((round) => points(tournament, 1, round))).toEqual([
      20, 20, 20, 10, 10, 10, 0,
    ]);
  });

  it('Baku: who enters later above the last of the first half belongs to it', () => {
    const byes = [{ round: 1, team: 2, kind: 'Z' as const }];
    const forfeited = [
      [1, 3],
      [4, 5],
      [6, 7],
      [8, 9],
    ] as const;
    const forfeitedMatches = forfeited.map(([white, black]) => ({
      ...{ round: 1, white, black, winner: 'none' as const },
    }));
    const tournament = createTournament({
      ...event(9),
      teamSettings: { byes, forfeitedMatches },
    });
    expect([2, 5, 6].map((team) => points(tournament, team, 2))).toEqual([20, 20, 0]);
  });

  it('records 250 override it, the last line first', () => {
    const range = { points: 0, matchPoints: 20, from: 1, to: 3, firstId: 1, lastId: 4 };
    const acceleration = [
      { ...range, source: '250' as const },
      { ...range, matchPoints: 10, points: 15, from: 3, source: '250' as const },
    ];
    const tournament = event(8, { acceleration });
    const asked = [
      [4, 2],
      [4, 3],
      [5, 2],
      [1, 4],
    ] as const;
    expect(asked.map(([team, round]) => points(tournament, team, round))).toEqual([20, 10, 0, 0]);
    expect(points(tournament, 1, 3, { primary: 'gamePoints' })).toBe(15);
  });

  it('is nothing without the number of rounds', () => {
    expect(points(createTournament({ ...event(8), settings: {} }), 1, 1)).toBe(0);
  });
});

describe('teamSituation', () => {
  const team = (id: number, text: Parameters<typeof historyFrom>[0], options = {}) =>
    historyFrom(text, options).teams.find((one) => one.id === id);

  it('squeezes colours, counts only played matches as meetings, and sees the bars of the bye', () => {
    const text = { teams: 7, rounds: ['1+2 3+-4 5u 6f 7h', '2=3 1--5 4-+6', '3-1'] };
    expect(team(1, text)).toMatchObject({
      matchPoints: 40,
      colours: 'WB',
      opponents: [2, 3],
      forfeitOpponents: [5],
      hadPab: false,
      wonByForfeit: false,
    });
    expect(team(3, text)).toMatchObject({ wonByForfeit: true, colours: 'BW', floated: true });
    expect(team(5, text)).toMatchObject({ hadPab: true, matchPoints: 10, wonByForfeit: false });
    expect(team(6, text)).toMatchObject({ hadFullPointBye: true, wonByForfeit: true });
    expect(team(7, text)).toMatchObject({ hadPab: false, hadFullPointBye: false, matchPoints: 10 });
  });

  it('knows who floated: only a played match against another score', () => {
    const text = { teams: 6, rounds: ['1+4 2+5 3=6', '1+3 2=4 5--6'] };
    const floats = [1, 2, 3, 4, 5, 6].filter((id) => team(id, text)?.floated);
    expect(floats).toEqual([1, 2, 3, 4]);
  });

  it('judges floats on pairing scores, or on real ones where the option says so', () => {
    const text = { teams: 4, roundCount: 9, rounds: ['1=3 2=4'] };
    expect(team(1, text, { baku: true })?.floated).toBe(true);
    expect(team(1, text, { baku: true, floatScore: 'real' })?.floated).toBe(false);
    expect(team(1, text)?.virtualPoints).toBe(0);
  });

  it('leaves out announced absences, and takes a recorded round as it was', () => {
    const event = teamEventFrom({ teams: 5, rounds: ['1+2 3=4 5u', '1h 2=3'] });
    expect(teamSituation(event, 2).teams.map(({ id }) => id)).toEqual([2, 3]);
    const announced = teamEventFrom({ teams: 5, rounds: ['1+2 3=4 5u', '1h 4z'] });
    expect(teamSituation(announced, 2).teams.map(({ id }) => id)).toEqual([2, 3, 5]);
  });

  it('numbers for colours those who have arrived or hold a declared bye', () => {
    const event = teamEventFrom({ teams: 6, rounds: ['1+5 4=6 2h'] });
    const arrivals = teamSituation(event, 1).teams.map(({ id, arrival }) => [id, arrival]);
    expect(arrivals).toEqual([
      [1, 1],
      [4, 3],
      [5, 4],
      [6, 5],
    ]);
    const all = teamSituation(event, 1, { numbering: 'all' }).teams;
    expect(all.map(({ arrival }) => arrival)).toEqual([1, 4, 5, 6]);
  });

  it('reads the initial colour from the first round where no record tells it', () => {
    const { settings, ...rest } = teamEventFrom({ teams: 4, rounds: ['3=1 2=4'] });
    const { initialColour: _, ...silent } = settings;
    const event = createTournament({ ...rest, settings: silent });
    expect(teamSituation(event, 2).initialColour).toBe('black');
  });

  it('leaves out the weakest opponent of the Olympiad Sonneborn-Berger', () => {
    const text = { teams: 6, rounds: ['1+4 2+5 3=6', '1+2 3+4 5=6', '1=3 2+6 4+5'] };
    // Opponents 4 (2 points), 2 (4) and 3 (4); own game points 1, 1 and 0.5; 4 is left out.
    expect(team(1, text)?.sonneborn).toBe(10 * 40 + 5 * 40);
  });

  it('refuses a team that is listed twice', () => {
    expect(() => createTeamSituation({ teams: [{ id: 1 }, { id: 1 }] })).toThrow(/^Expected/);
  });
});
