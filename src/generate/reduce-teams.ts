import { createTournament } from '../model/build.js';
import type { ByeKind } from '../model/result.js';
import { teamMatches } from '../model/team-matches.js';
import type { TeamBye, TeamSettings, Tournament } from '../model/tournament.js';
import { withoutEmptyEnd } from './reduce-players.js';

/** The team tournament without some teams; who played against them has a bye of that worth. */
export function withoutTeams(tournament: Tournament, removed: ReadonlySet<number>): Tournament {
  const { teams, teamSettings, settings } = tournament;
  const keeps = (id: number): boolean => !removed.has(id);
  const gone = new Set(teams.filter(({ id }) => !keeps(id)).flatMap(({ members }) => members));
  const byes = [...teamSettings.byes.filter(({ team }) => keeps(team))];
  for (const { matches } of teamMatches(tournament)) {
    for (const match of matches) {
      if (keeps(match.white) === keeps(match.black)) continue;
      byes.push(byeOf(match, keeps(match.white), teamSettings));
    }
  }
  const rounds = tournament.rounds.map((round) => ({
    ...round,
    games: round.games.filter(({ white, black }) => !gone.has(white) && !gone.has(black)),
    byes: round.byes.filter(({ player }) => !gone.has(player)),
  }));
  return createTournament({
    ...tournament,
    settings: {
      ...settings,
      forbidden: settings.forbidden
        .map((group) => ({ ...group, ids: group.ids.filter(keeps) }))
        .filter(({ ids }) => ids.length > 1),
    },
    players: tournament.players.filter(({ id }) => !gone.has(id)),
    fileOrder: tournament.fileOrder.filter((id) => !gone.has(id)),
    teams: teams.filter(({ id }) => keeps(id)),
    teamSettings: {
      ...teamSettings,
      byes: byes.sort((a, b) => a.round - b.round || a.team - b.team),
      forfeitedMatches: teamSettings.forfeitedMatches.filter(
        ({ white, black }) => keeps(white) && keeps(black),
      ),
      lineUps: teamSettings.lineUps.filter(({ team, opponent }) => keeps(team) && keeps(opponent)),
    },
    rounds: withoutEmptyEnd(rounds),
  });
}

function byeOf(
  match: ReturnType<typeof teamMatches>[number]['matches'][number],
  whiteStays: boolean,
  { matchWin, matchDraw }: TeamSettings,
): TeamBye {
  const points = whiteStays ? match.whiteMatchPoints : match.blackMatchPoints;
  const kind: ByeKind = points >= matchWin ? 'F' : points >= matchDraw ? 'H' : 'Z';
  return { round: match.round, team: whiteStays ? match.white : match.black, kind };
}

/** What the team records say once a round is gone. */
export function teamSettingsWithout(teamSettings: TeamSettings, number: number): TeamSettings {
  const later = <T extends { readonly round: number }>(entries: readonly T[]): T[] =>
    entries
      .filter(({ round }) => round !== number)
      .map((entry) => (entry.round > number ? { ...entry, round: entry.round - 1 } : entry));
  return {
    ...teamSettings,
    byes: later(teamSettings.byes),
    forfeitedMatches: later(teamSettings.forfeitedMatches),
    lineUps: later(teamSettings.lineUps),
  };
}

/** Without each of the byes that teams have asked for. */
export function* fewerTeamByes(tournament: Tournament): Generator<Tournament> {
  const { teamSettings } = tournament;
  for (const bye of teamSettings.byes) {
    const byes = teamSettings.byes.filter((one) => one !== bye);
    yield createTournament({ ...tournament, teamSettings: { ...teamSettings, byes } });
  }
}
