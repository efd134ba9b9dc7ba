import type { Points } from '../points.js';
import type { AccelerationRange, Settings } from '../tournament.js';

/** Virtual points of a player or team in a round, in tenths. */
export type VirtualPoints = (id: number, round: number) => Points;

/**
 * Virtual points as records XXA and 250 state them: where several name the same id and round, the
 * last one counts. `field`: points (individuals, or game points) or match points. Rounds after
 * `upToRound` are left out.
 */
export function statedVirtualPoints(
  ranges: readonly AccelerationRange[],
  ids: readonly number[],
  upToRound: number,
  field: 'points' | 'matchPoints' = 'points',
): VirtualPoints {
  const table = new Map<number, Points[]>();
  const known = new Set(ids);
  const highest = ids.reduce((most, id) => Math.max(most, id), 0);
  for (const range of ranges) {
    for (let id = range.firstId; id <= Math.min(range.lastId, highest); id += 1) {
      if (!known.has(id)) continue;
      const row = table.get(id) ?? [];
      table.set(id, row);
      for (let round = range.from; round <= Math.min(range.to, upToRound); round += 1) {
        row[round] = range[field];
      }
    }
  }
  return (id, round) => table.get(id)?.[round] ?? 0;
}

/** Pairs of ids that may not meet in a round (records XXP and 260). */
export function forbiddenPairs(
  { forbidden }: Pick<Settings, 'forbidden'>,
  round: number,
): readonly (readonly [number, number])[] {
  const pairs: [number, number][] = [];
  for (const { ids, from, to } of forbidden) {
    if (round < from || round > to) continue;
    ids.forEach((first, index) => {
      for (const second of ids.slice(index + 1)) {
        if (first !== second) pairs.push([first, second]);
      }
    });
  }
  return pairs;
}
