import type { TeamScore } from './adjustments.js';
import type { Points } from './points.js';
import type { Colour } from './result.js';
import type { TeamRound } from './team-matches.js';
import type { TeamByeScore, TeamMatch } from './team-scores.js';
import type { TeamId } from './tournament.js';

/** A match seen from one of its teams. */
export interface TeamMatchSide extends TeamScore {
  readonly round: number;
  readonly opponent: TeamId;
  readonly colour: Colour;
  readonly coloursKnown: boolean;
  readonly opponentGamePoints: Points;
  readonly opponentMatchPoints: Points;
  readonly played: boolean;
  readonly forfeit: boolean;
}

/** What a team did, oldest round first. */
export interface TeamHistory {
  readonly team: TeamId;
  readonly matches: readonly TeamMatchSide[];
  readonly byes: readonly TeamByeScore[];
  /** Sum of matches, byes and bonuses, never below zero. */
  readonly total: TeamScore;
}

/** A match as the team that had `colour` saw it. */
export function matchSide(match: TeamMatch, colour: Colour): TeamMatchSide {
  const white = colour === 'white';
  return {
    round: match.round,
    opponent: white ? match.black : match.white,
    colour,
    coloursKnown: match.coloursKnown,
    gamePoints: white ? match.whiteGamePoints : match.blackGamePoints,
    matchPoints: white ? match.whiteMatchPoints : match.blackMatchPoints,
    opponentGamePoints: white ? match.blackGamePoints : match.whiteGamePoints,
    opponentMatchPoints: white ? match.blackMatchPoints : match.whiteMatchPoints,
    played: match.played,
    forfeit: match.forfeit,
  };
}

/** The histories of all `teams` over the rounds before `before` (all rounds by default). */
export function teamHistories(
  teams: readonly { readonly id: TeamId }[],
  rounds: readonly TeamRound[],
  before = Number.POSITIVE_INFINITY,
): ReadonlyMap<TeamId, TeamHistory> {
  const open = new Map(
    teams.map(({ id }) => [
      id,
      {
        matches: [] as TeamMatchSide[],
        byes: [] as TeamByeScore[],
        matchPoints: 0,
        gamePoints: 0,
      },
    ]),
  );
  const add = (team: TeamId, score: TeamScore): void => {
    const entry = open.get(team);
    if (!entry) return;
    entry.matchPoints += score.matchPoints;
    entry.gamePoints += score.gamePoints;
  };
  for (const round of rounds) {
    if (round.number >= before) break;
    for (const match of round.matches) {
      for (const colour of ['white', 'black'] as const) {
        const side = matchSide(match, colour);
        open.get(match[colour])?.matches.push(side);
        add(match[colour], side);
      }
    }
    for (const bye of round.byes) {
      open.get(bye.team)?.byes.push(bye);
      add(bye.team, bye);
    }
    for (const bonus of round.bonuses) add(bonus.team, bonus);
  }
  const histories = new Map<TeamId, TeamHistory>();
  for (const [team, { matches, byes, matchPoints, gamePoints }] of open) {
    const total = {
      matchPoints: Math.max(0, matchPoints),
      gamePoints: Math.max(0, gamePoints),
    };
    histories.set(team, { team, matches, byes, total });
  }
  return histories;
}
