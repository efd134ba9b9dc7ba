import { describe, expect, it } from 'vitest';
import {
  createTournament,
  type Game,
  type Tournament,
  withRound,
  withSettings,
} from '../../src/index.js';
import { pairRound, verifyRound, verifyTournament } from '../../src/words/index.js';
import { randomSource } from '../support/random.js';

/** Teams of one player each, so that a match is a game; team n has player n. */
function event(teams: number, typeCode: string): Tournament {
  const ids = Array.from({ length: teams }, (_, index) => index + 1);
  return createTournament({
    players: ids.map((id) => ({ id })),
    teams: ids.map((id) => ({ id, name: `Team ${id}`, members: [id] })),
    teamSettings: { boardColours: 'W' },
    settings: { typeCode, roundCount: 6, initialColour: 'white' },
    info: { startDate: '2026/05/01' },
  });
}

const RESULTS = [
  ['1', '0'],
  ['=', '='],
  ['0', '1'],
] as const;

/** Pairs and plays `rounds` rounds by the rules. */
function played(start: Tournament, rounds: number, seed: number): Tournament {
  const random = randomSource(seed);
  let tournament = start;
  for (let number = 1; number <= rounds; number += 1) {
    const result = pairRound(tournament, number);
    if (result.kind !== 'paired') throw new Error(result.reason);
    const games = result.pairs.map(({ white, black }): Game => {
      const [whiteResult, blackResult] = random.pick(RESULTS);
      return { white, black, whiteResult, blackResult, coloursKnown: true };
    });
    const byes = result.bye === undefined ? [] : [{ player: result.bye, kind: 'U' as const }];
    tournament = withRound(tournament, { number, games, byes });
  }
  return tournament;
}

describe.each([
  ['FIDE_OLYMPIAD', 'olympiad', '2022'],
  ['FIDE_TEAM_TYPEA_MP_GP', 'team', '2026'],
  ['FIDE_TEAM_TYPEB_MP_GP', 'team', '2026'],
])('%s', (typeCode, system, edition) => {
  it.each([12, 13])('%s teams: every round conforms', (teams) => {
    const result = verifyTournament(played(event(teams, typeCode), 5, teams));
    expect(result).toMatchObject({ verdict: 'conforms', system, edition });
    expect(result.rounds).toHaveLength(5);
  });

  it('finds two exchanged opponents and the group where they part', () => {
    const tournament = played(event(12, typeCode), 3, 1);
    const round = tournament.rounds[2]!;
    const [first, second, ...others] = round.games;
    const games = [
      { ...first!, black: second!.black },
      { ...second!, black: first!.black },
      ...others,
    ];
    const result = verifyRound(withRound(tournament, { ...round, games }), 3);
    expect(['differs', 'illegal']).toContain(result.verdict);
    expect(result.findings.filter(({ kind }) => kind !== 'colour')).toHaveLength(2);
    expect(result.decisive?.bracket.members).toContain(first!.white);
  });

  it('finds a second meeting and a forbidden match', () => {
    const tournament = played(event(6, typeCode), 1, 1);
    const [first] = tournament.rounds;
    const again = withRound(tournament, { ...first!, number: 2 });
    const rematches = verifyRound(again, 2).findings.filter(({ kind }) => kind === 'illegal');
    expect(rematches.map(({ illegality }) => [illegality?.kind, illegality?.round])).toEqual([
      ['rematch', 1],
      ['rematch', 1],
      ['rematch', 1],
    ]);
    const { white, black } = first!.games[0]!;
    const forbidden = withSettings(tournament, {
      forbidden: [{ ids: [white, black], from: 1, to: 9, source: '260' }],
    });
    expect(verifyRound(forbidden, 1).verdict).toBe('illegal');
  });

  it('finds a colour on board 1 with its article', () => {
    const tournament = played(event(6, typeCode), 1, 1);
    const [first] = tournament.rounds;
    const games = first!.games.map(({ white, black, ...rest }) => ({
      ...rest,
      white: black,
      black: white,
    }));
    const result = verifyRound(withRound(tournament, { ...first!, games }), 1, {
      initialColour: 'white',
    });
    expect(result.findings.map(({ kind }) => kind)).toEqual(['colour', 'colour', 'colour']);
    expect(result.findings[0]?.sentence).toMatch(/art\. (7\.2|4\.3\.1)/);
  });

  it('finds a second bye', () => {
    const tournament = played(event(5, typeCode), 1, 1);
    const [first] = tournament.rounds;
    const bye = first!.byes[0]!.player;
    const rest = [1, 2, 3, 4, 5].filter((id) => id !== bye);
    const game = (white: number, black: number): Game => ({
      white,
      black,
      whiteResult: '=',
      blackResult: '=',
      coloursKnown: true,
    });
    const games = [game(rest[0]!, rest[1]!), game(rest[2]!, rest[3]!)];
    const second = withRound(tournament, { number: 2, games, byes: first!.byes });
    const illegal = verifyRound(second, 2).findings.filter(({ kind }) => kind === 'illegal');
    expect(illegal.map(({ illegality }) => illegality?.kind)).toContain('bye-barred');
  });
});
