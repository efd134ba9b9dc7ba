import type { TeamId } from '../../model/tournament.js';
import { chooseBye } from '../common/bye.js';
import type { NoPairing } from '../pairing.js';
import type { BracketTrace, RoundTrace } from '../system.js';
import { impossibleRound } from '../team-common/impossible.js';
import { createMeetings, type Meetings } from '../team-common/meetings.js';
import {
  type ColouredMatch,
  type PairedRound,
  pairedRound,
  type TeamTrace,
} from '../team-common/paired.js';
import type { TeamSituation, TeamState } from '../team-common/situation.js';
import { allotColours } from './colours.js';
import { type GroupPairing, limitsSetAside, pairGroup } from './group.js';
import { type OlympiadOptions, olympiadOptions } from './options.js';
import { compareTeams, type Direction, groupsInOrder, type ScoreGroup } from './ranking.js';

/** One group as it was paired; ids of teams. */
export interface OlympiadGroupTrace extends BracketTrace {
  readonly direction: Direction;
  readonly residents: readonly TeamId[];
  readonly floatersIn: readonly TeamId[];
  readonly pairCount: number;
  readonly pairCountWithinLimits: number;
  /** Art. 7.4: the colour limits would cost pairs. */
  readonly limitsSetAside: boolean;
  readonly floaterPairs: readonly (readonly [floater: TeamId, opponent: TeamId])[];
  readonly floatersOut: readonly TeamId[];
  /** Art. 9.3: who chose, and whom, in that order. */
  readonly halfPairs: readonly (readonly [chooser: TeamId, opponent: TeamId])[];
}

export interface OlympiadTrace extends RoundTrace, TeamTrace {
  readonly brackets: readonly OlympiadGroupTrace[];
}

/** The teams of a round in ranking order, and how the rules pair them; numbers are places. */
export interface OlympiadRound {
  readonly kind: 'decided';
  readonly ranked: readonly TeamState[];
  readonly bye: TeamState | undefined;
  /** Without the bye. */
  readonly meetings: Meetings;
  readonly groups: readonly GroupPairing[];
}

/**
 * Pairs a round of a Chess Olympiad (D.02:2022; the text of 2009 by options). The pairs stand in the
 * order of publication, White first; the trace tells every group.
 */
export function pairOlympiad(
  situation: TeamSituation,
  stated: Partial<OlympiadOptions> = {},
): PairedRound<OlympiadTrace> | NoPairing {
  const options = olympiadOptions(stated);
  const round = olympiadRound(situation, options);
  if (round.kind === 'impossible') return round;
  const { teams } = round.meetings;
  const matches = round.groups
    .flatMap((group) => pairsOf(group))
    .map(([a, b]) =>
      allotColours(teams[Math.min(a, b)]!, teams[Math.max(a, b)]!, situation.initialColour),
    );
  const brackets = round.groups.map((group) => traceOf(group, teams));
  return pairedRound(sortBoards(matches, options), round.bye, round.ranked, brackets);
}

/** The decisions of the round before colours and board order. */
export function olympiadRound(
  situation: TeamSituation,
  options: OlympiadOptions,
): OlympiadRound | NoPairing {
  const ranked = [...situation.teams].sort((a, b) => compareTeams(a, b, options.ranking));
  const all = createMeetings(situation, ranked, options.forfeitsCount);
  const candidates = ranked
    .map((team, place) => (byeBar(team, options) === undefined ? place : -1))
    .filter((place) => place >= 0)
    .reverse();
  const choice = chooseBye(ranked.length, all.mayMeet, candidates);
  if (choice.kind === 'impossible') {
    const unmatched = choice.unmatched.map((place) => ranked[place]!.id);
    return impossibleRound(choice.reason, unmatched);
  }
  const { bye } = choice;
  const teams = ranked.filter((_, place) => place !== bye);
  const meetings =
    bye === undefined ? all : createMeetings(situation, teams, options.forfeitsCount);
  return {
    kind: 'decided',
    ranked,
    bye: bye === undefined ? undefined : ranked[bye],
    meetings,
    groups: pairGroups(meetings, groupsInOrder(teams, situation, options)),
  };
}

/** Why a team may not have the bye (art. 4); undefined when it may. */
export function byeBar(
  team: TeamState,
  options: OlympiadOptions,
): 'pab' | 'forfeitWin' | 'joinedLate' | undefined {
  if (team.hadPab) return 'pab';
  if (team.wonByForfeit) return 'forfeitWin';
  return team.joinedLate && options.lateEntriesBarred ? 'joinedLate' : undefined;
}

function pairGroups(meetings: Meetings, groups: readonly ScoreGroup[]): readonly GroupPairing[] {
  const paired: GroupPairing[] = [];
  const floating = { down: [] as readonly number[], up: [] as readonly number[] };
  let unpaired = meetings.teams.map((_, place) => place);
  groups.forEach((group, index) => {
    const { direction } = group;
    const median = direction === 'median';
    const floatersIn = median ? [...floating.down, ...floating.up] : floating[direction];
    const following = groups[index + 1];
    const next = following?.direction === direction ? following : groups.at(-1)!;
    const pairing = pairGroup(meetings, group, floatersIn, unpaired, next.residents);
    if (!median) {
      const sign = direction === 'up' ? -1 : 1;
      floating[direction] = [...pairing.floatersOut].sort((a, b) => sign * (a - b));
    }
    const done = new Set(pairsOf(pairing).flat());
    unpaired = unpaired.filter((place) => !done.has(place));
    paired.push(pairing);
  });
  return paired;
}

/** All pairs of a group, in the order they were made. */
export function pairsOf(pairing: GroupPairing): readonly (readonly [number, number])[] {
  return [
    ...pairing.floaterPairs.map(({ floater, opponent }) => [floater, opponent] as const),
    ...pairing.halfPairs,
  ];
}

/** The group in ids. */
export function traceOf(pairing: GroupPairing, teams: readonly TeamState[]): OlympiadGroupTrace {
  const idOf = (place: number): TeamId => teams[place]!.id;
  const idsOf = (places: readonly number[]): TeamId[] => places.map(idOf);
  const { group, floatersIn, floatersOut, pairCount, pairCountWithinLimits } = pairing;
  return {
    score: group.matchPoints,
    members: idsOf([...floatersIn, ...group.residents]),
    mdpCount: floatersIn.length,
    pairs: pairsOf(pairing).map(([a, b]) => [idOf(Math.min(a, b)), idOf(Math.max(a, b))] as const),
    downfloaters: idsOf(floatersOut),
    direction: group.direction,
    residents: idsOf(group.residents),
    floatersIn: idsOf(floatersIn),
    pairCount,
    pairCountWithinLimits,
    limitsSetAside: limitsSetAside(pairing),
    floaterPairs: pairing.floaterPairs.map(
      ({ floater, opponent }) => [idOf(floater), idOf(opponent)] as const,
    ),
    floatersOut: idsOf(floatersOut),
    halfPairs: pairing.halfPairs.map(([a, b]) => [idOf(a), idOf(b)] as const),
  };
}

/**
 * Matches in the order of publication: match points of the higher ranked team, sum of both, mean
 * rating of the higher ranked team (art. 11.1), then its number; or, in the practice of 2012, the
 * place of the better placed team in the standings, by match points, Sonneborn-Berger, game points.
 */
export function sortBoards(
  matches: readonly ColouredMatch[],
  options: OlympiadOptions,
): readonly ColouredMatch[] {
  const order =
    options.boardOrder === 'article11'
      ? (a: TeamState, b: TeamState) => compareTeams(a, b, options.ranking)
      : compareStandings;
  const keyed = matches.map((match) => {
    const [higher, lower] = [match.white, match.black].sort(order) as [TeamState, TeamState];
    return { match, higher, sum: higher.matchPoints + lower.matchPoints };
  });
  keyed.sort((a, b) => {
    if (options.boardOrder === 'standings') return compareStandings(a.higher, b.higher);
    return (
      b.higher.matchPoints - a.higher.matchPoints ||
      b.sum - a.sum ||
      b.higher.rating - a.higher.rating ||
      a.higher.id - b.higher.id
    );
  });
  return keyed.map(({ match }) => match);
}

function compareStandings(a: TeamState, b: TeamState): number {
  return (
    b.matchPoints - a.matchPoints ||
    b.sonneborn - a.sonneborn ||
    b.gamePoints - a.gamePoints ||
    a.id - b.id
  );
}
