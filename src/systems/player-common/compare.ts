import { createMatching } from '../../matching/general.js';
import type {
  BracketCandidate,
  CriterionComparison,
  Decision,
  PairingComparison,
} from '../comparison.js';
import type { GivenPairs } from '../system.js';
import {
  type BracketedRound,
  type BracketedRules,
  byeCandidates,
  type Candidate,
  mayMeet,
  type PairedBracket,
} from './bracketed.js';
import type { PlayerState } from './player.js';

type Paired<P> = Extract<BracketedRound<P>, { kind: 'paired' }>;

/**
 * The first bracket where a given pairing of all players parts from the regulation, and what decides
 * there; undefined when they agree.
 */
export function compareBrackets<P extends PlayerState>(
  players: readonly P[],
  regulation: Paired<P>,
  given: GivenPairs,
  rules: BracketedRules<P>,
): PairingComparison | undefined {
  const byId = new Map(players.map((player) => [player.id, player]));
  const opponents = new Map<P, P>();
  for (const [a, b] of given.pairs) {
    const [first, second] = [byId.get(a), byId.get(b)];
    if (first && second) opponents.set(first, second).set(second, first);
  }
  const bye = byId.get(given.bye ?? 0);
  if (bye !== regulation.bye && bye && regulation.bye) {
    return compareBye(players, regulation, opponents, bye, regulation.bye, rules);
  }
  for (const [index, bracket] of regulation.brackets.entries()) {
    const candidate = givenCandidate(bracket, opponents);
    if (hasSamePairs(candidate, bracket)) continue;
    const criteria = rules.criteria.map((criterion): CriterionComparison => {
      const { id, article, title, kind } = criterion;
      const [own, due] = [candidate, bracket].map((one) => {
        const { values, players: causes } = criterion.measure(one, bracket);
        return { values, players: causes.map((player) => player.id) };
      });
      return { id, article, title, kind, given: own!, regulation: due! };
    });
    return {
      bracket: index,
      members: idsOf(bracket.members),
      given: idCandidate(candidate),
      regulation: idCandidate(bracket),
      decision: decide(bracket, candidate, criteria, rules),
      criteria,
    };
  }
  return undefined;
}

const idsOf = (players: readonly PlayerState[]): readonly number[] => players.map(({ id }) => id);

const idCandidate = ({ pairs, floaters }: Candidate<PlayerState>): BracketCandidate => ({
  pairs: pairs.map(([a, b]) => [a.id, b.id] as const),
  downfloaters: idsOf(floaters),
});

/**
 * What the given pairing does with those the bracket has to deal with. One of them whom it pairs with
 * a player that the bracket holds, or could have taken, is paired here; others float.
 */
function givenCandidate<P extends PlayerState>(
  { held, takes, members }: PairedBracket<P>,
  opponents: ReadonlyMap<P, P>,
): Candidate<P> {
  const inside = new Set(held);
  const seen = new Set<P>();
  const pairs: (readonly [P, P])[] = [];
  const floaters: P[] = [];
  for (const player of members.filter((one) => inside.has(one))) {
    if (seen.has(player)) continue;
    const other = opponents.get(player);
    if (other && (takes || inside.has(other))) {
      seen.add(other);
      pairs.push([player, other]);
    } else floaters.push(player);
  }
  return { pairs, floaters };
}

function hasSamePairs<P extends PlayerState>(a: Candidate<P>, b: Candidate<P>): boolean {
  const key = ([one, other]: readonly [P, P]): string =>
    one.id < other.id ? `${one.id} ${other.id}` : `${other.id} ${one.id}`;
  const known = new Set(a.pairs.map(key));
  return a.pairs.length === b.pairs.length && b.pairs.every((pair) => known.has(key(pair)));
}

function decide<P extends PlayerState>(
  bracket: PairedBracket<P>,
  candidate: Candidate<P>,
  criteria: readonly CriterionComparison[],
  rules: BracketedRules<P>,
): Decision {
  for (const [a, b] of candidate.pairs) {
    if (mayMeet(a, b)) continue;
    const { rematch, absoluteColour } = rules.articles;
    const article = a.barredOpponents.has(b.id) ? rematch : absoluteColour;
    return { kind: 'illegal', article, players: [a.id, b.id] };
  }
  const settled = new Set(candidate.pairs.flat());
  const unmatched = unmatchedOf(bracket.open.filter((player) => !settled.has(player)));
  if (unmatched.length > 0) {
    return { kind: 'completion', article: rules.articles.completion, unmatched };
  }
  for (const criterion of criteria) {
    const order = compareValues(criterion.given.values, criterion.regulation.values);
    if (order !== 0) {
      return { kind: 'criterion', criterion, better: order > 0 ? 'regulation' : 'given' };
    }
  }
  const difference = rules.compareOrder(candidate, bracket);
  if (!difference) throw new Error('Expected two pairings that differ in their order');
  return { kind: 'order', ...difference };
}

/** Below zero when the first list is smaller at the first difference; a missing value is least. */
function compareValues(first: readonly number[], second: readonly number[]): number {
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const [a, b] = [first[index], second[index]];
    if (a === b) continue;
    return (a ?? Number.NEGATIVE_INFINITY) - (b ?? Number.NEGATIVE_INFINITY);
  }
  return 0;
}

/** Ids of those whom a largest pairing of these players leaves over. */
function unmatchedOf(players: readonly PlayerState[]): readonly number[] {
  const matching = createMatching(players.length, (u, v) => mayMeet(players[u]!, players[v]!));
  for (let vertex = 0; vertex < players.length; vertex += 1) matching.add(vertex);
  return matching.exposed.map((vertex) => players[vertex]!.id);
}

/** Another bye: told at the bracket where the regulation pairs the player who was given it. */
function compareBye<P extends PlayerState>(
  players: readonly P[],
  { brackets }: Paired<P>,
  opponents: ReadonlyMap<P, P>,
  given: P,
  due: P,
  rules: BracketedRules<P>,
): PairingComparison {
  const index = brackets.findIndex(({ pairs }) => pairs.some((pair) => pair.includes(given)));
  const bracket = brackets[index]!;
  const { bye: article } = rules.articles;
  const criteria = rules.byeOrder.map(
    ({ title, kind, value }): CriterionComparison => ({
      id: article.slice(article.lastIndexOf(' ') + 1),
      article,
      title,
      kind,
      given: { values: [value(given)], players: [given.id] },
      regulation: { values: [value(due)], players: [due.id] },
    }),
  );
  return {
    bracket: index,
    members: idsOf(bracket.members),
    given: idCandidate(givenCandidate(bracket, opponents)),
    regulation: idCandidate(bracket),
    decision: decideBye(players, given, due, criteria, rules),
    criteria,
  };
}

function decideBye<P extends PlayerState>(
  players: readonly P[],
  given: P,
  due: P,
  criteria: readonly CriterionComparison[],
  rules: BracketedRules<P>,
): Decision {
  const { byeBar, completion, bye: article } = rules.articles;
  if (given.pabBarred) return { kind: 'illegal', article: byeBar, players: [given.id] };
  const unmatched = unmatchedOf(players.filter((player) => player !== given));
  if (unmatched.length > 0) return { kind: 'completion', article: completion, unmatched };
  const candidates = byeCandidates(players, rules);
  const [number, dueNumber] = [given, due].map((player) => candidates.indexOf(player) + 1);
  const better = dueNumber! < number! ? 'regulation' : 'given';
  const criterion = criteria.find((one) => one.given.values[0] !== one.regulation.values[0]);
  if (criterion) return { kind: 'criterion', criterion, better };
  return {
    kind: 'order',
    article,
    stage: 'bye',
    given: { players: [given.id], number: number! },
    regulation: { players: [due.id], number: dueNumber! },
    better,
  };
}
