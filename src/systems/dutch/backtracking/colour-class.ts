import type { PlayerState } from '../../player-common/player.js';
import { colourClass } from '../colour-bound.js';
import type { Round2012 } from './bracket.js';

/**
 * The colour classes that the counting bounds of usual brackets work with. They bound X together
 * with the pairs of two strong preferences: Z in even rounds, A.7.d in odd ones. Without Z (2011,
 * even rounds) a strong preference counts as a mild one.
 */
export function straightColourClass(round: Round2012): (player: PlayerState) => number {
  const countsZ = round.edition.criteria.some((criterion) => criterion.id === 'Z');
  if (round.oddRound || countsZ) return colourClass;
  return (player) =>
    player.preferenceStrength === 'strong'
      ? colourClass({ ...player, preferenceStrength: 'mild' })
      : colourClass(player);
}
