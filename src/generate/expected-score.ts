/**
 * Lowest rating difference for each expected score of the stronger player, from 50 % on: FIDE
 * rating regulations B.02 art. 8.1.2. An integer table, so that every machine computes the same.
 */
const FROM_FIFTY_PERCENT = [
  0, 4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
  171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
  392, 412, 433, 457, 485, 518, 560, 620, 736,
] as const;

/** Expected score in per cent (0 to 100) of a player who is rated `difference` points higher. */
export function expectedPercent(difference: number): number {
  const size = Math.abs(difference);
  let percent = 50;
  while (percent < 100 && size >= FROM_FIFTY_PERCENT[percent - 49]!) percent += 1;
  return difference >= 0 ? percent : 100 - percent;
}
