import { createMatching } from '../../../matching/general.js';
import type { BracketProblem, Place, ProblemVertex } from '../bracket-problem.js';
import { createBracketProblem } from '../bracket-problem.js';
import { firstBestPairing } from '../candidate-order.js';
import {
  type Bracket2012,
  contextOf,
  isHeterogeneous,
  type Level,
  membersOf,
  type Round2012,
} from './bracket-2012.js';

/**
 * What a vertex of the matching problem stands for. `mdp` and `resident` are the members; `gone`
 * left the bracket by C.1; `below` are players further down. `limbo` and `spare` are empty places
 * for those who stay unpaired.
 */
export type Role = 'mdp' | 'resident' | 'gone' | 'below' | 'bye' | 'limbo' | 'spare';

export interface RoleVertex extends ProblemVertex {
  readonly role: Role;
}

/** Members of a bracket, those to be optimised, with whatever else has to be matched. */
export interface Problem2012 {
  readonly round: Round2012;
  readonly bracket: Bracket2012;
  /** MDPs are paired before, and never with one another. */
  readonly mdpsApart: boolean;
  readonly others: readonly RoleVertex[];
  /** Besides the absolute rules: may these two be matched? The first one stands earlier. */
  readonly joins: (a: RoleVertex, b: RoleVertex) => boolean;
}

/** Ranks; pairs as (higher, lower), those of MDPs first. */
export interface RankPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly leftOver: readonly number[];
}

const PLACES: Readonly<Record<Role, Place>> = {
  mdp: 'mdp',
  resident: 'resident',
  gone: 'below',
  below: 'below',
  bye: 'bye',
  limbo: 'out',
  spare: 'out',
};

export const vertex = (role: Role, rank = -1): RoleVertex => ({ rank, role, place: PLACES[role] });

export const vertices = (role: Role, ranks: readonly number[]): RoleVertex[] =>
  ranks.map((rank) => vertex(role, rank));

export const places = (role: 'limbo' | 'spare', count: number): RoleVertex[] =>
  Array.from({ length: count }, () => vertex(role));

/**
 * The best pairing of the members by the criteria, and of equal ones the first in the order of
 * generation (D.1 to D.3); undefined when not everything can be matched.
 */
export function solve(problem: Problem2012): RankPairing | undefined {
  const { round, bracket, mdpsApart } = problem;
  const { field } = round;
  const members = membersOf(bracket);
  const mdpCount = mdpsApart ? bracket.mdps.length : 0;
  const all: readonly RoleVertex[] = [
    ...vertices('mdp', members.slice(0, mdpCount)),
    ...vertices('resident', members.slice(mdpCount)),
    ...problem.others,
  ];
  const isLegal = (a: RoleVertex, b: RoleVertex): boolean => {
    if (a.role === 'bye' || b.role === 'bye') return true;
    if (a.rank < 0 || b.rank < 0) return a.rank !== b.rank;
    return field.mayMeet(a.rank, b.rank);
  };
  const isEdge = (u: number, v: number): boolean => {
    const [a, b] = u < v ? [all[u]!, all[v]!] : [all[v]!, all[u]!];
    return isLegal(a, b) && problem.joins(a, b);
  };
  if (!hasPerfectMatching(all.length, isEdge)) return undefined;
  const costs = createBracketProblem({
    field,
    context: contextOf(round, bracket, mdpCount),
    vertices: all,
    memberCount: members.length,
    mdpCount,
    next: undefined,
    loneBye: false,
    criteria: round.edition.criteria,
    mayPair: (a, b) => a === field.bye || b === field.bye || field.mayMeet(a, b),
  });
  const pairing = firstBestPairing(withOnly(costs, isEdge))!;
  return {
    pairs: pairing.pairs.map(([a, b]) => inRanks(members[a]!, members[b]!)),
    leftOver: pairing.downfloaters.map((index) => members[index]!),
  };
}

const inRanks = (a: number, b: number): readonly [number, number] => (a < b ? [a, b] : [b, a]);

function hasPerfectMatching(size: number, isEdge: (u: number, v: number) => boolean): boolean {
  if (size % 2 === 1) return false;
  const matching = createMatching(size, isEdge);
  for (let index = 0; index < size; index += 1) matching.add(index);
  return matching.exposed.length === 0;
}

/** The problem without the edges that do not join: their cost is set beyond reach. */
function withOnly(
  problem: BracketProblem,
  isEdge: (u: number, v: number) => boolean,
): BracketProblem {
  const { vertices: all, width, cost } = problem;
  for (let u = 0; u < all.length; u += 1) {
    for (let v = 0; v < all.length; v += 1) {
      if (u !== v && !isEdge(u, v)) cost[(u * all.length + v) * width] = Number.POSITIVE_INFINITY;
    }
  }
  return problem;
}

/** The best pairing of a bracket at a level; `mayStay` tells who may be left over. */
export function solveLevel(
  round: Round2012,
  bracket: Bracket2012,
  level: Level,
  mayStay: (rank: number) => boolean = () => true,
): RankPairing | undefined {
  const size = bracket.mdps.length + bracket.residents.length;
  const mdpsApart = level.m1 > 0;
  const limbo = mdpsApart ? bracket.mdps.length - level.m1 : 0;
  const spare = size - 2 * level.p1 - limbo;
  if (spare < 0 || (mdpsApart && !isHeterogeneous(bracket))) return undefined;
  return solve({
    round,
    bracket,
    mdpsApart,
    others: [...places('limbo', limbo), ...places('spare', spare)],
    joins(a, b) {
      if (b.role === 'limbo') return a.role === 'mdp' && mayStay(a.rank);
      if (b.role === 'spare') return a.role === 'resident' && mayStay(a.rank);
      return !(a.role === 'mdp' && b.role === 'mdp');
    },
  });
}
