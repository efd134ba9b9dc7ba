import { wishedPartners } from '../common/wish.js';
import type { PairingWish } from '../system.js';
import type { PlayerState } from './player.js';

/**
 * The players of a situation in which a wish is the only legal way: wished partners may meet nobody
 * else and may not have the bye.
 * @throws RangeError when an id is no participant, or is asked for in two pairs.
 */
export function withWish<P extends PlayerState>(
  players: readonly P[],
  wish: PairingWish,
): readonly P[] {
  const ids = players.map((player) => player.id);
  const partner = wishedPartners(wish, new Set(ids));
  return players.map((player) => {
    const wanted = partner.get(player.id);
    const barredOpponents = new Set(player.barredOpponents);
    for (const [a, b] of wish.exclude ?? []) {
      if (a === player.id) barredOpponents.add(b);
      if (b === player.id) barredOpponents.add(a);
    }
    if (wanted === undefined) return { ...player, barredOpponents };
    for (const id of ids) if (id !== wanted && id !== player.id) barredOpponents.add(id);
    return { ...player, barredOpponents, pabBarred: true };
  });
}
