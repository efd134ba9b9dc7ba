import type { Column } from './column.js';
import { type Context, scoresOfUnit, unitOf } from './context.js';
import { isGame } from './field.js';
import type { TieBreak } from './parse-code.js';

/**
 * Twice the limit of Koya, in tenths: half of the maximum score, moved by /L in half points (9.2,
 * 14.5). In a round robin with an odd number everybody has one round less to play in every cycle.
 */
export function doubleKoyaLimit(context: Context, tieBreak: TieBreak): number {
  const { field } = context;
  const isOdd = field.predetermined && field.count % 2 === 1;
  const byes = isOdd ? Math.ceil(field.rounds / field.count) : 0;
  const { win } = scoresOfUnit(context, unitOf(context, tieBreak));
  return win * Math.max(0, field.rounds - byes) + 10 * tieBreak.limit;
}

/**
 * Points scored against participants who reached half of the maximum score (9.2). It is a tie-break
 * of predetermined pairings, so forfeits count as games, in a Swiss that uses it as well.
 */
export function koyaColumn(context: Context, tieBreak: TieBreak): Column {
  const { field } = context;
  const numerators = new Float64Array(field.count);
  for (let index = 0; index < field.count; index += 1) {
    let sum = 0;
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      sum += koyaPoints(context, tieBreak, cell) ?? 0;
    }
    numerators[index] = sum;
  }
  return { better: 'higher', numerators, unit: 10, decimals: 1 };
}

/** Points of the round if the opponent reached the limit, tenths; undefined if not, or no game. */
export function koyaPoints(context: Context, tieBreak: TieBreak, cell: number): number | undefined {
  const { field } = context;
  if (!isGame(field, cell, true)) return undefined;
  const { points, totals } = scoresOfUnit(context, unitOf(context, tieBreak));
  const reached = 2 * totals[field.opponents[cell]!]! >= doubleKoyaLimit(context, tieBreak);
  return reached ? points[cell]! : undefined;
}
