import type {
  BracketCandidate,
  CriterionComparison,
  CriterionValue,
  Decision,
  PairingComparison,
} from '../comparison.js';
import { byeIsHere, type PairedBracket, type RoundContext } from './bracket.js';
import { type BracketContext, breaksAbsoluteColour, type Criterion } from './criteria.js';
import { cite, type DutchEdition } from './edition.js';
import {
  compareValues,
  comparison,
  criterionValue,
  lookAhead,
  type RankCandidate,
  restOf,
} from './evaluate.js';
import { type Candidate, compareGeneration } from './generation-order.js';
import { solveDutch } from './pair.js';
import type { DutchSituation } from './player.js';

/** A pairing by ids; the colours do not matter here. */
export interface GivenDutchPairing {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | undefined;
}

/**
 * The first bracket, from the top, where a given pairing parts from the regulation pairing of 2017
 * or 2026, and what decides there: an absolute rule, the completion, a criterion with both values,
 * or the order of generation. Undefined when they agree, or when no regulation pairing exists.
 */
export function compareDutch(
  situation: DutchSituation,
  edition: DutchEdition,
  given: GivenDutchPairing,
): PairingComparison | undefined {
  const solution = solveDutch(situation, edition);
  if (solution.kind === 'impossible') return undefined;
  const { field, context, brackets } = solution;
  const rankOf = new Map(field.players.map((player, rank) => [player.id, rank]));
  const opponent = new Map<number, number>();
  for (const [a, b] of given.pairs) {
    const [rankA, rankB] = [rankOf.get(a), rankOf.get(b)];
    if (rankA === undefined || rankB === undefined) continue;
    opponent.set(rankA, rankB);
    opponent.set(rankB, rankA);
  }
  for (const [index, regulation] of brackets.entries()) {
    const candidate = candidateOf(regulation, opponent);
    if (samePairs(candidate, regulation)) continue;
    const idsOf = ({ pairs, downfloaters }: RankCandidate): BracketCandidate => ({
      pairs: pairs.map(([a, b]) => [field.players[a]!.id, field.players[b]!.id] as const),
      downfloaters: downfloaters.map((rank) => field.players[rank]!.id),
    });
    const byeRank = given.bye === undefined ? undefined : rankOf.get(given.bye);
    const { decision, criteria } = decide(context, regulation, candidate, byeRank);
    return {
      bracket: index,
      members: membersOf(regulation).map((rank) => field.players[rank]!.id),
      given: idsOf(candidate),
      regulation: idsOf(regulation),
      decision,
      criteria,
    };
  }
  return undefined;
}

const membersOf = ({ bracket }: PairedBracket): readonly number[] => [
  ...bracket.mdps,
  ...bracket.residents,
];

/** What the given pairing does with the members; MDPs who meet one another have floated on. */
function candidateOf(
  regulation: PairedBracket,
  opponent: ReadonlyMap<number, number>,
): RankCandidate {
  const { bracket, kind } = regulation;
  const members = new Set(membersOf(regulation));
  const mdps = new Set(kind === 'collapsed' ? [] : bracket.mdps);
  const pairs: (readonly [number, number])[] = [];
  const downfloaters: number[] = [];
  for (const rank of members) {
    const other = opponent.get(rank);
    const inside =
      other !== undefined && members.has(other) && !(mdps.has(rank) && mdps.has(other));
    if (!inside) downfloaters.push(rank);
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

interface Verdict {
  readonly decision: Decision;
  readonly criteria: readonly CriterionComparison[];
}

function decide(
  context: RoundContext,
  regulation: PairedBracket,
  given: RankCandidate,
  byeRank: number | undefined,
): Verdict {
  const illegal = findIllegal(context, given, byeRank);
  if (illegal) return { decision: illegal, criteria: [] };
  const rest = restOf(context, regulation.bracket.group, given.downfloaters);
  if (rest.unmatched.length > 0) {
    const unmatched = rest.unmatched.map((rank) => context.field.players[rank]!.id);
    const article = cite(context.edition, context.edition.articles.completion);
    return { decision: { kind: 'completion', article, unmatched }, criteria: [] };
  }
  const criteria = tabulate(context, regulation, given, rest.byeScore);
  for (const criterion of criteria) {
    const sign = compareValues(criterion.given.values, criterion.regulation.values);
    if (sign !== 0) {
      const better = sign > 0 ? 'regulation' : 'given';
      return { decision: { kind: 'criterion', criterion, better }, criteria };
    }
  }
  return { decision: decideByOrder(context, regulation, given), criteria };
}

function findIllegal(
  context: RoundContext,
  { pairs, downfloaters }: RankCandidate,
  byeRank: number | undefined,
): Decision | undefined {
  const { edition } = context;
  const { players, mayMeet } = context.field;
  for (const [a, b] of pairs) {
    if (mayMeet(a, b)) continue;
    const [first, second] = [players[a]!, players[b]!];
    const { absoluteColour, rematch } = edition.articles;
    const article = breaksAbsoluteColour(first, second) ? absoluteColour : rematch;
    return { kind: 'illegal', article: cite(edition, article), players: [first.id, second.id] };
  }
  if (byeRank === undefined || !downfloaters.includes(byeRank)) return undefined;
  const player = players[byeRank]!;
  if (!player.pabBarred) return undefined;
  return { kind: 'illegal', article: cite(edition, edition.articles.byeBar), players: [player.id] };
}

interface ValuesOfBoth {
  readonly given: CriterionValue;
  readonly regulation: CriterionValue;
}

/** All criteria that apply to the bracket with both values, best criterion first. */
function tabulate(
  context: RoundContext,
  regulation: PairedBracket,
  given: RankCandidate,
  givenBye: number | undefined,
): CriterionComparison[] {
  return context.edition.criteria.flatMap((criterion) => {
    const values = valuesOf(context, criterion, regulation, given, givenBye);
    return values ? [comparison(context.edition, criterion, values.given, values.regulation)] : [];
  });
}

/** Undefined where the criterion does not apply, or cannot be told. */
function valuesOf(
  context: RoundContext,
  criterion: Criterion,
  regulation: PairedBracket,
  given: RankCandidate,
  givenBye: number | undefined,
): ValuesOfBoth | undefined {
  const { field, completion, lastRound, oddRound } = context;
  const both = (of: (candidate: RankCandidate) => CriterionValue): ValuesOfBoth => ({
    given: of(given),
    regulation: of(regulation),
  });
  if (criterion.ofRoundBye) {
    if (field.bye < 0) return undefined;
    return { given: scoreValue(givenBye), regulation: scoreValue(completion.byeScore) };
  }
  if (criterion.ofUnpairedNext) {
    if (regulation.kind !== 'ordinary') return undefined;
    const { group } = regulation.bracket;
    const theirs = lookAhead(context, criterion, group, given.downfloaters);
    const ours = lookAhead(context, criterion, group, regulation.downfloaters);
    return theirs && ours && { given: theirs, regulation: ours };
  }
  if (criterion.ofLoneBye) {
    const lone = [given, regulation].every(({ downfloaters }) => downfloaters.length === 1);
    if (!lone || !byeIsHere(context, regulation.bracket)) return undefined;
    return both(({ downfloaters }) => {
      const player = field.players[downfloaters[0]!]!;
      return { values: [criterion.ofLoneBye!(player)], players: [player.id] };
    });
  }
  const residentScore = field.players[regulation.bracket.residents.at(-1)!]!.score;
  const bracket: BracketContext = { residentScore, lastRound, oddRound };
  return both((candidate) => criterionValue(context, bracket, criterion, candidate));
}

const scoreValue = (score: number | undefined): CriterionValue => ({
  values: score === undefined ? [] : [score],
  players: [],
});

function decideByOrder(
  context: RoundContext,
  regulation: PairedBracket,
  given: RankCandidate,
): Decision {
  const members = membersOf(regulation);
  const place = new Map(members.map((rank, index) => [rank, index]));
  const inside = ({ pairs, downfloaters }: RankCandidate): Candidate => ({
    pairs: pairs.map(([a, b]) => [place.get(a)!, place.get(b)!] as const),
    downfloaters: downfloaters.map((rank) => place.get(rank)!),
  });
  const mdpCount = regulation.bracket.mdps.length;
  const difference = compareGeneration(mdpCount, inside(given), inside(regulation))!;
  const ids = (indices: readonly number[]) =>
    indices.map((index) => context.field.players[members[index]!]!.id);
  const { first, second, stage, sign } = difference;
  return {
    kind: 'order',
    article: cite(context.edition, context.edition.articles.order),
    stage,
    given: { ...first, players: ids(first.players) },
    regulation: { ...second, players: ids(second.players) },
    better: sign > 0 ? 'regulation' : 'given',
  };
}
