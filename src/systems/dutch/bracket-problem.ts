import { createOptimum, type Optimum } from '../../matching/optimum.js';
import { layOutLevels } from './cost-levels.js';
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

/** Contributions of one edge or float to the criteria, before levels are laid out. */
interface Term {
  readonly first: number;
  readonly second: number;
  readonly values: readonly (number | undefined)[];
}

type AddCost = (vector: Float64Array, first: number, second: number) => void;

/** Where the contributions to a criterion go; the level -1 is none. */
type CriterionPlan =
  | { readonly kind: 'count' | 'loneBye'; readonly level: number }
  | { readonly kind: 'scores'; readonly levels: ReadonlyMap<number, number> }
  | {
      readonly kind: 'next';
      readonly level: number;
      readonly levels: ReadonlyMap<number, number>;
      readonly weightOf: (rank: number) => number;
    };

interface CostPlan {
  readonly width: number;
  readonly add: AddCost;
}

/** Finds out which levels exist and how large they can get, then how an edge adds to them. */
function planCosts(options: ProblemOptions): CostPlan {
  const { field, vertices, memberCount, criteria } = options;
  const pairs = pairTerms(options, criteria);
  const floats = floatTerms(options, criteria);
  const limits: number[] = [];
  const level = (limit: number): number => limits.push(limit) - 1;
  const nextCount = vertices.filter((vertex) => vertex.place === 'next').length;
  const allPairs = [...pairs.values()];
  const plans = criteria.map((criterion, index): CriterionPlan => {
    if (criterion.ofUnpairedNext) {
      return planNext(options, criterion, memberCount + nextCount, level);
    }
    if (criterion.ofLoneBye) return planLoneBye(options, criterion, level);
    return planCriterion(criterion, index, allPairs, floats, memberCount, level);
  });
  const nextPlans = plans.filter((plan) => plan.kind === 'next');
  const byePlans = criteria.flatMap(({ ofLoneBye }, index) => {
    const plan = plans[index]!;
    return ofLoneBye && plan.kind === 'loneBye' ? [{ ofLoneBye, level: plan.level }] : [];
  });
  const layout = layOutLevels(limits, vertices.length);
  const bump = (vector: Float64Array, at: number, amount: number) => {
    if (at >= 0) vector[layout.component[at]!]! += amount * layout.unit[at]!;
  };
  const addValues = (vector: Float64Array, term: Term) => {
    for (let index = 0; index < plans.length; index += 1) {
      const value = term.values[index];
      if (value === undefined) continue;
      const one = plans[index]!;
      if (one.kind === 'scores') bump(vector, one.levels.get(value) ?? -1, 1);
      else bump(vector, one.level, value);
    }
  };
  const addUnpairedNext = (vector: Float64Array, index: number) => {
    const { rank } = vertices[index]!;
    for (const { level: count, levels, weightOf } of nextPlans) {
      bump(vector, count, weightOf(rank));
      bump(vector, levels.get(field.players[rank]!.score) ?? -1, 1);
    }
  };
  const add: AddCost = (vector, first, second) => {
    if (second < memberCount) {
      const term = pairs.get(first * memberCount + second);
      if (term) return addValues(vector, term);
      // Two MDPs who both float and meet further down: legal only as part of a completion.
      for (const index of [first, second]) {
        addValues(vector, floats[index]!);
        addUnpairedNext(vector, index);
      }
      return;
    }
    const target = vertices[second]!.place;
    if (first < memberCount) addValues(vector, floats[first]!);
    const leavesNext = target === 'below' || target === 'bye' || target === 'out';
    if (first < memberCount + nextCount && leavesNext) addUnpairedNext(vector, first);
    if (first < memberCount && (target === 'bye' || target === 'float')) {
      const player = field.players[vertices[first]!.rank]!;
      for (const { ofLoneBye, level: at } of byePlans) bump(vector, at, ofLoneBye(player));
    }
  };
  return { width: layout.width, add };
}

function pairTerms(
  options: ProblemOptions,
  criteria: readonly Criterion[],
): ReadonlyMap<number, Term> {
  const { field, context, vertices, memberCount, mdpCount, mayPair } = options;
  const terms = new Map<number, Term>();
  for (let first = 0; first < memberCount; first += 1) {
    const { rank } = vertices[first]!;
    const start = options.pairsMdps ? first + 1 : Math.max(first + 1, mdpCount);
    for (let second = start; second < memberCount; second += 1) {
      const other = vertices[second]!.rank;
      if (!mayPair(rank, other)) continue;
      const values = criteria.map((criterion) =>
        criterion.ofPair?.(field.players[rank]!, field.players[other]!, context),
      );
      terms.set(first * memberCount + second, { first, second, values });
    }
  }
  return terms;
}

function floatTerms(options: ProblemOptions, criteria: readonly Criterion[]): readonly Term[] {
  const { field, context, vertices, memberCount } = options;
  return vertices.slice(0, memberCount).map(({ rank }, first) => ({
    first,
    second: -1,
    values: criteria.map((criterion) => criterion.ofDownfloater?.(field.players[rank]!, context)),
  }));
}

/** Levels of one criterion; none where no edge contributes, or where all floats cost the same. */
function planCriterion(
  criterion: Criterion,
  index: number,
  pairs: readonly Term[],
  floats: readonly Term[],
  memberCount: number,
  level: (limit: number) => number,
): CriterionPlan {
  const distinct = (terms: readonly Term[]): Set<number> => {
    const values = new Set<number>();
    for (const { values: all } of terms) {
      const value = all[index];
      if (value !== undefined) values.add(value);
    }
    return values;
  };
  const ofPairs = distinct(pairs);
  const ofFloats = distinct(floats);
  const values = [...new Set([...ofPairs, ...ofFloats])].sort((a, b) => b - a);
  if (criterion.kind === 'count') {
    const largest = values[0] ?? 0;
    return { kind: 'count', level: largest > 0 ? level(memberCount * largest) : -1 };
  }
  const everyFloats = floats.every((term) => term.values[index] !== undefined);
  // The number of floaters is settled by a higher criterion, so equal floats decide nothing.
  if (ofPairs.size === 0 && ofFloats.size === 1 && everyFloats) {
    return { kind: 'scores', levels: new Map() };
  }
  return { kind: 'scores', levels: new Map(values.map((value) => [value, level(memberCount)])) };
}

/** The next bracket: how many stay unpaired there, then their scores from the highest. */
function planNext(
  { field, vertices, next }: ProblemOptions,
  { ofUnpairedNext }: Criterion,
  count: number,
  level: (limit: number) => number,
): CriterionPlan {
  if (!next) return { kind: 'count', level: -1 };
  const weightOf = (rank: number): number => ofUnpairedNext!(field.players[rank]!, next);
  const ranks = vertices.slice(0, count).map((vertex) => vertex.rank);
  const first = level(count * Math.max(0, ...ranks.map(weightOf)));
  const scores = [...new Set(ranks.map((rank) => field.players[rank]!.score))];
  scores.sort((a, b) => b - a);
  const levels = new Map(scores.map((score) => [score, level(count)]));
  return { kind: 'next', level: first, levels, weightOf };
}

function planLoneBye(
  { field, loneBye }: ProblemOptions,
  { ofLoneBye }: Criterion,
  level: (limit: number) => number,
): CriterionPlan {
  if (!loneBye) return { kind: 'count', level: -1 };
  return { kind: 'loneBye', level: level(Math.max(0, ...field.players.map(ofLoneBye!))) };
}
