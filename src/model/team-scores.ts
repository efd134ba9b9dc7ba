import { type AdjustableKind, adjustedScore, type TeamScore } from './adjustments.js';
import type { Points } from './points.js';
import type { ByeKind, Colour } from './result.js';
import type { ForfeitedMatch, PlayerId, Round, TeamId, Tournament } from './tournament.js';

/** A match of two teams with the result of each. The colour of a team is that of its board 1. */
export interface TeamMatch {
  readonly round: number;
  readonly white: TeamId;
  readonly black: TeamId;
  /** False when no record tells the colours; white and black are then only an order. */
  readonly coloursKnown: boolean;
  readonly whiteGamePoints: Points;
  readonly blackGamePoints: Points;
  readonly whiteMatchPoints: Points;
  readonly blackMatchPoints: Points;
  /** At least one board was played: the match gives colours, and the teams have met. */
  readonly played: boolean;
  /** No board was played; the points come from absence. */
  readonly forfeit: boolean;
}

/** A round of a team without an opponent. A team with neither match nor bye was silently absent. */
export interface TeamByeScore extends TeamScore {
  readonly round: number;
  readonly team: TeamId;
  readonly kind: ByeKind;
}

/** Readings of the rules that leave a choice; the defaults follow the text. */
export interface TeamMatchOptions {
  /** A match without a point on either side: lost by both, or drawn. */
  readonly zeroMatch?: 'lost' | 'drawn';
  /** Game points of a PAB without record 320: a drawn match, or record 162's P on every board. */
  readonly pabGamePoints?: 'drawnMatch' | 'everyBoard';
}

/** What the values of a round depend on. */
export interface RoundContext {
  readonly tournament: Tournament;
  readonly round: Round;
  readonly boards: number;
  readonly options: TeamMatchOptions;
}

/** Boards of a match: the length of record 352, else the most games two teams had in any round. */
export function boardCount(tournament: Tournament): number {
  if (tournament.teamSettings.boardColours.length > 0) {
    return tournament.teamSettings.boardColours.length;
  }
  const teamOf = new Map<PlayerId, TeamId>();
  for (const { id, members } of tournament.teams) for (const one of members) teamOf.set(one, id);
  let most = 0;
  for (const round of tournament.rounds) {
    const games = new Map<TeamId, number>();
    for (const game of round.games) {
      const team = teamOf.get(game.white);
      const other = teamOf.get(game.black);
      for (const id of [team, other]) {
        if (id === undefined) continue;
        const sum = (games.get(id) ?? 0) + 1;
        games.set(id, sum);
        most = Math.max(most, sum);
      }
    }
  }
  if (most > 0) return most;
  return Math.max(1, Math.min(4, ...tournament.teams.map(({ members }) => members.length)));
}

/** The result letter of record 299 for one side of a match. */
function resultKind(played: boolean, drawn: boolean, won: boolean): AdjustableKind {
  if (!played) return won ? '+' : '-';
  if (drawn) return 'D';
  return won ? 'W' : 'L';
}

/**
 * A match with its match points (record 362) by comparison of the game points `[white, black]`, or by
 * the stated winner of a match forfeited by absence. Equal game points draw unless both are 0.
 */
export function scoredMatch(
  context: RoundContext,
  match: Pick<TeamMatch, 'white' | 'black' | 'coloursKnown' | 'played'>,
  points: readonly [Points, Points],
  winner?: ForfeitedMatch['winner'],
): TeamMatch {
  const { tournament, options } = context;
  const round = context.round.number;
  const { matchWin, matchDraw, matchLoss } = tournament.teamSettings;
  const [forWhite, forBlack] = points;
  const scoreless = forWhite <= 0 && (options.zeroMatch !== 'drawn' || !match.played);
  const drawn = winner === undefined && forWhite === forBlack && !scoreless;
  const better = forWhite > forBlack ? 'white' : forWhite < forBlack ? 'black' : 'none';
  const wonBy = winner ?? better;
  const side = (colour: Colour, gamePoints: Points): TeamScore => {
    const won = wonBy === colour;
    const matchPoints = drawn ? matchDraw : won ? matchWin : matchLoss;
    const kind = resultKind(match.played, drawn, won);
    const { adjustments } = tournament.settings;
    return adjustedScore(adjustments, round, match[colour], kind, { matchPoints, gamePoints });
  };
  const white = side('white', forWhite);
  const black = side('black', forBlack);
  return {
    round,
    ...match,
    whiteGamePoints: white.gamePoints,
    blackGamePoints: black.gamePoints,
    whiteMatchPoints: white.matchPoints,
    blackMatchPoints: black.matchPoints,
    forfeit: !match.played,
  };
}

/**
 * A PAB is worth what record 320 says, else a drawn match (C.04.6:2026 art. 1.4; D.02 art. 4); a
 * full-point bye a match won on all boards, a half-point bye a drawn one, a zero-point bye nothing.
 */
export function byeScore(context: RoundContext, team: TeamId, kind: ByeKind): TeamByeScore {
  const { tournament, boards, options } = context;
  const round = context.round.number;
  const { teamSettings } = tournament;
  const { scoring, adjustments } = tournament.settings;
  const drawn = {
    matchPoints: teamSettings.matchDraw,
    gamePoints: scoring.whiteDraw * boards,
  };
  if (kind === 'U') {
    const matchPoints = teamSettings.pabMatchPoints ?? drawn.matchPoints;
    const byBoards = options.pabGamePoints === 'everyBoard' ? scoring.pab * boards : undefined;
    const gamePoints = teamSettings.pabGamePoints ?? byBoards ?? drawn.gamePoints;
    return { round, team, kind, matchPoints, gamePoints };
  }
  const full = {
    matchPoints: teamSettings.matchWin,
    gamePoints: scoring.whiteWin * boards,
  };
  const score = kind === 'F' ? full : kind === 'H' ? drawn : { matchPoints: 0, gamePoints: 0 };
  return { round, team, kind, ...adjustedScore(adjustments, round, team, kind, score) };
}
