import type { NoPairing, RoundPairing } from '../pairing.js';
import type { PlayerSituation } from '../player-common/player.js';
import { withWish } from '../player-common/wish.js';
import type { PairingWish, WishedPairing } from '../system.js';
import { compareDutch } from './compare.js';
import type { DutchEdition } from './edition.js';

/** The engine of an edition. */
export type DutchEngine = (
  situation: PlayerSituation,
  edition: DutchEdition,
) => RoundPairing | NoPairing;

/**
 * "Why does 5 not play 9?" The best pairing by the same rules when some pairs are asked for or
 * ruled out, compared with the regulation pairing.
 * @throws RangeError when an id is no participant, or a player is asked for in two pairs.
 */
export function whatIfDutch(
  situation: PlayerSituation,
  edition: DutchEdition,
  wish: PairingWish,
  pair: DutchEngine,
): WishedPairing {
  const wished = { ...situation, players: withWish(situation.players, wish) };
  const result = pair(wished, edition);
  if (result.kind === 'impossible') return { result, cost: undefined };
  const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
  return { result, cost: compareDutch(situation, edition, { pairs, bye: result.bye }) };
}
