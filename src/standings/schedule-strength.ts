import { averageColumn, buchholz } from './buchholz.js';
import type { Column } from './column.js';
import type { Context } from './context.js';
import type { TieBreak } from './parse-code.js';

/**
 * Factor of SSSC (13.4): the largest primary total of an event so long, divided by the largest
 * secondary score of one match, rounded down; at least 1. /Kx puts x in its place.
 */
export function scheduleFactor(context: Context, tieBreak: TieBreak): number {
  if (tieBreak.factor !== undefined) return tieBreak.factor;
  const { field } = context;
  const { scores } = field;
  const most = scores[field.primary].win * field.rounds;
  return Math.max(1, Math.floor(most / scores[field.primary === 'MP' ? 'GP' : 'MP'].win));
}

/** Secondary score plus Buchholz of the primary score divided by the factor (13.4). */
export function scheduleStrengthColumn(context: Context, tieBreak: TieBreak): Column {
  const { field } = context;
  const factor = scheduleFactor(context, tieBreak);
  const { totals } = field.scores[field.primary === 'MP' ? 'GP' : 'MP'];
  const sums = buchholz(context, field.primary, tieBreak.fore, tieBreak.forfeitsPlayed);
  return averageColumn(context, {
    better: 'higher',
    numerators: sums.map((sum, index) => totals[index]! * factor + sum),
    denominators: new Float64Array(field.count).fill(factor),
    unit: 10,
    decimals: 2,
  });
}
