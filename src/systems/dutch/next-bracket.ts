import {
  type Bracket,
  memberVertices,
  type RoundContext,
  ranksOf,
  solveBracket,
} from './bracket.js';
import type { ProblemVertex } from './bracket-problem.js';
import type { BracketPairing } from './candidate-order.js';
import type { NextBracket } from './criteria.js';

/**
 * The bracket's best pairing when it looks at the next scoregroup, and at nothing further down
 * (2017: C.7; in 2026 the completion must be asked for apart).
 */
export function pairWithNextBracket(
  context: RoundContext,
  bracket: Bracket,
  next: NextBracket,
): BracketPairing {
  const known: ProblemVertex[] = memberVertices(bracket);
  for (const rank of ranksOf(context.field, bracket.group + 1, bracket.group + 2)) {
    known.push({ rank, place: 'next' });
  }
  // The cost of leaving k vertices out is convex in k: once two places stay unused, more of them
  // cannot help.
  for (let places = 2; ; places *= 2) {
    const count = places + ((places + known.length) % 2);
    const vertices = [...known];
    for (let i = 0; i < count; i += 1) vertices.push({ rank: -1, place: 'out' });
    const pairing = solveBracket(context, bracket, { vertices, next });
    if (pairing && (!pairing.usesAllPlaces || count > known.length)) return pairing;
  }
}
