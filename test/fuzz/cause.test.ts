import { describe, expect, it } from 'vitest';
import { causeOf } from '../../src/fuzz/cause.js';
import { createTournament } from '../../src/model/build.js';
import type { CriterionComparison, Decision, OrderStage } from '../../src/systems/comparison.js';
import { ORDER_STAGES } from '../../src/systems/comparison.js';
import type { BracketOutcome } from '../../src/verify/types.js';
import type { Finding, RoundVerification } from '../../src/words/index.js';
import { openRound } from '../../src/words/index.js';

/** Round 1 of four players by the rules: 1-3, 4-2. */
const opened = openRound(
  createTournament({
    settings: { roundCount: 3, initialColour: 'white' },
    players: [1, 2, 3, 4].map((id) => ({ id })),
  }),
  1,
  { system: 'dutch', edition: '2026' },
);

const finding = (kind: Finding['kind'], more: Partial<Finding> = {}): Finding => ({
  ...{ kind, who: [], given: [], regulation: [[1, 3]], sentence: '' },
  ...more,
});

const NOBODY: BracketOutcome = { pairs: [], downfloaters: [] };

const decided = (decision: Decision | undefined, given = NOBODY): RoundVerification => ({
  ...{ round: 1, verdict: 'differs', findings: [finding('pair')] },
  decisive: {
    bracket: { number: 2, score: 10, members: [] },
    given,
    regulation: NOBODY,
    ...(decision && { decision }),
    sentence: '',
  },
});

const found = (findings: readonly Finding[], boards = 2): RoundVerification => ({
  ...{ round: 1, verdict: 'differs', findings },
  given: {
    pairs: [
      { white: 3, black: 1, coloursKnown: true },
      { white: 2, black: 4, coloursKnown: true },
    ].slice(0, boards),
    byes: [],
  },
});

const criterion: CriterionComparison = {
  ...{ id: 'C6', article: 'C.04.3:2026 C6', title: 'downfloaters', kind: 'count' },
  given: { values: [2], players: [] },
  regulation: { values: [0], players: [] },
};

const order = (stage: OrderStage, better: 'regulation' | 'given'): Decision => ({
  ...{ kind: 'order', article: 'art. 4.2', stage, better },
  given: { players: [] },
  regulation: { players: [] },
});

const cause = (verification: RoundVerification) => {
  if (opened.kind !== 'opened') throw new Error('Expected a round to pair');
  return causeOf(opened.case, verification);
};

describe('causeOf', () => {
  it.each<[string, RoundVerification, object]>([
    [
      'a broken rule, whatever else differs',
      found([
        finding('pair'),
        finding('illegal', {
          illegality: { kind: 'rematch', article: 'C1', round: 1 },
        }),
      ]),
      { kind: 'illegal', key: 'illegal rematch', title: 'is illegal: it lets two meet again (C1)' },
    ],
    [
      'no pairing at all',
      found([finding('illegal')]),
      { key: 'illegal not a pairing', title: 'is not a pairing at all' },
    ],
    [
      'one of two boards turned',
      found([finding('colour')]),
      { kind: 'colour', key: 'colour C.04.3:2026 art. 5.2.5' },
    ],
    [
      'both boards turned',
      found([finding('colour'), finding('colour')]),
      { kind: 'colour', key: 'colour all turned' },
    ],
    [
      'the only board turned',
      found([finding('colour')], 1),
      { kind: 'colour', key: 'colour C.04.3:2026 art. 5.2.5' },
    ],
    [
      'other colours and other pairs',
      found([finding('colour'), finding('pair')]),
      { key: 'pairs' },
    ],
    ['another order', found([finding('order')]), { kind: 'board-order' }],
    [
      'a decision that it is illegal',
      decided({ kind: 'illegal', article: 'C2', players: [1] }),
      { kind: 'illegal', key: 'illegal C2', title: 'is illegal by C2' },
    ],
    [
      'no completion',
      decided({ kind: 'completion', article: 'C4', unmatched: [3, 4] }),
      { key: 'completion', title: 'leaves some who cannot be paired any more (C4)' },
    ],
    [
      'a criterion',
      decided({ kind: 'criterion', criterion, better: 'regulation' }),
      { kind: 'criterion', key: 'criterion C6', title: 'loses at C6: downfloaters' },
    ],
    [
      'a criterion by which the answer is better: the fault is ours',
      decided({ kind: 'criterion', criterion, better: 'given' }),
      { kind: 'library', key: 'library criterion C6' },
    ],
    [
      'the order of generation',
      decided(order('transposition', 'regulation')),
      {
        ...{ kind: 'order', key: 'order transposition' },
        title: 'is as good, but comes later by the order of the lower half (art. 4.2)',
      },
    ],
    [
      'an order by which the answer comes first: the fault is ours',
      decided(order('exchange', 'given')),
      { kind: 'library', key: 'library order exchange' },
    ],
    [
      'another bye, where nothing decides',
      { ...decided(undefined), findings: [finding('pair'), finding('bye')] },
      { kind: 'bye', key: 'bye' },
    ],
    [
      'other downfloaters, where nothing decides',
      decided(undefined, { pairs: [], downfloaters: [4] }),
      { kind: 'pairs', key: 'downfloaters', title: 'has other downfloaters in bracket 2' },
    ],
    ['other pairs, where nothing decides', decided(undefined), { kind: 'pairs', key: 'pairs' }],
  ])('%s', (_, verification, expected) => {
    expect(cause(verification)).toMatchObject(expected);
  });

  it('has words of its own for every stage of the order', () => {
    const titles = ORDER_STAGES.map((stage) => cause(decided(order(stage, 'regulation'))).title);
    expect(new Set(titles).size).toBe(ORDER_STAGES.length);
  });
});
