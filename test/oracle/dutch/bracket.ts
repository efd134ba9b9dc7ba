import type { BracketContext } from '../../../src/systems/dutch/criteria.js';
import { bit, type Field, type PlayerSet, setOf } from './field.js';
import { combinations, halves, transpositions } from './order.js';
import { type Candidate, createMeters, earliestBest, type Measure, type Value } from './vector.js';

/** A bracket as the procedure of art. 4 needs it; players are places in the ranking, ascending. */
export interface Bracket {
  readonly kind: 'ordinary' | 'PPB' | 'CLB';
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** MaxPairs (art. 3.1). */
  readonly maxPairs: number;
  /** Whether these may stay unpaired without breaking an absolute criterion. */
  mayFloat(left: PlayerSet): boolean;
  readonly measures: readonly Measure[];
  readonly context: BracketContext;
}

/** How a bracket was paired; players by id. */
export interface BracketTrace {
  readonly kind: Bracket['kind'];
  readonly members: readonly number[];
  readonly mdps: readonly number[];
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** Which of the legal candidates in generation order was chosen, from 1. */
  readonly candidate: number;
  readonly vector: readonly { readonly id: string; readonly value: Value }[];
  /** Ids of the measures that told candidates apart. */
  readonly decided: readonly string[];
}

export interface PairedBracket {
  readonly pairs: readonly (readonly [number, number])[];
  readonly left: readonly number[];
  readonly leftSet: PlayerSet;
  readonly trace: BracketTrace;
}

/** Thrown when a bracket has more candidates than the book oracle is willing to look at. */
export class TooManyCandidates extends Error {}

/**
 * The candidates of a bracket in generation order (art. 4; 2017: B.3 to B.6, D.1 to D.3): for each
 * set of MDPs, each transposition of S2, each exchange of the remainder (or of a homogeneous
 * bracket), each transposition of S2R. Those with a pair that may not meet are left out.
 */
export function* candidatesOf(bracket: Bracket, field: Field): Generator<Candidate> {
  const { mdps, residents, maxPairs } = bracket;
  const most = Math.min(mdps.length, residents.length, maxPairs);
  for (let m1 = most; m1 >= 0; m1 -= 1) {
    const remainderPairs = maxPairs - m1;
    if (residents.length - m1 < 2 * remainderPairs) continue;
    for (const s1 of combinations(mdps, m1)) {
      const limbo = mdps.filter((place) => !s1.includes(place));
      const mayStand = (index: number, place: number) => field.mayMeet(s1[index]!, place);
      for (const s2 of transpositions(residents, m1, mayStand)) {
        const mdpPairs = s1.map((place, index) => [place, s2[index]!] as const);
        const remainder = residents.filter((place) => !s2.includes(place));
        yield* remainderCandidates(field, mdpPairs, limbo, remainder, remainderPairs);
      }
    }
  }
}

function* remainderCandidates(
  field: Field,
  mdpPairs: readonly (readonly [number, number])[],
  limbo: readonly number[],
  remainder: readonly number[],
  pairCount: number,
): Generator<Candidate> {
  // The remainder has BSNs of its own, from 1; place(bsn) is who has it.
  const place = (bsn: number) => remainder[bsn - 1]!;
  const bsns = remainder.map((_, index) => index + 1);
  for (const [s1, s2] of halves(bsns.slice(0, pairCount), bsns.slice(pairCount))) {
    const mayStand = (index: number, bsn: number) => field.mayMeet(place(s1[index]!), place(bsn));
    for (const order of transpositions(s2, pairCount, mayStand)) {
      const pairs = s1.map((bsn, index) => [place(bsn), place(order[index]!)] as const);
      const unpaired = s2.filter((bsn) => !order.includes(bsn)).map(place);
      const left = [...limbo, ...unpaired].sort((a, b) => a - b);
      yield { pairs: [...mdpPairs, ...pairs], left, leftSet: setOf(left) };
    }
  }
}

/**
 * Pairs a bracket: the earliest of its best legal candidates.
 * @throws TooManyCandidates beyond `limit` of them.
 */
export function pairBracket(bracket: Bracket, field: Field, limit: number): PairedBracket {
  const meters = createMeters(field, bracket.measures, bracket.context);
  const best = earliestBest(legalCandidates(bracket, field, limit), meters);
  const id = (place: number) => field.players[place]!.id;
  const members = [...bracket.mdps, ...bracket.residents];
  if (!best) throw new Error(`No candidate in the bracket of ${members.map(id).join(', ')}`);
  const { pairs, left, leftSet } = best.candidate;
  return {
    pairs,
    left,
    leftSet,
    trace: {
      kind: bracket.kind,
      members: members.map(id),
      mdps: bracket.mdps.map(id),
      pairs: pairs.map(([a, b]) => [id(a), id(b)] as const),
      downfloaters: left.map(id),
      candidate: best.number,
      vector: bracket.measures.map((measure, index) => ({
        id: measure.id,
        value: best.vector[index]!,
      })),
      decided: bracket.measures.map(({ id }) => id).filter((_, index) => best.decided.has(index)),
    },
  };
}

function* legalCandidates(bracket: Bracket, field: Field, limit: number): Generator<Candidate> {
  const allowed = new Map<PlayerSet, boolean>();
  let seen = 0;
  for (const candidate of candidatesOf(bracket, field)) {
    seen += 1;
    if (seen > limit) throw new TooManyCandidates();
    const legal = allowed.get(candidate.leftSet) ?? bracket.mayFloat(candidate.leftSet);
    allowed.set(candidate.leftSet, legal);
    if (legal) yield candidate;
  }
}

/** The places of the highest score among the members of a set: the next scoregroup. */
export function nextScoregroup(field: Field, set: PlayerSet): PlayerSet {
  let score: number | undefined;
  let group = 0;
  field.players.forEach((player, place) => {
    if ((set & bit(place)) === 0) return;
    score ??= player.score;
    if (player.score === score) group |= bit(place);
  });
  return group;
}
