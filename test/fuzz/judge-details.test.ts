import { describe, expect, it } from 'vitest';
import { shapesOf } from '../../src/fuzz/bracket-shape.js';
import { decisiveCriteria, neighbours } from '../../src/fuzz/contrasts.js';
import { emptyCoverage, rulesAtWork, withRules } from '../../src/fuzz/coverage.js';
import type { EngineAnswer } from '../../src/fuzz/engine.js';
import { regulationEngine } from '../../src/fuzz/engine.js';
import { judgeAnswer } from '../../src/fuzz/judge.js';
import { readEngineOutput } from '../../src/fuzz/read-output.js';
import { makeCase, pickRecipe, type Recipe } from '../../src/fuzz/recipes.js';
import { countedRules, ruleOfArticle } from '../../src/fuzz/rule-names.js';
import { generateTournament } from '../../src/generate/generate.js';
import { generatePosition } from '../../src/generate/positions.js';
import { createTournament } from '../../src/model/build.js';
import type { Tournament } from '../../src/model/tournament.js';
import { nextRound } from '../../src/verify/pair-round.js';
import { openRound } from '../../src/words/index.js';

const RULES = { system: 'dutch', edition: '2026' } as const;

const field = (count: number, roundCount = 3) =>
  createTournament({
    settings: { roundCount, initialColour: 'white' },
    players: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
  });

const wrong = (tournament: Tournament, answer: EngineAnswer, rules = RULES as object) => {
  const judgement = judgeAnswer(tournament, 1, answer, { ...RULES, ...rules });
  if (judgement.kind !== 'wrong') throw new Error('Expected a wrong answer');
  return judgement;
};

describe('judgeAnswer', () => {
  it('names those who are left out, eight at most', () => {
    const answer = { kind: 'paired', pairs: [{ white: 1, black: 2 }], byes: [] } as const;
    expect(wrong(field(6), answer).cause.title).toBe(
      'the answer leaves out 3, 4, 5, 6, to be paired in this round',
    );
    expect(wrong(field(20), answer).cause.title).toMatch(/ 3, 4, 5, 6, 7, 8, 9, 10, to be/);
  });

  it('tells the words of an engine that says it is impossible', () => {
    const answer = { kind: 'impossible', message: 'nobody is left' } as const;
    expect(wrong(field(2), answer).sentences).toEqual(['nobody is left']);
  });

  it('tells where it parts from the rules, and the reason', () => {
    // By the rules 1-3 and 4-2.
    const pairs = [
      { white: 1, black: 2 },
      { white: 4, black: 3 },
    ];
    const { sentences, cause } = wrong(field(4), { kind: 'paired', pairs, byes: [] });
    expect(cause.key).toBe('order exchange');
    expect(sentences[1]).toMatch(/exchange/i);
  });

  it('knows teams from players', () => {
    const teams = generateTournament(1, {
      ...{ system: 'team', players: 4, boards: 2, rounds: 2, played: 0 },
      ...{ halfByes: { count: 0 }, zeroByes: { count: 0 }, withdrawals: { count: 0 } },
    });
    const pairs = [
      { white: 1, black: 9 },
      { white: 2, black: 3 },
    ];
    const answer = { kind: 'paired', pairs, byes: [] } as const;
    expect(teams.players.some(({ id }) => id === 9)).toBe(true);
    expect(wrong(teams, answer, { system: 'team' }).cause.key).toBe('failure unknown-player');
  });
});

describe('regulationEngine', () => {
  it('throws on an unknown edition, and refuses what it cannot pair', async () => {
    expect(() => regulationEngine('1999')).toThrow('Expected an edition of dutch, found "1999"');
    const endless = createTournament({ players: [{ id: 1 }, { id: 2 }] });
    expect(await regulationEngine('2026').pair(endless, 1)).toMatchObject({
      ...{ kind: 'failure', failure: 'refused' },
    });
  });
});

describe('shapesOf', () => {
  it('tells three exchanged players from two', () => {
    const bracket = {
      ...{ score: 0, members: [1, 2, 3, 4, 5, 6], mdpCount: 0, downfloaters: [] },
      pairs: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    } as const;
    const eight = { ...bracket, members: [1, 2, 3, 4, 5, 6, 7, 8] };
    expect(shapesOf(bracket)).toContain('exchange of one');
    expect(
      shapesOf({
        ...bracket,
        members: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
        pairs: [
          [1, 2],
          [3, 4],
          [5, 6],
          [7, 8],
          [9, 10],
          [11, 12],
        ],
      }),
    ).toContain('exchange of three or more');
    expect(shapesOf({ ...eight, pairs: [...bracket.pairs, [7, 8]] })).toContain('exchange of two');
  });
});

describe('coverage', () => {
  it('counts rounds and rules, from nothing', () => {
    const empty = emptyCoverage(RULES);
    expect(empty.rounds).toBe(0);
    expect(Object.keys(empty.counts)).toEqual(countedRules(RULES));
    expect(new Set(Object.values(empty.counts))).toEqual(new Set([0]));
    const twice = withRules(withRules(empty, new Set(['C5', 'C6'])), new Set(['C5']));
    expect(twice.rounds).toBe(2);
    expect(twice.counts).toMatchObject({ C5: 2, C6: 1, C7: 0 });
  });

  it('takes the colours, the order and the shape of what the rules give', () => {
    const atWork = rulesAtWork(field(4), 1, RULES);
    expect([...atWork].sort()).toEqual([
      ...['bracket: homogeneous', 'bracket: straight', 'colour 5.2.5'],
      ...['order: exchange', 'order: transposition'],
    ]);
  });

  it('takes a criterion without which the pairing would be another one', () => {
    const game = (white: number, black: number, whiteResult: '1' | '=') => ({
      ...({ white, black, whiteResult, blackResult: whiteResult === '1' ? '0' : '=' } as const),
      coloursKnown: true,
    });
    // All have drawn: those who had White are due Black.
    const tournament = createTournament({
      settings: { roundCount: 5, initialColour: 'white' },
      players: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id })),
      rounds: [
        {
          ...{ number: 1, byes: [] },
          games: [game(1, 5, '='), game(2, 6, '='), game(7, 3, '='), game(8, 4, '=')],
        },
      ],
    });
    expect(rulesAtWork(tournament, 2, RULES)).toContain('C12');
  });

  it('takes criteria that no change of two boards shows', () => {
    let hidden = 0;
    for (let seed = 30; seed < 50; seed += 1) {
      const position = generatePosition(seed, { players: [7, 12], played: [2, 5] });
      const round = nextRound(position);
      const opened = openRound(position, round, RULES);
      if (opened.kind !== 'opened') throw new Error('Expected a round to pair');
      const result = opened.case.pair();
      if (result.kind === 'impossible') continue;
      const shown = [...neighbours(result.pairs, result.bye)].map((other) => {
        const decision = opened.case.compare?.(other)?.decision;
        return decision?.kind === 'criterion' ? decision.criterion.id : undefined;
      });
      const atWork = rulesAtWork(position, round, RULES);
      for (const id of decisiveCriteria(opened.system, opened.case)) {
        expect(atWork).toContain(id);
        if (!shown.includes(id)) hidden += 1;
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('has no brackets in team systems', () => {
    const rules = { system: 'team', edition: '2026' } as const;
    const tournament = generateTournament(2, {
      ...{ system: 'team', players: 6, boards: 1, rounds: 4, played: 2 },
    });
    const atWork = [...rulesAtWork(tournament, 3, rules)];
    expect(atWork.some((rule) => rule.startsWith('colour 4.3.'))).toBe(true);
    for (const rule of atWork) expect(countedRules(rules)).toContain(rule);
  });
});

describe('names of rules', () => {
  it.each([
    ['2026', Array.from({ length: 21 }, (_, index) => `C${index + 1}`)],
    ['2017', Array.from({ length: 19 }, (_, index) => `C.${index + 1}`)],
  ])('list the criteria of %s in their order', (edition, criteria) => {
    const rules = countedRules({ system: 'dutch', edition });
    expect(rules.filter((rule) => /^C\.?\d+$/.test(rule))).toEqual(criteria);
    expect(rules[0]).toBe('no legal pairing');
  });

  it('differ by edition and system', () => {
    const [older, newer] = ['2011', '2012'].map((edition) =>
      countedRules({ system: 'dutch', edition }),
    );
    expect(newer).toContain('Z');
    expect(older).not.toContain('Z');
    const teams = countedRules({ system: 'team', edition: '2026' });
    expect(teams.filter((rule) => rule.startsWith('bracket'))).toEqual([]);
  });

  it.each([
    ['C.04.3:2026 [C1]', 'C1'],
    ['C.04.3:2026 art. 5.2.1', '5.2.1'],
    ['Olympiad:2022 (art. 4 of 2022)', '4'],
    ['C.04.6:2026 art. 3.4 [C2]', 'C2'],
  ])('are those of %s', (article, rule) => {
    expect(ruleOfArticle(article)).toBe(rule);
  });
});

describe('recipes', () => {
  const lonely = createTournament({
    settings: { roundCount: 3, initialColour: 'white' },
    players: [{ id: 1 }, { id: 2 }],
    rounds: [
      {
        ...{ number: 1, byes: [] },
        games: [{ white: 1, black: 2, whiteResult: '1', blackResult: '0', coloursKnown: true }],
      },
    ],
  });
  const recipe = (make: Recipe['make'], weight = 1): Recipe => ({
    ...{ name: `weight ${weight}`, weight, aims: [], make },
  });

  it('are tried again, from other seeds, when the round cannot be paired: most of the time', () => {
    const seeds = new Set<unknown>();
    const counts = Array.from({ length: 200 }, (_, index) => {
      let tries = 0;
      const { tournament } = makeCase(
        's',
        index,
        recipe((seed) => {
          tries += 1;
          seeds.add(seed);
          return tries === 3 ? field(4) : lonely;
        }),
        RULES,
      );
      expect(tournament.players.length).toBe(tries === 3 ? 4 : 2);
      return tries;
    });
    const kept = counts.filter((tries) => tries === 1).length;
    expect(new Set(counts)).toEqual(new Set([1, 3]));
    expect(kept).toBeGreaterThan(1);
    expect(kept).toBeLessThan(30);
    expect(seeds.size).toBe(counts.reduce((sum, tries) => sum + tries, 0));
  });

  it('are taken as they are in the end', () => {
    expect(
      makeCase(
        's',
        1,
        recipe(() => lonely),
        RULES,
      ),
    ).toMatchObject({ round: 2, index: 1 });
  });

  it('are used by weight', () => {
    const recipes = [recipe(() => lonely, 1), recipe(() => lonely, 3)];
    const heavy = Array.from({ length: 200 }, (_, index) => pickRecipe('s', index, recipes)).filter(
      ({ weight }) => weight === 3,
    );
    expect(heavy.length).toBeGreaterThan(130);
    expect(heavy.length).toBeLessThan(170);
  });
});

describe('readEngineOutput', () => {
  it('cuts a long line, and shows what was printed', () => {
    const answer = readEngineOutput(`${'x'.repeat(50)}\n\n`);
    expect(answer).toMatchObject({
      message: `unexpected "${'x'.repeat(40)}..." in line 1 of the output, expected the number of boards`,
      output: 'x'.repeat(50),
    });
    const twelve = Array.from({ length: 12 }, (_, index) => `line ${index}`).join('\n');
    expect(readEngineOutput(twelve)).toMatchObject({ output: twelve });
  });
});
