import {
  type BracketContext,
  type Criterion,
  mayMeet,
} from '../../../src/systems/dutch/criteria.js';
import type { PlayerState } from '../../../src/systems/player-common/player.js';
import { exchanges, subsets } from './generation.js';
import { type BookPair, compareVectors, type Vector, vectorOf } from './vector.js';

/** Players to pair with one another: those moved down, then the residents, both in ranking order. */
export interface BookBracket {
  readonly mdps: readonly PlayerState[];
  readonly residents: readonly PlayerState[];
  readonly context: BracketContext;
  readonly criteria: readonly Criterion[];
}

/** What C.2 and C.14 aim at: P1 pairs, M1 of them with moved-down players. */
export interface Level {
  readonly p1: number;
  /** 0 = handled as homogeneous (C.3). */
  readonly m1: number;
}

export interface BookCandidate {
  readonly pairs: readonly BookPair[];
  readonly leftOver: readonly PlayerState[];
  readonly vector: Vector;
}

export type Accept = (leftOver: readonly PlayerState[]) => boolean;

/** A bracket of which at least half was moved down is handled as homogeneous (A.3). */
export function isHeterogeneous({ mdps, residents }: BookBracket): boolean {
  return mdps.length > 0 && mdps.length < residents.length;
}

/**
 * The first generated among the best candidates of a level whose left-over players are accepted
 * (C.3 to C.10): candidates in the order of D, each compared with the best so far. A beginning of
 * a candidate that can no longer become better than the best is not continued.
 */
export function bestCandidate(
  original: BookBracket,
  level: Level,
  accept: Accept,
): BookCandidate | undefined {
  const bracket = contextualized(original, level);
  const floor = floorVector(bracket, level);
  const count = bracket.mdps.length + bracket.residents.length;
  let best: BookCandidate | undefined;
  const hopeless = (pairs: readonly BookPair[]): boolean => {
    if (best === undefined) return false;
    const begun = vectorOf(bracket.criteria, pairs, [], bracket.context);
    // B.3 comes first; a player left over counts at least as one point.
    const leftOver = (count - 2 * level.p1) * 10 ** 2;
    return compareVectors([begun[0]! + leftOver, ...begun.slice(1)], best.vector) >= 0;
  };
  for (const { pairs, leftOver } of candidates(bracket, level, hopeless)) {
    const vector = vectorOf(bracket.criteria, pairs, leftOver, bracket.context);
    if (best !== undefined && compareVectors(vector, best.vector) >= 0) continue;
    if (!accept(leftOver)) continue;
    best = { pairs, leftOver, vector };
    if (floor !== undefined && compareVectors(vector, floor) <= 0) return best;
  }
  return best;
}

function contextualized(bracket: BookBracket, level: Level): BookBracket {
  if (level.m1 === 0) return bracket;
  const movedDown = new Set(bracket.mdps.map((player) => player.id));
  return { ...bracket, context: { ...bracket.context, movedDown } };
}

type Hopeless = (pairs: readonly BookPair[]) => boolean;
interface Raw {
  readonly pairs: readonly BookPair[];
  readonly leftOver: readonly PlayerState[];
}

function* candidates(bracket: BookBracket, level: Level, hopeless: Hopeless): Generator<Raw> {
  const { mdps, residents } = bracket;
  if (level.m1 === 0) {
    yield* homogeneous([...mdps, ...residents], level.p1, [], [], hopeless);
    return;
  }
  for (const s1 of subsets(mdps, level.m1)) {
    const limbo = mdps.filter((player) => !s1.includes(player));
    for (const part of transpositions(s1, residents, [], hopeless)) {
      yield* homogeneous(part.leftOver, level.p1 - level.m1, part.pairs, limbo, hopeless);
    }
  }
}

function* homogeneous(
  players: readonly PlayerState[],
  pairCount: number,
  before: readonly BookPair[],
  limbo: readonly PlayerState[],
  hopeless: Hopeless,
): Generator<Raw> {
  for (const { fromS1, fromS2 } of exchanges(players.length, pairCount)) {
    const inS1 = (index: number) =>
      index < pairCount ? !fromS1.includes(index) : fromS2.includes(index);
    const s1 = players.filter((_, index) => inS1(index));
    const s2 = players.filter((_, index) => !inS1(index));
    for (const { pairs, leftOver } of transpositions(s1, s2, before, hopeless)) {
      yield { pairs, leftOver: [...limbo, ...leftOver] };
    }
  }
}

/** S1 against S2 in the order of D.1; only the first places of S2 matter. */
function* transpositions(
  s1: readonly PlayerState[],
  s2: readonly PlayerState[],
  before: readonly BookPair[],
  hopeless: Hopeless,
): Generator<Raw> {
  const [first, ...others] = s1;
  if (first === undefined) {
    yield { pairs: before, leftOver: s2 };
    return;
  }
  for (const opponent of s2) {
    if (!mayMeet(first, opponent)) continue;
    const pairs = [...before, [first, opponent] as const];
    if (hopeless(pairs)) continue;
    const rest = s2.filter((player) => player !== opponent);
    yield* transpositions(others, rest, pairs, hopeless);
  }
}

/** No candidate can be better than this; undefined where no simple bound is known. */
function floorVector(bracket: BookBracket, level: Level): Vector | undefined {
  const { mdps, residents, context, criteria } = bracket;
  const members = [...mdps, ...residents];
  if (mdps.length > 0 && level.m1 === 0) return undefined;
  if (residents.some((player) => player.score !== context.residentScore)) return undefined;
  const spare = members.length - 2 * level.p1;
  const limbo = [...mdps].reverse().slice(0, mdps.length - level.m1);
  const scores = mdps.map((player) => {
    const gap = player.score - context.residentScore;
    return limbo.includes(player) ? gap + 10 : gap;
  });
  while (scores.length < level.m1 + spare) scores.push(10);
  return criteria.map((criterion) => {
    if (criterion.id === 'B.3') return scores.reduce((sum, score) => sum + score ** 2, 0);
    if (criterion.id === 'X') return x1(members, level.p1);
    if (criterion.id === 'Z') return context.oddRound ? 0 : z1(members, level.p1);
    return 0;
  });
}

/** A.8: the fewest pairs in which two players want the same colour. */
function x1(members: readonly PlayerState[], pairs: number): number {
  const white = members.filter((player) => player.preferredColour === 'white').length;
  const black = members.filter((player) => player.preferredColour === 'black').length;
  const none = members.length - white - black;
  return Math.max(0, pairs - Math.min(white, black) - none);
}

/** A.8: the same with the mild preferences free to be turned. */
function z1(members: readonly PlayerState[], pairs: number): number {
  const strong = members.filter(({ preferenceStrength }) =>
    ['strong', 'absolute'].includes(preferenceStrength),
  );
  const white = strong.filter((player) => player.preferredColour === 'white').length;
  const black = strong.length - white;
  const free = members.length - strong.length;
  return Math.max(0, pairs - Math.min(white, black) - free);
}
