import type { TeamId } from '../../model/tournament.js';
import type { CriterionComparison, Decision, PairingComparison } from '../comparison.js';
import type { CriterionFacts, GivenPairs } from '../system.js';
import { compareByes } from '../team-common/compare-bye.js';
import {
  candidateOf,
  findUnlawful,
  type GivenField,
  givenField,
  pairsAmong,
  samePairs,
} from '../team-common/given.js';
import { createMeetings } from '../team-common/meetings.js';
import type { TeamSituation } from '../team-common/situation.js';
import { compareFloaterOpponents, compareFloaters, compareHalves } from './compare-order.js';
import { type GroupPairing, limitsSetAside, mayPairInside } from './group.js';
import { type OlympiadOptions, olympiadArticle, olympiadOptions } from './options.js';
import { byeBar, olympiadRound, pairsOf, traceOf } from './pair.js';

/** What counts in a group before any order; named by their articles. */
export const OLYMPIAD_CRITERIA: readonly Omit<CriterionFacts, 'article'>[] = [
  { id: '7.3', title: 'fewest pairs against the colour limits', kind: 'count' },
  { id: '9.5', title: 'fewest teams that float out of the group', kind: 'count' },
];

type Pairs = readonly (readonly [number, number])[];

/**
 * The first group, in the order of pairing, where a given pairing parts from the Olympiad rules, and
 * the article that decides there with both values. Undefined when they agree, or when no pairing
 * exists. The given pairing must hold every team once.
 */
export function compareOlympiad(
  situation: TeamSituation,
  given: GivenPairs,
  stated: Partial<OlympiadOptions> = {},
): PairingComparison | undefined {
  const options = olympiadOptions(stated);
  const round = olympiadRound(situation, options);
  if (round.kind === 'impossible') return undefined;
  const rematch = olympiadArticle(options, '6.1');
  const { ranked, meetings, groups } = round;
  const { teams } = meetings;
  if (given.bye !== round.bye?.id) {
    const all = createMeetings(situation, ranked, options.forfeitsCount);
    const brackets = groups.map((group) => traceOf(group, teams));
    return compareByes(givenField(situation, all, given, rematch), brackets, given, round.bye?.id, {
      article: olympiadArticle(options, '4'),
      completionArticle: olympiadArticle(options, '4'),
      mayHaveBye: (team) => byeBar(team, options) === undefined,
      candidates: [...ranked]
        .reverse()
        .filter((team) => byeBar(team, options) === undefined)
        .map(({ id }) => id),
      criteria: () => [],
    });
  }
  const field = givenField(situation, meetings, given, rematch);
  let unpaired = teams.map((_, place) => place);
  for (const [bracket, group] of groups.entries()) {
    const members = [...group.floatersIn, ...group.group.residents];
    const sorted = [...members].sort((a, b) => a - b);
    const pairs = pairsAmong(field.opponent, sorted);
    const regulation = pairsOf(group);
    if (!samePairs(pairs, regulation)) {
      const idOf = (place: number): TeamId => teams[place]!.id;
      const criteria = groupCriteria(field, group, pairs, options);
      return {
        bracket,
        members: members.map(idOf),
        given: candidateOf(teams, members, pairs),
        regulation: candidateOf(teams, members, regulation),
        decision: decideGroup(field, group, pairs, unpaired, criteria, options),
        criteria,
      };
    }
    const done = new Set(regulation.flat());
    unpaired = unpaired.filter((place) => !done.has(place));
  }
  return undefined;
}

/** What counts in a group before any order: the colour limits, and how many teams float on. */
function groupCriteria(
  { meetings }: GivenField,
  pairing: GroupPairing,
  given: Pairs,
  options: OlympiadOptions,
): readonly CriterionComparison[] {
  const { teams } = meetings;
  const aside = limitsSetAside(pairing);
  const mayPair = mayPairInside(meetings, !aside);
  const value = (places: readonly number[], count = places.length) => ({
    values: [count],
    players: places.map((place) => teams[place]!.id),
  });
  const against = (pairs: Pairs): readonly number[] =>
    pairs.filter(([a, b]) => meetings.mayMeet(a, b) && !mayPair(a, b)).flat();
  const members = [...pairing.floatersIn, ...pairing.group.residents];
  const floating = (pairs: Pairs): readonly number[] => {
    const paired = new Set(pairs.flat());
    return members.filter((place) => !paired.has(place));
  };
  const [clash, due] = [against(given), against(pairsOf(pairing))];
  const values = [
    { given: value(clash, clash.length / 2), regulation: value(due, due.length / 2) },
    { given: value(floating(given)), regulation: value(floating(pairsOf(pairing))) },
  ];
  return OLYMPIAD_CRITERIA.map((criterion, index) => ({
    ...criterion,
    article: olympiadArticle(options, criterion.id),
    ...values[index]!,
  }));
}

function decideGroup(
  field: GivenField,
  pairing: GroupPairing,
  pairs: Pairs,
  unpaired: readonly number[],
  criteria: readonly CriterionComparison[],
  options: OlympiadOptions,
): Decision {
  const inside = [...new Set(pairs.flat())];
  const unlawful = findUnlawful(field, inside, unpaired, olympiadArticle(options, '8.4'));
  if (unlawful) return unlawful;
  for (const criterion of criteria) {
    const difference = criterion.given.values[0]! - criterion.regulation.values[0]!;
    if (difference === 0) continue;
    return { kind: 'criterion', criterion, better: difference > 0 ? 'regulation' : 'given' };
  }
  const article = (number: string): string => olympiadArticle(options, number);
  const opponent = opponentsIn(field.opponent, pairs);
  return (
    compareFloaterOpponents(field.meetings, pairing, opponent, article) ??
    compareFloaters(field.meetings, pairing, opponent, article) ??
    compareHalves(field.meetings, pairing, opponent, article)
  );
}

/** Opponents inside the group only; -1 for those who float on. */
function opponentsIn(all: Int32Array, pairs: Pairs): Int32Array {
  const opponent = new Int32Array(all.length).fill(-1);
  for (const [a, b] of pairs) {
    opponent[a] = b;
    opponent[b] = a;
  }
  return opponent;
}
