import { describe, expect, it } from 'vitest';
import { rulesAtWork } from '../../src/fuzz/coverage.js';
import { judgeAnswer } from '../../src/fuzz/judge.js';
import { countedRules } from '../../src/fuzz/rule-names.js';
import { withRulesNamed } from '../../src/fuzz/rules.js';
import {
  checkWhatIf,
  chooseSystem,
  createTournament,
  openRound,
  pairRound,
  type Tournament,
  verifyRound,
  verifyTournament,
} from '../../src/index.js';
import { explainPairing } from '../../src/report/index.js';
import { DUTCH_2030, NEIGHBOURS, SYSTEMS } from './made-up.js';

const systems = SYSTEMS;

interface Parts {
  readonly typeCode?: string;
  readonly startDate?: string;
  readonly type?: string;
}

const game = ([white, black]: readonly [number, number]) =>
  ({ white, black, whiteResult: '1', blackResult: '0', coloursKnown: true }) as const;

/** Six players and the rounds given; White always wins. */
const event = (
  rounds: readonly (readonly (readonly [number, number])[])[],
  { typeCode, startDate = '', type = '' }: Parts = {},
): Tournament =>
  createTournament({
    info: { startDate, type },
    settings: { roundCount: 5, initialColour: 'white', ...(typeCode && { typeCode }) },
    players: [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
    rounds: rounds.map((pairs, index) => ({ number: index + 1, byes: [], games: pairs.map(game) })),
  });

const chosen = (parts: Parts) => {
  const choice = chooseSystem(event([], parts), { systems });
  return choice.kind === 'chosen' ? choice.system : choice.because;
};

describe('a made-up edition', () => {
  const request = { system: 'dutch', edition: '2030', systems };
  // By the order alone 1 - 4, 2 - 5, 3 - 6; the criterion wants as many even sums as there can be.
  const usual = pairRound(event([]), 1, { system: 'dutch', edition: '2026' });

  it.each([
    { typeCode: 'FIDE_DUTCH_2030' },
    { startDate: '2030/05/01' },
    { type: 'Individual: Dutch of 2030' },
  ])('is chosen by %o', (parts) => {
    expect(chosen(parts)).toBe(DUTCH_2030);
    expect(chooseSystem(event([], parts))).not.toMatchObject({ system: DUTCH_2030 });
  });

  it('pairs by its own criterion', () => {
    expect(usual).toMatchObject({ pairs: [{ white: 1, black: 4 }, {}, {}] });
    const result = pairRound(event([]), 1, request);
    expect(result).toMatchObject({
      pairs: [
        { white: 1, black: 4 },
        { white: 6, black: 2 },
        { white: 3, black: 5 },
      ],
    });
  });

  it('is explained with its own articles, and never with those of another edition', () => {
    const given = event([
      [
        [1, 4],
        [5, 2],
        [3, 6],
      ],
    ]);
    const round = verifyRound(given, 1, request);
    expect(round.verdict).toBe('differs');
    expect(round.decisive?.decision).toMatchObject({
      kind: 'criterion',
      criterion: { id: 'C22', article: 'C.99:2030 [C22]' },
    });
    const { rules, articles } = DUTCH_2030;
    const cited = [
      ...rules.absolute,
      ...rules.colours,
      ...rules.criteria.map(({ article }) => article),
      ...Object.values(articles),
    ];
    for (const article of cited) expect(article).toMatch(/^C\.99:2030 /);
    expect(JSON.stringify(round)).not.toContain('C.04.3:2026');
  });

  it('is told as the edition that a file was paired by', () => {
    const paired = pairRound(event([]), 1, request);
    if (paired.kind !== 'paired') throw new Error('Expected a pairing');
    const given = event([paired.pairs.map(({ white, black }) => [white, black] as const)]);
    const asked = { system: 'dutch', edition: '2026' };
    expect(verifyTournament(given, { ...asked, systems }).conformsTo).toEqual(['dutch 2030']);
    expect(verifyTournament(given, asked).conformsTo).toBeUndefined();
  });

  it('answers what a wish costs', () => {
    const answer = checkWhatIf(
      event([]),
      1,
      {
        include: [
          [1, 4],
          [2, 5],
        ],
      },
      request,
    );
    expect(answer.kind).toBe('costs');
    expect(answer.sentence).toContain('C22');
  });

  it('is counted, judged and named by a campaign', () => {
    const rules = { system: 'dutch', edition: '2030', systems };
    expect(countedRules(rules)).toEqual(expect.arrayContaining(['C5', 'C9', 'C21', 'C22']));
    expect([...rulesAtWork(event([]), 1, rules)]).toContain('C22');
    if (usual.kind !== 'paired') throw new Error('Expected a pairing');
    const answer = { kind: 'paired' as const, pairs: usual.pairs, byes: [] };
    expect(judgeAnswer(event([]), 1, answer, rules)).toMatchObject({
      kind: 'wrong',
      cause: { key: 'criterion C22' },
    });
    expect(withRulesNamed(event([]), rules).settings.typeCode).toBe('FIDE_DUTCH_2030');
  });
});

describe('a made-up system', () => {
  const request = { system: 'neighbours', systems };
  const FIRST = [
    [1, 2],
    [3, 4],
    [5, 6],
  ] as const;

  it.each([{ typeCode: 'FIDE_NEIGHBOURS' }, { type: 'Neighbours, individual' }])(
    'is chosen by %o',
    (parts) => {
      expect(chosen(parts)).toBe(NEIGHBOURS);
    },
  );

  it('is verified: what it prescribes, what differs and what is illegal', () => {
    const next = pairRound(event([FIRST]), 2, request);
    expect(next).toMatchObject({
      pairs: [
        { white: 1, black: 3 },
        { white: 5, black: 2 },
        { white: 4, black: 6 },
      ],
    });
    const given = (second: readonly (readonly [number, number])[]) =>
      verifyTournament(event([FIRST, second]), request).rounds[1];
    expect(
      given([
        [1, 3],
        [5, 2],
        [4, 6],
      ])?.verdict,
    ).toBe('conforms');
    const differs = given([[1, 6], [5, 2], [4, 3].reverse() as [number, number]]);
    expect(differs?.verdict).toBe('illegal');
    expect(JSON.stringify(differs)).toContain('N art. 1');
    const worse = given([
      [1, 6],
      [5, 3],
      [2, 4],
    ]);
    expect(worse?.decisive?.reason).toContain('N art. 2');
  });

  it('is explained, and answers wishes', () => {
    const opened = openRound(event([FIRST]), 2, request);
    if (opened.kind !== 'opened') throw new Error(opened.reason);
    const result = opened.case.pair();
    if (result.kind !== 'paired') throw new Error(result.reason);
    expect(explainPairing(opened, result)[0]?.pairs).toHaveLength(3);
    const wish = (pair: readonly [number, number]) =>
      checkWhatIf(event([FIRST]), 2, { include: [pair] }, request);
    expect(wish([1, 2])).toMatchObject({ kind: 'illegal', illegality: { round: 1 } });
    expect(wish([1, 6])).toMatchObject({ kind: 'costs' });
    expect(wish([1, 3])).toMatchObject({ kind: 'regulation' });
  });

  it('is counted by a campaign', () => {
    const rules = { system: 'neighbours', edition: '1', systems };
    expect(countedRules(rules)).toEqual([
      'no legal pairing',
      '1',
      'N2',
      'order: transposition',
      'colour 4',
    ]);
    expect([...rulesAtWork(event([FIRST]), 2, rules)]).toEqual(
      expect.arrayContaining(['colour 4', 'N2']),
    );
    expect(withRulesNamed(event([]), rules).settings.typeCode).toBe('FIDE_NEIGHBOURS');
  });
});
