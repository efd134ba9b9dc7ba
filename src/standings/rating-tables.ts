/**
 * Rating difference for a score of 50, 51, ... 100 hundredths (FIDE B.02, table 8.1a); below a half
 * it is the negative of the other side.
 */
const DIFFERENCES = [
  ...[0, 7, 14, 21, 29, 36, 43, 50, 57, 65],
  ...[72, 80, 87, 95, 102, 110, 117, 125, 133, 141],
  ...[149, 158, 166, 175, 184, 193, 202, 211, 220, 230],
  ...[240, 251, 262, 273, 284, 296, 309, 322, 336, 351],
  ...[366, 383, 401, 422, 444, 470, 501, 538, 589, 677],
  800,
];

/**
 * Largest rating difference at which the higher rated is expected to score 50, 51, ... 99
 * hundredths (FIDE B.02, table 8.1b); beyond the last it is 100.
 */
const EXPECTATION_BOUNDS = [
  ...[3, 10, 17, 25, 32, 39, 46, 53, 61, 68],
  ...[76, 83, 91, 98, 106, 113, 121, 129, 137, 145],
  ...[153, 162, 170, 179, 188, 197, 206, 215, 225, 235],
  ...[245, 256, 267, 278, 290, 302, 315, 328, 344, 357],
  ...[374, 391, 411, 432, 456, 484, 517, 559, 619, 735],
];

/** Difference beyond which the higher rated is expected to win for certain. */
export const CERTAIN_DIFFERENCE = 736;

const EXPECTATION = Uint8Array.from({ length: CERTAIN_DIFFERENCE + 1 }, (_, difference) => {
  const step = EXPECTATION_BOUNDS.findIndex((bound) => difference <= bound);
  return step < 0 ? 100 : 50 + step;
});

/** dp of a score in hundredths, 0 to 100. */
export function ratingDifference(hundredths: number): number {
  return hundredths >= 50 ? DIFFERENCES[hundredths - 50]! : -DIFFERENCES[50 - hundredths]!;
}

/**
 * Expected score in hundredths of a player rated `difference` above the opponent; no 400-point
 * cut.
 */
export function expectedScore(difference: number): number {
  const size = Math.min(CERTAIN_DIFFERENCE, Math.abs(difference));
  return difference >= 0 ? EXPECTATION[size]! : 100 - EXPECTATION[size]!;
}

/** Score of `halfPoints` from `games` in hundredths, rounded half up (10.2: 0.375 is 0.38). */
export function scoreHundredths(halfPoints: number, games: number): number {
  return Math.floor((100 * halfPoints + games) / (2 * games));
}
