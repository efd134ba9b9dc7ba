import type { Round, Tournament } from '../model/tournament.js';

/** Games of a report with team lists (013 or 310), seen as matches. */
export interface TeamGames {
  readonly games: number;
  /** Games between two teams that play most of their games of the round against one another. */
  readonly inMatches: number;
  readonly matches: number;
}

/** The part of all games that must be in matches. */
export const MATCH_SHARE = 0.9;
/** In an open with lists of clubs most "matches" are single games. */
const GAMES_PER_MATCH = 1.5;
const FEWEST_GAMES = 4;

/** How far the games of all rounds are matches of teams; undefined without games or team lists. */
export function teamGames({ teams, rounds }: Tournament): TeamGames | undefined {
  const teamOf = new Map(teams.flatMap(({ id, members }) => members.map((one) => [one, id])));
  const counts = rounds
    .filter(({ games }) => games.length > 0)
    .map((round) => gamesOfRound(round, teamOf));
  if (teams.length < 2 || counts.length === 0) return undefined;
  const sum = (of: (one: TeamGames) => number): number =>
    counts.reduce((total, one) => total + of(one), 0);
  return {
    games: sum(({ games }) => games),
    inMatches: sum(({ inMatches }) => inMatches),
    matches: sum(({ matches }) => matches),
  };
}

/** All games of the rounds are team against team. */
export const arePlayedByTeams = ({ games, inMatches, matches }: TeamGames): boolean =>
  games >= FEWEST_GAMES &&
  inMatches >= games * MATCH_SHARE &&
  inMatches >= matches * GAMES_PER_MATCH;

function gamesOfRound({ games }: Round, teamOf: ReadonlyMap<number, number>): TeamGames {
  const met = new Map<number, Map<number, number>>();
  const count = (team: number, other: number): void => {
    const row = met.get(team) ?? new Map<number, number>();
    row.set(other, (row.get(other) ?? 0) + 1);
    met.set(team, row);
  };
  for (const { white, black } of games) {
    const [team, other] = [teamOf.get(white), teamOf.get(black)];
    if (team === undefined || other === undefined || team === other) continue;
    count(team, other);
    count(other, team);
  }
  const mostMet = (team: number): number | undefined =>
    [...(met.get(team) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0];
  const matches = [...met.keys()].flatMap((team) => {
    const other = mostMet(team)!;
    return team < other && mostMet(other) === team ? [met.get(team)!.get(other)!] : [];
  });
  return {
    games: games.length,
    inMatches: matches.reduce((total, boards) => total + boards, 0),
    matches: matches.length,
  };
}

/** Records that only team events have: 310 with match points, 320, 330, 300 or 352. */
export const hasTeamRecords = ({ teams, teamSettings }: Tournament): boolean =>
  teams.some(({ statedMatchPoints }) => statedMatchPoints !== undefined) ||
  teamSettings.boardColours !== '' ||
  teamSettings.forfeitedMatches.length + teamSettings.lineUps.length > 0;
