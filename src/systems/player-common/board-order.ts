import type { PlayerState } from './player.js';

/**
 * Boards in the order of publication (C.04.2:2026 art. 3.6): score of the higher ranked player,
 * sum of both scores, then rank of the higher ranked player.
 */
export function compareBoards(
  [high, low]: readonly [PlayerState, PlayerState],
  [otherHigh, otherLow]: readonly [PlayerState, PlayerState],
): number {
  return (
    otherHigh.score - high.score ||
    otherHigh.score + otherLow.score - (high.score + low.score) ||
    high.tpn - otherHigh.tpn
  );
}
