import { arrivalNumbers, impliedInitialColour } from '../../model/history/arrival.js';
import { forbiddenPairs } from '../../model/history/ranges.js';
import { pairedIds, participantsOf, recordedRound } from '../../model/history/rounds.js';
import type { Points } from '../../model/points.js';
import type { Colour } from '../../model/result.js';
import { type TeamHistory, teamHistories } from '../../model/team-history.js';
import { type TeamRound, teamMatches } from '../../model/team-matches.js';
import type { TeamMatchOptions } from '../../model/team-scores.js';
import type { TeamId, Tournament } from '../../model/tournament.js';
import { virtualPointsTable } from '../acceleration.js';
import { createTeamSituation, type TeamSituation, type TeamState } from './situation.js';
import type { TeamScoreKind } from './type-code.js';

/** What a caller may state about the round, and the readings of the rules that make a situation. */
export interface TeamSituationOptions extends TeamMatchOptions {
  /** Ids of the teams to pair; see participantsOf for the default. */
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
  const participants =
    options.participants ?? participantsOf(tournament, 'team', rounds[round - 1]);
  const roundCount = options.roundCount ?? tournament.settings.roundCount;
  const { primary = 'matchPoints', baku = false, accelerated = true } = options;
  const { teamSettings, settings } = tournament;
  const first = rounds[0] && recordedRound(rounds[0]);
  const virtual = virtualPointsTable(round, {
    choice: accelerated ? 'file' : 'none',
    ranges: settings.acceleration,
    field: primary === 'matchPoints' ? 'matchPoints' : 'points',
    ids: tournament.teams.map(({ id }) => id),
    named: baku,
    rule: 'halfOfRounds',
    roundCount,
    tpnOf: (id) => id,
    firstField: first && round > 1 ? pairedIds(first.given) : participants,
    win: teamSettings.matchWin,
    half: teamSettings.matchDraw,
  });
  const histories = teamHistories(tournament.teams, rounds, round);
  const sonneborn = olympiadSonneborn(histories, round - 1);
  const floated = previousFloats(tournament, rounds, round - 1, (team, total) => {
    const points = options.floatScore === 'real' ? 0 : virtual(team, round - 1);
    return total[primary] + points;
  });
  const hasArrived = arrivedTeams(tournament, histories, participants, round);
  const numbers = arrivalNumbers(
    tournament.teams.map(({ id }) => id),
    (id) => options.numbering === 'all' || hasArrived(id),
  );
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
      settings.initialColour ??
      impliedInitialColour(tournament, 'team', first, options.numbering)?.colour ??
      'white',
    matchWin: teamSettings.matchWin,
    teams,
    forbidden: forbiddenPairs(settings, round),
  });
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
 * Which teams have arrived: late entries that have not do not count for the initial colour, a team
 * with a bye declared for this round or an earlier one does (ruling of 2026 on C.04.2 art. 2.4).
 */
function arrivedTeams(
  tournament: Tournament,
  histories: ReadonlyMap<TeamId, TeamHistory>,
  participants: ReadonlySet<TeamId>,
  round: number,
): (team: TeamId) => boolean {
  const declared = new Set(
    tournament.teamSettings.byes
      .filter((bye) => bye.round <= round && bye.kind !== 'U')
      .map(({ team }) => team),
  );
  return (team) => {
    const history = histories.get(team)!;
    const took = history.matches.length > 0 || history.byes.length > 0;
    return took || participants.has(team) || declared.has(team);
  };
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

/**
 * Olympiad Sonneborn-Berger as it stands before a round: the sum over the matches of the opponent's
 * match points times the team's own game points, in hundredths, without the bye if the team had one,
 * else without the opponent of fewest match points (of several, the smallest product). A match in
 * which no board was played counts the opponent's match points plus one for every round in which
 * that opponent stood unpaired (Olympiad regulations 2026, appendix 2).
 */
function olympiadSonneborn(
  histories: ReadonlyMap<TeamId, TeamHistory>,
  rounds: number,
): ReadonlyMap<TeamId, number> {
  const unpaired = (team: TeamId): number => {
    const history = histories.get(team);
    return history ? rounds - history.matches.length - history.byes.length : 0;
  };
  const values = new Map<TeamId, number>();
  for (const [team, { matches, byes }] of histories) {
    const terms = matches.map(({ opponent, played, gamePoints }) => {
      const own = histories.get(opponent)?.total.matchPoints ?? 0;
      const matchPoints = played ? own : own + 10 * unpaired(opponent);
      return { matchPoints, product: matchPoints * gamePoints };
    });
    terms.sort((a, b) => a.matchPoints - b.matchPoints || a.product - b.product);
    if (!byes.some(({ kind }) => kind === 'U')) terms.shift();
    values.set(
      team,
      terms.reduce((sum, { product }) => sum + product, 0),
    );
  }
  return values;
}
