import type { PairingWish } from '../system.js';

/**
 * The partners that a wish asks for, both ways.
 * @throws RangeError when an id is no participant, or is asked for in two pairs.
 */
export function wishedPartners(
  wish: PairingWish,
  participants: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  for (const id of [...(wish.include ?? []), ...(wish.exclude ?? [])].flat()) {
    if (!participants.has(id)) {
      throw new RangeError(`Expected a participant of the round, found ${id}`);
    }
  }
  const partner = new Map<number, number>();
  for (const [a, b] of wish.include ?? []) {
    if (a === b || partner.has(a) || partner.has(b)) {
      throw new RangeError(`Expected everybody in one pair at most, found ${a} and ${b}`);
    }
    partner.set(a, b).set(b, a);
  }
  return partner;
}
