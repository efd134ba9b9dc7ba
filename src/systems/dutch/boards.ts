import type { Pair } from '../pairing.js';
import { compareBoards } from '../player-common/board-order.js';
import { allocateColours } from '../player-common/colours.js';
import type { PlayerSituation, PlayerState } from '../player-common/player.js';
import type { DutchEdition } from './edition.js';

/** Boards in the order of publication, with colours, from pairs of ranks (higher, lower). */
export function colouredBoards(
  pairs: readonly (readonly [number, number])[],
  situation: PlayerSituation,
  edition: DutchEdition,
): Pair[] {
  const { players, initialColour, round } = situation;
  const boards = pairs.map(
    ([high, low]) => [players[high]!, players[low]!] as readonly [PlayerState, PlayerState],
  );
  boards.sort(compareBoards);
  return boards.map(([high, low]) => {
    const { colour } = allocateColours(high, low, initialColour, round, edition.colours);
    return colour === 'white'
      ? { white: high.id, black: low.id }
      : { white: low.id, black: high.id };
  });
}
