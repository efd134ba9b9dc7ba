import { ranking } from '../../model/history/arrival.js';
import type { JudgeRequest } from '../judge.js';
import type { Board } from '../types.js';

/** A board of round 1 by places in the ranking, from 0, among those who are paired. */
export interface PlacedBoard {
  readonly high: number;
  readonly low: number;
  readonly board: Board;
}

/** Those who are paired in a round, in ranking order. */
export function presentInOrder({ tournament, given }: JudgeRequest): readonly number[] {
  const present = new Set(given.byes);
  for (const { white, black } of given.pairs) present.add(white).add(black);
  return ranking(tournament).filter((id) => present.has(id));
}

/** The boards of a round in the order of their higher ranked players. */
export function placedBoards(request: JudgeRequest): readonly PlacedBoard[] {
  const places = new Map(presentInOrder(request).map((id, place) => [id, place]));
  return request.given.pairs
    .map(({ white, black }): PlacedBoard => {
      const [one, other] = [places.get(white)!, places.get(black)!];
      return { high: Math.min(one, other), low: Math.max(one, other), board: [white, black] };
    })
    .sort((a, b) => a.high - b.high);
}

/** Whether each of the upper half plays the one of the same place in the lower half. */
export function isHalfAgainstHalf(request: JudgeRequest): boolean {
  const boards = placedBoards(request);
  return boards.every(({ high, low }, index) => high === index && low === index + boards.length);
}

/** The fewest boards of a first round without which both halves stand in order. */
export function irregularBoards(request: JudgeRequest): readonly Board[] {
  const boards = placedBoards(request);
  const regular = longestRising(boards.map(({ low }) => low));
  return boards.filter((_, index) => !regular.has(index)).map(({ board }) => board);
}

/** Indices of a longest rising subsequence. */
export function longestRising(values: readonly number[]): ReadonlySet<number> {
  const lastOfLength: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, index) => {
    const found = lastOfLength.findIndex((last) => values[last]! >= value);
    const length = found === -1 ? lastOfLength.length : found;
    before[index] = lastOfLength[length - 1];
    lastOfLength[length] = index;
  });
  const chain = new Set<number>();
  for (let at = lastOfLength.at(-1); at !== undefined; at = before[at]) chain.add(at);
  return chain;
}
