import { runPhase } from './augmenting-phase.js';
import {
  type Blossoms,
  createBlossoms,
  dissolveAll,
  dissolveEmpty,
  shareRoom,
} from './blossoms.js';

/** No edge between two vertices. */
export const NO_EDGE = Number.NEGATIVE_INFINITY;

/** A lower weight for the edge of two vertices; NO_EDGE removes it. */
export interface LowerWeight {
  readonly u: number;
  readonly v: number;
  readonly weight: number;
}

/**
 * A perfect matching of greatest weight that can be questioned: is there still one of that weight if
 * these edges weigh less, or are gone? Each question costs about one augmenting search, because the
 * matching and the duals in hand are kept.
 */
export interface Optimum {
  readonly size: number;
  readonly weight: number;
  mate(vertex: number): number;
  weightOf(u: number, v: number): number;
  /** Lowers the weights if the optimum stays what it is; else changes nothing and says false. */
  lower(changes: readonly LowerWeight[]): boolean;
  /**
   * Of the optimal matchings those that are heaviest by these other integer weights, and so on. The
   * weights of two edges differ by less than 2^52 / size^3, so that the blossoms that the optimal
   * matchings respect can be weighed in (see refineOptimum).
   */
  refine(weightOf: (u: number, v: number) => number): Optimum;
}

interface State {
  readonly size: number;
  readonly doubled: Float64Array;
  readonly mate: Int32Array;
  /** Vertex duals, without blossoms: dual[u] + dual[v] is at least the doubled weight. */
  readonly dual: Float64Array;
  /** Room to work in; empty between questions. */
  readonly blossoms: Blossoms;
}

/**
 * The optimum over the complete graph on `size` vertices with the integer weights of `weightOf`
 * (u < v; NO_EDGE for none). Undefined when there is no perfect matching. Weights must stay below
 * 2^50 / size in absolute value. A good guess of the mates spares work; it need not be one.
 */
export function createOptimum(
  size: number,
  weightOf: (u: number, v: number) => number,
  likelyMate?: (vertex: number) => number,
): Optimum | undefined {
  return size % 2 === 0 ? buildOptimum(size, weightOf, likelyMate) : undefined;
}

function buildOptimum(
  size: number,
  weightOf: (u: number, v: number) => number,
  likelyMate?: (vertex: number) => number,
  room?: Blossoms,
): Optimum | undefined {
  const doubled = new Float64Array(size * size).fill(NO_EDGE);
  const dual = new Float64Array(size).fill(NO_EDGE);
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size; v += 1) {
      const weight = 2 * weightOf(u, v);
      doubled[u * size + v] = weight;
      doubled[v * size + u] = weight;
      dual[u] = Math.max(dual[u]!, weight);
      dual[v] = Math.max(dual[v]!, weight);
    }
    if (dual[u] === NO_EDGE) return undefined;
  }
  // Half of the heaviest doubled edge at each vertex is a feasible dual.
  for (let u = 0; u < size; u += 1) dual[u] = dual[u]! / 2;
  const mate = new Int32Array(size).fill(-1);
  const blossoms = room ? shareRoom(room, mate) : createBlossoms(size, mate);
  const state: State = { size, doubled, dual, mate, blossoms };
  for (let u = 0; likelyMate && u < size; u += 1) {
    const v = likelyMate(u);
    if (v > u && v < size && likelyMate(v) === u) {
      mate[u] = v;
      mate[v] = u;
    }
  }
  if (!solve(state, Number.NEGATIVE_INFINITY)) return undefined;
  const weight = totalWeight(state);
  return {
    size,
    weight,
    mate: (vertex) => mate[vertex]!,
    weightOf: (u, v) => doubled[u * size + v]! / 2,
    lower: (changes) => lowerWeights(state, changes, weight),
    refine: (other) => refineOptimum(state, other),
  };
}

const NOT_OPTIMAL = -1;

/**
 * The optimal matchings are those perfect ones that use tight edges only and leave every blossom of
 * positive dual once. So edges that are not tight go, the number of such blossoms that an edge leaves
 * counts against it, and the first weights are not needed any more: they never pile up.
 */
function refineOptimum(state: State, weightOf: (u: number, v: number) => number): Optimum {
  const { size, doubled, mate, dual, blossoms } = state;
  const [oldMate, oldDual] = [mate.slice(), dual.slice()];
  grow(state, Number.NEGATIVE_INFINITY);
  const chains = positiveChains(blossoms);
  const blossomsLeft = (u: number, v: number): number => {
    const [first, second] = [chains[u]!, chains[v]!];
    let slack = dual[u]! + dual[v]! - doubled[u * size + v]!;
    let shared = 0;
    while (shared < first.length && first.at(-1 - shared) === second.at(-1 - shared)) {
      slack += blossoms.weight[first.at(-1 - shared)!]!;
      shared += 1;
    }
    return slack === 0 ? first.length + second.length - 2 * shared : NOT_OPTIMAL;
  };
  const left = new Int32Array(size * size);
  let [lightest, heaviest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size; v += 1) {
      const count = blossomsLeft(u, v);
      left[u * size + v] = count;
      if (count === NOT_OPTIMAL) continue;
      const weight = weightOf(u, v);
      lightest = Math.min(lightest, weight);
      heaviest = Math.max(heaviest, weight);
    }
  }
  // One needless departure costs two, because a blossom is odd: half of the widest gap is enough.
  const priority = Math.floor((size * (heaviest - lightest)) / 4) + 1;
  const likely = mate.slice();
  restore(state, oldMate, oldDual);
  return buildOptimum(
    size,
    (u, v) => {
      const count = left[u * size + v]!;
      if (count === NOT_OPTIMAL) return NO_EDGE;
      return weightOf(u, v) - priority * count;
    },
    (vertex) => likely[vertex]!,
    blossoms,
  )!;
}

/** The blossoms of positive dual around each vertex, the innermost first. */
function positiveChains(blossoms: Blossoms): readonly (readonly number[])[] {
  return Array.from({ length: blossoms.size }, (_, vertex) => {
    const chain: number[] = [];
    for (let node = blossoms.enclosing[vertex]!; node >= 0; node = blossoms.enclosing[node]!) {
      if (blossoms.weight[node]! > 0) chain.push(node);
    }
    return chain;
  });
}

function lowerWeights(state: State, changes: readonly LowerWeight[], weight: number): boolean {
  const { size, doubled } = state;
  const old = changes.map(({ u, v }) => doubled[u * size + v]!);
  let inUse = false;
  const write = (index: number, value: number): void => {
    const { u, v } = changes[index]!;
    doubled[u * size + v] = value;
    doubled[v * size + u] = value;
  };
  changes.forEach((change, index) => {
    const value = 2 * change.weight;
    if (value > old[index]!) {
      throw new RangeError(
        `Expected a weight of at most ${old[index]! / 2}, found ${change.weight}`,
      );
    }
    if (state.mate[change.u] === change.v && value < old[index]!) inUse = true;
    write(index, value);
  });
  if (!inUse) return true;
  const [oldMate, oldDual] = [state.mate.slice(), state.dual.slice()];
  if (solve(state, 2 * weight)) return true;
  restore(state, oldMate, oldDual);
  for (let index = old.length - 1; index >= 0; index -= 1) write(index, old[index]!);
  return false;
}

function restore(
  { mate, dual, blossoms }: State,
  oldMate: Int32Array,
  oldDual: Float64Array,
): void {
  dissolveAll(blossoms);
  mate.set(oldMate);
  dual.set(oldDual);
}

function totalWeight(state: State): number {
  let doubledSum = 0;
  for (let u = 0; u < state.size; u += 1)
    doubledSum += state.doubled[u * state.size + state.mate[u]!]!;
  return doubledSum / 4;
}

/**
 * Completes the matching to a perfect one of greatest weight, from the duals and those pairs in hand
 * that are tight. False when there is none, or none whose doubled weight reaches `target`.
 */
function solve(state: State, target: number): boolean {
  if (!grow(state, target)) return false;
  const { dual, blossoms } = state;
  dissolveAll(blossoms, (node) => {
    const share = blossoms.weight[node]! / 2;
    for (const vertex of blossoms.members[node]!) dual[vertex]! += share;
  });
  return true;
}

/** The same, but the blossoms that belong to the duals stay. */
function grow(state: State, target: number): boolean {
  const { size, doubled, mate, dual, blossoms } = state;
  const isTight = (u: number, v: number): boolean => dual[u]! + dual[v]! === doubled[u * size + v];
  let bound = 0;
  for (let u = 0; u < size; u += 1) {
    bound += dual[u]!;
    const partner = mate[u]!;
    if (partner > u && !isTight(u, partner)) {
      mate[u] = -1;
      mate[partner] = -1;
    }
  }
  for (let u = 0; u < size; u += 1) {
    for (let v = u + 1; v < size && mate[u]! < 0; v += 1) {
      if (mate[v]! >= 0 || !isTight(u, v)) continue;
      mate[u] = v;
      mate[v] = u;
    }
  }
  for (let left = mate.filter((other) => other < 0).length; left > 0; left -= 2) {
    bound -= runPhase({ size, doubled, dual, blossoms }, bound - target);
    if (!Number.isFinite(bound)) return false;
    dissolveEmpty(blossoms);
  }
  return true;
}

/**
 * Pairs u with v for good if an optimal matching does: all their other edges go. Says whether it did.
 */
export function fixPair(optimum: Optimum, u: number, v: number): boolean {
  if (optimum.weightOf(u, v) === NO_EDGE) return false;
  const changes: LowerWeight[] = [];
  for (let other = 0; other < optimum.size; other += 1) {
    if (other === u || other === v) continue;
    for (const end of [u, v]) {
      if (optimum.weightOf(end, other) === NO_EDGE) continue;
      changes.push({ u: end, v: other, weight: NO_EDGE });
    }
  }
  return optimum.lower(changes);
}

/**
 * Leaves a vertex only these partners if an optimal matching gives it one of them; else changes
 * nothing. Says which.
 */
export function keepPartners(
  optimum: Optimum,
  vertex: number,
  isPartner: (other: number) => boolean,
): boolean {
  const changes: LowerWeight[] = [];
  let some = false;
  for (let other = 0; other < optimum.size; other += 1) {
    if (other === vertex || optimum.weightOf(vertex, other) === NO_EDGE) continue;
    if (isPartner(other)) some = true;
    else changes.push({ u: vertex, v: other, weight: NO_EDGE });
  }
  return some && optimum.lower(changes);
}

/** The same, or else only the other partners. */
export function splitPartners(
  optimum: Optimum,
  vertex: number,
  isPreferred: (other: number) => boolean,
): boolean {
  if (keepPartners(optimum, vertex, isPreferred)) return true;
  keepPartners(optimum, vertex, (other) => !isPreferred(other));
  return false;
}

/** Leaves a vertex only the first partner, by number, that an optimal matching gives it. */
export function keepFirstPartner(optimum: Optimum, vertex: number): number {
  let mate: number;
  do mate = optimum.mate(vertex);
  while (keepPartners(optimum, vertex, (other) => other < mate));
  keepPartners(optimum, vertex, (other) => other === mate);
  return mate;
}
