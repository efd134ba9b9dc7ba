import type { NoPairing, RoundPairing } from '../pairing.js';
import type { PairingWish, WishedPairing } from '../system.js';
import { wishedPartners } from '../wish.js';
import { compareDutch } from './compare.js';
import type { DutchEdition } from './edition.js';
import type { DutchPlayer, DutchSituation } from './player.js';

/** The engine of an edition. */
export type DutchEngine = (
  situation: DutchSituation,
  edition: DutchEdition,
) => RoundPairing | NoPairing;

/**
 * "Why does 5 not play 9?" The best pairing by the same rules when some pairs are asked for or
 * ruled out, compared with the regulation pairing.
 * @throws RangeError when an id is no participant, or a player is asked for in two pairs.
 */
export function whatIfDutch(
  situation: DutchSituation,
  edition: DutchEdition,
  wish: PairingWish,
  pair: DutchEngine,
): WishedPairing {
  const result = pair(withWish(situation, wish), edition);
  if (result.kind === 'impossible') return { result, cost: undefined };
  const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
  return { result, cost: compareDutch(situation, edition, { pairs, bye: result.bye }) };
}

/** The situation in which the wish is the only legal way. */
function withWish(situation: DutchSituation, wish: PairingWish): DutchSituation {
  const ids = situation.players.map((player) => player.id);
  const partner = wishedPartners(wish, new Set(ids));
  const bind = (player: DutchPlayer): DutchPlayer => {
    const wanted = partner.get(player.id);
    const barredOpponents = new Set(player.barredOpponents);
    for (const [a, b] of wish.exclude ?? []) {
      if (a === player.id) barredOpponents.add(b);
      if (b === player.id) barredOpponents.add(a);
    }
    if (wanted === undefined) return { ...player, barredOpponents };
    for (const id of ids) if (id !== wanted && id !== player.id) barredOpponents.add(id);
    return { ...player, barredOpponents, pabBarred: true };
  };
  return { ...situation, players: situation.players.map(bind) };
}
