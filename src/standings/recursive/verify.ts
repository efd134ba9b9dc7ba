import { lastPlayedRound } from '../../model/history/rounds.js';
import type { Tournament } from '../../model/tournament.js';
import type { Field } from '../field.js';
import { playerField } from '../player-field.js';
import { gamesGraph, gamesOf, opponentsMean } from './games-graph.js';
import { DP_FUNCTIONS, dpOf, type RecursiveOptions } from './options.js';
import {
  type RecursiveValues,
  solveRecursiveBuchholz,
  solveRecursivePerformance,
  weightedMean,
} from './recursive.js';

export interface RecursivePlayer {
  readonly id: number;
  /** Undefined without a game. */
  readonly value: number | undefined;
  /** Number of the component in `components`; -1 without a game. */
  readonly component: number;
  readonly games: number;
}

export interface RecursiveTable {
  readonly players: readonly RecursivePlayer[];
  readonly components: readonly {
    readonly ids: readonly number[];
    /** What one plain calculation with these values adds to all of them. */
    readonly drift: number;
    /** Mean of the values, each player as often as it played. */
    readonly level: number;
    /** Two camps that only play each other: repeating the plain calculation never settles. */
    readonly bipartite: boolean;
  }[];
}

export interface RecursiveTableOptions extends RecursiveOptions {
  /** Count rounds 1 to this one; default: the last with a result. */
  readonly round?: number;
}

/**
 * Recursive performance of all players who have played: values that repeat themselves up to a
 * constant when the performance is calculated with them as ratings. Values of different components
 * (players not connected by games) do not compare.
 * @throws RangeError for a negative round, or an unknown `dp` or `level`.
 */
export const recursivePerformance = (
  tournament: Tournament,
  options: RecursiveTableOptions = {},
): RecursiveTable => tableOf(tournament, options, solveRecursivePerformance);

/** Recursive Buchholz of all players who have played; mean 0 over the games of a component. */
export const recursiveBuchholz = (
  tournament: Tournament,
  options: Pick<RecursiveTableOptions, 'round'> = {},
): RecursiveTable => tableOf(tournament, options, solveRecursiveBuchholz);

function fieldOf(tournament: Tournament, { round, dp, level }: RecursiveTableOptions): Field {
  if (round !== undefined && !(Number.isInteger(round) && round >= 0)) {
    throw new RangeError(`Expected a round from 0 to ${tournament.rounds.length}, found ${round}`);
  }
  if (dp !== undefined && !DP_FUNCTIONS.includes(dp)) {
    throw new RangeError(`Expected dp to be one of ${DP_FUNCTIONS.join(', ')}, found "${dp}"`);
  }
  if (level !== undefined && !['ratings', 'zero'].includes(`${level}`) && !Number.isFinite(level)) {
    throw new RangeError(`Expected level "ratings", "zero" or a number, found "${level}"`);
  }
  const last = round ?? lastPlayedRound(tournament, 'player');
  return playerField(tournament, Math.min(last, tournament.rounds.length), false);
}

function tableOf(
  tournament: Tournament,
  options: RecursiveTableOptions,
  solve: (field: Field, options: RecursiveOptions) => RecursiveValues,
): RecursiveTable {
  const field = fieldOf(tournament, options);
  const { graph, values, components } = solve(field, options);
  return {
    players: Array.from(field.ids, (id, index) => ({
      id,
      value: Number.isNaN(values[index]!) ? undefined : values[index]!,
      component: graph.componentOf[index]!,
      games: gamesOf(graph, index),
    })),
    components: components.map(({ members, drift, level, bipartite }) => ({
      ids: members.map((index) => field.ids[index]!),
      drift,
      level,
      bipartite,
    })),
  };
}

export interface RecursiveVerification {
  /** Every component repeats itself up to a constant. */
  readonly holds: boolean;
  readonly components: readonly {
    readonly holds: boolean;
    /** The constant: mean of the differences, weighted with games. */
    readonly constant: number;
    /** Largest minus smallest difference. */
    readonly spread: number;
    readonly players: readonly {
      readonly id: number;
      readonly value: number;
      /** Mean of the opponents' values plus dp of the score. */
      readonly performance: number;
      /** performance - value: the same for everybody when the values are right. */
      readonly difference: number;
    }[];
  }[];
  /** Ids of players with games for whom `values` says nothing: their components are not judged. */
  readonly missing: readonly number[];
}

export interface VerifyRecursiveOptions extends RecursiveTableOptions {
  /** Values to check, e.g. printed by another program; default: those computed here. */
  readonly values?: ReadonlyMap<number, number>;
  /** Largest spread accepted; default 1e-6. Take about 4 for values printed as whole numbers. */
  readonly tolerance?: number;
}

/**
 * The check of the authors: performance calculated with the recursive values as ratings must differ
 * from them by one and the same constant for all players of a component.
 */
export function verifyRecursive(
  tournament: Tournament,
  options: VerifyRecursiveOptions = {},
): RecursiveVerification {
  const field = fieldOf(tournament, options);
  const graph = gamesGraph(field);
  const given = options.values;
  const values = given
    ? Float64Array.from(field.ids, (id) => given.get(id) ?? Number.NaN)
    : solveRecursivePerformance(field, options).values;
  const missing = graph.components.flatMap(({ members }) =>
    members.filter((index) => Number.isNaN(values[index]!)),
  );
  const { tolerance = 1e-6, dp = 'fide' } = options;
  const judged = graph.components.filter(({ members }) =>
    members.every((index) => !Number.isNaN(values[index]!)),
  );
  const components = judged.map((component) => {
    const differences = new Float64Array(graph.count);
    const players = component.members.map((index) => {
      const own = dpOf(dp, graph.halfPoints[index]!, gamesOf(graph, index));
      const performance = opponentsMean(graph, values, index) + own;
      differences[index] = performance - values[index]!;
      return {
        id: field.ids[index]!,
        value: values[index]!,
        performance,
        difference: differences[index]!,
      };
    });
    const sorted = players.map(({ difference }) => difference).sort((a, b) => a - b);
    const spread = sorted.at(-1)! - sorted[0]!;
    const constant = weightedMean(graph, component, differences);
    return { holds: spread <= tolerance, constant, spread, players };
  });
  return {
    holds: missing.length === 0 && components.every(({ holds }) => holds),
    components,
    missing: missing.map((index) => field.ids[index]!),
  };
}
