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
        : 'no pairing keeps all teams from meeting again or against a forbidden pair',
    unmatched,
  };
}
