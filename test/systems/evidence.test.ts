import { describe, expect, it } from 'vitest';
import {
  chooseSystem,
  createTournament,
  type Settings,
  type Team,
  type TeamSettings,
  type Tournament,
  type TournamentInfo,
  verifyTournament,
} from '../../src/index.js';
import { assumptionSentences } from '../../src/systems/choice-sentences.js';
import { bergerPairs } from '../../src/systems/round-robin/berger.js';

type Results = readonly [string, string];

interface Event {
  readonly players: number;
  /** One text a round: "1-4 2-3", a result after a colon: "1-4:1". */
  readonly rounds: readonly string[];
  readonly info?: Partial<TournamentInfo>;
  readonly settings?: Partial<Settings>;
  readonly teams?: readonly (Partial<Team> & { readonly id: number })[];
  readonly teamSettings?: Partial<TeamSettings>;
  readonly federation?: (id: number) => string;
}

const RESULTS: Readonly<Record<string, Results>> = {
  '1': ['1', '0'],
  '=': ['=', '='],
  '0': ['0', '1'],
};

function tournamentOf(event: Event): Tournament {
  const { players, rounds, federation = () => '', ...rest } = event;
  return createTournament({
    ...rest,
    players: Array.from({ length: players }, (_, index) => ({
      id: index + 1,
      federation: federation(index + 1),
    })),
    rounds: rounds.map((text, index) => ({
      number: index + 1,
      byes: [],
      games: text.split(' ').map((board) => {
        const [pair, result = '='] = board.split(':');
        const [white, black] = pair!.split('-').map(Number);
        const [whiteResult, blackResult] = RESULTS[result]!;
        return { white, black, whiteResult, blackResult, coloursKnown: true };
      }),
    })),
  } as Parameters<typeof createTournament>[0]);
}

const chosen = (event: Event) => {
  const choice = chooseSystem(tournamentOf(event));
  return choice.kind === 'chosen'
    ? `${choice.system.id}${choice.assumptions.some(({ what }) => what === 'system') ? ' assumed' : ''}`
    : choice.because;
};

const berger = (players: number, rounds: number, numbers = (id: number) => id) =>
  Array.from({ length: rounds }, (_, round) =>
    bergerPairs(players, round + 1)
      .map(([a, b]) => `${numbers(a)}-${numbers(b)}`)
      .join(' '),
  );

describe('bergerPairs (C.05 annex 1)', () => {
  it.each([
    [4, ['1-4 2-3', '3-4 1-2', '2-4 1-3']],
    [6, ['1-6 2-5 3-4', '4-6 3-5 1-2', '2-6 1-3 4-5', '5-6 1-4 2-3', '3-6 2-4 1-5']],
    [5, ['2-5 3-4', '3-5 1-2', '1-3 4-5', '1-4 2-3', '2-4 1-5']],
  ])('%i players', (players, rounds) => {
    const sorted = (text: string) => text.split(' ').sort().join(' ');
    expect(berger(players, rounds.length).map(sorted)).toEqual(rounds.map(sorted));
    expect(bergerPairs(players, rounds.length + 1)).toEqual(bergerPairs(players, 1));
  });
});

describe('a round robin is no Swiss', () => {
  it.each([
    ['a Berger table of six', { players: 6, rounds: berger(6, 5) }],
    ['a Berger table of five', { players: 5, rounds: berger(5, 5) }],
    ['three rounds of a table', { players: 8, rounds: berger(8, 3) }],
    [
      'one round of a table, with the rounds it takes',
      { players: 8, rounds: berger(8, 1), settings: { roundCount: 7 } },
    ],
    ['other numbers', { players: 8, rounds: berger(8, 7, (id) => ((id * 3) % 8) + 1) }],
    ['another order of the rounds', { players: 6, rounds: berger(6, 5).reverse() }],
    ['twice', { players: 4, rounds: [...berger(4, 3), ...berger(4, 3)] }],
    ['calls itself a Swiss', { players: 8, rounds: berger(8, 7), info: { type: 'Swiss Dutch' } }],
    ['words', { players: 6, rounds: ['1-4 2-5 3-6'], info: { type: 'Rundenturnier' } }],
    ['a code', { players: 6, rounds: ['1-4'], settings: { typeCode: 'BERGER_ROUNDROBIN_G2' } }],
  ])('%s', (_, event) => {
    expect(chosen(event)).toBe('roundrobin');
  });

  it('is a system assumed, unless words or a code name it', () => {
    const assumed = (event: Event) => {
      const choice = chooseSystem(tournamentOf(event));
      return choice.kind === 'chosen' ? assumptionSentences(choice.assumptions) : [];
    };
    const rounds = berger(6, 5);
    expect(assumed({ players: 6, rounds })).toEqual([
      'system assumed: nothing names it, but this is a round robin, no Swiss: each of the 6 players has met every other once, and the rounds are those of a Berger table',
    ]);
    expect(assumed({ players: 6, rounds, info: { type: 'All-Play-All' } })).toEqual([]);
  });

  it('is judged as another system when asked', () => {
    const tournament = tournamentOf({ players: 6, rounds: berger(6, 5) });
    expect(chooseSystem(tournament, { system: 'dutch' })).toMatchObject({ kind: 'chosen' });
  });

  it.each([
    ['one round that only looks like it', { players: 8, rounds: berger(8, 1) }],
    [
      'all met, from top half against bottom half',
      { players: 4, rounds: ['1-3 2-4', '1-2 3-4', '1-4 2-3'] },
    ],
    [
      'all met, and it calls itself a Swiss',
      { players: 6, rounds: berger(6, 5).reverse(), info: { type: 'Schweizer System' } },
    ],
    [
      'four who met by the table, and it calls itself a Swiss',
      { players: 4, rounds: berger(4, 3), info: { type: 'Swiss Dutch' } },
    ],
    [
      'two rounds by the table, and it calls itself a Swiss',
      { players: 6, rounds: berger(6, 2), info: { type: 'Individual: FIDE (Dutch) Swiss' } },
    ],
    ['a code', { players: 6, rounds: berger(6, 5), settings: { typeCode: 'FIDE_DUTCH_2026' } }],
    ['nothing paired', { players: 6, rounds: [] }],
  ])('but not: %s', (_, event) => {
    expect(chosen(event)).toMatch(/^dutch/);
  });
});

describe('other schedules are no Swiss', () => {
  const cross = [0, 1, 2, 3].map((shift) =>
    [0, 1, 2, 3].map((id) => `${id + 1}-${((id + shift) % 4) + 5}`).join(' '),
  );

  it('Scheveningen, by numbers or by federations', () => {
    expect(chosen({ players: 8, rounds: cross })).toContain('a Scheveningen match');
    const mixed = (round: string) =>
      round.replace(/\d/g, (id) => String([0, 1, 4, 6, 7, 2, 3, 5, 8][Number(id)]));
    const federation = (id: number) => ([1, 4, 6, 7].includes(id) ? 'AAA' : 'BBB');
    const event = { players: 8, rounds: cross.map(mixed) };
    expect(chosen({ ...event, federation })).toContain('a Scheveningen match');
    expect(chosen(event)).toBe('dutch assumed');
  });

  it('knock-out, with two games a match and a match for the third place', () => {
    const rounds = ['1-8:1 2-7:1 3-6:1 4-5:1', '8-1 7-2 6-3 5-4', '1-4:1 2-3:1', '1-2 3-4'];
    expect(chosen({ players: 8, rounds })).toContain('a knock-out');
    expect(chosen({ players: 8, rounds, info: { type: 'Individual: FIDE (Dutch) Swiss' } })).toBe(
      'dutch',
    );
    expect(chosen({ players: 8, rounds: ['1-5:1 2-6:1 3-7:1 4-8:1', '1-3 2-4 5-7 6-8'] })).toBe(
      'dutch assumed',
    );
    expect(chosen({ players: 8, rounds: ['1-5:1 2-6:1 3-7:1 4-8:1', '1-2 3-5'] })).toBe(
      'dutch assumed',
    );
  });
});

describe('a team event is no Swiss of individuals', () => {
  const teams = [1, 2, 3, 4].map((id) => ({ id, members: [2 * id - 1, 2 * id] }));
  const matches = ['1-5 6-2 3-7 8-4', '1-3 4-2 7-5 6-8'];

  it.each([
    ['games team against team', { players: 8, rounds: matches, teams }],
    [
      'that calls itself individual',
      { players: 8, rounds: matches, teams, info: { type: 'Individual: Swiss-System' } },
    ],
    ['words', { players: 8, rounds: ['1-5 2-6'], info: { type: 'Team League' } }],
    [
      'match points in its records',
      { players: 8, rounds: [], teams: [{ id: 1, members: [1], statedMatchPoints: 20 }] },
    ],
    [
      'colours of the boards (352)',
      { players: 8, rounds: [], teams, teamSettings: { boardColours: 'WBWB' } },
    ],
  ])('%s', (_, event) => {
    expect(chosen(event)).toMatch(/team event: .*not judged as a Swiss of individuals/);
  });

  it('is judged by the team system that is named', () => {
    const event = { players: 8, rounds: matches, teams };
    expect(chosen({ ...event, settings: { typeCode: 'FIDE_TEAM_MP' } })).toBe('team');
    expect(chosen({ ...event, info: { type: 'Team: Olympiad' } })).toBe('olympiad');
  });

  it('but not an open with lists of clubs (013)', () => {
    const clubs = [
      { id: 1, members: [1, 2, 3] },
      { id: 2, members: [4, 5, 6] },
      { id: 3, members: [7] },
    ];
    expect(chosen({ players: 8, rounds: ['1-5 6-2 3-7 8-4'], teams: clubs })).toBe('dutch assumed');
    expect(
      chosen({
        players: 8,
        rounds: ['1-5 6-2 3-7 8-4'],
        teams: clubs,
        info: { type: 'Swiss Dutch' },
      }),
    ).toBe('dutch');
  });
});

describe('what record 092 leaves open is said', () => {
  it.each([
    ['Individual: Swiss-System', 'which does not tell which Swiss system it is'],
    ['Tournament', 'which does not tell the pairing system'],
  ])('%s', (type, words) => {
    const tournament = tournamentOf({ players: 8, rounds: ['1-5 6-2'], info: { type } });
    const { assumptions } = verifyTournament(tournament);
    expect(assumptions.join()).toContain(`record 092 says "${type}", ${words}`);
  });

  it('nothing', () => {
    const tournament = tournamentOf({ players: 8, rounds: ['1-5 6-2'] });
    expect(verifyTournament(tournament).assumptions.join()).toContain(
      'nothing in the file names the pairing system',
    );
  });
});

describe('other Swiss systems by their names', () => {
  it.each(['Lim', 'Swiss Monrad', 'Double-Swiss', 'CUSTOM_SWISS'])('%s', (type) => {
    expect(chosen({ players: 8, rounds: ['1-5 6-2 3-7 8-4'], info: { type } })).toContain(
      `record 092 says "${type}"`,
    );
  });
});
