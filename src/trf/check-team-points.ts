import {
  formatPoints,
  parseTypeCode,
  type Team,
  type TeamMatchOptions,
  type Tournament,
} from '../model/index.js';
import { teamHistories } from '../model/team-history.js';
import { teamMatches } from '../model/team-matches.js';
import type { Collector } from './collector.js';
import { readNumber } from './field-values.js';
import { linesOf, type Scan } from './record-lines.js';
import { TEAM } from './records/teams.js';
import { fieldPlace, fieldText } from './view.js';

/** Where the rules leave a choice, points that follow either reading are right. */
const READINGS: readonly TeamMatchOptions[] = [
  {},
  { zeroMatch: 'drawn' },
  { pabGamePoints: 'everyBoard' },
];

/**
 * Compares the match and game points of records 310 with the matches. An error where the points rank
 * the teams and every round was a match over the board; byes and absences leave doubts. Silent while games have no
 * result, and about a team whose bye is worth what no record states.
 */
export function checkTeamPoints(tournament: Tournament, scan: Scan, report: Collector): void {
  const { rounds, teams, settings, teamSettings } = tournament;
  if (rounds.length === 0) return;
  if (rounds.some(({ games }) => games.some(({ whiteResult }) => whiteResult === '*'))) return;
  const readings = READINGS.map((one) => teamHistories(teams, teamMatches(tournament, one)));
  const ranking = parseTypeCode(settings.typeCode ?? '')?.scores[0] ?? 'MP';
  const places = new Map(
    linesOf(scan, TEAM.code).map((view) => [readNumber(fieldText(view, TEAM.fields.id)), view]),
  );
  const compare = (team: Team, kind: 'matchPoints' | 'gamePoints'): void => {
    const given = kind === 'matchPoints' ? team.statedMatchPoints : team.statedGamePoints;
    const view = places.get(team.id);
    if (given === undefined || !view) return;
    const histories = readings.map((reading) => reading.get(team.id)!);
    const [first] = histories;
    const assumed =
      kind === 'matchPoints' ? teamSettings.pabMatchPoints : teamSettings.pabGamePoints;
    if (assumed === undefined && first!.byes.some((bye) => bye.kind === 'U')) return;
    if (histories.some(({ total }) => total[kind] === given)) return;
    const ranks = (kind === 'matchPoints') === (ranking === 'MP');
    const data = { actual: formatPoints(given), expected: formatPoints(first!.total[kind]) };
    const unit = kind === 'matchPoints' ? 'match points' : 'game points';
    const { byes, matches } = first!;
    const allPlayed =
      byes.length === 0 &&
      matches.length === rounds.length &&
      matches.every(({ played }) => played);
    const code = ranks && allPlayed ? 'trf/team-points-mismatch' : 'trf/team-points-unexplained';
    report.add(code, fieldPlace(view, TEAM.fields[kind]), { ...data, team: team.id, unit });
  };
  for (const team of teams) {
    compare(team, 'matchPoints');
    compare(team, 'gamePoints');
  }
}
