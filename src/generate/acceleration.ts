import type { Points } from '../model/points.js';
import type { AccelerationRange } from '../model/tournament.js';
import type { AccelerationKind } from './options.js';
import { createRandom, type Seed } from './random.js';

/** What virtual points depend on. */
export interface AccelerationCase {
  readonly roundCount: number;
  /** The score that virtual points are added to; game points of teams are `points`. */
  readonly score: 'points' | 'matchPoints';
  /** What a won game or match is worth, and the half of it or a drawn match. */
  readonly win: Points;
  readonly draw: Points;
  /** Everybody in ranking order. */
  readonly ranking: readonly number[];
  /** Those who come after round 1; they do not count for the size of group A. */
  readonly late: ReadonlySet<number>;
  /** Which record of the file tells them: 250 or XXA. */
  readonly source: AccelerationRange['source'];
}

/** Virtual points by C.04.7 (`baku`), or of any kind (`random`). */
export function planAcceleration(
  kind: AccelerationKind,
  seed: Seed,
  request: AccelerationCase,
): readonly AccelerationRange[] {
  switch (kind) {
    case 'none':
      return [];
    case 'baku':
      return bakuRanges(request);
    case 'random':
      return randomRanges(seed, request);
  }
}

/**
 * Baku acceleration (C.04.7:2026): group A is the upper half, rounded up to an even number; half of
 * the rounds (rounded up) are accelerated, the first half of those (rounded up) by the value of a
 * win, the others by half of it or, in a team event, by that of a drawn match. A late entry above the last one of group A joins it.
 */
export function bakuRanges(request: AccelerationCase): readonly AccelerationRange[] {
  const { roundCount, win, draw, ranking, late } = request;
  const starters = ranking.filter((id) => !late.has(id));
  const size = 2 * Math.ceil(starters.length / 4);
  const last = starters[size - 1];
  const groupA = last === undefined ? starters : ranking.slice(0, ranking.indexOf(last) + 1);
  const accelerated = Math.ceil(roundCount / 2);
  const full = Math.ceil(accelerated / 2);
  return contiguous(groupA).flatMap((ids) => [
    rangeOf(request, win, [1, full], ids),
    ...(accelerated > full ? [rangeOf(request, draw, [full + 1, accelerated], ids)] : []),
  ]);
}

type Span = readonly [first: number, last: number];

const rangeOf = (
  { score, source }: AccelerationCase,
  value: Points,
  [from, to]: Span,
  [firstId, lastId]: Span,
): AccelerationRange => ({
  ...{ points: 0, matchPoints: 0, from, to, firstId, lastId, source },
  [score]: value,
});

/** Ranges of consecutive numbers that together hold the ids. */
function contiguous(ids: readonly number[]): Span[] {
  const ranges: [number, number][] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && range[1] === id - 1) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

function randomRanges(seed: Seed, request: AccelerationCase): readonly AccelerationRange[] {
  const random = createRandom(seed, 'acceleration');
  const { roundCount, ranking } = request;
  const ranges: AccelerationRange[] = [];
  // The last round stays real: topscorers are told by their scores (C.04.3:2026 art. 1.8).
  const lastAccelerated = Math.max(1, roundCount - 1);
  for (const id of ranking) {
    if (!random.chance(1, 2)) continue;
    const from = random.between(1, lastAccelerated);
    const to = random.between(from, lastAccelerated);
    const points = 5 * random.between(1, 4);
    ranges.push(rangeOf(request, points, [from, to], [id, id]));
  }
  return ranges;
}
