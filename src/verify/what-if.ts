import type { PairingComparison } from '../systems/comparison.js';
import type { Illegality, PairingWish, RoundCase } from '../systems/system.js';
import { illegalityOf } from './decisive.js';
import type { RegulationPairing } from './types.js';

/** What a wish leads to. */
export type WishFacts =
  /** A pair that is asked for may not meet. */
  | {
      readonly kind: 'illegal';
      readonly pair: readonly [number, number];
      readonly illegality: Illegality;
    }
  /** No complete legal pairing fulfils the wish. */
  | { readonly kind: 'impossible'; readonly reason: string }
  /** The regulation pairing fulfils the wish already. */
  | { readonly kind: 'regulation'; readonly pairing: RegulationPairing }
  | {
      readonly kind: 'costs';
      /** The best pairing that fulfils the wish. */
      readonly pairing: RegulationPairing;
      /** Where it parts from the regulation, and at which criterion it loses. */
      readonly cost: PairingComparison;
      /** What the decision `illegal` rests on. */
      readonly illegality?: Illegality;
    };

/** The best pairing that fulfils a wish, and what it costs, criterion by criterion. */
export function judgeWish(open: RoundCase, wish: PairingWish): WishFacts {
  for (const pair of wish.include ?? []) {
    const illegality = open.whyNotMeet(...pair);
    if (illegality) return { kind: 'illegal', pair, illegality };
  }
  const { result, cost } = open.whatIf(wish);
  if (result.kind === 'impossible') {
    return { kind: 'impossible', reason: result.reason };
  }
  const { pairs, bye } = result;
  if (!cost) return { kind: 'regulation', pairing: { pairs, bye } };
  const illegality = illegalityOf(open, cost.decision);
  return { kind: 'costs', pairing: { pairs, bye }, cost, ...(illegality && { illegality }) };
}
