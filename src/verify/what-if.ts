import type { Tournament } from '../model/tournament.js';
import type { PairingComparison } from '../systems/comparison.js';
import type { Illegality, PairingWish } from '../systems/system.js';
import { decisionSentence } from './decision-sentences.js';
import { namesOf } from './names.js';
import { type OpenedRound, openRound, type PairRoundOptions } from './pair-round.js';
import { SENTENCES } from './sentences.js';
import type { RegulationPairing } from './types.js';

/** What a wish leads to. The sentence tells it in words. */
export type WhatIfAnswer = { readonly sentence: string } & (
  | { readonly kind: 'undetermined' }
  /** A pair that is asked for may not meet. */
  | {
      readonly kind: 'illegal';
      readonly pair: readonly [number, number];
      readonly illegality: Illegality;
    }
  /** No complete legal pairing fulfils the wish. */
  | { readonly kind: 'impossible' }
  /** The regulation pairing fulfils the wish already. */
  | { readonly kind: 'regulation'; readonly pairing: RegulationPairing }
  | {
      readonly kind: 'costs';
      /** The best pairing that fulfils the wish. */
      readonly pairing: RegulationPairing;
      /** Where it parts from the regulation, and at which criterion it loses. */
      readonly cost: PairingComparison;
    }
);

/**
 * "Why does 5 not play 9?": the best pairing of a round that contains, or leaves out, given pairs,
 * and what it costs against the regulation pairing, criterion by criterion.
 * @throws RangeError when an id is no participant of the round, or is asked for in two pairs.
 */
export function checkWhatIf(
  tournament: Tournament,
  round: number | undefined,
  wish: PairingWish,
  options: PairRoundOptions = {},
): WhatIfAnswer {
  const opened = openRound(tournament, round, options);
  if (opened.kind === 'undetermined') return { kind: 'undetermined', sentence: opened.reason };
  return answerWish(tournament, opened, wish);
}

/** The same for a round that is open already. */
export function answerWish(
  tournament: Tournament,
  { case: open, system }: OpenedRound,
  wish: PairingWish,
): WhatIfAnswer {
  const name = namesOf(tournament, system.unit);
  for (const pair of wish.include ?? []) {
    const illegality = open.whyNotMeet(...pair);
    if (!illegality) continue;
    const sentence = SENTENCES.illegalPair(name, ...pair, illegality);
    return { kind: 'illegal', pair, illegality, sentence };
  }
  const { result, cost } = open.whatIf(wish);
  if (result.kind === 'impossible') {
    return { kind: 'impossible', sentence: SENTENCES.wishImpossible(result.reason) };
  }
  const { pairs, bye } = result;
  if (!cost) {
    return { kind: 'regulation', pairing: { pairs, bye }, sentence: SENTENCES.wishIsRegulation };
  }
  const sentence = decisionSentence(cost.decision, name);
  return { kind: 'costs', pairing: { pairs, bye }, cost, sentence };
}
