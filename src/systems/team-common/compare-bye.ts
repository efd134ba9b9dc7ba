import type { TeamId } from '../../model/tournament.js';
import type { CriterionComparison, Decision, PairingComparison } from '../comparison.js';
import type { BracketTrace, GivenPairs } from '../system.js';
import { candidateOf, type GivenField, pairsAmong, unmatchedOf } from './given.js';
import type { TeamState } from './situation.js';

/** How a system judges who gets the bye. */
export interface ByeRules {
  readonly article: string;
  /** The rule that the others must be pairable. */
  readonly completionArticle: string;
  mayHaveBye(team: TeamState): boolean;
  /** Candidates for the bye, best first. */
  readonly candidates: readonly TeamId[];
  /** What is compared before the order of the candidates; the first difference decides. */
  criteria(given: TeamState, regulation: TeamState): readonly CriterionComparison[];
}

/**
 * The comparison when the given pairing has another bye than the regulation: told at the bracket
 * where the regulation pairs the team with the given bye. `field` holds all teams.
 */
export function compareByes(
  field: GivenField,
  brackets: readonly BracketTrace[],
  given: GivenPairs,
  regulation: TeamId | undefined,
  rules: ByeRules,
): PairingComparison | undefined {
  const { teams } = field.meetings;
  const places = new Map(teams.map(({ id }, place) => [id, place]));
  const givenPlace = places.get(given.bye ?? 0);
  const dueTeam = teams[places.get(regulation ?? 0) ?? -1];
  if (given.bye === regulation || givenPlace === undefined || !dueTeam) return undefined;
  const givenTeam = teams[givenPlace]!;
  const index = brackets.findIndex(({ pairs }) =>
    pairs.some((pair) => pair.includes(givenTeam.id)),
  );
  const bracket = brackets[index];
  if (!bracket) return undefined;
  const members = bracket.members.map((id) => places.get(id)!);
  const criteria = rules.criteria(givenTeam, dueTeam);
  return {
    bracket: index,
    members: bracket.members,
    given: candidateOf(teams, members, pairsAmong(field.opponent, members)),
    regulation: { pairs: bracket.pairs, downfloaters: bracket.downfloaters },
    decision: decideBye(field, givenPlace, dueTeam, rules, criteria),
    criteria,
  };
}

function decideBye(
  { meetings }: GivenField,
  givenPlace: number,
  due: TeamState,
  rules: ByeRules,
  criteria: readonly CriterionComparison[],
): Decision {
  const given = meetings.teams[givenPlace]!;
  const { article, candidates } = rules;
  if (!rules.mayHaveBye(given)) return { kind: 'illegal', article, players: [given.id] };
  const others = meetings.teams.map((_, place) => place).filter((place) => place !== givenPlace);
  const unmatched = unmatchedOf(meetings, others);
  if (unmatched.length > 0) {
    return { kind: 'completion', article: rules.completionArticle, unmatched };
  }
  const number = candidates.indexOf(given.id) + 1;
  const dueNumber = candidates.indexOf(due.id) + 1;
  const better = dueNumber < number ? 'regulation' : 'given';
  const criterion = criteria.find(
    (one) => one.given.values.join() !== one.regulation.values.join(),
  );
  if (criterion) return { kind: 'criterion', criterion, better };
  return {
    kind: 'order',
    article,
    stage: 'bye',
    given: { players: [given.id], number },
    regulation: { players: [due.id], number: dueNumber },
    better,
  };
}
