import type { NoPairing, Pair, RoundPairing } from '../systems/pairing.js';
import type { PairingSystem, RoundCase } from '../systems/system.js';

/** A pairing by ids without colours; `bye` is undefined in an even field. */
export interface PlainPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

/**
 * All pairings that differ from the given one by two boards: their four players (or three and the
 * bye) are put together anew in the two other ways.
 */
export function* neighbours(
  pairs: readonly Pair[],
  bye: number | undefined,
): Generator<PlainPairing> {
  const boards: (readonly [number, number | undefined])[] = pairs.map(
    ({ white, black }) => [white, black] as const,
  );
  if (bye !== undefined) boards.push([bye, undefined]);
  for (let first = 0; first < boards.length; first += 1) {
    for (let second = first + 1; second < boards.length; second += 1) {
      const [a, b] = boards[first]!;
      const [c, d] = boards[second]!;
      const others = boards.filter((_, index) => index !== first && index !== second);
      // Only the last board can be the bye, so that a, b and c are players.
      yield plain([...others, [a, c], [b!, d]]);
      yield plain([...others, [b!, c], [a, d]]);
    }
  }
}

function plain(boards: readonly (readonly [number, number | undefined])[]): PlainPairing {
  const pairs: [number, number][] = [];
  let bye: number | undefined;
  for (const [a, b] of boards) {
    if (b === undefined) bye = a;
    else pairs.push([a, b]);
  }
  return { pairs, bye };
}

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
