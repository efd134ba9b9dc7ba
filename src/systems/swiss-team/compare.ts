import type { TeamId } from '../../model/tournament.js';
import type { CriterionComparison, Decision, PairingComparison } from '../comparison.js';
import type { GivenPairs } from '../system.js';
import { compareByes } from '../team-common/compare-bye.js';
import {
  candidateOf,
  findUnlawful,
  type GivenField,
  givenField,
  samePairs,
} from '../team-common/given.js';
import type { TeamSituation } from '../team-common/situation.js';
import { type BracketValues, evaluateBracket } from './bracket-values.js';
import { compareSeats, compareSets } from './compare-order.js';
import { SWISS_TEAM_CRITERIA, type SwissTeamCriterion } from './criteria.js';
import { createField, type Field, pairingScore } from './field.js';
import { SWISS_TEAM_DEFAULTS, type SwissTeamOptions, teamArticle } from './options.js';
import {
  byeCandidates,
  matchesPlayed,
  type PairedBracket,
  pabBar,
  swissTeamRound,
  traceOf,
} from './pair.js';

type Pairs = readonly (readonly [number, number])[];

/**
 * The first bracket where a given pairing parts from C.04.6:2026, and what decides there: an absolute
 * rule, a criterion with both values, or the order of sets or seats. Undefined when they agree, or
 * when no pairing exists. The given pairing must hold every team once.
 */
export function compareSwissTeam(
  situation: TeamSituation,
  given: GivenPairs,
  stated: Partial<SwissTeamOptions> = {},
): PairingComparison | undefined {
  const options = { ...SWISS_TEAM_DEFAULTS, ...stated };
  const round = swissTeamRound(situation, options);
  if (round.kind === 'impossible') return undefined;
  const { field, brackets } = round;
  if (given.bye !== round.bye?.id)
    return compareBye(situation, given, options, round.bye?.id, field, brackets);
  const judged = givenField(situation, field.meetings, given, teamArticle('2 [C1]'));
  for (const [index, bracket] of brackets.entries()) {
    const pairs = pairsOfResidents(judged, bracket);
    if (samePairs(pairs, bracket.pairs)) continue;
    const members = [...bracket.residents, ...bracket.upfloaters];
    const upfloaters = givenUpfloaters(pairs, bracket);
    const criteria = tabulate(field, bracket, pairs, upfloaters);
    return {
      bracket: index,
      members: members.map((place): TeamId => field.teams[place]!.id),
      given: candidateOf(field.teams, [...bracket.residents, ...upfloaters], pairs),
      regulation: candidateOf(field.teams, members, bracket.pairs),
      decision: decide(judged, field, bracket, pairs, upfloaters, criteria),
      criteria,
    };
  }
  return undefined;
}

/** All pairs that hold a resident of the bracket, the higher ranked team first. */
function pairsOfResidents({ opponent }: GivenField, { residents }: PairedBracket): Pairs {
  const inside = new Set(residents);
  return residents.flatMap((place) => {
    const other = opponent[place]!;
    return other < 0 || (inside.has(other) && other < place) ? [] : [[place, other] as const];
  });
}

function givenUpfloaters(pairs: Pairs, { residents }: PairedBracket): readonly number[] {
  const inside = new Set(residents);
  return pairs
    .map(([, other]) => other)
    .filter((place) => !inside.has(place))
    .sort((a, b) => a - b);
}

function decide(
  judged: GivenField,
  field: Field,
  bracket: PairedBracket,
  pairs: Pairs,
  upfloaters: readonly number[],
  criteria: readonly CriterionComparison[],
): Decision {
  const unlawful = findUnlawful(judged, pairs.flat(), bracket.unpaired, teamArticle('2 [C3]'));
  if (unlawful) return unlawful;
  const aboutSets = new Set<string>(['C4', 'C5', 'C6', 'C7'] satisfies SwissTeamCriterion[]);
  const first = (wanted: boolean): Decision | undefined =>
    decideByCriteria(criteria.filter(({ id }) => aboutSets.has(id) === wanted));
  return (
    first(true) ??
    compareSets(field, bracket, upfloaters) ??
    first(false) ??
    compareSeats(field, bracket, pairs)
  );
}

function decideByCriteria(criteria: readonly CriterionComparison[]): Decision | undefined {
  for (const criterion of criteria) {
    const [given, regulation] = [criterion.given.values, criterion.regulation.values];
    const scores = criterion.kind === 'scores';
    // Scores are listed from high to low, and compared from the lowest up: higher is better.
    const [own, due] = scores
      ? [[...given].reverse(), [...regulation].reverse()]
      : [given, regulation];
    const at = own.findIndex((value, index) => value !== due[index]);
    if (at < 0) continue;
    const worse = scores ? own[at]! < due[at]! : own[at]! > due[at]!;
    return { kind: 'criterion', criterion, better: worse ? 'regulation' : 'given' };
  }
  return undefined;
}

/** All criteria of art. 2 for both pairings, as the values of a comparison. */
function tabulate(
  field: Field,
  bracket: PairedBracket,
  pairs: Pairs,
  upfloaters: readonly number[],
): readonly CriterionComparison[] {
  const { unpaired } = bracket;
  const given = evaluateBracket(field, { unpaired, upfloaters }, pairs);
  const regulation = evaluateBracket(field, bracket, bracket.pairs);
  const idsOf = (places: readonly number[]) => places.map((place) => field.teams[place]!.id);
  return SWISS_TEAM_CRITERIA.map(({ id, kind, title }) => {
    const players = (places: readonly number[]) =>
      id === 'C4' || id === 'C5' ? idsOf(places) : [];
    return {
      id,
      article: teamArticle(`2 [${id}]`),
      title,
      kind,
      given: { values: valuesOf(id, given, field), players: players(upfloaters) },
      regulation: { values: valuesOf(id, regulation, field), players: players(bracket.upfloaters) },
    };
  });
}

function valuesOf(
  id: SwissTeamCriterion,
  values: BracketValues,
  { options }: Field,
): readonly number[] {
  if (id === 'C5') return [...values.C5].reverse();
  if (id !== 'C6') return [values[id]];
  const missing = values.C6.of - values.C6.pairs;
  // Each pair that the group misses makes two of its teams look elsewhere.
  return [options.outlook === 'graded' ? 2 * missing : Math.min(1, missing)];
}

function compareBye(
  situation: TeamSituation,
  given: GivenPairs,
  options: SwissTeamOptions,
  regulation: TeamId | undefined,
  field: Field,
  brackets: readonly PairedBracket[],
): PairingComparison | undefined {
  const all = createField(situation, situation.teams, options);
  const judged = givenField(situation, all.meetings, given, teamArticle('2 [C1]'));
  const traces = brackets.map((bracket) => traceOf(field, bracket));
  return compareByes(judged, traces, given, regulation, {
    article: teamArticle('3.4'),
    completionArticle: teamArticle('2 [C3]'),
    mayHaveBye: (team) => pabBar(team) === undefined,
    candidates: byeCandidates(all).map((place) => all.teams[place]!.id),
    criteria: (one, due) => {
      const make = (
        title: string,
        kind: 'scores' | 'count',
        of: (team: typeof one) => number,
      ): CriterionComparison => ({
        id: '3.4',
        article: teamArticle('3.4'),
        title,
        kind,
        given: { values: [of(one)], players: [one.id] },
        regulation: { values: [of(due)], players: [due.id] },
      });
      return [
        make('lowest score of the team with the bye', 'scores', (team) =>
          pairingScore(team, options),
        ),
        make('most matches played by it', 'count', (team) => matchesPlayed(team, options)),
      ];
    },
  });
}
