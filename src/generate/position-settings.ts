import type { Points } from '../model/points.js';
import type { ForbiddenGroup } from '../model/tournament.js';
import type { Random } from './random.js';

/** Any two, so many times in a hundred. */
export function drawForbiddenPairs(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  perCent: number,
  source: ForbiddenGroup['source'],
): readonly ForbiddenGroup[] {
  if (perCent === 0) return [];
  return ids.flatMap((first, index) =>
    ids.slice(index + 1).flatMap((second): ForbiddenGroup[] => {
      if (!random.chance(perCent, 100)) return [];
      return [forbiddenPair(first, second, roundCount, source)];
    }),
  );
}

/** Any two of different halves of the list by number, so many times in a hundred. */
export function drawForbiddenAcross(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  perCent: number,
): readonly ForbiddenGroup[] {
  if (perCent === 0) return [];
  const ranking = [...ids].sort((a, b) => a - b);
  const half = Math.floor(ranking.length / 2);
  return ranking.slice(0, half).flatMap((first) =>
    ranking.slice(half).flatMap((second): ForbiddenGroup[] => {
      if (!random.chance(perCent, 100)) return [];
      return [forbiddenPair(first, second, roundCount, '260')];
    }),
  );
}

const forbiddenPair = (
  first: number,
  second: number,
  roundCount: number,
  source: ForbiddenGroup['source'],
): ForbiddenGroup => ({
  ids: first < second ? [first, second] : [second, first],
  ...{ from: 1, to: roundCount, source },
});

/** Virtual points of one in some rounds. */
export interface DrawnVirtualPoints {
  readonly points: Points;
  readonly from: number;
  readonly to: number;
  readonly firstId: number;
  readonly lastId: number;
}

/** Half a point to two points for some, in any rounds up to `last`. */
export function drawVirtualPoints(
  random: Random,
  ids: readonly number[],
  last: number,
  perCent: number,
): readonly DrawnVirtualPoints[] {
  return ids.flatMap((id) => {
    if (!random.chance(perCent, 100)) return [];
    const from = random.between(1, last);
    const points = 5 * random.between(1, 4);
    const to = random.between(from, last);
    return [{ points, from, to, firstId: id, lastId: id }];
  });
}
