import { minimumCostPerfectMatching } from '../../matching/weighted.js';
import type { BracketContext, Criterion } from './criteria.js';
import type { Field } from './field.js';
import { type LevelLayout, layOutLevels } from './levels.js';

/** Where a vertex of the matching problem stands. */
export type Place = 'mdp' | 'resident' | 'next' | 'below' | 'bye' | 'float';

export interface ProblemVertex {
  /** Rank in the field; the bye's rank, or -1 for an anonymous place to float to. */
  readonly rank: number;
  readonly place: Place;
}

/**
 * One bracket as a perfect matching problem (C.04.3:2026 art. 3.4). Members pair with members, or
 * float: to a vertex of the next scoregroup, further below, to the bye, or (`float`) anywhere. The
 * costs put C6, C7, C8 and C9 before the criteria of the edition.
 */
export interface BracketProblem {
  readonly vertices: readonly ProblemVertex[];
  /** Number of members; they are the first vertices, in BSN order. */
  readonly memberCount: number;
  readonly mdpCount: number;
  readonly width: number;
  readonly cost: Float64Array;
}

export interface ProblemOptions {
  readonly field: Field;
  readonly criteria: readonly Criterion[];
  readonly context: BracketContext;
  readonly vertices: readonly ProblemVertex[];
  readonly memberCount: number;
  readonly mdpCount: number;
  /** Criterion C9 applies: the only downfloater will get the bye. */
  readonly countUnplayedGames: boolean;
  readonly mayPair: (u: number, v: number) => boolean;
}

/** Contributions of one edge or float to the levels before they are laid out. */
interface Term {
  readonly first: number;
  readonly second: number;
  readonly values: readonly (number | undefined)[];
}

export function createBracketProblem(options: ProblemOptions): BracketProblem {
  const { vertices, memberCount, mdpCount } = options;
  const terms = new TermTable(options);
  const { layout, add } = terms.layOut();
  const size = vertices.length;
  const { width } = layout;
  const cost = new Float64Array(size * size * width).fill(Number.POSITIVE_INFINITY);
  const vector = new Float64Array(width);
  const setEdge = (first: number, second: number) => {
    cost.set(vector, (first * size + second) * width);
    cost.set(vector, (second * size + first) * width);
  };
  for (let first = 0; first < size; first += 1) {
    for (let second = first + 1; second < size; second += 1) {
      if (!isEdge(options, first, second)) continue;
      vector.fill(0);
      add(vector, first, second);
      setEdge(first, second);
    }
  }
  return { vertices, memberCount, mdpCount, width, cost };
}

function isEdge(options: ProblemOptions, first: number, second: number): boolean {
  const a = options.vertices[first]!;
  const b = options.vertices[second]!;
  if (b.place === 'float') return a.place === 'mdp' || a.place === 'resident';
  return options.mayPair(a.rank, b.rank);
}

/** Collects what edges contribute, then says which levels exist and how large they can get. */
class TermTable {
  private readonly pairs = new Map<number, Term>();
  private readonly floats: Term[] = [];

  constructor(private readonly options: ProblemOptions) {
    const { field, criteria, context, vertices, memberCount, mdpCount } = options;
    const playerAt = (index: number) => field.players[vertices[index]!.rank]!;
    for (let first = 0; first < memberCount; first += 1) {
      const player = playerAt(first);
      this.floats.push({
        first,
        second: -1,
        values: criteria.map((criterion) => criterion.ofDownfloater?.(player, context)),
      });
      for (let second = Math.max(first + 1, mdpCount); second < memberCount; second += 1) {
        if (!options.mayPair(vertices[first]!.rank, vertices[second]!.rank)) continue;
        const other = playerAt(second);
        this.pairs.set(first * memberCount + second, {
          first,
          second,
          values: criteria.map((criterion) => criterion.ofPair?.(player, other, context)),
        });
      }
    }
  }

  layOut(): {
    readonly layout: LevelLayout;
    readonly add: (vector: Float64Array, first: number, second: number) => void;
  } {
    const { field, criteria, vertices, memberCount, mdpCount, countUnplayedGames } = this.options;
    const limits: number[] = [];
    const level = (limit: number): number => limits.push(limit) - 1;
    const scoreLevels = (count: number): Map<number, number> => {
      const scores = new Set<number>();
      for (let i = 0; i < count; i += 1) scores.add(field.players[vertices[i]!.rank]!.score);
      const sorted = [...scores].sort((a, b) => b - a);
      return new Map(sorted.map((score) => [score, level(count)]));
    };
    const nextCount = vertices.filter((vertex) => vertex.place === 'next').length;
    const looksAhead = vertices.some((vertex) => vertex.place !== 'float' && vertex.place !== 'bye')
      && vertices.length > memberCount;
    const c6 = level(memberCount);
    const c7 = mdpCount > 0 ? scoreLevels(memberCount) : undefined;
    const c8Count = looksAhead ? level(memberCount + nextCount) : -1;
    const c8Scores = looksAhead ? scoreLevels(memberCount + nextCount) : undefined;
    const unplayed = countUnplayedGames
      ? Math.max(0, ...field.players.map((player) => player.unplayedGames))
      : 0;
    const c9 = unplayed > 0 ? level(unplayed) : -1;
    const plans = criteria.map((criterion, index) => this.planCriterion(criterion, index, level));
    const layout = layOutLevels(limits, vertices.length);
    const bump = (vector: Float64Array, at: number | undefined, amount: number) => {
      if (at === undefined || at < 0 || amount === 0) return;
      vector[layout.component[at]!]! += amount * layout.unit[at]!;
    };
    const addValues = (vector: Float64Array, term: Term) => {
      term.values.forEach((value, index) => {
        if (value === undefined) return;
        const plan = plans[index]!;
        if (plan.kind === 'count') bump(vector, plan.level, value);
        else bump(vector, plan.levels.get(value), 1);
      });
    };
    const scoreOf = (index: number) => field.players[vertices[index]!.rank]!.score;
    const addFloat = (vector: Float64Array, index: number) => {
      bump(vector, c6, 1);
      if (c7) bump(vector, c7.get(scoreOf(index)), 1);
      addValues(vector, this.floats[index]!);
    };
    const addUnpairedNext = (vector: Float64Array, index: number) => {
      bump(vector, c8Count, 1);
      bump(vector, c8Scores?.get(scoreOf(index)), 1);
    };
    const add = (vector: Float64Array, first: number, second: number) => {
      const target = vertices[second]!.place;
      if (second < memberCount) {
        const term = this.pairs.get(first * memberCount + second);
        if (term) addValues(vector, term);
        else {
          // Two MDPs who both float and meet further down: legal only as part of a completion.
          for (const index of [first, second]) {
            addFloat(vector, index);
            addUnpairedNext(vector, index);
          }
        }
        return;
      }
      if (first < memberCount) addFloat(vector, first);
      const leavesNext = target === 'below' || target === 'bye';
      if (first < memberCount + nextCount && leavesNext) addUnpairedNext(vector, first);
      if (first < memberCount && target === 'bye') {
        bump(vector, c9, field.players[vertices[first]!.rank]!.unplayedGames);
      }
    };
    return { layout, add };
  }

  /** Levels of one criterion; none where no edge contributes. */
  private planCriterion(
    criterion: Criterion,
    index: number,
    level: (limit: number) => number,
  ):
    | { readonly kind: 'count'; readonly level: number }
    | { readonly kind: 'scores'; readonly levels: ReadonlyMap<number, number> } {
    const values = new Set<number>();
    for (const term of this.pairs.values()) {
      const value = term.values[index];
      if (value !== undefined) values.add(value);
    }
    for (const term of this.floats) {
      const value = term.values[index];
      if (value !== undefined) values.add(value);
    }
    const { memberCount } = this.options;
    if (criterion.kind === 'count') {
      const largest = Math.max(0, ...values);
      return { kind: 'count', level: largest > 0 ? level(memberCount * largest) : -1 };
    }
    const sorted = [...values].sort((a, b) => b - a);
    return { kind: 'scores', levels: new Map(sorted.map((value) => [value, level(memberCount)])) };
  }
}

/** Further levels for the order of generation, for the pairs of members and their floats. */
export interface OrderLevels {
  readonly limits: readonly number[];
  /** Calls `add(level, amount)` for what the edge (first < second) contributes. */
  readonly ofEdge: (
    first: number,
    second: number,
    add: (level: number, amount: number) => void,
  ) => void;
}

/**
 * The best matching of the vertices in `alive` (indices), with `order` deciding between equals.
 * `isAllowed` can forbid edges. Answers the mate of each vertex index, -1 for the others.
 */
export function solveProblem(
  problem: BracketProblem,
  alive: readonly number[],
  order?: OrderLevels,
  isAllowed?: (first: number, second: number) => boolean,
): Int32Array | undefined {
  const { vertices, width, cost } = problem;
  const size = alive.length;
  const layout = order ? layOutLevels(order.limits, size) : undefined;
  const extra = order && order.limits.length > 0 ? layout!.width : 0;
  const total = width + extra;
  const matrix = new Float64Array(size * size * total).fill(Number.POSITIVE_INFINITY);
  for (let i = 0; i < size; i += 1) {
    for (let j = i + 1; j < size; j += 1) {
      const first = alive[i]!;
      const second = alive[j]!;
      const source = (first * vertices.length + second) * width;
      if (cost[source]! === Number.POSITIVE_INFINITY) continue;
      if (isAllowed && !isAllowed(first, second)) continue;
      const target = (i * size + j) * total;
      for (let k = 0; k < width; k += 1) matrix[target + k] = cost[source + k]!;
      if (extra > 0) {
        matrix.fill(0, target + width, target + total);
        order!.ofEdge(first, second, (level, amount) => {
          matrix[target + width + layout!.component[level]!]! += amount * layout!.unit[level]!;
        });
      }
      matrix.copyWithin((j * size + i) * total, target, target + total);
    }
  }
  const mate = minimumCostPerfectMatching({ size, width: total, cost: matrix });
  if (!mate) return undefined;
  const result = new Int32Array(vertices.length).fill(-1);
  mate.forEach((partner, i) => {
    result[alive[i]!] = alive[partner]!;
  });
  return result;
}
