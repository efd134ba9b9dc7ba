import { describe, expect, it } from 'vitest';
import {
  checkWhatIf,
  createTournament,
  pairRound,
  type Settings,
  type TournamentInfo,
  verifyTournament,
} from '../../src/index.js';
import { eventByRule } from '../oracle/round-robin/table.js';

type Rounds = readonly (readonly (readonly [white: number, black: number])[])[];

interface Event {
  readonly rounds: Rounds;
  readonly ids?: readonly number[];
  readonly code?: string;
  readonly info?: Partial<TournamentInfo>;
  readonly settings?: Partial<Settings>;
  readonly free?: 'U' | 'Z';
}

function tournamentOf({ rounds, ids, code = 'BERGER_ROUNDROBIN', ...rest }: Event) {
  const { info = {}, settings = {}, free } = rest;
  const all = ids ?? [...new Set(rounds.flat(2))].sort((a, b) => a - b);
  return createTournament({
    info,
    players: all.map((id) => ({ id })),
    settings: { ...(code !== '' && { typeCode: code }), ...settings },
    rounds: rounds.map((boards, index) => ({
      number: index + 1,
      byes: free
        ? all.filter((id) => !boards.flat().includes(id)).map((player) => ({ player, kind: free }))
        : [],
      games: boards.map(([white, black]) => ({
        ...{ white, black, coloursKnown: true },
        ...({ whiteResult: '1', blackResult: '0' } as const),
      })),
    })),
  });
}

const check = (event: Event) => verifyTournament(tournamentOf(event));
const table = (n: number, cycles = 1, swap = false): Rounds => eventByRule(n, cycles, swap);
const dropping = (rounds: Rounds, gone: (a: number, b: number, round: number) => boolean): Rounds =>
  rounds.map((boards, index) => boards.filter(([a, b]) => !gone(a, b, index + 1)));
const turned = (rounds: Rounds): Rounds =>
  rounds.map((boards) => boards.map(([white, black]) => [black, white] as const));
const renumbered = (rounds: Rounds, to: (id: number) => number): Rounds =>
  rounds.map((boards) => boards.map(([a, b]) => [to(a), to(b)] as const));

/** What is wrong, and what is told of the whole event beside system and scheme. */
const told = (event: Event) => {
  const { verdict, reason, rounds, assumptions } = check(event);
  return {
    verdict,
    ...(reason && { reason }),
    wrong: rounds.flatMap(({ round, findings }) => findings.map(({ kind }) => `${round} ${kind}`)),
    notes: assumptions.slice(2),
  };
};

const CONFORMS = { verdict: 'conforms', wrong: [], notes: [] };

describe('an event by the table conforms', () => {
  it.each([3, 4, 5, 6, 7, 8, 9, 10, 15, 16])('%i players, both cycles', (players) => {
    const odd = players % 2 === 1;
    const size = players + Number(odd);
    for (const [code, swap] of [
      ['BERGER_DOUBLEROUNDROBIN', false],
      ['FIDE_DOUBLEROUNDROBIN', true],
      ['', true],
    ] as const) {
      const rounds = dropping(table(size, 2, swap), (a, b) => odd && (a === size || b === size));
      for (const free of ['U', 'Z', undefined] as const) {
        const event = { rounds, code, ...(free && { free }), info: { type: 'double round robin' } };
        expect(told(event)).toEqual(CONFORMS);
      }
    }
  });

  it('says which table, and that it is a guess where nothing tells', () => {
    expect(check({ rounds: table(6), code: 'FIDE_ROUNDROBIN' }).assumptions).toEqual([
      'FIDE round robin, Berger tables of C.05 annex 1: record 192 says FIDE_ROUNDROBIN',
      'single round robin, Berger table of 6, as FIDE_ROUNDROBIN says',
    ]);
    const guess = check({ rounds: table(6), code: '', info: { type: 'All-Play-All' } });
    expect(guess.assumptions[1]).toContain('guessed from 6 numbers and 5 recorded rounds');
  });

  it('with the games of one who withdrew missing, or the number left out of the list', () => {
    const rounds = dropping(table(8), (a, b, round) => round > 2 && (a === 3 || b === 3));
    expect(told({ rounds })).toEqual(CONFORMS);
    expect(told({ rounds, free: 'Z' })).toEqual(CONFORMS);
    expect(told({ rounds, free: 'U' })).toMatchObject({ wrong: [], notes: [] });
    const gone = dropping(table(8), (a, b) => a === 3 || b === 3);
    expect(told({ rounds: gone })).toEqual({
      ...CONFORMS,
      notes: ['nobody has number 3 of the table: who would meet that number is free'],
    });
  });

  it('with gaps in the start numbers, counted through', () => {
    const rounds = renumbered(table(6), (id) => id * 2);
    expect(told({ rounds })).toEqual(CONFORMS);
  });
});

describe('what is other than the table is told once, and as what it is', () => {
  it('the rounds in another order', () => {
    const [one, two, three, four, five] = table(6);
    expect(told({ rounds: [one!, four!, three!, two!, five!] })).toEqual({
      ...CONFORMS,
      notes: ['the rounds of the table in another order: round 2 is 4, round 4 is 2'],
    });
  });

  it('the last rounds of the first cycle exchanged, though the code says they are not', () => {
    expect(told({ rounds: table(6, 2, true), code: 'BERGER_DOUBLEROUNDROBIN' })).toEqual({
      ...CONFORMS,
      notes: [
        'the rounds of the table in another order: round 4 is 5 of cycle 1, round 5 is 4 of cycle 1',
      ],
    });
  });

  it.each([6, 7, 9, 12])('other numbers of %i', (players) => {
    const size = players + (players % 2);
    const drawn = (id: number) => ({ 1: 3, 2: 1, 3: 2 })[id] ?? id;
    const plain = dropping(table(size), (a, b) => Math.max(a, b) > players);
    const { notes, ...rest } = told({ rounds: renumbered(plain, drawn) });
    expect(rest).toEqual({ verdict: 'conforms', wrong: [] });
    expect(notes).toEqual([expect.stringContaining('Berger with another numbering')]);
  });

  it('all colours reversed', () => {
    const notes = ['all colours reversed: White of the table has Black'];
    expect(told({ rounds: turned(table(8)) })).toEqual({ ...CONFORMS, notes });
  });

  it('a second cycle with the colours of the first', () => {
    const { verdict, wrong, notes } = told({
      rounds: [...table(6), ...table(6)],
      code: 'BERGER_DOUBLEROUNDROBIN',
    });
    expect(verdict).toBe('differs');
    expect(new Set(wrong.map((one) => one.split(' ')[1]))).toEqual(new Set(['colour']));
    expect(notes).toEqual(['the colours of cycle 2 are not the reverse of the cycle before']);
  });

  it('complete, but by no table', () => {
    // Seven rounds of eight as another 1-factorization of the complete graph has them.
    const rounds = [1, 2, 3, 4, 5, 6, 7].map((mask) =>
      [0, 1, 2, 3, 4, 5, 6, 7]
        .filter((id) => id < (id ^ mask))
        .map((id) => [id + 1, (id ^ mask) + 1] as const),
    );
    const { verdict, reason, wrong } = told({ rounds });
    expect([verdict, wrong]).toEqual(['unjudged', []]);
    expect(reason).toMatch(
      /^a complete round robin, but not by a Berger table.*met everybody once$/,
    );
  });

  it('a table of the organiser: only the structure', () => {
    const once = told({ rounds: table(6), code: 'CUSTOM_ROUNDROBIN' });
    expect(once.reason).toMatch(/organiser's own.*everybody met everybody once/);
    const [one, ...others] = table(6);
    const twice = told({ rounds: [one!, ...others, one!], code: 'CUSTOM_ROUNDROBIN' });
    expect(twice.reason).toMatch(/met more often than they should: 1-6 in rounds 1, 6, 2-5/);
  });
});

describe('planted faults', () => {
  it.each([6, 8, 14])('a pair, a colour, in every round of %i', (players) => {
    for (let round = 1; round < players; round += 1) {
      const colour = table(players).map((boards, index) =>
        index + 1 === round
          ? [[boards[1]![1], boards[1]![0]] as const, boards[0]!, ...boards.slice(2)]
          : boards,
      );
      expect(told({ rounds: colour }).wrong).toEqual([`${round} colour`]);
      const pair = table(players).map((boards, index) => {
        if (index + 1 !== round) return boards;
        const [[a, b], [c, d], ...rest] = boards as [[number, number], [number, number]];
        return [[a, d] as const, [c, b] as const, ...rest];
      });
      const { verdict, wrong } = told({ rounds: pair });
      expect(['differs', 'illegal']).toContain(verdict);
      expect(new Set(wrong.map((one) => one.split(' ')[0]))).toEqual(new Set([String(round)]));
      expect(wrong).toHaveLength(2);
    }
  });

  it('two games of a pair: the second is illegal', () => {
    const [one, two, ...rest] = table(8);
    const [a, b] = one![0]!;
    const others = two!.filter((board) => !board.includes(a) && !board.includes(b));
    const result = check({ rounds: [one!, [[a, b], ...others], ...rest] });
    expect(result.rounds[1]!.verdict).toBe('illegal');
    expect(result.rounds[1]!.findings[0]!.sentence).toContain('already met in round 1');
  });

  it('a free player who should play', () => {
    const rounds = dropping(table(6), (a, b) => a === 6 || b === 6).map((boards, index) =>
      index === 1 ? [[5, 4] as const, boards[1]!] : boards,
    );
    expect(told({ rounds, free: 'U' }).wrong).toEqual(['2 pair', '2 bye']);
  });
});

describe('pairing and what-if', () => {
  const played = (count: number, settings: Partial<Settings> = {}) =>
    tournamentOf({ rounds: table(6).slice(0, count), settings, ids: [1, 2, 3, 4, 5, 6] });

  it('gives the next round', () => {
    expect(pairRound(played(3))).toMatchObject({
      kind: 'paired',
      pairs: [
        { white: 6, black: 5 },
        { white: 1, black: 4 },
        { white: 2, black: 3 },
      ],
    });
    expect(pairRound(played(5))).toMatchObject({ kind: 'undetermined' });
  });

  it('gives the round that is left when others were exchanged', () => {
    const [one, two, three] = table(6);
    const tournament = tournamentOf({ rounds: [one!, three!], ids: [1, 2, 3, 4, 5, 6] });
    const boards = two!.map(([white, black]) => ({ white, black }));
    expect(pairRound(tournament)).toMatchObject({ kind: 'paired', pairs: boards });
  });

  it('knows no other pairing', () => {
    const answer = (pair: readonly [number, number]) =>
      checkWhatIf(played(3), 4, { include: [pair] });
    expect(answer([1, 4]).sentence).toBe('that is what the rules do');
    expect(answer([3, 6]).sentence).toContain('the table fixes all pairs of round 4');
    expect(answer([1, 3])).toMatchObject({ kind: 'illegal' });
    expect(answer([3, 6])).toMatchObject({ kind: 'impossible' });
  });
});

it('teams meet by the same table; the colour is that of board 1', () => {
  const members = (team: number) => [team * 2 - 1, team * 2];
  const tournament = createTournament({
    players: Array.from({ length: 8 }, (_, index) => ({ id: index + 1 })),
    teams: [1, 2, 3, 4].map((id) => ({ id, name: `Team ${id}`, members: members(id) })),
    settings: { typeCode: 'BERGER_TEAM_ROUNDROBIN' },
    rounds: table(4).map((boards, index) => ({
      number: index + 1,
      byes: [],
      games: boards.flatMap(([home, guest]) => [
        { white: home * 2 - 1, black: guest * 2 - 1, ...DRAW },
        { white: guest * 2, black: home * 2, ...DRAW },
      ]),
    })),
  });
  expect(verifyTournament(tournament)).toMatchObject({
    system: 'team-roundrobin',
    verdict: 'conforms',
  });
});

const DRAW = { whiteResult: '=', blackResult: '=', coloursKnown: true } as const;
