import type { Pair } from '../systems/pairing.js';

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
