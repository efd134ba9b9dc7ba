import type {
  BracketCandidate,
  CriterionComparison,
  Decision,
  PairingComparison,
} from '../comparison.js';
import { breaksAbsoluteColour, type Criterion } from '../dutch/criteria.js';
import { cite, type DutchEdition } from '../dutch/edition.js';
import { compareValues, comparison, criterionValue } from '../dutch/evaluate.js';
import { type Candidate, compareGeneration } from '../dutch/generation-order.js';
import type { DutchSituation } from '../dutch/player.js';
import type { GivenPairs } from '../system.js';
import { contextOf, membersOf, type Paired2012, type Round2012 } from './bracket.js';
import { backtrackingRows } from './compare-backtracking.js';
import { MDPS_LEFT_OVER } from './criteria.js';
import { solveDutch2012 } from './pair.js';
import { type Parting, unmatchedOf } from './parting.js';
import type { RankPairing } from './solve.js';

/**
 * The first bracket, from the top, where a given pairing parts from the regulation pairing of 2011
 * or 2012, and what decides there: an absolute rule, the completion of the round (C.13), the number
 * of pairs, another criterion with both values, or the order of generation (D). Undefined when they
 * agree, or when no regulation pairing exists.
 */
export function compareDutch2012(
  situation: DutchSituation,
  edition: DutchEdition,
  given: GivenPairs,
): PairingComparison | undefined {
  const solution = solveDutch2012(situation, edition);
  if (solution.kind === 'impossible') return undefined;
  const { round, brackets } = solution;
  const { players } = round.field;
  const opponents = opponentsByRank(round, given);
  const waiting = new Set(players.keys());
  for (const [index, regulation] of brackets.entries()) {
    const candidate = candidateOf(regulation, opponents);
    for (const rank of candidate.pairs.flat()) waiting.delete(rank);
    if (isSame(candidate, regulation)) continue;
    const rest = [...waiting].sort((a, b) => a - b);
    const parting: Parting = { round, brackets, index, given: candidate, rest };
    const byeRank = players.findIndex((player) => player.id === given.bye);
    const idsOf = ({ pairs, leftOver }: RankPairing): BracketCandidate => ({
      pairs: pairs.map(([a, b]) => [players[a]!.id, players[b]!.id] as const),
      downfloaters: leftOver.map((rank) => players[rank]!.id),
    });
    return {
      bracket: index,
      members: membersOf(regulation.bracket).map((rank) => players[rank]!.id),
      given: idsOf(candidate),
      regulation: idsOf(regulation),
      ...decide(parting, byeRank),
    };
  }
  return undefined;
}

function opponentsByRank({ field }: Round2012, given: GivenPairs): ReadonlyMap<number, number> {
  const rankOf = new Map(field.players.map((player, rank) => [player.id, rank]));
  const opponents = new Map<number, number>();
  for (const [a, b] of given.pairs) {
    const [first, second] = [rankOf.get(a), rankOf.get(b)];
    if (first === undefined || second === undefined) continue;
    opponents.set(first, second).set(second, first);
  }
  return opponents;
}

/** What the given pairing does with the members; MDPs who meet one another have moved on. */
function candidateOf(
  { bracket, level }: Paired2012,
  opponents: ReadonlyMap<number, number>,
): RankPairing {
  const members = membersOf(bracket);
  const inside = new Set(members);
  const apart = new Set(level.m1 > 0 ? bracket.mdps : []);
  const pairs: (readonly [number, number])[] = [];
  const leftOver: number[] = [];
  for (const rank of members) {
    const other = opponents.get(rank) ?? -1;
    if (!inside.has(other) || (apart.has(rank) && apart.has(other))) leftOver.push(rank);
    else if (rank < other) pairs.push([rank, other]);
  }
  return { pairs, leftOver };
}

function isSame(a: RankPairing, b: RankPairing): boolean {
  const known = new Set(a.pairs.map(([high, low]) => `${high} ${low}`));
  return (
    a.pairs.length === b.pairs.length && b.pairs.every(([high, low]) => known.has(`${high} ${low}`))
  );
}

type Verdict = Pick<PairingComparison, 'decision' | 'criteria'>;

function decide(parting: Parting, byeRank: number): Verdict {
  const { round, given, rest } = parting;
  const illegal = findIllegal(parting, byeRank);
  if (illegal) return { decision: illegal, criteria: [] };
  const unmatched = unmatchedOf(round, rest, (rank) => !round.field.players[rank]!.pabBarred);
  if (unmatched.length > 0) {
    const ids = unmatched.map((rank) => round.field.players[rank]!.id);
    const decision: Decision = {
      kind: 'completion',
      article: cite(round.edition, round.edition.articles.completion),
      unmatched: ids,
    };
    return { decision, criteria: [] };
  }
  const rows = tabulate(parting);
  const criteria = [...rows, ...backtrackingRows(parting)];
  const decisive = criteria.map((criterion) => ({ criterion, sign: signOf(criterion) }));
  const first = decisive.find(({ sign }) => sign !== 0);
  if (!first)
    return { decision: decideByOrder(parting.round, regulationOf(parting), given), criteria };
  // What seems better by the criteria of the bracket may be what C.12 or C.13 had to give up.
  const undone =
    first.sign < 0
      ? decisive.find(({ criterion, sign }) => sign > 0 && !rows.includes(criterion))
      : undefined;
  const { criterion, sign } = undone ?? first;
  const better = sign > 0 ? 'regulation' : 'given';
  return { decision: { kind: 'criterion', criterion, better }, criteria };
}

const signOf = ({ given, regulation }: CriterionComparison): number =>
  compareValues(given.values, regulation.values);

const regulationOf = ({ brackets, index }: Parting): Paired2012 => brackets[index]!;

function findIllegal({ round, given }: Parting, byeRank: number): Decision | undefined {
  const { players, mayMeet } = round.field;
  for (const [a, b] of given.pairs) {
    if (mayMeet(a, b)) continue;
    const [first, second] = [players[a]!, players[b]!];
    const { absoluteColour, rematch } = round.edition.articles;
    const article = breaksAbsoluteColour(first, second) ? absoluteColour : rematch;
    return {
      kind: 'illegal',
      article: cite(round.edition, article),
      players: [first.id, second.id],
    };
  }
  const player = given.leftOver.includes(byeRank) ? players[byeRank] : undefined;
  if (!player?.pabBarred) return undefined;
  const article = cite(round.edition, round.edition.articles.byeBar);
  return { kind: 'illegal', article, players: [player.id] };
}

/** M1, P1 and all criteria of the bracket with both values, best criterion first. */
function tabulate(parting: Parting): CriterionComparison[] {
  const { round, given } = parting;
  const regulation = regulationOf(parting);
  const { bracket, level } = regulation;
  const context = contextOf(round, bracket, level.m1);
  const value = (criterion: Criterion, { pairs, leftOver }: RankPairing) =>
    criterionValue(round, context, criterion, { pairs, downfloaters: leftOver });
  const applies = (criterion: Criterion) =>
    (criterion.ofPair ?? criterion.ofDownfloater) && (criterion !== MDPS_LEFT_OVER || level.m1 > 0);
  return round.edition.criteria
    .filter(applies)
    .map((criterion) =>
      comparison(round.edition, criterion, value(criterion, given), value(criterion, regulation)),
    );
}

function decideByOrder(round: Round2012, regulation: Paired2012, given: RankPairing): Decision {
  const { bracket, level } = regulation;
  const { field } = round;
  const members = membersOf(bracket);
  const place = new Map(members.map((rank, index) => [rank, index]));
  const inside = ({ pairs, leftOver }: RankPairing): Candidate => ({
    pairs: pairs.map(([a, b]) => [place.get(a)!, place.get(b)!] as const),
    downfloaters: leftOver.map((rank) => place.get(rank)!),
  });
  const mdpCount = level.m1 > 0 ? bracket.mdps.length : 0;
  const difference = compareGeneration(mdpCount, inside(given), inside(regulation))!;
  const ids = (indices: readonly number[]) =>
    indices.map((index) => field.players[members[index]!]!.id);
  const { first, second, stage, sign } = difference;
  return {
    kind: 'order',
    article: cite(round.edition, round.edition.articles.order),
    stage,
    given: { ...first, players: ids(first.players) },
    regulation: { ...second, players: ids(second.players) },
    better: sign > 0 ? 'regulation' : 'given',
  };
}
