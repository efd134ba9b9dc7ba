import { enumerated, plural } from '../../model/counted.js';
import type { NoPairing } from '../pairing.js';
import type { DutchEdition } from './edition.js';
import type { Field } from './field.js';

/** The answer when a round cannot be paired, by the articles of the edition; the arbiter decides. */
export function impossibleRound(
  { articles }: DutchEdition,
  field: Field,
  failure: { readonly reason: 'noBye' | 'noPairing'; readonly unmatched: readonly number[] },
): NoPairing {
  const unmatched = failure.unmatched.map((rank) => field.players[rank]!.id);
  const { rematch, byeBar, absoluteColour } = articles;
  const rules = enumerated(
    field.bye < 0 ? [rematch, absoluteColour] : [rematch, byeBar, absoluteColour],
  );
  const reason =
    failure.reason === 'noBye'
      ? `the field is odd, and nobody may get the pairing-allocated bye (${byeBar})`
      : `no complete pairing keeps ${rules}: however the others are paired, ` +
        `${enumerated(unmatched)} ${plural(unmatched.length, 'stays', 'stay')} without an opponent`;
  return { kind: 'impossible', reason, unmatched };
}
