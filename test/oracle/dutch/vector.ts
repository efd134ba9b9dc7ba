import type { BracketContext, Criterion } from '../../../src/systems/dutch/criteria.js';
import type { PlayerState } from '../../../src/systems/player-common/player.js';
import { comparePoints, type Field, type PlayerSet } from './field.js';

/** A way to judge a candidate by those it leaves unpaired alone, e.g. C7 or C8. */
export interface DownfloaterMeasure {
  readonly id: string;
  /** Compared from the front, smaller is better. */
  ofDownfloaters(left: PlayerSet): readonly number[];
}

export type Measure = DownfloaterMeasure | Criterion;

/** A pairing of a bracket; players are places in the ranking. */
export interface Candidate {
  readonly pairs: readonly (readonly [number, number])[];
  readonly left: readonly number[];
  readonly leftSet: PlayerSet;
}

/** The value of one measure; smaller is better. */
export type Value = readonly number[];

/** Answers the value of a candidate by one measure. */
export type Meter = (candidate: Candidate) => Value;

/** Prepares the measures of a bracket: what each pair contributes is computed only once. */
export function createMeters(
  field: Field,
  measures: readonly Measure[],
  context: BracketContext,
): readonly Meter[] {
  return measures.map((measure) =>
    'ofDownfloaters' in measure
      ? downfloaterMeter(measure)
      : criterionMeter(field.players, measure, context),
  );
}

function downfloaterMeter(measure: DownfloaterMeasure): Meter {
  const known = new Map<PlayerSet, Value>();
  return ({ leftSet }) => {
    const value = known.get(leftSet) ?? measure.ofDownfloaters(leftSet);
    known.set(leftSet, value);
    return value;
  };
}

function criterionMeter(
  players: readonly PlayerState[],
  criterion: Criterion,
  context: BracketContext,
): Meter {
  const ofPair = new Map<number, number | undefined>();
  const pairContribution = (a: number, b: number): number | undefined => {
    const [higher, lower] = a < b ? [a, b] : [b, a];
    const key = higher * players.length + lower;
    if (!ofPair.has(key)) {
      ofPair.set(key, criterion.ofPair?.(players[higher]!, players[lower]!, context));
    }
    return ofPair.get(key);
  };
  const downfloaterContribution = players.map((player) =>
    criterion.ofDownfloater?.(player, context),
  );
  return ({ pairs, left }) => {
    let count = 0;
    const list: number[] = [];
    const add = (contribution: number | undefined): void => {
      if (contribution === undefined) return;
      if (criterion.kind === 'count') count += contribution;
      else list.push(contribution);
    };
    for (const [a, b] of pairs) add(pairContribution(a, b));
    for (const place of left) add(downfloaterContribution[place]);
    return criterion.kind === 'count' ? [count] : list.sort((a, b) => b - a);
  };
}

export interface Choice {
  readonly candidate: Candidate;
  readonly vector: readonly Value[];
  /** Which of the candidates in their order, from 1. */
  readonly number: number;
  /** Places in the vector that told two candidates apart: the measures that decided something. */
  readonly decided: ReadonlySet<number>;
}

/** The best of the candidates and its vector; of equal ones the earliest (art. 3.4.5). */
export function earliestBest(
  candidates: Iterable<Candidate>,
  meters: readonly Meter[],
): Choice | undefined {
  let best: Candidate | undefined;
  let vector: Value[] = [];
  let bestNumber = 0;
  let number = 0;
  const decided = new Set<number>();
  for (const candidate of candidates) {
    number += 1;
    if (best) {
      const { place, difference } = firstDifference(candidate, vector, meters);
      if (place !== undefined) decided.add(place);
      if (difference >= 0) continue;
    }
    best = candidate;
    vector = meters.map((meter) => meter(candidate));
    bestNumber = number;
  }
  return best && { candidate: best, vector, number: bestNumber, decided };
}

function firstDifference(
  candidate: Candidate,
  vector: readonly Value[],
  meters: readonly Meter[],
): { readonly place: number | undefined; readonly difference: number } {
  for (let place = 0; place < meters.length; place += 1) {
    const difference = comparePoints(meters[place]!(candidate), vector[place]!);
    if (difference !== 0) return { place, difference };
  }
  return { place: undefined, difference: 0 };
}
