import { describe, expect, it } from 'vitest';
import { shapesOf } from '../../src/fuzz/bracket-shape.js';
import { neighbours } from '../../src/fuzz/contrasts.js';
import { rulesAtWork } from '../../src/fuzz/coverage.js';
import { countedRules } from '../../src/fuzz/rule-names.js';
import { generatePosition } from '../../src/generate/index.js';
import { createTournament } from '../../src/model/build.js';

const bracket = (
  members: readonly number[],
  mdpCount: number,
  pairs: readonly (readonly [number, number])[],
) => ({
  score: 10,
  members,
  mdpCount,
  pairs,
  downfloaters: members.filter((id) => !pairs.flat().includes(id)),
});

describe('shapesOf', () => {
  it.each([
    [
      'straight',
      bracket([1, 2, 3, 4], 0, [
        [1, 3],
        [2, 4],
      ]),
      ['homogeneous', 'straight'],
    ],
    [
      'transposed',
      bracket([1, 2, 3, 4], 0, [
        [1, 4],
        [2, 3],
      ]),
      ['homogeneous', 'transposition'],
    ],
    [
      'exchange 2-3',
      bracket([1, 2, 3, 4], 0, [
        [1, 2],
        [3, 4],
      ]),
      ['homogeneous', 'exchange of one'],
    ],
    [
      'exchange of two',
      bracket([1, 2, 3, 4, 5, 6, 7, 8], 0, [
        [1, 2],
        [3, 4],
        [5, 7],
        [6, 8],
      ]),
      ['homogeneous', 'exchange of two'],
    ],
    ['one floats', bracket([1, 2, 3], 0, [[1, 2]]), ['homogeneous', 'downfloaters', 'straight']],
    [
      'MDP and remainder',
      bracket([9, 1, 2, 3], 1, [
        [9, 1],
        [2, 3],
      ]),
      ['heterogeneous', 'remainder', 'straight'],
    ],
    [
      'MDP takes the second',
      bracket([9, 1, 2, 3], 1, [
        [9, 2],
        [1, 3],
      ]),
      ['heterogeneous', 'opponents of MDPs transposed', 'remainder', 'straight'],
    ],
    [
      'first MDP in limbo',
      bracket([8, 9, 1], 2, [[9, 1]]),
      ['heterogeneous', 'downfloaters', 'limbo', 'set of MDPs not the first'],
    ],
  ] as const)('%s', (_, given, shapes) => {
    expect(shapesOf(given)).toEqual(shapes);
  });
});

describe('neighbours', () => {
  it('are all pairings that differ on two boards', () => {
    const pairs = [
      { white: 1, black: 2 },
      { white: 3, black: 4 },
    ];
    const texts = [...neighbours(pairs, 5)].map(({ pairs: boards, bye }) =>
      [...boards.map((board) => [...board].sort().join('-')).sort(), bye].join(' '),
    );
    expect(texts.sort()).toEqual([
      '1-2 3-5 4',
      '1-2 4-5 3',
      '1-3 2-4 5',
      '1-4 2-3 5',
      '1-5 3-4 2',
      '2-5 3-4 1',
    ]);
    expect([...neighbours([{ white: 1, black: 2 }], undefined)]).toEqual([]);
  });
});

describe('rulesAtWork', () => {
  const RULES = { system: 'dutch', edition: '2026' } as const;
  const game = (white: number, black: number) =>
    ({ white, black, whiteResult: '=', blackResult: '=', coloursKnown: true }) as const;

  it('counts C1 where a rematch is the only alternative', () => {
    const tournament = createTournament({
      settings: { roundCount: 5, initialColour: 'white' },
      players: [1, 2, 3, 4].map((id) => ({ id })),
      rounds: [{ number: 1, games: [game(1, 3), game(4, 2)], byes: [] }],
    });
    const atWork = rulesAtWork(tournament, 2, RULES);
    expect(atWork).toContain('C1');
    expect(atWork).not.toContain('C10');
    expect(atWork).toContain('bracket: homogeneous');
  });

  it('counts a round without a legal pairing as such', () => {
    const tournament = createTournament({
      settings: { roundCount: 5 },
      players: [{ id: 1 }, { id: 2 }],
      rounds: [{ number: 1, games: [game(1, 2)], byes: [] }],
    });
    expect([...rulesAtWork(tournament, 2, RULES)]).toEqual(['no legal pairing']);
  });

  it('counts nothing beyond the list of rules', () => {
    expect(countedRules(RULES)).toContain('C21');
    expect(countedRules({ ...RULES, edition: '2017' })).toContain('C.19');
    expect(countedRules({ system: 'olympiad', edition: '2022' })).not.toContain('C1');
    expect(new Set(countedRules(RULES)).size).toBe(countedRules(RULES).length);
  });
});

describe('rounds that another system pairs', () => {
  it('tell nothing of the rules of this one: Burstein art. 1.6', () => {
    const rules = { system: 'burstein', edition: '2026' } as const;
    const tournament = generatePosition(1, { players: 8, played: 4, style: { lastRound: 100 } });
    expect(tournament.settings.roundCount).toBe(5);
    expect(rulesAtWork(tournament, 2, rules)).toEqual(new Set());
    expect([...rulesAtWork(tournament, 3, rules)]).toContain('C1');
  });
});
