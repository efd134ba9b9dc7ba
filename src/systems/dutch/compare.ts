import type {
  BracketCandidate,
  CriterionComparison,
  Decision,
  PairingComparison,
} from '../comparison.js';
import type { PlayerSituation } from '../player-common/player.js';
import type { GivenPairs } from '../system.js';
import { judgedBrackets2012 } from './backtracking/judged-2012.js';
import { breaksAbsoluteColour } from './criteria.js';
import { cite, type DutchEdition } from './edition.js';
import {
  compareValues,
  type JudgedBracket,
  type RankCandidate,
  type Rest,
  restOf,
} from './evaluate.js';
import type { Field } from './field.js';
import { type Candidate, compareGeneration } from './generation-order.js';
import { judgedBrackets } from './judged.js';

/**
 * The first bracket, from the top, where a given pairing parts from the regulation pairing, and what
 * decides there: an absolute rule, the completion of the round, a criterion with both values, or the
 * order of generation. Undefined when they agree, or when no regulation pairing exists.
 */
export function compareDutch(
  situation: PlayerSituation,
  edition: DutchEdition,
  given: GivenPairs,
): PairingComparison | undefined {
  const judgedBy = edition.procedure === 'backtracking' ? judgedBrackets2012 : judgedBrackets;
  const judged = judgedBy(situation, edition);
  if (!judged) return undefined;
  const { field, brackets } = judged;
  const { players } = field;
  const opponents = opponentsByRank(field, given);
  const waiting = new Set(players.keys());
  for (const [index, bracket] of brackets.entries()) {
    const candidate = candidateOf(bracket, opponents);
    for (const rank of candidate.pairs.flat()) waiting.delete(rank);
    if (samePairs(candidate, bracket.regulation)) continue;
    const idsOf = ({ pairs, downfloaters }: RankCandidate): BracketCandidate => ({
      pairs: pairs.map(([a, b]) => [players[a]!.id, players[b]!.id] as const),
      downfloaters: downfloaters.map((rank) => players[rank]!.id),
    });
    return {
      bracket: index,
      members: bracket.members.map((rank) => players[rank]!.id),
      given: idsOf(candidate),
      regulation: idsOf(bracket.regulation),
      ...decide({ field, edition, bracket, given: candidate }, [...waiting], given.bye),
    };
  }
  return undefined;
}

function opponentsByRank(field: Field, given: GivenPairs): ReadonlyMap<number, number> {
  const rankOf = new Map(field.players.map((player, rank) => [player.id, rank]));
  const opponents = new Map<number, number>();
  for (const [a, b] of given.pairs) {
    const [first, second] = [rankOf.get(a), rankOf.get(b)];
    if (first === undefined || second === undefined) continue;
    opponents.set(first, second).set(second, first);
  }
  return opponents;
}

/** What the given pairing does with the members; MDPs who meet one another have floated on. */
function candidateOf(
  { members, mdpCount, mdpsMeet }: JudgedBracket,
  opponents: ReadonlyMap<number, number>,
): RankCandidate {
  const inside = new Set(members);
  const apart = new Set(mdpsMeet ? [] : members.slice(0, mdpCount));
  const pairs: (readonly [number, number])[] = [];
  const downfloaters: number[] = [];
  for (const rank of members) {
    const other = opponents.get(rank) ?? -1;
    if (!inside.has(other) || (apart.has(rank) && apart.has(other))) downfloaters.push(rank);
    else if (rank < other) pairs.push([rank, other]);
  }
  return { pairs, downfloaters };
}

function samePairs(a: RankCandidate, b: RankCandidate): boolean {
  const known = new Set(a.pairs.map(([high, low]) => `${high} ${low}`));
  return (
    a.pairs.length === b.pairs.length && b.pairs.every(([high, low]) => known.has(`${high} ${low}`))
  );
}

/** The bracket where two pairings part. */
interface Parting {
  readonly field: Field;
  readonly edition: DutchEdition;
  readonly bracket: JudgedBracket;
  readonly given: RankCandidate;
}

type Verdict = Pick<PairingComparison, 'decision' | 'criteria'>;

function decide(parting: Parting, waiting: readonly number[], bye: number | undefined): Verdict {
  const { field, edition, bracket, given } = parting;
  const illegal = findIllegal(parting, bye);
  if (illegal) return { decision: illegal, criteria: [] };
  const ranks = [...waiting].sort((a, b) => a - b);
  const { unmatched, byeScore } = restOf(field, ranks);
  if (unmatched.length > 0) {
    const ids = unmatched.map((rank) => field.players[rank]!.id);
    const article = cite(edition, edition.articles.completion);
    return { decision: { kind: 'completion', article, unmatched: ids }, criteria: [] };
  }
  const rest: Rest = { ranks, byeScore };
  const rows = bracket.rows(given, rest);
  const later = bracket.laterRows?.(given, rest) ?? [];
  const criteria = [...rows, ...later];
  const criterion = decisiveRow(criteria, later);
  if (!criterion) return { decision: decideByOrder(parting), criteria };
  const better = signOf(criterion) > 0 ? 'regulation' : 'given';
  return { decision: { kind: 'criterion', criterion, better }, criteria };
}

const signOf = ({ given, regulation }: CriterionComparison): number =>
  compareValues(given.values, regulation.values);

/** The first criterion with a difference; what seems better may be what a loop had to give up. */
function decisiveRow(
  criteria: readonly CriterionComparison[],
  later: readonly CriterionComparison[],
): CriterionComparison | undefined {
  const first = criteria.find((row) => signOf(row) !== 0);
  const undone = first && signOf(first) < 0 && later.find((row) => signOf(row) > 0);
  return undone || first;
}

function findIllegal(
  { field, edition, given }: Parting,
  bye: number | undefined,
): Decision | undefined {
  const { players, mayMeet } = field;
  const { absoluteColour, rematch, byeBar } = edition.articles;
  for (const [a, b] of given.pairs) {
    if (mayMeet(a, b)) continue;
    const [first, second] = [players[a]!, players[b]!];
    const article = cite(edition, breaksAbsoluteColour(first, second) ? absoluteColour : rematch);
    return { kind: 'illegal', article, players: [first.id, second.id] };
  }
  const floater = given.downfloaters.map((rank) => players[rank]!).find(({ id }) => id === bye);
  if (!floater?.pabBarred) return undefined;
  return { kind: 'illegal', article: cite(edition, byeBar), players: [floater.id] };
}

function decideByOrder({ field, edition, bracket, given }: Parting): Decision {
  const { members, mdpCount, regulation } = bracket;
  const place = new Map(members.map((rank, index) => [rank, index]));
  const inside = ({ pairs, downfloaters }: RankCandidate): Candidate => ({
    pairs: pairs.map(([a, b]) => [place.get(a)!, place.get(b)!] as const),
    downfloaters: downfloaters.map((rank) => place.get(rank)!),
  });
  const difference = compareGeneration(mdpCount, inside(given), inside(regulation))!;
  const ids = (indices: readonly number[]) =>
    indices.map((index) => field.players[members[index]!]!.id);
  const { first, second, stage, sign } = difference;
  return {
    kind: 'order',
    article: cite(edition, edition.articles.order),
    stage,
    given: { ...first, players: ids(first.players) },
    regulation: { ...second, players: ids(second.players) },
    better: sign > 0 ? 'regulation' : 'given',
  };
}
