import type { Field } from '../field.js';
import {
  type GamesGraph,
  type GraphComponent,
  gamesGraph,
  gamesOf,
  opponentsMean,
} from './games-graph.js';
import { solveLaplacian } from './laplacian.js';
import { dpOf, type RecursiveOptions } from './options.js';

/** What is known of one component of the games. */
export interface RecursiveComponent extends GraphComponent {
  /** Games-weighted mean of dp: what every repetition of the plain calculation adds. */
  readonly drift: number;
  /** Games-weighted mean of the values. */
  readonly level: number;
}

/** A solution: values per participant index, NaN without a game. */
export interface RecursiveValues {
  readonly graph: GamesGraph;
  readonly components: readonly RecursiveComponent[];
  readonly values: Float64Array;
  /** What each player's own result adds: dp of the score, or the score minus a half. */
  readonly own: Float64Array;
}

/**
 * Recursive performance: the values x that repeat themselves, up to a constant, when performance is
 * calculated with them: x = mean of the opponents' x + dp(score) - drift. Solved as linear
 * equations per component; `options.level` fixes the free constant.
 */
export function solveRecursivePerformance(
  field: Field,
  options: RecursiveOptions = {},
): RecursiveValues {
  const graph = gamesGraph(field);
  const dp = options.dp ?? 'fide';
  const own = Float64Array.from({ length: graph.count }, (_, index) =>
    gamesOf(graph, index) === 0
      ? Number.NaN
      : dpOf(dp, graph.halfPoints[index]!, gamesOf(graph, index)),
  );
  return solveFixedPoint(graph, own, (component) => levelOf(field, graph, component, options));
}

/**
 * Recursive Buchholz: x = mean of the opponents' x + own score per game - 1/2, with the
 * games-weighted mean 0 in every component.
 */
export function solveRecursiveBuchholz(field: Field): RecursiveValues {
  const graph = gamesGraph(field);
  const own = Float64Array.from({ length: graph.count }, (_, index) => {
    const games = gamesOf(graph, index);
    return games === 0 ? Number.NaN : (graph.halfPoints[index]! - games) / (2 * games);
  });
  return solveFixedPoint(graph, own, () => 0);
}

function solveFixedPoint(
  graph: GamesGraph,
  own: Float64Array,
  levelOfComponent: (component: GraphComponent) => number,
): RecursiveValues {
  const values = new Float64Array(graph.count).fill(Number.NaN);
  const components = graph.components.map((component) => {
    const drift = weightedMean(graph, component, own);
    const b = Float64Array.from(
      component.members,
      (member) => gamesOf(graph, member) * (own[member]! - drift),
    );
    const solution = solveLaplacian(graph, component, b);
    component.members.forEach((member, place) => {
      values[member] = solution[place]!;
    });
    const level = levelOfComponent(component);
    const shift = level - weightedMean(graph, component, values);
    for (const member of component.members) values[member]! += shift;
    return { ...component, drift, level };
  });
  return { graph, components, values, own };
}

/** Mean over the members, each as often as it has games. */
export function weightedMean(
  graph: GamesGraph,
  { members }: GraphComponent,
  values: Float64Array,
): number {
  let sum = 0;
  let games = 0;
  for (const member of members) {
    sum += gamesOf(graph, member) * values[member]!;
    games += gamesOf(graph, member);
  }
  return sum / games;
}

/** Unrated players only move the level, so they are left out of it; without ratings it is 0. */
function levelOf(
  field: Field,
  graph: GamesGraph,
  { members, bipartite }: GraphComponent,
  { level = 'ratings' }: RecursiveOptions,
): number {
  if (typeof level === 'number') return level;
  const rated = level === 'zero' ? [] : members.filter((member) => field.ratings[member]! > 0);
  if (rated.length === 0) return 0;
  const ratings = Float64Array.from(field.ratings);
  return weightedMean(graph, { members: rated, bipartite }, ratings);
}

/**
 * Average recursive performance of a player's opponents over games, without the `low` lowest and the
 * `high` highest; each unplayed round has used up one low cut. NaN when nothing is left.
 */
export function averageOfOpponents(
  { graph, values }: RecursiveValues,
  index: number,
  rounds: number,
  low: number,
  high: number,
): number {
  if (low === 0 && high === 0) return opponentsMean(graph, values, index);
  const kept = keptOpponents({ graph, values }, index, rounds, low, high);
  if (kept.length === 0) return Number.NaN;
  return kept.reduce((sum, place) => sum + values[graph.opponents[place]!]!, 0) / kept.length;
}

/** Places in the graph of the games that the cuts leave, lowest value first. */
export function keptOpponents(
  { graph, values }: Pick<RecursiveValues, 'graph' | 'values'>,
  index: number,
  rounds: number,
  low: number,
  high: number,
): number[] {
  const places: number[] = [];
  for (let at = graph.start[index]!; at < graph.start[index + 1]!; at += 1) places.push(at);
  const valueAt = (place: number): number => values[graph.opponents[place]!]!;
  places.sort((a, b) => valueAt(a) - valueAt(b) || a - b);
  const unplayed = rounds - places.length;
  return places.slice(Math.max(0, low - unplayed), Math.max(0, places.length - high));
}
