import type { NoPairing, RoundPairing } from '../systems/pairing.js';
import type { PairingSystem, RoundCase } from '../systems/system.js';

/** The criteria (ids) without which the round would be paired otherwise, of those that can be left out. */
export function decisiveCriteria({ rules }: PairingSystem, open: RoundCase): readonly string[] {
  const removable = rules.criteria.filter((criterion) => criterion.removable);
  if (removable.length === 0) return [];
  const usual = textOf(open.pair());
  return removable
    .map(({ id }) => id)
    .filter((without) => textOf(open.pair({ without })) !== usual);
}

function textOf(result: RoundPairing | NoPairing): string {
  if (result.kind === 'impossible') return '';
  const boards = result.pairs.map(({ white, black }) =>
    white < black ? `${white} ${black}` : `${black} ${white}`,
  );
  return [...boards.sort(), result.bye].join();
}
