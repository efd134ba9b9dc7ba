/**
 * Points in tenths: 10 is one point, 5 is half a point. Always an integer, because TRF prints one
 * decimal and floats would make equal scores unequal.
 */
export type Points = number;

/** Tenths to the usual text: 45 becomes "4.5". */
export function formatPoints(points: Points): string {
  const sign = points < 0 ? '-' : '';
  const size = Math.abs(points);
  return `${sign}${Math.floor(size / 10)}.${size % 10}`;
}

/**
 * Reads "4.5", " .5", "3", "04.5", "-0.5" (a decimal comma counts as a point) into tenths.
 * Returns undefined when the text is no number with at most one significant decimal.
 */
export function parsePoints(text: string): Points | undefined {
  const match = /^([+-]?)(\d*)(?:[.,](\d?)0*)?$/.exec(text.trim());
  if (!match) return undefined;
  const [, sign, whole = '', decimal = ''] = match;
  if (whole === '' && decimal === '') return undefined;
  const size = Number(whole || '0') * 10 + Number(decimal || '0');
  return sign === '-' ? -size : size;
}
