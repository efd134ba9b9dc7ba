/**
 * The number of rounds for a recorded round of a tournament that does not state it: the last paired
 * round is taken for the last of the tournament, or for an earlier one when only that makes it as the
 * rules prescribe. A file is not accused for what it does not tell.
 */
export function assumedRoundCount(
  round: number,
  lastPaired: number,
  conformsWith: (roundCount: number) => boolean,
): number {
  const isEarlier =
    round === lastPaired && !conformsWith(lastPaired) && conformsWith(lastPaired + 1);
  return isEarlier ? lastPaired + 1 : lastPaired;
}
