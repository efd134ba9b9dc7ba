import { type CostLevel, optimumByLevels } from '../../matching/by-levels.js';
import { createMatching } from '../../matching/general.js';
import { keepPartners, NO_EDGE, type Optimum } from '../../matching/optimum.js';

/** What the bracket procedure asks of a player. */
export interface BracketPlayer {
  readonly id: number;
  /** Pairing score, in tenths. */
  readonly score: number;
}

/** A bracket and all that stands below it. */
export interface BursteinBracket<P extends BracketPlayer> {
  /** In the order of their BSN: by index (C.04.4.2:2026 art. 1.8, 3.2). */
  readonly members: readonly P[];
  /** The next scoregroup, and all below that; in any order. */
  readonly next: readonly P[];
  readonly rest: readonly P[];
  /** C1 and C3. */
  mayMeet(a: P, b: P): boolean;
  /** C8: neither of two who want the same colour gets it but one. */
  isDenied(a: P, b: P): boolean;
}

export interface BracketResult<P> {
  /** The one of the smaller BSN first, in the order of BSN. */
  readonly pairs: readonly (readonly [P, P])[];
  /** In the order of BSN. */
  readonly floaters: readonly P[];
}

/**
 * The pairing of a bracket: of the candidates that are best by C4 to C8 the first in the order of
 * art. 4.3, in which the player of BSN 1 has the opponent of the largest BSN, and floats last of all.
 * Players far below are left out of the first attempt: without them nothing gets harder, so an answer
 * that they can live with is the answer. Undefined when the bracket and all below cannot be paired.
 */
export function pairBursteinBracket<P extends BracketPlayer>(
  bracket: BursteinBracket<P>,
  without?: string,
): BracketResult<P> | undefined {
  const best = bestPairings(bracket, without);
  return best && firstCandidate(bracket, best.optimum);
}

/** Those whom the bracket has to let float at best by C4 to C6; undefined when it cannot be paired. */
export function neededFloaters<P extends BracketPlayer>(
  bracket: BursteinBracket<P>,
): readonly P[] | undefined {
  const best = bestPairings(bracket);
  return (
    best && bracket.members.filter((_, vertex) => best.optimum.mate(vertex) >= best.graph.members)
  );
}

/**
 * All pairings that are best by C5 to C8, among them the first candidate. The near graph will do when
 * its first candidate leaves a field that can be paired.
 */
function bestPairings<P extends BracketPlayer>(
  bracket: BursteinBracket<P>,
  without?: string,
): { readonly graph: Graph<P>; readonly optimum: Optimum } | undefined {
  for (let places = 2; places <= bracket.rest.length; places *= 4) {
    const graph = nearGraph(bracket, places);
    const optimum = optimumOf(bracket, graph, without);
    if (!optimum || usesAllPlaces(graph, optimum)) continue;
    firstCandidate(bracket, optimum);
    if (canGoOn(bracket, graph, optimum)) return { graph, optimum };
    break;
  }
  const graph = wholeGraph(bracket);
  const optimum = optimumOf(bracket, graph, without);
  return optimum && { graph, optimum };
}

/**
 * Members, then the next scoregroup, then what lies below: its players, or places for as many as may
 * be paired there.
 */
interface Graph<P> {
  readonly players: readonly P[];
  readonly members: number;
  /** Where those below the next scoregroup begin. */
  readonly below: number;
  readonly size: number;
  mayPair(first: number, second: number): boolean;
}

function nearGraph<P extends BracketPlayer>(
  { members, next, mayMeet }: BursteinBracket<P>,
  wanted: number,
): Graph<P> {
  const players = [...members, ...next];
  const below = players.length;
  return {
    players,
    members: members.length,
    below,
    size: below + wanted + ((below + wanted) % 2),
    mayPair: (u, v) => v >= below || mayMeet(players[u]!, players[v]!),
  };
}

function wholeGraph<P extends BracketPlayer>({
  members,
  next,
  rest,
  mayMeet,
}: BursteinBracket<P>): Graph<P> {
  const players = [...members, ...next, ...rest];
  return {
    players,
    members: members.length,
    below: members.length + next.length,
    size: players.length,
    mayPair: (u, v) => mayMeet(players[u]!, players[v]!),
  };
}

/** The measures of art. 2.3 in their order; an edge leaves the bracket when its second end does. */
function optimumOf<P extends BracketPlayer>(
  { isDenied }: BursteinBracket<P>,
  { players, members, below, size, mayPair }: Graph<P>,
  without: string | undefined,
): Optimum | undefined {
  const floats = (u: number, v: number): boolean => u < members && v >= members;
  const leavesNext = (u: number, v: number): boolean => u < below && v >= below;
  const scores = (count: number): readonly number[] =>
    [...new Set(players.slice(0, count).map(({ score }) => score))].sort((a, b) => b - a);
  const countOf = (count: number, score: number): number =>
    players.slice(0, count).filter((player) => player.score === score).length;
  const perScore = (
    count: number,
    leaves: (u: number, v: number) => boolean,
  ): readonly CostLevel[] =>
    // The number is settled before, so the lowest score needs no level of its own.
    scores(count)
      .slice(0, -1)
      .map((score) => ({
        most: countOf(count, score),
        cost: (u, v) => (leaves(u, v) && players[u]!.score === score ? 1 : 0),
      }));
  const levels: Readonly<Record<string, readonly CostLevel[]>> = {
    C5: [{ most: members, cost: (u, v) => (floats(u, v) ? 1 : 0) }],
    C6: perScore(members, floats),
    C7: [
      { most: below, cost: (u, v) => (leavesNext(u, v) ? 1 : 0) },
      ...perScore(below, leavesNext),
    ],
    C8: [
      {
        most: members,
        cost: (u, v) => (v < members && isDenied(players[u]!, players[v]!) ? 1 : 0),
      },
    ],
  };
  const wanted = Object.keys(levels).filter((id) => id !== without);
  const all = wanted.flatMap((id) => levels[id]!);
  const best = optimumByLevels(size, mayPair, all, (vertex) =>
    vertex < members ? members - 1 - vertex : below + members - 1 - vertex,
  );
  // What no optimal matching uses goes, so that no question about it is asked.
  return best?.refine(() => 0);
}

/** With more places something might be better. */
function usesAllPlaces<P>({ below, size }: Graph<P>, optimum: Optimum): boolean {
  for (let place = below; place < size; place += 1) {
    if (optimum.mate(place) >= below) return false;
  }
  return size > below;
}

/** C4 with the rest of the field: can those who are paired below the next bracket be paired there? */
function canGoOn<P extends BracketPlayer>(
  { rest, mayMeet }: BursteinBracket<P>,
  { players, below }: Graph<P>,
  optimum: Optimum,
): boolean {
  const leaving = players.filter((_, vertex) => optimum.mate(vertex) >= below);
  const field = [...leaving, ...rest];
  const matching = createMatching(field.length, (u, v) => mayMeet(field[u]!, field[v]!));
  for (let vertex = field.length - 1; vertex >= 0; vertex -= 1) matching.add(vertex);
  return matching.exposed.length === 0;
}

/**
 * The largest BSN that an optimal matching pairs with the vertex; a vertex outside the bracket when
 * all of them let it float. The largest ones are asked for one by one, because they are mostly right.
 */
function largestPartner(optimum: Optimum, vertex: number, count: number): number {
  const isIn = (other: number): boolean =>
    other !== vertex && optimum.weightOf(vertex, other) !== NO_EDGE;
  const members = Array.from({ length: count }, (_, index) => count - 1 - index).filter(isIn);
  for (const wanted of members.slice(0, ONE_BY_ONE)) {
    if (keepPartners(optimum, vertex, (other) => other === wanted)) return wanted;
  }
  let partner = optimum.mate(vertex);
  const isBetter = (other: number): boolean =>
    other < count && (partner >= count || other > partner);
  while (members.some(isBetter) && keepPartners(optimum, vertex, isBetter)) {
    partner = optimum.mate(vertex);
  }
  return partner;
}

const ONE_BY_ONE = 6;

/** Goes through the players by BSN and asks for a partner of a larger BSN as long as there is one. */
function firstCandidate<P extends BracketPlayer>(
  { members }: BursteinBracket<P>,
  optimum: Optimum,
): BracketResult<P> {
  const count = members.length;
  const pairs: (readonly [P, P])[] = [];
  const floaters: P[] = [];
  const settled = new Set<number>();
  for (let first = 0; first < count; first += 1) {
    if (settled.has(first)) continue;
    const partner = largestPartner(optimum, first, count);
    settled.add(first);
    if (partner < count) {
      settled.add(partner);
      pairs.push([members[first]!, members[partner]!]);
      keepPartners(optimum, first, (other) => other === partner);
      keepPartners(optimum, partner, (other) => other === first);
    } else {
      floaters.push(members[first]!);
      keepPartners(optimum, first, (other) => other >= count);
    }
  }
  return { pairs, floaters };
}
