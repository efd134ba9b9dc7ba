import type { Points } from '../../model/points.js';
import { type Colour, otherColour } from '../../model/result.js';
import { type TeamHistory, teamHistories } from '../../model/team-history.js';
import { type TeamMatchOptions, type TeamRound, teamMatches } from '../../model/team-matches.js';
import type { TeamId, Tournament } from '../../model/tournament.js';
import { teamVirtualPoints } from './acceleration.js';
import { olympiadSonneborn } from './olympiad-sonneborn.js';
import { createTeamSituation, type TeamSituation, type TeamState } from './situation.js';
import type { TeamScoreKind } from './type-code.js';

/** What a caller may state about the round, and the readings of the rules that make a situation. */
export interface TeamSituationOptions extends TeamMatchOptions {
  /** Ids of the teams to pair; see teamParticipants for the default. */
  readonly participants?: ReadonlySet<TeamId>;
  readonly roundCount?: number;
  readonly initialColour?: Colour;
  /** The score that makes the brackets. */
  readonly primary?: TeamScoreKind;
  /** False for systems that know no acceleration. */
  readonly accelerated?: boolean;
  readonly baku?: boolean;
  /** Whether a float is judged on the pairing scores of its round or on the real scores. */
  readonly floatScore?: 'pairing' | 'real';
  /** Whether late entries that have not arrived are left out when teams are numbered for colours. */
  readonly numbering?: 'arrived' | 'all';
  /** Teams that joined after the pairing of round 1 was published; no file tells them. */
  readonly joinedLate?: ReadonlySet<TeamId>;
}

/** The input of a team system for `round` (from 1), out of everything recorded before it. */
export function teamSituation(
  tournament: Tournament,
  round: number,
  options: TeamSituationOptions = {},
): TeamSituation {
  const rounds = teamMatches(tournament, options);
  const participants = options.participants ?? teamParticipants(tournament, round, rounds);
  const roundCount = options.roundCount ?? tournament.settings.roundCount;
  const { primary = 'matchPoints', baku = false, accelerated = true } = options;
  const virtual = accelerated
    ? teamVirtualPoints(tournament, { primary, baku, roundCount })
    : () => 0;
  const histories = teamHistories(tournament.teams, rounds, round);
  const sonneborn = olympiadSonneborn(histories, round - 1);
  const floated = previousFloats(tournament, rounds, round - 1, (team, total) => {
    const points = options.floatScore === 'real' ? 0 : virtual(team, round - 1);
    return total[primary] + points;
  });
  const numbers =
    options.numbering === 'all'
      ? new Map(tournament.teams.map(({ id }) => [id, id]))
      : arrivalNumbers(tournament, histories, participants, round);
  const ratings = teamRatings(tournament);
  const teams = tournament.teams
    .filter(({ id }) => participants.has(id))
    .map(
      ({ id }): TeamState => ({
        id,
        ...historyState(histories.get(id)!),
        virtualPoints: virtual(id, round),
        sonneborn: sonneborn.get(id) ?? 0,
        rating: ratings.get(id) ?? 0,
        joinedLate: options.joinedLate?.has(id) ?? false,
        floated: floated.has(id),
        arrival: numbers.get(id) ?? id,
      }),
    );
  return createTeamSituation({
    round,
    roundCount,
    initialColour:
      options.initialColour ??
      tournament.settings.initialColour ??
      impliedInitialColour(tournament, rounds) ??
      'white',
    matchWin: tournament.teamSettings.matchWin,
    teams,
    forbidden: forbiddenPairs(tournament, round),
  });
}

/**
 * The teams to pair: those that a recorded round really paired; in a round still to be paired, all
 * without an announced bye.
 */
export function teamParticipants(
  tournament: Tournament,
  round: number,
  rounds: readonly TeamRound[] = teamMatches(tournament),
): ReadonlySet<TeamId> {
  const recorded = rounds[round - 1];
  const paired = new Set(recorded?.matches.flatMap(({ white, black }) => [white, black]));
  for (const { team, kind } of recorded?.byes ?? []) if (kind === 'U') paired.add(team);
  if (paired.size > 0) return paired;
  const absent = new Set(recorded?.byes.map(({ team }) => team));
  return new Set(tournament.teams.map(({ id }) => id).filter((id) => !absent.has(id)));
}

type HistoryState = Pick<
  TeamState,
  | 'matchPoints'
  | 'gamePoints'
  | 'colours'
  | 'opponents'
  | 'forfeitOpponents'
  | 'hadPab'
  | 'wonByForfeit'
  | 'hadFullPointBye'
>;

/** Scores, colours of played matches (GHR 3.4) and what may bar a bye. */
function historyState({ matches, byes, total }: TeamHistory): HistoryState {
  const played = matches.filter((match) => match.played);
  const unplayed = matches.filter((match) => !match.played);
  return {
    ...total,
    colours: played.map(({ colour }) => (colour === 'white' ? 'W' : 'B')).join(''),
    opponents: played.map(({ opponent }) => opponent),
    forfeitOpponents: unplayed.map(({ opponent }) => opponent),
    hadPab: byes.some(({ kind }) => kind === 'U'),
    hadFullPointBye: byes.some(({ kind }) => kind === 'F'),
    wonByForfeit: unplayed.some(
      ({ matchPoints, opponentMatchPoints, gamePoints, opponentGamePoints }) =>
        matchPoints > opponentMatchPoints || gamePoints > opponentGamePoints,
    ),
  };
}

/** The teams that played an opponent of another score in `round`. */
function previousFloats(
  tournament: Tournament,
  rounds: readonly TeamRound[],
  round: number,
  scoreOf: (team: TeamId, total: { matchPoints: Points; gamePoints: Points }) => Points,
): ReadonlySet<TeamId> {
  const floated = new Set<TeamId>();
  const recorded = rounds[round - 1];
  if (!recorded) return floated;
  const before = teamHistories(tournament.teams, rounds, round);
  const scoreBefore = (team: TeamId): Points => {
    const history = before.get(team);
    return history ? scoreOf(team, history.total) : 0;
  };
  for (const { white, black, played } of recorded.matches) {
    if (played && scoreBefore(white) !== scoreBefore(black)) floated.add(white).add(black);
  }
  return floated;
}

/**
 * Numbers for the initial colour, counted over the teams that have arrived: a gap in the file's
 * numbers is nobody. Late entries that have not arrived do not count, a team with a
 * bye declared for this round or an earlier one does (ruling of 2026 on C.04.2 art. 2.4).
 */
function arrivalNumbers(
  tournament: Tournament,
  histories: ReadonlyMap<TeamId, TeamHistory>,
  participants: ReadonlySet<TeamId>,
  round: number,
): ReadonlyMap<TeamId, number> {
  const declared = new Set(
    tournament.teamSettings.byes
      .filter((bye) => bye.round <= round && bye.kind !== 'U')
      .map(({ team }) => team),
  );
  const numbers = new Map<TeamId, number>();
  let count = 0;
  for (const { id } of tournament.teams) {
    const history = histories.get(id)!;
    const arrived =
      participants.has(id) ||
      declared.has(id) ||
      history.matches.length > 0 ||
      history.byes.length > 0;
    if (arrived) count += 1;
    numbers.set(id, count);
  }
  return numbers;
}

/** The initial colour by which most matches of round 1 were coloured; the top match in a tie. */
function impliedInitialColour(
  tournament: Tournament,
  rounds: readonly TeamRound[],
): Colour | undefined {
  const [first] = rounds;
  if (!first) return undefined;
  const histories = teamHistories(tournament.teams, rounds, 1);
  const numbers = arrivalNumbers(tournament, histories, teamParticipants(tournament, 1, rounds), 1);
  const votes = first.matches
    .filter(({ coloursKnown }) => coloursKnown)
    .map(({ white, black }) => {
      const higher = Math.min(white, black);
      const colour: Colour = higher === white ? 'white' : 'black';
      const vote = (numbers.get(higher) ?? higher) % 2 === 1 ? colour : otherColour(colour);
      return { higher, vote };
    });
  if (votes.length === 0) return undefined;
  const forWhite = votes.filter(({ vote }) => vote === 'white').length;
  if (2 * forWhite !== votes.length) return 2 * forWhite > votes.length ? 'white' : 'black';
  return votes.reduce((top, one) => (one.higher < top.higher ? one : top)).vote;
}

/** Strength as record 310 states it, else the mean of the four highest rated members (D.02 art. 3.1). */
function teamRatings(tournament: Tournament): ReadonlyMap<TeamId, number> {
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating ?? 0]));
  return new Map(
    tournament.teams.map(({ id, strength, members }) => {
      const best = members
        .map((member) => ratings.get(member) ?? 0)
        .sort((a, b) => b - a)
        .slice(0, 4);
      const mean = best.reduce((sum, rating) => sum + rating, 0) / Math.max(1, best.length);
      return [id, strength ?? mean];
    }),
  );
}

function forbiddenPairs(tournament: Tournament, round: number): readonly [TeamId, TeamId][] {
  const pairs: [TeamId, TeamId][] = [];
  for (const { ids, from, to } of tournament.settings.forbidden) {
    if (round < from || round > to) continue;
    ids.forEach((first, index) => {
      for (const second of ids.slice(index + 1)) pairs.push([first, second]);
    });
  }
  return pairs;
}
