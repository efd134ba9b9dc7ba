import { createMatching } from '../../matching/general.js';
import type { CriterionComparison, CriterionValue } from '../comparison.js';
import type { CriterionFacts } from '../system.js';
import { fieldBelow, nextBracket, type RoundContext } from './bracket.js';
import { bestMatchings, createBracketProblem, type ProblemVertex } from './bracket-problem.js';
import type { BracketContext, Criterion, NextBracket } from './criteria.js';
import { cite, type DutchEdition } from './edition.js';
import type { Field } from './field.js';
import { createOutlook } from './outlook.js';

/** What one bracket does with its members: ranks. */
export interface RankCandidate {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

/** A bracket of the regulation, ready to be compared with what another pairing does there; ranks. */
export interface JudgedBracket {
  /** In the order of generation, moved-down players first. */
  readonly members: readonly number[];
  /** How many of them were moved down and are paired before the others. */
  readonly mdpCount: number;
  /** Those moved down may meet one another here (2017: in a collapsed bracket). */
  readonly mdpsMeet: boolean;
  readonly regulation: RankCandidate;
  /** All criteria that apply with both values, best first. */
  readonly rows: (given: RankCandidate, rest: Rest) => readonly CriterionComparison[];
  /** What a loop that goes back gives the bracket's own criteria up for; after these. */
  readonly laterRows?: (given: RankCandidate, rest: Rest) => readonly CriterionComparison[];
}

/** Everybody who is not paired after the bracket, and the lowest score the bye can have then. */
export interface Rest {
  readonly ranks: readonly number[];
  readonly byeScore: number | undefined;
}

export interface JudgedRound {
  readonly field: Field;
  readonly brackets: readonly JudgedBracket[];
}

/** The value of a criterion for a candidate; ids of the players behind it. */
export function criterionValue(
  context: Pick<RoundContext, 'field'>,
  bracket: BracketContext,
  criterion: Criterion,
  candidate: RankCandidate,
): CriterionValue {
  const { players } = context.field;
  const values: number[] = [];
  const causes: number[] = [];
  const note = (value: number | undefined, ranks: readonly number[]) => {
    if (value === undefined || (criterion.kind === 'count' && value === 0)) return;
    values.push(value);
    causes.push(...ranks.map((rank) => players[rank]!.id));
  };
  for (const [high, low] of candidate.pairs) {
    note(criterion.ofPair?.(players[high]!, players[low]!, bracket), [high, low]);
  }
  for (const rank of candidate.downfloaters) {
    note(criterion.ofDownfloater?.(players[rank]!, bracket), [rank]);
  }
  if (criterion.kind === 'count') {
    return { values: [values.reduce((a, b) => a + b, 0)], players: causes };
  }
  return { values: values.sort((a, b) => b - a), players: causes };
}

/** Negative when `a` is better, positive when `b` is. */
export function compareValues(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i += 1) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * The lowest score that the bye can have when these players (ranks) are all that is left, or those of
 * them who cannot be paired. Even fields answer with no score.
 */
export function restOf(
  field: Field,
  rest: readonly number[],
): { readonly byeScore?: number; readonly unmatched: readonly number[] } {
  const scoreOf = (rank: number) => field.players[rank]!.score;
  const eligible = rest.filter((rank) => !field.players[rank]!.pabBarred);
  if (field.bye < 0) return { unmatched: unmatchedOf(field, rest, () => false) };
  let unmatched: readonly number[] = rest;
  for (const byeScore of [...new Set(eligible.map(scoreOf))].sort((a, b) => a - b)) {
    const mayHaveBye = (rank: number) =>
      !field.players[rank]!.pabBarred && scoreOf(rank) === byeScore;
    const open = unmatchedOf(field, rest, mayHaveBye);
    if (open.length === 0) return { byeScore, unmatched: [] };
    if (open.length < unmatched.length) unmatched = open;
  }
  return { unmatched };
}

/** Who cannot be paired when these players (ranks) are all that is left; one of an odd number may stay. */
export function unmatchedOf(
  { size, mayMeet }: Field,
  ranks: readonly number[],
  mayHaveBye: (rank: number) => boolean,
): readonly number[] {
  const matching = createMatching(size + 1, (u, v) =>
    u === size ? mayHaveBye(v) : v === size ? mayHaveBye(u) : mayMeet(u, v),
  );
  if (ranks.length % 2 === 1) matching.add(size);
  for (const rank of ranks) matching.add(rank);
  return matching.exposed.filter((rank) => rank < size);
}

/** Largest number of vertices that the look ahead is computed for. */
const LOOK_AHEAD_LIMIT = 500;

/**
 * C8 (2017: C.7): the best that these downfloaters allow in the next bracket, as the number of those
 * unpaired there and then their scores from the highest; undefined when that cannot be told.
 */
export function lookAhead(
  context: RoundContext,
  { ofUnpairedNext }: Criterion,
  group: number,
  downfloaters: readonly number[],
): CriterionValue | undefined {
  const { field, completion, edition } = context;
  const completes = edition.procedure === 'completion';
  const mayStay = (rank: number) => !field.players[rank]!.pabBarred;
  const start = field.groupStarts[group + 1]!;
  const end = field.groupStarts[group + 2] ?? start;
  if (start === field.size) return undefined;
  const ideal = createOutlook(context, group, { completes, mayStay }).isIdeal(downfloaters);
  if (ideal && downfloaters.length > 0) {
    const odd = (downfloaters.length + end - start) % 2 === 1;
    return { values: odd ? [1, field.players[start]!.score] : [0], players: [] };
  }
  const next = nextBracket(context, group);
  const weight = (rank: number) => ofUnpairedNext!(field.players[rank]!, next);
  const local = unpairedNext(context, downfloaters, localPlaces(start, end, downfloaters), next);
  const value = (open: readonly number[]): CriterionValue => {
    const scores = open.map((rank) => field.players[rank]!.score).sort((a, b) => b - a);
    const total = open.reduce((sum, rank) => sum + weight(rank), 0);
    return { values: [total, ...scores], players: open.map((rank) => field.players[rank]!.id) };
  };
  if (local && !completes) return value(local);
  if (local) {
    const below = completion.suffix(group + 2).clone();
    for (const rank of local) below.add(rank);
    if (below.exposed.length === 0) return value(local);
  }
  const whole = unpairedNext(context, downfloaters, fieldBelow(field, group), next);
  return whole && value(whole);
}

/** The ranks that stay unpaired in the next bracket when it is paired as well as possible. */
function unpairedNext(
  { field, completion, edition, lastRound, oddRound }: RoundContext,
  downfloaters: readonly number[],
  below: readonly ProblemVertex[],
  next: NextBracket,
): readonly number[] | undefined {
  const vertices: ProblemVertex[] = [
    ...downfloaters.map((rank) => ({ rank, place: 'mdp' as const })),
    ...below,
  ];
  if (vertices.length > LOOK_AHEAD_LIMIT) return undefined;
  const problem = createBracketProblem({
    field,
    context: { residentScore: 0, lastRound, oddRound },
    vertices,
    memberCount: downfloaters.length,
    mdpCount: downfloaters.length,
    criteria: edition.criteria.filter(({ ofUnpairedNext }) => ofUnpairedNext),
    next,
    loneBye: false,
    mayPair: completion.mayPair,
  });
  const best = bestMatchings(problem);
  if (!best) return undefined;
  const isNext = (index: number) =>
    index < downfloaters.length || vertices[index]!.place === 'next';
  return vertices.flatMap(({ rank }, index) => {
    if (!isNext(index)) return [];
    const partner = best.mate(index);
    const bothMdps = index < downfloaters.length && partner < downfloaters.length;
    return !isNext(partner) || bothMdps ? [rank] : [];
  });
}

function localPlaces(start: number, end: number, downfloaters: readonly number[]): ProblemVertex[] {
  const vertices: ProblemVertex[] = [];
  for (let rank = start; rank < end; rank += 1) vertices.push({ rank, place: 'next' });
  const count = end - start + downfloaters.length;
  for (let i = 0; i < count; i += 1) vertices.push({ rank: -1, place: 'out' });
  return vertices;
}

export function comparison(
  edition: DutchEdition,
  { id, article, title, kind }: Pick<CriterionFacts, 'id' | 'article' | 'title' | 'kind'>,
  given: CriterionValue,
  regulation: CriterionValue,
): CriterionComparison {
  return { id, article: cite(edition, article), title, kind, given, regulation };
}
