import { bonusOf, type TeamScore } from './adjustments.js';
import { deepFreeze } from './build.js';
import type { Points } from './points.js';
import { type ByeKind, GAME_RESULT_TABLE } from './result.js';
import { gamePoints } from './scoring.js';
import { firstBoardWhite, seatingOf } from './team-line-ups.js';
import {
  boardCount,
  byeScore,
  type RoundContext,
  scoredMatch,
  type TeamByeScore,
  type TeamMatch,
  type TeamMatchOptions,
} from './team-scores.js';
import type {
  Bye,
  ForfeitedMatch,
  Game,
  PlayerId,
  Team,
  TeamId,
  Tournament,
} from './tournament.js';

/** A place where the records of a team event contradict one another. The played boards are believed. */
export interface TeamContradiction {
  readonly round: number;
  readonly kind: 'forfeit-of-played-match' | 'bye-of-playing-team' | 'stray-game';
  readonly teams: readonly TeamId[];
}

export interface TeamRound {
  readonly number: number;
  readonly matches: readonly TeamMatch[];
  readonly byes: readonly TeamByeScore[];
  /** Bonuses and penalties of record 299, already apart from the matches. */
  readonly bonuses: readonly (TeamScore & { readonly team: TeamId })[];
  readonly contradictions: readonly TeamContradiction[];
}

/**
 * The matches of a team tournament, round by round, derived from the board games, the members (310),
 * line-ups (300), forfeited matches (330), byes (320, 240), abnormal points (299) and the values of a
 * board (162) and of a match (362). A match result compares game points; without a point on either
 * side both have lost. Rounds that only announce byes are included.
 */
export function teamMatches(
  tournament: Tournament,
  options: TeamMatchOptions = {},
): readonly TeamRound[] {
  const { teamSettings } = tournament;
  const teamOf = new Map<PlayerId, Team>();
  for (const team of tournament.teams) for (const member of team.members) teamOf.set(member, team);
  const count = Math.max(
    tournament.rounds.length,
    ...teamSettings.forfeitedMatches.map(({ round }) => round),
    ...teamSettings.byes.map(({ round }) => round),
  );
  const boards = boardCount(tournament);
  const rounds: TeamRound[] = [];
  for (let number = 1; number <= count; number += 1) {
    const round = tournament.rounds[number - 1] ?? { number, games: [], byes: [] };
    rounds.push(teamRound({ tournament, round, boards, options }, teamOf));
  }
  return deepFreeze(rounds);
}

interface RoundState extends RoundContext {
  /** Players without an opponent who won their board because the other seat was empty. */
  readonly walkovers: ReadonlyMap<TeamId, readonly PlayerId[]>;
  readonly matches: TeamMatch[];
  readonly busy: Set<TeamId>;
  readonly contradictions: TeamContradiction[];
}

function teamRound(context: RoundContext, teamOf: ReadonlyMap<PlayerId, Team>): TeamRound {
  const { tournament, round } = context;
  const walkovers = new Map<TeamId, PlayerId[]>();
  for (const bye of round.byes) {
    const team = teamOf.get(bye.player);
    if (!team || !isWalkover(bye)) continue;
    walkovers.set(team.id, [...(walkovers.get(team.id) ?? []), bye.player]);
  }
  const state: RoundState = {
    ...context,
    walkovers,
    matches: [],
    busy: new Set(),
    contradictions: [],
  };
  addBoardMatches(state, teamOf);
  addForfeitedMatches(state);
  addMatchOfEmptySeats(state, teamOf);
  const byes = byesOf(state, teamOf);
  const bonuses =
    state.matches.length + byes.length === 0
      ? []
      : tournament.teams
          .map(({ id }) => ({
            team: id,
            ...bonusOf(tournament.settings.adjustments, round.number, id),
          }))
          .filter((bonus) => bonus.matchPoints !== 0 || bonus.gamePoints !== 0);
  const { matches, contradictions } = state;
  return { number: round.number, matches, byes, bonuses, contradictions };
}

/** "0000 +" in a team event is a board won against an empty seat, not a bye (TRF26, record 001). */
const isWalkover = (bye: Bye): boolean => bye.spelling === '+' && bye.kind !== 'Z';

function addBoardMatches(state: RoundState, teamOf: ReadonlyMap<PlayerId, Team>): void {
  const { number } = state.round;
  const groups = new Map<string, { teams: readonly [Team, Team]; games: Game[] }>();
  const stray: TeamContradiction[] = [];
  for (const game of state.round.games) {
    const white = teamOf.get(game.white);
    const black = teamOf.get(game.black);
    if (!white || !black || white === black) {
      const teams = [white?.id, black?.id].filter((id) => id !== undefined);
      stray.push({ round: number, kind: 'stray-game', teams });
      continue;
    }
    const teams = white.id < black.id ? ([white, black] as const) : ([black, white] as const);
    const key = `${teams[0].id}-${teams[1].id}`;
    const group = groups.get(key) ?? { teams, games: [] };
    group.games.push(game);
    groups.set(key, group);
  }
  const bySize = [...groups.values()].sort((a, b) => b.games.length - a.games.length);
  for (const { teams, games } of bySize) {
    const ids = teams.map(({ id }) => id);
    if (ids.some((id) => state.busy.has(id))) {
      stray.push({ round: number, kind: 'stray-game', teams: ids });
      continue;
    }
    for (const id of ids) state.busy.add(id);
    state.matches.push(boardMatch(state, teams, games));
  }
  state.contradictions.push(...stray);
}

function boardMatch(
  state: RoundState,
  teams: readonly [Team, Team],
  games: readonly Game[],
): TeamMatch {
  const { tournament, round } = state;
  const { scoring } = tournament.settings;
  const lineUps = tournament.teamSettings.lineUps.filter((one) => one.round === round.number);
  const seated = new Set(games.flatMap((game) => [game.white, game.black]));
  for (const { id } of teams) for (const one of state.walkovers.get(id) ?? []) seated.add(one);
  const seatings = [
    seatingOf(teams[0], teams[1].id, seated, lineUps),
    seatingOf(teams[1], teams[0].id, seated, lineUps),
  ] as const;
  const known = firstBoardWhite(games, seatings, tournament.teamSettings);
  const firstMembers = new Set(teams[0].members);
  const white = known ?? (firstMembers.has(games[0]!.white) ? teams[0].id : teams[1].id);
  const points: [Points, Points] = [
    walkoverPoints(state, teams[0].id),
    walkoverPoints(state, teams[1].id),
  ];
  for (const game of games) {
    const whiteSide = firstMembers.has(game.white) ? 0 : 1;
    points[whiteSide] += gamePoints(scoring, game.whiteResult, 'white');
    points[1 - whiteSide]! += gamePoints(scoring, game.blackResult, 'black');
  }
  if (white !== teams[0].id) points.reverse();
  const played = games.some(
    (game) =>
      GAME_RESULT_TABLE[game.whiteResult].played || GAME_RESULT_TABLE[game.blackResult].played,
  );
  const black = white === teams[0].id ? teams[1].id : teams[0].id;
  return scoredMatch(state, { white, black, coloursKnown: known !== undefined, played }, points);
}

const walkoverPoints = (state: RoundState, team: TeamId): Points =>
  (state.walkovers.get(team)?.length ?? 0) * state.tournament.settings.scoring.forfeitWin;

function addForfeitedMatches(state: RoundState): void {
  for (const forfeited of state.tournament.teamSettings.forfeitedMatches) {
    if (forfeited.round !== state.round.number) continue;
    const teams = [forfeited.white, forfeited.black];
    const known = state.matches.findIndex(
      ({ white, black }) => teams.includes(white) && teams.includes(black),
    );
    if (known >= 0 ? state.matches[known]!.played : teams.some((id) => state.busy.has(id))) {
      state.contradictions.push({
        round: forfeited.round,
        kind: 'forfeit-of-played-match',
        teams,
      });
      continue;
    }
    for (const id of teams) state.busy.add(id);
    const match = forfeitedMatch(state, forfeited);
    if (known >= 0) state.matches[known] = match;
    else state.matches.push(match);
  }
}

/** The winner has the boards that the player lines give it, or all boards where they are silent. */
function forfeitedMatch(state: RoundState, forfeited: ForfeitedMatch): TeamMatch {
  const { scoring } = state.tournament.settings;
  const of = (side: 'white' | 'black'): Points => {
    if (forfeited.winner !== side) return scoring.forfeitLoss * state.boards;
    return walkoverPoints(state, forfeited[side]) || scoring.forfeitWin * state.boards;
  };
  const { white, black, winner } = forfeited;
  const points: [Points, Points] = [of('white'), of('black')];
  return scoredMatch(state, { white, black, coloursKnown: true, played: false }, points, winner);
}

/** Teams without match and bye all of whose boards in this round are `won`, or all lost ("-"). */
function forfeitingTeams(
  state: RoundState,
  teamOf: ReadonlyMap<PlayerId, Team>,
  won: boolean,
): TeamId[] {
  const fits = new Map<TeamId, boolean>();
  for (const bye of state.round.byes) {
    const team = teamOf.get(bye.player)?.id;
    if (team === undefined || state.busy.has(team)) continue;
    const fit = won ? isWalkover(bye) : bye.spelling === '-' && bye.kind === 'Z';
    fits.set(team, fit && fits.get(team) !== false);
  }
  for (const { round, team } of state.tournament.teamSettings.byes) {
    if (round === state.round.number) fits.delete(team);
  }
  return [...fits.keys()].filter((team) => fits.get(team));
}

/**
 * A team with "+" on its boards beside a team with "-" on all: a match lost by absence, also where
 * no record 330 names the two. With several of them nobody knows who was to meet whom.
 */
function addMatchOfEmptySeats(state: RoundState, teamOf: ReadonlyMap<PlayerId, Team>): void {
  const [winner, ...winners] = forfeitingTeams(state, teamOf, true);
  const [loser, ...losers] = forfeitingTeams(state, teamOf, false);
  if (winner === undefined || loser === undefined || winners.length + losers.length > 0) return;
  const { number: round } = state.round;
  const match = forfeitedMatch(state, { round, white: winner, black: loser, winner: 'white' });
  for (const id of [winner, loser]) state.busy.add(id);
  state.matches.push({ ...match, coloursKnown: false });
}

function byesOf(state: RoundState, teamOf: ReadonlyMap<PlayerId, Team>): TeamByeScore[] {
  const kinds = new Map<TeamId, ByeKind>();
  for (const { round, team, kind } of state.tournament.teamSettings.byes) {
    if (round !== state.round.number) continue;
    if (state.busy.has(team)) {
      state.contradictions.push({ round, kind: 'bye-of-playing-team', teams: [team] });
    } else kinds.set(team, kind);
  }
  const stated = new Set(kinds.keys());
  const winners = forfeitingTeams(state, teamOf, true);
  const hasPab =
    [...kinds.values()].includes('U') ||
    state.round.byes.some((bye) => bye.kind === 'U' && !isWalkover(bye));
  // Only one can have the PAB: others with "+" have won against somebody who is not named.
  const forfeitWins = hasPab || winners.length > 1 ? winners : [];
  for (const bye of state.round.byes) {
    const team = teamOf.get(bye.player)?.id;
    const kind = team !== undefined && forfeitWins.includes(team) ? 'F' : bye.kind;
    if (team === undefined || kind === 'Z' || stated.has(team) || state.busy.has(team)) continue;
    const known = kinds.get(team);
    if (!known || 'UFH'.indexOf(kind) < 'UFH'.indexOf(known)) kinds.set(team, kind);
  }
  return [...kinds].map(([team, kind]) => byeScore(state, team, kind));
}
