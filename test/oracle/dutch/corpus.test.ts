import { describe, expect, it } from 'vitest';
import { DUTCH_2017, DUTCH_2026, type DutchEdition } from '../../../src/systems/dutch/edition.js';
import { corpusMissing } from '../../support/corpus.js';
import { type DutchCase, positionCases, tournamentCases } from '../../support/dutch-answers.js';
import { answerText } from '../../support/dutch-text.js';
import { FULL } from '../../support/effort.js';
import { pairDutchByTheBook } from './pair-by-the-book.js';

// Brackets of nine players have at most 15,120 candidates, of seven players 840.
const LIMITS = { players: 13, candidates: FULL ? 15_120 : 840 };

interface Count {
  compared: number;
  tooBig: number;
  readonly kinds: Map<string, number>;
  readonly differences: string[];
}

function compareAll(cases: Iterable<DutchCase>, edition: DutchEdition): Count {
  const count: Count = { compared: 0, tooBig: 0, kinds: new Map(), differences: [] };
  for (const { name, situation, answers } of cases) {
    const own = pairDutchByTheBook(situation, edition, LIMITS);
    if (own.kind === 'tooBig') {
      count.tooBig += 1;
      continue;
    }
    const text = answerText(own);
    count.compared += 1;
    const brackets = own.kind === 'paired' ? (own.trace?.brackets ?? []) : [];
    for (const kind of new Set(brackets.map((bracket) => bracket.kind))) {
      count.kinds.set(kind, (count.kinds.get(kind) ?? 0) + 1);
    }
    for (const [engine, answer] of answers) {
      if (answer !== text) count.differences.push(`${name} ${engine}: ${answer}, book: ${text}`);
    }
  }
  return count;
}

/** Each bundle, and how many of its rounds are small enough at least. */
const BUNDLES = [
  ['dutch-2026-positions', DUTCH_2026, positionCases, 800],
  ['dutch-2026-acceleration', DUTCH_2026, positionCases, 100],
  ['dutch-2026-tournaments', DUTCH_2026, tournamentCases, 900],
  ['dutch-2017-positions', DUTCH_2017, positionCases, 600],
  ['dutch-2017-acceleration', DUTCH_2017, positionCases, 100],
  ['dutch-2017-tournaments', DUTCH_2017, tournamentCases, 500],
] as const;

const missing = corpusMissing();

describe.skipIf(missing)('the book oracle answers as the reference engines', () => {
  it.each(BUNDLES)('%s, small fields', (bundle, edition, cases, atLeast) => {
    const { compared, tooBig, kinds, differences } = compareAll(cases(bundle, edition), edition);
    console.log(`${bundle}: ${compared} rounds compared, ${tooBig} too big`, kinds);
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(FULL ? atLeast : atLeast / 2);
  });

  it.each([
    ['dutch-2026-disputed', DUTCH_2026, 'bbpPairings-6.0.0'],
    ['dutch-2017-disputed', DUTCH_2017, 'bbpPairings-5.0.1'],
  ] as const)('%s: the answer of one of the two engines', (bundle, edition, engine) => {
    let compared = 0;
    for (const { name, situation, answers } of positionCases(bundle, edition)) {
      const own = pairDutchByTheBook(situation, edition, LIMITS);
      if (own.kind === 'tooBig' || !answers.has(engine)) continue;
      compared += 1;
      expect(answerText(own), name).toBe(answers.get(engine));
    }
    expect(compared).toBeGreaterThan(0);
  });
});
