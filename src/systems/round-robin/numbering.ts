import type { Pair } from '../pairing.js';
import { bergerCycle, tableSize } from './berger.js';
import type { Numbering } from './table.js';

/**
 * What the start numbers may mean: all players in their order, those who have played, or the numbers as
 * they stand with those missing who left after the draw.
 */
export function startNumberings(
  ids: readonly number[],
  rounds: readonly (readonly Pair[])[],
): readonly Numbering[] {
  const played = new Set(rounds.flat().flatMap(({ white, black }) => [white, black]));
  const playing = ids.filter((id) => played.has(id));
  const highest = Math.max(0, ...ids);
  // Gaps as large as the field are no withdrawals.
  const gaps = highest > ids.length && highest < 2 * ids.length;
  const present = new Set(ids);
  return [
    ids,
    ...(playing.length > 1 && playing.length < ids.length ? [playing] : []),
    ...(gaps
      ? [
          Array.from({ length: highest }, (_, index) =>
            present.has(index + 1) ? index + 1 : undefined,
          ),
        ]
      : []),
  ];
}

/**
 * Numberings under which the rounds may be those of a table: whoever has the last number meets the
 * others in the order of the table, which tells their numbers. Needs a whole cycle.
 */
export function findNumberings(
  known: readonly number[],
  given: readonly { readonly number: number; readonly pairs: readonly Pair[] }[],
): readonly (readonly number[])[] {
  const played = new Set(
    given.flatMap(({ pairs }) => pairs.flatMap((one) => [one.white, one.black])),
  );
  const ids = known.filter((id) => played.has(id));
  const size = tableSize(ids.length);
  const length = bergerCycle(ids.length);
  const cycle = given.filter(({ number }) => number <= length);
  if (ids.length < 3 || cycle.length < length) return [];
  const odd = ids.length < size;
  return (odd ? [undefined] : ids).flatMap((pivot) => {
    const numbering: number[] = [];
    for (const { number, pairs } of cycle) {
      const place = number % 2 === 1 ? (number + 1) / 2 : (number + size) / 2;
      const met = pivot === undefined ? freePlayer(ids, pairs) : opponentOf(pivot, pairs);
      if (met !== undefined) numbering[place - 1] = met;
    }
    if (pivot !== undefined) numbering[size - 1] = pivot;
    return new Set(numbering).size === ids.length && !numbering.includes(undefined!)
      ? [numbering]
      : [];
  });
}

const freePlayer = (ids: readonly number[], pairs: readonly Pair[]): number | undefined =>
  ids.find((id) => opponentOf(id, pairs) === undefined);

function opponentOf(id: number, pairs: readonly Pair[]): number | undefined {
  const pair = pairs.find(({ white, black }) => white === id || black === id);
  return pair && (pair.white === id ? pair.black : pair.white);
}
