import type { Context } from './context.js';
import { isGame, isVoluntary, KIND, type Scores } from './field.js';
import { dummyScore, type ScoreView } from './score-view.js';

/** No cut, cut as one of the lowest, cut as one of the highest. */
export const CUT = { none: 0, low: 1, high: 2 } as const;

/** The contributions of one participant, one per round that counts; reused from one to the next. */
export interface ContributionList {
  size: number;
  /** Cell of the round. */
  readonly cells: Int32Array;
  /** Score of the opponent or of the dummy, tenths. */
  readonly scores: Int32Array;
  /** What is summed: the score, or its product with own points (hundredths). */
  readonly values: Int32Array;
  readonly voluntary: Uint8Array;
  readonly cuts: Uint8Array;
}

export const contributionList = (rounds: number): ContributionList => ({
  size: 0,
  cells: new Int32Array(rounds),
  scores: new Int32Array(rounds),
  values: new Int32Array(rounds),
  voluntary: new Uint8Array(rounds),
  cuts: new Uint8Array(rounds),
});

/**
 * Fills `list` with the contributions of participant `index`: games count the opponent's adjusted
 * score, other rounds the dummy (art. 16.4); in predetermined pairings rounds without a game count
 * nothing (art. 15). With `products` each is multiplied by the own points of the round.
 */
export function fillContributions(
  context: Context,
  view: ScoreView,
  index: number,
  forfeitsCount: boolean,
  products: Scores | undefined,
  list: ContributionList,
): void {
  const { field } = context;
  const first = index * field.rounds;
  const last = first + field.rounds - 1;
  let size = 0;
  for (let cell = first; cell <= last; cell += 1) {
    const opponent = field.opponents[cell]!;
    const game =
      isGame(field, cell, forfeitsCount) || (view.fore && cell === last && opponent >= 0);
    if (!game && (field.predetermined || field.kinds[cell] === KIND.pending)) continue;
    const score = game ? view.adjusted[opponent]! : dummyScore(context, view, index, cell);
    list.cells[size] = cell;
    list.scores[size] = score;
    list.values[size] = products ? score * products.points[cell]! : score;
    list.voluntary[size] = !game && isVoluntary(field.kinds[cell]!) ? 1 : 0;
    list.cuts[size] = CUT.none;
    size += 1;
  }
  list.size = size;
}

/**
 * Marks the cut contributions: first `low` times the lowest, then `high` times the highest (art.
 * 14.1-14.4). With `voluntaryFirst` a low cut takes a voluntary unplayed round instead when its
 * contribution is at least that of the lowest opponent (art. 16.5); of equal contributions the one
 * with the lower score, so that the order of the rounds does not matter.
 */
export function applyCuts(
  list: ContributionList,
  low: number,
  high: number,
  voluntaryFirst: boolean,
): void {
  for (let done = 0; done < low; done += 1) {
    let lowest = -1;
    let voluntary = -1;
    for (let place = 0; place < list.size; place += 1) {
      if (list.cuts[place] !== CUT.none) continue;
      if (lowest < 0 || comparePlaces(list, place, lowest) < 0) lowest = place;
      if (!list.voluntary[place]) continue;
      if (voluntary < 0 || compareContributions(list, place, voluntary) < 0) voluntary = place;
    }
    if (lowest < 0) return;
    const instead =
      voluntaryFirst && voluntary >= 0 && list.values[voluntary]! >= list.values[lowest]!;
    list.cuts[instead ? voluntary : lowest] = CUT.low;
  }
  for (let done = 0; done < high; done += 1) {
    let highest = -1;
    for (let place = 0; place < list.size; place += 1) {
      if (list.cuts[place] !== CUT.none) continue;
      if (highest < 0 || comparePlaces(list, place, highest) > 0) highest = place;
    }
    if (highest < 0) return;
    list.cuts[highest] = CUT.high;
  }
}

/** By score, then by contribution. */
const comparePlaces = (list: ContributionList, a: number, b: number): number =>
  list.scores[a]! - list.scores[b]! || list.values[a]! - list.values[b]!;

/** By contribution, then by score. */
const compareContributions = (list: ContributionList, a: number, b: number): number =>
  list.values[a]! - list.values[b]! || list.scores[a]! - list.scores[b]!;

/** Sum of what was not cut. */
export function sumUncut(list: ContributionList): number {
  let sum = 0;
  for (let place = 0; place < list.size; place += 1) {
    if (list.cuts[place] === CUT.none) sum += list.values[place]!;
  }
  return sum;
}

/** Marks (see CUT) of the `low` lowest and then the `high` highest of `values`. */
export function cutMarks(values: ArrayLike<number>, low: number, high: number): Uint8Array {
  const marks = new Uint8Array(values.length);
  if (low + high === 0) return marks;
  const order = Array.from(marks, (_, place) => place);
  order.sort((a, b) => values[a]! - values[b]! || a - b);
  for (const place of order.slice(0, low)) marks[place] = CUT.low;
  const rest = order.slice(low);
  for (const place of rest.slice(Math.max(0, rest.length - high))) marks[place] = CUT.high;
  return marks;
}
