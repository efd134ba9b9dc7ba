import type { TeamBye, TeamSettings } from '../model/index.js';
import { DEFAULT_TEAM_SETTINGS } from '../model/index.js';
import { lineWriter, plainText, pointsText } from './put-fields.js';
import { RECORDS } from './records.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

/** Teams: 310 in trf26, the old 013 in trf16 and trfx; bbpPairings reads none of them. */
export function writeTeams(writing: Writing): string[] {
  const { teams } = writing.tournament;
  if (teams.length === 0) return [];
  if (writing.dialect === 'trf26') return write310(writing);
  if (writing.dialect === 'trfbx') {
    leaveOut(writing, 'teams');
    return [];
  }
  return write013(writing);
}

function write310({ tournament, report }: Writing): string[] {
  const { fields, repeat } = RECORDS['310'];
  return tournament.teams.map((team) => {
    const line = lineWriter('310', report)
      .put(fields.id, team.id)
      .put(fields.name, plainText(team.name))
      .put(fields.nickname, plainText(team.nickname))
      .put(fields.strength, team.strength)
      .put(fields.matchPoints, pointsText(team.statedMatchPoints))
      .put(fields.gamePoints, pointsText(team.statedGamePoints))
      .put(fields.rank, team.statedRank);
    team.members.forEach((id, index) => {
      line.putGroup(repeat, index, { id });
    });
    return line.text();
  });
}

function write013(writing: Writing): string[] {
  const { teams } = writing.tournament;
  const { fields, repeat } = RECORDS['013'];
  if (teams.some((team, index) => team.id !== index + 1)) leaveOut(writing, 'team numbers');
  const more = teams.some(
    (team) =>
      team.nickname !== '' ||
      team.strength !== undefined ||
      team.statedMatchPoints !== undefined ||
      team.statedGamePoints !== undefined ||
      team.statedRank !== undefined,
  );
  if (more) leaveOut(writing, 'nickname, strength, points and rank of teams');
  return teams.map((team) => {
    const line = lineWriter('013', writing.report).put(fields.name, plainText(team.name));
    team.members.forEach((id, index) => {
      line.putGroup(repeat, index, { id });
    });
    return line.text();
  });
}

/** Records 352, 362, 320, 240, 330 and 300, which only trf26 has. */
export function writeTeamSettings(writing: Writing): string[] {
  const { teamSettings, teams } = writing.tournament;
  if (teams.length === 0) return [];
  const lines = [
    ...(teamSettings.boardColours === '' ? [] : [`352 ${teamSettings.boardColours}`]),
    ...write362(writing, teamSettings),
    ...write320(writing, teamSettings),
    ...write240(writing, teamSettings.byes),
    ...write330(writing, teamSettings),
    ...write300(writing, teamSettings),
  ];
  if (writing.dialect === 'trf26' || lines.length === 0) return lines;
  leaveOut(writing, 'match points, byes, forfeits and line-ups of teams');
  return [];
}

function write362({ report }: Writing, settings: TeamSettings): string[] {
  const { matchWin, matchDraw, matchLoss } = settings;
  const standard = DEFAULT_TEAM_SETTINGS;
  if (
    matchWin === standard.matchWin &&
    matchDraw === standard.matchDraw &&
    matchLoss === standard.matchLoss
  ) {
    return [];
  }
  const values = [
    ['TW', matchWin],
    ['TD', matchDraw],
    ['TL', matchLoss],
  ] as const;
  const line = lineWriter('362', report);
  values.forEach(([symbol, points], index) => {
    line.putGroup(RECORDS['362'].repeat, index, { symbol, value: pointsText(points) });
  });
  return [line.text()];
}

function write320(writing: Writing, settings: TeamSettings): string[] {
  const { byes, pabMatchPoints, pabGamePoints } = settings;
  const pabs = byes.filter((bye) => bye.kind === 'U');
  if (pabs.length === 0 && pabMatchPoints === undefined && pabGamePoints === undefined) return [];
  const { fields, repeat } = RECORDS['320'];
  const line = lineWriter('320', writing.report)
    .put(fields.matchPoints, pointsText(pabMatchPoints))
    .put(fields.gamePoints, pointsText(pabGamePoints));
  const rounds = new Set<number>();
  for (const { round, team } of pabs) {
    if (rounds.has(round)) leaveOut(writing, `a second bye of round ${round}`);
    else line.putGroup(repeat, round - 1, { id: team });
    rounds.add(round);
  }
  return [line.text()];
}

function write240({ report }: Writing, byes: readonly TeamBye[]): string[] {
  const { fields, repeat } = RECORDS['240'];
  return byes
    .filter((bye) => bye.kind !== 'U')
    .map(({ round, team, kind }) =>
      lineWriter('240', report)
        .put(fields.kind, kind)
        .put(fields.round, round)
        .putGroup(repeat, 0, { id: team })
        .text(),
    );
}

function write330({ report }: Writing, { forfeitedMatches }: TeamSettings): string[] {
  const { fields } = RECORDS['330'];
  const types = { white: '+-', black: '-+', none: '--' } as const;
  return forfeitedMatches.map(({ winner, round, white, black }) =>
    lineWriter('330', report)
      .put(fields.type, types[winner])
      .put(fields.round, round)
      .put(fields.white, white)
      .put(fields.black, black)
      .text(),
  );
}

function write300({ report }: Writing, { lineUps }: TeamSettings): string[] {
  const { fields, repeat } = RECORDS['300'];
  return lineUps.map(({ round, team, opponent, players }) => {
    const line = lineWriter('300', report)
      .put(fields.round, round)
      .put(fields.team, team)
      .put(fields.opponent, opponent);
    players.forEach((id, index) => {
      line.putGroup(repeat, index, { id });
    });
    return line.text();
  });
}
