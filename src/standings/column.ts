/**
 * One comparable number per participant. Value = numerators[i] / denominators[i] / unit, all of
 * them integers, so that values compare exactly; NaN where a participant has no value. Columns of
 * the recursive systems are the exception: real numbers, equal within `tolerance`.
 */
export interface Column {
  readonly better: 'higher' | 'lower';
  readonly numerators: Float64Array;
  readonly denominators?: Float64Array;
  readonly unit: number;
  /** Decimals for display, rounded half up. */
  readonly decimals: number;
  readonly tolerance?: number;
  /** Connected components of the games: values of two components may not be compared. */
  readonly components?: Int32Array;
}

/** A value of one participant. `number` is the same as a double, not rounded. */
export type TieBreakValue =
  | {
      readonly kind: 'exact';
      readonly numerator: number;
      readonly denominator: number;
      readonly number: number;
      readonly decimals: number;
    }
  /** Recursive systems: a solution of linear equations in doubles. */
  | { readonly kind: 'real'; readonly number: number; readonly decimals: number }
  /** Several numbers compared one after the other (TBR, BBE); `number` is the first. */
  | { readonly kind: 'list'; readonly items: readonly number[]; readonly number: number }
  /** Place inside a group of tied participants, 1 is best (DE, EDE). */
  | { readonly kind: 'place'; readonly number: number; readonly size: number };

/** The value of participant `index` in a column; undefined where there is none. */
export function columnValue(column: Column, index: number): TieBreakValue | undefined {
  const numerator = column.numerators[index]!;
  if (Number.isNaN(numerator)) return undefined;
  const { decimals } = column;
  if (column.tolerance !== undefined) return { kind: 'real', number: numerator, decimals };
  const denominator = (column.denominators?.[index] ?? 1) * column.unit;
  return { kind: 'exact', numerator, denominator, number: numerator / denominator, decimals };
}

/**
 * Negative when participant `a` stands before `b` in this column, positive when behind, 0 when they
 * are equal. Who has no value stands last.
 */
export function compareInColumn(column: Column, a: number, b: number): number {
  const { numerators, denominators } = column;
  const first = numerators[a]!;
  const second = numerators[b]!;
  if (Number.isNaN(first) || Number.isNaN(second)) {
    return Number(Number.isNaN(first)) - Number(Number.isNaN(second));
  }
  const difference = denominators
    ? first * denominators[b]! - second * denominators[a]!
    : first - second;
  if (Math.abs(difference) <= (column.tolerance ?? 0)) return 0;
  return column.better === 'higher' ? -difference : difference;
}

/** True when the values of a tied group may be compared with one another. */
export function isComparable(column: Column, group: ArrayLike<number>): boolean {
  if (!column.components) return true;
  let component = -1;
  for (let place = 0; place < group.length; place += 1) {
    const index = group[place]!;
    if (Number.isNaN(column.numerators[index]!)) continue;
    if (component >= 0 && component !== column.components[index]) return false;
    component = column.components[index]!;
  }
  return true;
}

/** Text of a value: rounded half up to its decimals, lists with blanks between, "" for none. */
export function formatValue(value: TieBreakValue | undefined): string {
  if (!value) return '';
  switch (value.kind) {
    case 'list':
      return value.items.map((item) => item.toFixed(1)).join(' ');
    case 'place':
      return String(value.number);
    case 'real':
      return value.number.toFixed(value.decimals);
    case 'exact':
      return formatFraction(value.numerator, value.denominator, value.decimals);
  }
}

function formatFraction(numerator: number, denominator: number, decimals: number): string {
  const scale = 10 ** decimals;
  const rounded = roundHalfUp(numerator * scale, denominator);
  const sign = rounded < 0 ? '-' : '';
  const digits = String(Math.abs(rounded)).padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** numerator / denominator (both integers, denominator positive) to the nearest integer, .5 up. */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
