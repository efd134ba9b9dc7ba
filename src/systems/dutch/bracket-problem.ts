import { createOptimum, type Optimum } from '../../matching/optimum.js';
import { planCosts } from './bracket-costs.js';
import type { BracketContext, Criterion, NextBracket } from './criteria.js';
import type { Field } from './field.js';

/**
 * Where a vertex of the matching problem stands. The last two are anonymous: `float` takes a member
 * who floats and finds a partner further down; `out` takes anybody who stays unpaired in the next
 * bracket too.
 */
export type Place = 'mdp' | 'resident' | 'next' | 'below' | 'bye' | 'float' | 'out';

export interface ProblemVertex {
  /** Rank in the field; the bye's rank; -1 for anonymous places. */
  readonly rank: number;
  readonly place: Place;
}

/**
 * One bracket as a perfect matching problem (C.04.3:2026 art. 3). Members pair with members, or
 * float: into the next scoregroup, further below, to the bye, or to an anonymous place.
 */
export interface BracketProblem {
  readonly vertices: readonly ProblemVertex[];
  /** Number of members; they are the first vertices, in BSN order, MDPs first. */
  readonly memberCount: number;
  readonly mdpCount: number;
  /** Components of a cost, and the matrix of costs : size * size * width; Infinity where there is no edge. */
  readonly width: number;
  readonly cost: Float64Array;
}

export interface ProblemOptions {
  readonly field: Field;
  readonly context: BracketContext;
  readonly vertices: readonly ProblemVertex[];
  readonly memberCount: number;
  readonly mdpCount: number;
  /** Best first. */
  readonly criteria: readonly Criterion[];
  /** What `ofUnpairedNext` is asked about; undefined: nobody looks ahead. */
  readonly next: NextBracket | undefined;
  /** `ofLoneBye` applies: the only downfloater gets the bye. */
  readonly loneBye: boolean;
  readonly mayPair: (u: number, v: number) => boolean;
  /** Who may take an anonymous `float` place; everybody by default. */
  readonly mayFloat?: (rank: number) => boolean;
  /** MDPs may be paired with one another (only where nothing else completes the round). */
  readonly pairsMdps?: boolean;
}

export function createBracketProblem(options: ProblemOptions): BracketProblem {
  const { vertices, memberCount, mdpCount } = options;
  const { width, add } = planCosts(options);
  const size = vertices.length;
  const cost = new Float64Array(size * size * width).fill(Number.POSITIVE_INFINITY);
  const vector = new Float64Array(width);
  for (let first = 0; first < size; first += 1) {
    for (let second = first + 1; second < size; second += 1) {
      if (!isEdge(options, first, second)) continue;
      vector.fill(0);
      add(vector, first, second);
      cost.set(vector, (first * size + second) * width);
      cost.set(vector, (second * size + first) * width);
    }
  }
  return { vertices, memberCount, mdpCount, width, cost };
}

/** The matchings that are best by all components; undefined when there is none. */
export function bestMatchings({ vertices, width, cost }: BracketProblem): Optimum | undefined {
  const size = vertices.length;
  const weightOf = (component: number) => (u: number, v: number) =>
    -cost[(u * size + v) * width + component]!;
  const half = size >> 1;
  let best = createOptimum(size, weightOf(0), (u) => (u < half ? u + half : u - half));
  for (let component = 1; component < width; component += 1) {
    best = best?.refine(weightOf(component));
  }
  return best;
}

function isEdge(options: ProblemOptions, first: number, second: number): boolean {
  const { memberCount, mayFloat, mayPair, vertices } = options;
  const a = vertices[first]!;
  const b = vertices[second]!;
  if (b.place === 'float') return first < memberCount && (mayFloat?.(a.rank) ?? true);
  return b.place === 'out' || mayPair(a.rank, b.rank);
}
