import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tournament } from '../../src/model/index.js';
import { createTournament } from '../../src/model/index.js';
import { parseTrf, writeTrf } from '../../src/trf/index.js';

const PLAYERS = [1, 2, 3, 4, 5, 6].map((id) => {
  const head = `001 ${String(id).padStart(4)}      ${`Sample ${id}`.padEnd(33)} 2000`;
  return `${head.padEnd(80)} 0.0 ${String(id).padStart(4)}`;
});
const team = (id: number, name: string, members: string): string =>
  `310 ${String(id).padStart(3)} ${name.padEnd(32)} ${name.slice(0, 5).padEnd(5)}${' '.repeat(26)}${members}`;
const TEAMS = [
  team(1, 'Alpha', '   1    2'),
  team(2, 'Beta', '   3    4'),
  team(3, 'Gamma', '   5    6'),
];
const HEADER = ['012 Team event', '142 3', '152 W', '192 FIDE_TEAM_MP_GP'];

const read = (...lines: readonly string[]) => {
  const parsed = parseTrf([...HEADER, ...PLAYERS, ...TEAMS, ...lines].join('\r\n'));
  const codes = parsed.diagnostics.map((one) => one.code);
  return { tournament: parsed.tournament!, codes };
};

describe('records of teams', () => {
  it('310', () => {
    const line = `310   4 ${'Delta Club'.padEnd(32)} DELTA   2431   14.0   26.5  12    1    2`;
    const { tournament } = parseTrf([...PLAYERS, line].join('\n'));
    expect(tournament!.teams).toEqual([
      {
        ...{ id: 4, name: 'Delta Club', nickname: 'DELTA', members: [1, 2], strength: 2431 },
        ...{ statedMatchPoints: 140, statedGamePoints: 265, statedRank: 12 },
      },
    ]);
  });

  it('310 with the number on the left, and whole points', () => {
    const line = `310 4   ${'Delta'.padEnd(32)} DELTA   2431     14     26  12    1`;
    const [delta] = parseTrf([...PLAYERS, line].join('\n')).tournament!.teams;
    expect(delta).toMatchObject({ id: 4, statedMatchPoints: 140, statedGamePoints: 260 });
  });

  it('310 padded by bytes', () => {
    const line = `310   1 ${'Άλφα'}${' '.repeat(28)} ΑΛ${' '.repeat(29)}   1    2`;
    const [alpha] = parseTrf([...PLAYERS, line].join('\n')).tournament!.teams;
    expect(alpha).toMatchObject({ name: 'Άλφα', members: [1, 2] });
  });

  it('013: numbers are the places of the lines', () => {
    const lines = [`${'013 Alpha'.padEnd(36)}   1    2`, `${'013 Beta'.padEnd(36)}   3`];
    const { tournament } = parseTrf([...PLAYERS, ...lines].join('\n'));
    expect(tournament!.teams.map(({ id, name, members }) => [id, name, members])).toEqual([
      [1, 'Alpha', [1, 2]],
      [2, 'Beta', [3]],
    ]);
  });

  it('013 is ignored beside 310', () => {
    const { tournament, codes } = read(`${'013 Other'.padEnd(36)}   1`);
    expect(tournament.teams).toHaveLength(3);
    expect(codes).toEqual(['trf/old-teams-ignored']);
  });

  it('320: points and one team per round', () => {
    const { tournament } = read('320  1.0  2.5   1 000   3');
    expect(tournament.teamSettings).toMatchObject({
      pabMatchPoints: 10,
      pabGamePoints: 25,
      byes: [
        { round: 1, team: 1, kind: 'U' },
        { round: 3, team: 3, kind: 'U' },
      ],
    });
  });

  it('320 with blank rounds', () => {
    const { tournament } = read('320  1    2.0       3');
    expect(tournament.teamSettings.byes).toEqual([{ round: 2, team: 3, kind: 'U' }]);
  });

  it('240 speaks of teams', () => {
    const { tournament } = read('240 H   2    1    3');
    expect(tournament.rounds).toEqual([]);
    expect(tournament.teamSettings.byes).toEqual([
      { round: 2, team: 1, kind: 'H' },
      { round: 2, team: 3, kind: 'H' },
    ]);
  });

  it('330', () => {
    const { tournament } = read('330 +-   1   1   2', '330 -+   2   1   3', '330 --   3   2   3');
    expect(tournament.teamSettings.forfeitedMatches).toEqual([
      { round: 1, white: 1, black: 2, winner: 'white' },
      { round: 2, white: 1, black: 3, winner: 'black' },
      { round: 3, white: 2, black: 3, winner: 'none' },
    ]);
  });

  it('300 with an empty board', () => {
    const { tournament } = read('300   1   1   2    0    2');
    expect(tournament.teamSettings.lineUps).toEqual([
      { round: 1, team: 1, opponent: 2, players: [0, 2] },
    ]);
  });

  it.each([
    '362 TW 3.0   TD 1.5   TL 0.5',
    '362 TW  3.0   TD  1.5   TL  0.5',
    '362 TL 0.5 TD 1.5 TW 3',
  ])('%s', (line) => {
    const { teamSettings } = read(line).tournament;
    expect(teamSettings).toMatchObject({ matchWin: 30, matchDraw: 15, matchLoss: 5 });
  });

  it('352, 162 and 299 with match points', () => {
    const { tournament } = read('352 WBWB', '299 -   1.0');
    expect(tournament.teamSettings.boardColours).toBe('WBWB');
    expect(tournament.settings.adjustments).toEqual([
      { kind: '-', matchPoints: 10, round: 0, ids: [] },
    ]);
  });

  it.each([
    ['330 +-   1   1   9', 'trf/unknown-team'],
    ['300   1   1   9    1', 'trf/unknown-team'],
    ['320  1.0  2.0   9', 'trf/unknown-team'],
    ['240 H   2    9', 'trf/unknown-team'],
    ['260   1   2    1    9', 'trf/unknown-team'],
    ['330 ++   1   1   2', 'trf/bad-record'],
    ['300   1 x', 'trf/bad-record'],
    ['320  1.0  2.0 1x', 'trf/bad-record'],
    ['362 TX 1.0', 'trf/bad-record'],
    [team(4, 'Delta', '   1   77'), 'trf/unknown-player'],
    [team(4, 'Delta', '   1'), 'trf/player-in-two-teams'],
    [team(3, 'Again', ''), 'trf/bad-record'],
  ])('%s: %s', (line, code) => {
    expect(read(line).codes).toContain(code);
  });
});

const points = fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined });
const maybe = <K extends string>(key: K, value: number | undefined) =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]: number });

const teamTournament: fc.Arbitrary<Tournament> = fc
  .record({
    strength: points,
    matchPoints: points,
    values: fc.tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 200 }))),
    pab: points,
    boardColours: fc.constantFrom('', 'WBWB', 'WWBB'),
    byes: fc.subarray([1, 2, 3]),
    requested: fc.subarray([1, 2, 3]),
    winner: fc.constantFrom<'white' | 'black' | 'none'>('white', 'black', 'none'),
    lineUp: fc.subarray([1, 2], { minLength: 1 }),
  })
  .map(({ strength, matchPoints, values, pab, boardColours, byes, requested, winner, lineUp }) =>
    createTournament({
      players: [1, 2, 3, 4, 5, 6].map((id) => ({ id, statedPoints: 0, statedRank: id })),
      settings: { roundCount: 3, typeCode: 'FIDE_TEAM' },
      teams: [1, 2, 3].map((id) => ({
        id,
        name: `Team ${id}`,
        nickname: `T${id}`,
        members: [2 * id - 1, 2 * id],
        ...maybe('strength', strength),
        ...maybe('statedMatchPoints', matchPoints),
      })),
      teamSettings: {
        ...{ matchWin: values[0]!, matchDraw: values[1]!, matchLoss: values[2]! },
        ...maybe('pabMatchPoints', pab),
        boardColours,
        byes: [
          ...byes.map((round) => ({ round, team: round, kind: 'U' as const })),
          ...requested.map((round) => ({ round, team: 1, kind: 'H' as const })),
        ],
        forfeitedMatches: [{ round: 1, white: 2, black: 3, winner }],
        lineUps: [{ round: 1, team: 1, opponent: 2, players: lineUp }],
      },
    }),
  );

describe('team event -> trf26 -> team event is the identity', () => {
  it('random team events', () => {
    fc.assert(
      fc.property(teamTournament, (tournament) => {
        const { bytes, diagnostics } = writeTrf(tournament, { dialect: 'trf26' });
        expect(diagnostics).toEqual([]);
        expect(parseTrf(bytes).tournament).toEqual(tournament);
      }),
      { numRuns: 200 },
    );
  });
});
