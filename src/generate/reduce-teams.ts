import { createTournament, DEFAULT_TEAM_SETTINGS } from '../model/build.js';
import type { ByeKind } from '../model/result.js';
import { teamMatches } from '../model/team-matches.js';
import type { TeamBye, TeamSettings, Tournament } from '../model/tournament.js';
import { isBakuCode, withoutBaku } from '../model/type-code.js';
import { settingsOf, withoutEmptyEnd } from './reduce-players.js';

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
    settings: settingsOf(settings, teams, keeps),
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

/** Fewer byes of teams: each taken away, and each that is worth points made a zero-point bye. */
export function* fewerTeamByes(tournament: Tournament): Generator<Tournament> {
  const { teamSettings } = tournament;
  const withByes = (byes: readonly TeamBye[]): Tournament =>
    createTournament({ ...tournament, teamSettings: { ...teamSettings, byes } });
  for (const bye of teamSettings.byes) {
    yield withByes(teamSettings.byes.filter((one) => one !== bye));
    if (bye.kind === 'Z') continue;
    yield withByes(teamSettings.byes.map((one) => (one === bye ? { ...bye, kind: 'Z' } : one)));
  }
}

/** Byes in the place of forfeited matches: of the same worth, or none at all. */
export function* fewerForfeitedMatches(tournament: Tournament): Generator<Tournament> {
  const { teamSettings } = tournament;
  for (const forfeited of teamSettings.forfeitedMatches) {
    const { round, white, black, winner } = forfeited;
    const others = teamSettings.forfeitedMatches.filter((one) => one !== forfeited);
    const winning = winner === 'white' ? white : black;
    const win: TeamBye[] = winner === 'none' ? [] : [{ round, team: winning, kind: 'F' }];
    for (const more of win.length > 0 ? [win, []] : [[]]) {
      const byes = [...teamSettings.byes, ...more];
      const changed = { ...teamSettings, forfeitedMatches: others, byes };
      yield createTournament({ ...tournament, teamSettings: changed });
    }
  }
}

/** 1 for a type code that accelerates. */
export const acceleratedByName = ({ settings }: Tournament): number =>
  isBakuCode(settings.typeCode) ? 1 : 0;

/** The usual match points, and a type code that does not accelerate. */
export function* plainerTeamSettings(tournament: Tournament): Generator<Tournament> {
  const { settings, teamSettings } = tournament;
  const { matchWin, matchDraw, matchLoss } = DEFAULT_TEAM_SETTINGS;
  if (acceleratedByName(tournament) > 0) {
    const typeCode = withoutBaku(settings.typeCode!);
    yield createTournament({ ...tournament, settings: { ...settings, typeCode } });
  }
  if (!hasUsualMatchPoints(teamSettings)) {
    const usual = { ...teamSettings, matchWin, matchDraw, matchLoss };
    yield createTournament({ ...tournament, teamSettings: usual });
  }
}

export function hasUsualMatchPoints({ matchWin, matchDraw, matchLoss }: TeamSettings): boolean {
  const usual = DEFAULT_TEAM_SETTINGS;
  return (
    matchWin === usual.matchWin && matchDraw === usual.matchDraw && matchLoss === usual.matchLoss
  );
}
