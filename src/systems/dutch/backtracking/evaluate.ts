import type { BracketContext } from '../criteria.js';
import { compareValues, criterionValue } from '../evaluate.js';
import type { Round2012 } from './bracket.js';
import type { RankPairing } from './solve.js';

/** The values of the criteria, best criterion first: a count, or scores from high to low. */
export type CriteriaVector = readonly (readonly number[])[];

export function criteriaVector(
  round: Round2012,
  context: BracketContext,
  { pairs, leftOver }: RankPairing,
): CriteriaVector {
  const candidate = { pairs, downfloaters: leftOver };
  return round.edition.criteria.map(
    (criterion) => criterionValue(round, context, criterion, candidate).values,
  );
}

/** Negative when `a` is better. */
export function compareVectors(a: CriteriaVector, b: CriteriaVector): number {
  for (const [index, values] of a.entries()) {
    const difference = compareValues(values, b[index]!);
    if (difference !== 0) return difference;
  }
  return 0;
}
