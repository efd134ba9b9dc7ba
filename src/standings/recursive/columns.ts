import type { Column } from '../column.js';
import { type Context, remember } from '../context.js';
import type { TieBreak } from '../parse-code.js';
import {
  averageOfOpponents,
  type RecursiveValues,
  solveRecursiveBuchholz,
  solveRecursivePerformance,
} from './recursive.js';

/**
 * Values closer than this are equal: far above the error of the solution, far below any display.
 */
const TOLERANCE = 1e-6;

/** The solution behind RP and ARPO, solved once per context. */
export function recursivePerformanceOf(context: Context): RecursiveValues {
  return remember(context, 'recursive performance', () =>
    solveRecursivePerformance(context.field, context.choices.recursive),
  );
}

/** The solution behind RB. */
export function recursiveBuchholzOf(context: Context): RecursiveValues {
  return remember(context, 'recursive Buchholz', () => solveRecursiveBuchholz(context.field));
}

/** RP, ARPO and RB; values of different components of the games do not compare. */
export function recursiveColumn(context: Context, tieBreak: TieBreak): Column {
  const { code } = tieBreak.definition;
  const solution = code === 'RB' ? recursiveBuchholzOf(context) : recursivePerformanceOf(context);
  const { rounds } = context.field;
  const numerators =
    code === 'ARPO'
      ? Float64Array.from(solution.values, (_, index) =>
          averageOfOpponents(solution, index, rounds, tieBreak.lowCuts, tieBreak.highCuts),
        )
      : solution.values;
  return {
    better: 'higher',
    numerators,
    unit: 1,
    decimals: code === 'RB' ? 6 : 2,
    tolerance: code === 'RB' ? TOLERANCE / 100 : TOLERANCE,
    components: solution.graph.componentOf,
  };
}
