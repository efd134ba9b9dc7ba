import type { Tournament } from '../model/tournament.js';
import type { PairingComparison } from '../systems/comparison.js';
import type { Illegality, PairingWish } from '../systems/system.js';
import { illegalityOf } from './decisive.js';
import { type PairRoundOptions, type SettledRound, settleRound } from './pair-round.js';
import type { Reason, RegulationPairing } from './types.js';

/** What a wish leads to. */
export type WishFacts =
  /** The tournament or the request leaves open what must be known. */
  | { readonly kind: 'undetermined'; readonly why: Reason }
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

/**
 * "Why does 5 not play 9?": the best pairing of a round that contains, or leaves out, given pairs,
 * and what it costs against the regulation pairing, criterion by criterion.
 * @throws RangeError when an id is no participant of the round, or is asked for in two pairs.
 */
export function judgeWish(
  tournament: Tournament,
  round: number | undefined,
  wish: PairingWish,
  options: PairRoundOptions = {},
): WishFacts {
  const opened = settleRound(tournament, round, options);
  if (opened.kind === 'undetermined') return opened;
  return judgeOpenedWish(opened, wish);
}

/** The same for a round that is open already. */
export function judgeOpenedWish(
  { case: open }: Pick<SettledRound, 'case'>,
  wish: PairingWish,
): WishFacts {
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
