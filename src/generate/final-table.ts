import { createTournament } from '../model/build.js';
import type { Player, Team, Tournament } from '../model/tournament.js';
import { standings } from '../standings/standings.js';

/**
 * The tournament with its final table: ranks that follow its own list of tie-breaks, and for teams
 * the match and game points too. Those who stay tied are ranked in the order of their numbers.
 */
export function withFinalTable(tournament: Tournament): Tournament {
  const { teams } = tournament;
  const { rows } = standings(tournament);
  const ranks = new Map(rows.map(({ id }, index) => [id, index + 1]));
  if (teams.length === 0) {
    const players = tournament.players.map((one) => ({ ...one, statedRank: ranks.get(one.id)! }));
    return createTournament({ ...tournament, players });
  }
  const totals = standings(tournament, { tieBreaks: ['PTS:MP', 'PTS:GP'] }).rows;
  const total = (team: number, key: string): number => {
    const value = totals.find(({ id }) => id === team)?.values[key];
    return Math.round((value?.number ?? 0) * 10);
  };
  return createTournament({
    ...tournament,
    teams: teams.map((team) => ({
      ...team,
      statedMatchPoints: total(team.id, 'PTS:MP'),
      statedGamePoints: total(team.id, 'PTS:GP'),
      statedRank: ranks.get(team.id)!,
    })),
  });
}

/** The tournament without points and ranks, which a change of its rounds would make untrue. */
export function withoutTable(tournament: Tournament): Tournament {
  const { players, teams } = tournament;
  const states = (one: Partial<Player & Team>): boolean =>
    (one.statedPoints ?? one.statedRank ?? one.statedMatchPoints ?? one.statedGamePoints) !==
    undefined;
  if (!players.some(states) && !teams.some(states)) return tournament;
  return createTournament({
    ...tournament,
    players: players.map(({ statedPoints: _, statedRank: __, ...player }) => player),
    teams: teams.map(
      ({ statedMatchPoints: _, statedGamePoints: __, statedRank: ___, ...team }) => team,
    ),
  });
}
