import type { BracketContext } from '../criteria.js';
import { compareValues, criterionValue } from '../evaluate.js';
import { type Candidate, compareGeneration } from '../generation-order.js';
import {
  type Bracket2012,
  contextOf,
  floatersOf,
  type Level,
  membersOf,
  type Paired2012,
  type Round2012,
} from './bracket-2012.js';
import { places, type RankPairing, type RoleVertex, solve, vertices } from './solve.js';

/**
 * C.12: the best other pairing of the previous bracket, with as many pairs as before, that moves
 * down other players of the same scores such that `bracket`, which cannot reach `level` with those
 * it has, can. `mayHaveBye` is given for the lowest bracket. Undefined when there is none.
 */
export function backtrack(
  round: Round2012,
  previous: Paired2012 | undefined,
  bracket: Bracket2012,
  level: Level,
  mayHaveBye?: (rank: number) => boolean,
): Paired2012 | undefined {
  if (!previous || previous.level.p1 === 0 || bracket.mdps.length === 0) return undefined;
  const scores = previous.leftOver.map((rank) => round.field.players[rank]!.score);
  const isLowest = mayHaveBye !== undefined;
  const mayStay = mayHaveBye ?? (() => true);
  const search: Search = { round, previous, bracket, level, mayStay, scores };
  const pairing = firstSolution(search, new Map());
  const helped = { residents: bracket.residents, level, isLowest };
  return pairing && { ...previous, ...pairing, step: 'C.12', helped };
}

interface Search {
  readonly round: Round2012;
  readonly previous: Paired2012;
  readonly bracket: Bracket2012;
  readonly level: Level;
  readonly mayStay: (rank: number) => boolean;
  /** Of those whom the previous bracket leaves over; C.12 keeps these scores. */
  readonly scores: readonly number[];
}

/** Members of the previous bracket that must float (true) or must not (false). */
type Fixed = ReadonlyMap<number, boolean>;

/**
 * Nearly always the scores come out by themselves. Only where a bracket handled as homogeneous
 * leaves over players of several scores they may not; then one player too many of some score is
 * paired or not in two searches, and the better answer counts.
 */
function firstSolution(search: Search, fixed: Fixed): RankPairing | undefined {
  const found = solveJointly(search, fixed);
  if (!found) return undefined;
  const { players } = search.round.field;
  const open = [...search.scores];
  const excess: number[] = [];
  for (const rank of found.leftOver) {
    const at = open.indexOf(players[rank]!.score);
    if (at < 0) excess.push(rank);
    else open.splice(at, 1);
  }
  if (excess.length === 0) return found;
  const scores = new Set(excess.map((rank) => players[rank]!.score));
  const split = found.leftOver.find((rank) => scores.has(players[rank]!.score) && !fixed.has(rank));
  if (split === undefined) return undefined;
  const stays = firstSolution(search, new Map([...fixed, [split, false]]));
  const floats = firstSolution(search, new Map([...fixed, [split, true]]));
  if (!stays || !floats) return stays ?? floats;
  return isBetter(search, floats, stays) ? floats : stays;
}

/** The previous bracket and this one as one matching problem, the scores left aside. */
function solveJointly(search: Search, fixed: Fixed): RankPairing | undefined {
  const { round, previous, bracket, level, mayStay, scores } = search;
  const { players } = round.field;
  const mdpsApart = previous.level.m1 > 0;
  const here = bracket.residents;
  const limbo = level.m1 > 0 ? bracket.mdps.length - level.m1 : 0;
  const spare = bracket.mdps.length + here.length - 2 * level.p1 - limbo;
  if (spare < 0) return undefined;
  const mayFloat = (rank: number): boolean =>
    scores.includes(players[rank]!.score) && fixed.get(rank) !== false;
  const isMember = ({ role }: RoleVertex): boolean => role === 'mdp' || role === 'resident';
  const floats = (vertex: RoleVertex): boolean =>
    vertex.role === 'gone' || (isMember(vertex) && mayFloat(vertex.rank));
  const found = solve({
    round,
    bracket: previous.bracket,
    mdpsApart,
    others: [
      ...vertices('gone', previous.incompatible),
      ...vertices('below', here),
      ...places('limbo', limbo),
      ...places('spare', spare),
    ],
    joins(a, b) {
      if (b.role === 'limbo') return floats(a) && mayStay(a.rank);
      if (b.role === 'spare') {
        return mayStay(a.rank) && (a.role === 'below' || (level.m1 === 0 && floats(a)));
      }
      if (isMember(b)) {
        // Two MDPs of the previous bracket may only meet in this one.
        if (a.role === 'mdp' && b.role === 'mdp') return level.m1 === 0 && floats(a) && floats(b);
        return fixed.get(a.rank) !== true && fixed.get(b.rank) !== true;
      }
      if (b.role === 'gone') return a.role === 'gone' && level.m1 === 0;
      return a.role === 'below' || floats(a);
    },
  });
  if (!found) return undefined;
  const { p1, m1 } = previous.level;
  const mdps = new Set(mdpsApart ? previous.bracket.mdps : []);
  const mdpPairs = found.pairs.filter(([high]) => mdps.has(high)).length;
  return found.pairs.length === p1 && mdpPairs === m1 ? found : undefined;
}

function isBetter({ round, previous }: Search, a: RankPairing, b: RankPairing): boolean {
  const context = contextOf(round, previous.bracket, previous.level.m1);
  const vector = (pairing: RankPairing) => criteriaVector(round, context, pairing);
  const difference = compareVectors(vector(a), vector(b));
  if (difference !== 0) return difference < 0;
  const place = new Map(membersOf(previous.bracket).map((rank, index) => [rank, index]));
  const inside = ({ pairs, leftOver }: RankPairing): Candidate => ({
    pairs: pairs.map(([high, low]) => [place.get(high)!, place.get(low)!] as const),
    downfloaters: leftOver.map((rank) => place.get(rank)!),
  });
  const mdpCount = previous.level.m1 > 0 ? previous.bracket.mdps.length : 0;
  return (compareGeneration(mdpCount, inside(a), inside(b))?.sign ?? 0) < 0;
}

/** The bracket with the MDPs that its previous bracket now gives. */
export const withMdpsOf = (bracket: Bracket2012, previous: Paired2012): Bracket2012 => ({
  ...bracket,
  mdps: floatersOf(previous),
});

/** The values of the criteria, best criterion first: a count, or scores from high to low. */
type CriteriaVector = readonly (readonly number[])[];

function criteriaVector(
  round: Round2012,
  context: BracketContext,
  { pairs, leftOver }: RankPairing,
): CriteriaVector {
  const candidate = { pairs, downfloaters: leftOver };
  return round.edition.criteria.map(
    (criterion) => criterionValue(round, context, criterion, candidate).values,
  );
}

/** Negative when `a` is better. */
export function compareVectors(a: CriteriaVector, b: CriteriaVector): number {
  for (const [index, values] of a.entries()) {
    const difference = compareValues(values, b[index]!);
    if (difference !== 0) return difference;
  }
  return 0;
}
