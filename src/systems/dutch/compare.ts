import type {
  BracketCandidate,
  CriterionComparison,
  CriterionValue,
  Decision,
  PairingComparison,
} from '../comparison.js';
import type { PairedBracket, RoundContext } from './bracket.js';
import type { BracketContext } from './criteria.js';
import { breaksAbsoluteColour } from './criteria.js';
import type { DutchEdition } from './edition.js';
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
    const article = articleOf(context, 'C4');
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

const articleOf = ({ edition }: RoundContext, id: string): string =>
  edition.procedure === 'completion'
    ? `C.04.3:2026 [${id}]`
    : `C.04.3:2017 ${id.replace('C', 'C.')}`;

function findIllegal(
  context: RoundContext,
  { pairs, downfloaters }: RankCandidate,
  byeRank: number | undefined,
): Decision | undefined {
  const { players, mayMeet } = context.field;
  for (const [a, b] of pairs) {
    if (mayMeet(a, b)) continue;
    const [first, second] = [players[a]!, players[b]!];
    const colour = breaksAbsoluteColour(first, second);
    const article = articleOf(context, colour ? 'C3' : 'C1');
    return { kind: 'illegal', article, players: [first.id, second.id] };
  }
  if (byeRank === undefined || !downfloaters.includes(byeRank)) return undefined;
  const player = players[byeRank]!;
  if (!player.pabBarred) return undefined;
  return { kind: 'illegal', article: articleOf(context, 'C2'), players: [player.id] };
}

/** All criteria of the bracket with both values, best criterion first. */
function tabulate(
  context: RoundContext,
  regulation: PairedBracket,
  given: RankCandidate,
  givenBye: number | undefined,
): CriterionComparison[] {
  const { field, completion, edition, lastRound, oddRound } = context;
  const lowest = regulation.bracket.residents.at(-1)!;
  const bracket: BracketContext = {
    residentScore: field.players[lowest]!.score,
    lastRound,
    oddRound,
  };
  const value = (candidate: RankCandidate) => (criterion: DutchEdition['criteria'][number]) =>
    criterionValue(context, bracket, criterion, candidate);
  const rows = (list: DutchEdition['criteria']) =>
    list.map((one) => comparison(one, value(given)(one), value(regulation)(one)));
  const completes = edition.procedure === 'completion';
  const table: CriterionComparison[] = [];
  if (completes && field.bye >= 0) {
    table.push(special('C5', context, scoreValue(givenBye), scoreValue(completion.byeScore)));
  }
  table.push(...rows(edition.floaterCriteria));
  if (regulation.kind === 'ordinary') {
    const ours = lookAhead(context, regulation, regulation.downfloaters);
    const theirs = lookAhead(context, regulation, given.downfloaters);
    const known = ours && theirs;
    if (known) table.push(special(completes ? 'C8' : 'C7', context, theirs, ours));
  }
  const unplayed = completes && unplayedOfBye(context, regulation, given);
  if (unplayed) table.push(unplayed);
  table.push(...rows(edition.criteria));
  return table;
}

const SPECIAL_TITLES = {
  C5: 'score of the player who gets the pairing-allocated bye',
  C7: 'players unpaired in the next bracket, then their scores',
  C8: 'players unpaired in the next bracket, then their scores',
  C9: 'unplayed games of the player who gets the pairing-allocated bye',
} as const;

function special(
  id: keyof typeof SPECIAL_TITLES,
  context: RoundContext,
  given: CriterionValue,
  regulation: CriterionValue,
): CriterionComparison {
  const article = articleOf(context, id);
  const name = context.edition.procedure === 'completion' ? id : id.replace('C', 'C.');
  const kind = id === 'C9' ? 'count' : id === 'C5' ? 'scores' : 'countThenScores';
  return { id: name, article, title: SPECIAL_TITLES[id], kind, given, regulation };
}

const scoreValue = (score: number | undefined): CriterionValue => ({
  values: score === undefined ? [] : [score],
  players: [],
});

/** C9 applies when both float exactly one player, who gets the bye. */
function unplayedOfBye(
  { field, completion, edition, ...rest }: RoundContext,
  regulation: PairedBracket,
  given: RankCandidate,
): CriterionComparison | undefined {
  const context = { field, completion, edition, ...rest };
  const scoreHere = field.players[regulation.bracket.residents[0]!]!.score;
  const [ours, theirs] = [regulation.downfloaters[0], given.downfloaters[0]];
  if (field.bye < 0 || completion.byeScore! < scoreHere) return undefined;
  if (regulation.downfloaters.length !== 1 || given.downfloaters.length !== 1) return undefined;
  const value = (rank: number): CriterionValue => ({
    values: [field.players[rank]!.unplayedGames],
    players: [field.players[rank]!.id],
  });
  return special('C9', context, value(theirs!), value(ours!));
}

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
    article: context.edition.procedure === 'completion' ? 'C.04.3:2026 art. 4' : 'C.04.3:2017 D',
    stage,
    given: { ...first, players: ids(first.players) },
    regulation: { ...second, players: ids(second.players) },
    better: sign > 0 ? 'regulation' : 'given',
  };
}
