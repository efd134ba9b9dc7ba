import type { TeamId } from '../../model/tournament.js';
import type { NoPairing } from '../pairing.js';

/** The answer when a round cannot be paired; the arbiter decides. */
export function impossibleRound(
  reason: 'noPairing' | 'noBye',
  unmatched: readonly TeamId[],
): NoPairing {
  return {
    kind: 'impossible',
    reason:
      reason === 'noBye'
        ? 'no team that may have the bye leaves the others pairable'
        : 'however the round is paired, two teams meet that have met before or must not meet',
    unmatched,
  };
}
