import { type Candidate, differingBoards, type OpenCase } from './candidate.js';
import type { CauseConfidence } from './facts.js';

/** One chance in twenty, and in a thousand, that one of so many changes would fit by itself. */
const MEDIUM = Math.log2(20);
const HIGH = Math.log2(1000);

/**
 * How much a cause tells. The boards that it reproduces could have been paired in so many other ways;
 * against this stands how many changes of its kind there are, and how many causes fit.
 */
export function confidenceOf(
  { made, bits }: Candidate,
  cases: readonly OpenCase[],
  fitting: number,
): CauseConfidence {
  const reproduced = cases.reduce((sum, one) => sum + waysToPair(one, made), 0);
  const told = reproduced - bits - Math.log2(fitting);
  if (told >= HIGH) return 'high';
  return told >= MEDIUM ? 'medium' : 'low';
}

/** Logarithm (base 2) of the number of ways to pair those of the differing boards. */
function waysToPair({ result }: OpenCase, made: number): number {
  const boards = differingBoards(result);
  const colours = boards.filter(({ kind }) => kind === 'colour').length;
  const pairs = boards.length - colours - made;
  let ways = colours;
  for (let odd = 2 * pairs - 1; odd > 1; odd -= 2) ways += Math.log2(odd);
  return ways;
}
