import { CUT, cutMarks } from '../contributions.js';
import type { Field } from '../field.js';
import { type GamesGraph, type GraphComponent, gamesGraph, gamesOf } from './games-graph.js';
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
 * Mean of the values of a player's opponents over games, without the `low` lowest and the `high`
 * highest; each unplayed round has used up one low cut. NaN when nothing is left.
 */
export function averageOfOpponents(
  solution: RecursiveValues,
  index: number,
  rounds: number,
  low: number,
  high: number,
): number {
  const values = opponentValues(solution, index);
  const marks = opponentCuts(values, rounds, low, high);
  let sum = 0;
  let count = 0;
  values.forEach((value, place) => {
    if (marks[place] !== CUT.none) return;
    sum += value;
    count += 1;
  });
  return sum / count;
}

/** Values of a player's opponents, one per game. */
export function opponentValues({ graph, values }: RecursiveValues, index: number): Float64Array {
  const opponents = graph.opponents.subarray(graph.start[index]!, graph.start[index + 1]!);
  return Float64Array.from(opponents, (opponent) => values[opponent]!);
}

/** Marks of the cuts of ARPO: each unplayed round counts as one of the worst opponents. */
export const opponentCuts = (
  values: Float64Array,
  rounds: number,
  low: number,
  high: number,
): Uint8Array => cutMarks(values, Math.max(0, low - (rounds - values.length)), high);
