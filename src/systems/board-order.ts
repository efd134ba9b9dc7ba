import type { Points } from '../model/points.js';
import type { Pair } from './pairing.js';

/** What the order of the boards rests on. */
export interface BoardRank {
  readonly score: Points;
  /** Place in the ranking, smaller is higher. */
  readonly rank: number;
}

/**
 * The pairs in the order of publication (C.04.2 art. 3.6): score of the higher ranked player, then
 * the sum of both scores, both descending, then the rank of the higher ranked player.
 */
export function sortBoards(
  pairs: readonly Pair[],
  rankOf: (id: number) => BoardRank,
): readonly Pair[] {
  const keyed = pairs.map((pair) => {
    const white = rankOf(pair.white);
    const black = rankOf(pair.black);
    const higher =
      white.score > black.score || (white.score === black.score && white.rank < black.rank)
        ? white
        : black;
    return { pair, higher, sum: white.score + black.score };
  });
  keyed.sort(
    (a, b) => b.higher.score - a.higher.score || b.sum - a.sum || a.higher.rank - b.higher.rank,
  );
  return keyed.map(({ pair }) => pair);
}
