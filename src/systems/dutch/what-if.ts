import type { PairingComparison } from '../comparison.js';
import type { NoPairing, RoundPairing } from '../pairing.js';
import { compareDutch } from './compare.js';
import type { DutchEdition } from './edition.js';
import { pairDutch } from './pair.js';
import type { DutchPlayer, DutchSituation } from './player.js';

/** Pairs by ids that must, or must not, be part of the round. */
export interface DutchWish {
  readonly include?: readonly (readonly [number, number])[];
  readonly exclude?: readonly (readonly [number, number])[];
}

export interface DutchWhatIf {
  /** The best pairing that fulfils the wish; or why there is none. */
  readonly result: RoundPairing | NoPairing;
  /** What it costs against the regulation pairing; undefined when the wish is the regulation. */
  readonly cost: PairingComparison | undefined;
}

/** The engine of an edition and its comparison; those of 2017 and 2026 by default. */
export interface WhatIfRules {
  readonly pair: (situation: DutchSituation, edition: DutchEdition) => RoundPairing | NoPairing;
  readonly compare: typeof compareDutch;
}

/**
 * "Why does 5 not play 9?" The best pairing by the same rules when some pairs are asked for or
 * ruled out, compared with the regulation pairing.
 * @throws RangeError when an id is no participant, or a player is asked for in two pairs.
 */
export function whatIfDutch(
  situation: DutchSituation,
  edition: DutchEdition,
  wish: DutchWish,
  { pair, compare }: WhatIfRules = { pair: pairDutch, compare: compareDutch },
): DutchWhatIf {
  const result = pair(withWish(situation, wish), edition);
  if (result.kind === 'impossible') return { result, cost: undefined };
  const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
  return { result, cost: compare(situation, edition, { pairs, bye: result.bye }) };
}

/** The situation in which the wish is the only legal way. */
function withWish(situation: DutchSituation, wish: DutchWish): DutchSituation {
  const ids = situation.players.map((player) => player.id);
  const known = new Set(ids);
  const partner = new Map<number, number>();
  for (const pair of [...(wish.include ?? []), ...(wish.exclude ?? [])]) {
    for (const id of pair) {
      if (!known.has(id)) throw new RangeError(`Expected a participant of the round, found ${id}`);
    }
  }
  for (const [a, b] of wish.include ?? []) {
    if (a === b || partner.has(a) || partner.has(b)) {
      throw new RangeError(`Expected every player in one pair at most, found ${a} and ${b}`);
    }
    partner.set(a, b).set(b, a);
  }
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
