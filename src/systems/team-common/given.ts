import { createMatching } from '../../matching/general.js';
import type { TeamId } from '../../model/tournament.js';
import type { BracketCandidate, Decision } from '../comparison.js';
import type { GivenPairs } from '../system.js';
import { type Meetings, meetingBar } from './meetings.js';
import type { TeamSituation, TeamState } from './situation.js';

/** A given pairing over the places of a field; -1 where a team has no opponent in it. */
export interface GivenField {
  readonly situation: TeamSituation;
  readonly meetings: Meetings;
  readonly opponent: Int32Array;
  /** The rule against a second meeting, e.g. "D.02:2022 art. 6.1". */
  readonly rematchArticle: string;
}

export function givenField(
  situation: TeamSituation,
  meetings: Meetings,
  given: GivenPairs,
  rematchArticle: string,
): GivenField {
  const { teams } = meetings;
  const places = new Map(teams.map(({ id }, place) => [id, place]));
  const opponent = new Int32Array(teams.length).fill(-1);
  for (const [a, b] of given.pairs) {
    const [first, second] = [places.get(a), places.get(b)];
    if (first === undefined || second === undefined) continue;
    opponent[first] = second;
    opponent[second] = first;
  }
  return { situation, meetings, opponent, rematchArticle };
}

/** Pairs of the given pairing among `members`, the higher ranked team first. */
export function pairsAmong(
  opponent: Int32Array,
  members: readonly number[],
): readonly (readonly [number, number])[] {
  const inside = new Set(members);
  return members.flatMap((place) => {
    const other = opponent[place]!;
    return other > place && inside.has(other) ? [[place, other] as const] : [];
  });
}

/** True when both lists hold the same pairs. */
export function samePairs(
  first: readonly (readonly [number, number])[],
  second: readonly (readonly [number, number])[],
): boolean {
  const key = ([a, b]: readonly [number, number]) => `${Math.min(a, b)} ${Math.max(a, b)}`;
  const known = new Set(first.map(key));
  return first.length === second.length && second.every((pair) => known.has(key(pair)));
}

/** What a candidate does with the members of a bracket, in ids. */
export function candidateOf(
  teams: readonly TeamState[],
  members: readonly number[],
  pairs: readonly (readonly [number, number])[],
): BracketCandidate {
  const idOf = (place: number): TeamId => teams[place]!.id;
  const paired = new Set(pairs.flat());
  return {
    pairs: pairs.map(([a, b]) => [idOf(a), idOf(b)] as const),
    downfloaters: members.filter((place) => !paired.has(place)).map(idOf),
  };
}

/** The first pair of a member that may not meet, or teams that cannot be paired after the members. */
export function findUnlawful(
  given: GivenField,
  members: readonly number[],
  unpaired: readonly number[],
  completionArticle: string,
): Decision | undefined {
  const { situation, meetings, opponent, rematchArticle } = given;
  for (const place of members) {
    const other = opponent[place]!;
    if (other < 0 || meetings.mayMeet(place, other)) continue;
    const [a, b] = [meetings.teams[place]!, meetings.teams[other]!];
    const forbidden = meetingBar(situation, a, b, true) === 'forbidden';
    const article = forbidden ? 'record 260' : rematchArticle;
    return { kind: 'illegal', article, players: [a.id, b.id] };
  }
  const settled = new Set(members.flatMap((place) => [place, opponent[place]!]));
  const left = unpaired.filter((place) => !settled.has(place));
  const unmatched = unmatchedOf(meetings, left);
  if (unmatched.length === 0) return undefined;
  return { kind: 'completion', article: completionArticle, unmatched };
}

/** Ids of teams that a largest pairing of these places leaves over. */
export function unmatchedOf(meetings: Meetings, places: readonly number[]): readonly TeamId[] {
  const matching = createMatching(places.length, (u, v) =>
    meetings.mayMeet(places[u]!, places[v]!),
  );
  for (let vertex = 0; vertex < places.length; vertex += 1) matching.add(vertex);
  return matching.exposed.map((vertex) => meetings.teams[places[vertex]!]!.id);
}
