import { type PlayerId, parseTypeCode, type Team } from '../../model/index.js';
import { readTypeWords } from '../../model/type-words.js';
import { type Collector, SILENT } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  fieldTexts,
  readIds,
  readNumber,
  readPoints,
  recordLine,
  refuseRecord,
} from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { headerText, linesOf } from '../record-lines.js';
import type { RecordSpec } from '../record-spec.js';
import { letter, list, number, points, record, rest, text } from '../record-spec.js';
import type { LineView } from '../view.js';
import { byteView, columnText, linePlace } from '../view.js';
import { readTypeCode } from './settings.js';

const OLD = record({
  code: '013',
  title: 'Team, old form',
  family: 'TRF06',
  fields: { name: text(5, 36, 'team name') },
  repeat: list(37, 4, 'player'),
  note: 'ignored when record 310 exists',
});

export const TEAM = record({
  code: '310',
  title: 'Team',
  family: 'TRF26',
  fields: {
    id: number(5, 7, 'team number'),
    name: text(9, 40, 'team name'),
    nickname: text(42, 46, 'nickname'),
    strength: number(48, 53, 'strength'),
    matchPoints: points(55, 60, 'match points'),
    gamePoints: points(62, 67, 'game points'),
    rank: number(69, 71, 'rank'),
  },
  repeat: list(74, 4, 'player'),
});

export const TEAM_RECORDS = [
  OLD,
  TEAM,
  record({
    code: '801',
    title: 'Team results by board',
    family: 'TRF26',
    fields: {
      id: number(5, 7, 'team number'),
      nickname: text(9, 13, 'nickname'),
      story: rest('results', 15),
    },
    note: 'informative: kept, not used',
  }),
  record({
    code: '802',
    title: 'Team results by match',
    family: 'TRF26',
    fields: {
      id: number(5, 7, 'team number'),
      nickname: text(9, 13, 'nickname'),
      matchPoints: points(15, 20, 'match points'),
      gamePoints: points(22, 27, 'game points'),
    },
    repeat: {
      first: 29,
      step: 13,
      label: 'round',
      fields: {
        opponent: text(0, 2, 'opposing team or PAB, FPB, HPB, ZPB'),
        colour: letter(4, 4, 'colour'),
        gamePoints: points(6, 9, 'game points'),
        forfeit: letter(10, 10, 'f for a forfeit'),
      },
    },
    note: 'informative: kept, not used',
  }),
];

/** Teams from 310, or from 013 when no 310 exists. */
export function readTeams(
  scan: Scan,
  isPlayer: (id: PlayerId) => boolean,
  report: Collector,
): readonly Team[] {
  const old = linesOf(scan, OLD.code);
  const lines = linesOf(scan, TEAM.code);
  const entries = lines.length > 0 ? lines.map(read310) : old.map(read013);
  if (lines.length > 0 && old.length > 0) {
    const data = { actual: old.length };
    report.add('trf/old-teams-ignored', linePlace(old[0]!), data);
  }
  const teams = new Map<number, Team>();
  const owner = new Map<PlayerId, number>();
  for (const [index, entry] of entries.entries()) {
    const view = (lines.length > 0 ? lines : old)[index]!;
    if (!entry || teams.has(entry.id)) {
      const expected = 'a team number of its own, a name and player numbers in their columns';
      refuseRecord(view, expected, report);
      continue;
    }
    const members = knownMembers(entry, view, isPlayer, owner, report);
    teams.set(entry.id, { ...entry, members });
  }
  return [...teams.values()];
}

/** True when records 310, or 013 with a team system in 192, say that this is a team event. */
export function isTeamEvent(scan: Scan): boolean {
  if (linesOf(scan, TEAM.code).length > 0) return true;
  const typeCode = readTypeCode(scan, SILENT) ?? '';
  return linesOf(scan, OLD.code).length > 0 && parseTypeCode(typeCode)?.teams === true;
}

/** True when record 092 calls the tournament a team event in one of the usual languages. */
export const isTeamType = (scan: Scan): boolean =>
  readTypeWords(headerText(scan, '092')).teams === true;

function knownMembers(
  team: Team,
  view: LineView,
  isPlayer: (id: PlayerId) => boolean,
  owner: Map<PlayerId, number>,
  report: Collector,
): PlayerId[] {
  return team.members.filter((id) => {
    if (id === 0) return false;
    if (!isPlayer(id)) {
      const record = view.cells.slice(0, 3);
      report.add('trf/unknown-player', linePlace(view), { record, actual: id });
      return false;
    }
    const known = owner.get(id);
    if (known !== undefined) {
      const data = { player: id, actual: known, expected: team.id };
      report.add('trf/player-in-two-teams', linePlace(view), data);
      return false;
    }
    owner.set(id, team.id);
    return true;
  });
}

/** The view in which the columns between the fields are blank: characters, else bytes. */
function cutRecord(view: LineView, { fields, repeat }: RecordSpec): LineView {
  const covered = new Set<number>();
  for (const { from, to } of Object.values(fields)) {
    for (let column = from; column <= to; column += 1) covered.add(column);
  }
  const gaps: number[] = [];
  for (let column = 4; column < (repeat?.first ?? 4); column += 1) {
    if (!covered.has(column)) gaps.push(column);
  }
  const isList = (candidate: LineView): boolean =>
    /^[\d\s]*$/.test(candidate.cells.slice((repeat?.first ?? 1) - 1));
  const clean = (candidate: LineView): boolean =>
    gaps.every((column) => (candidate.cells[column - 1] ?? ' ') === ' ') && isList(candidate);
  if (clean(view) || view.offsets) return view;
  const bytes = byteView(view.line);
  return clean(bytes) ? bytes : view;
}

function read310(raw: LineView): Team | undefined {
  const view = cutRecord(raw, TEAM);
  const texts = fieldTexts(view, TEAM);
  const id = readNumber(texts.id);
  const members = readMembers(view, TEAM.repeat.first);
  if (!id || !members) return undefined;
  const strength = readNumber(texts.strength.split('.')[0] ?? '');
  const matchPoints = readPoints(texts.matchPoints);
  const gamePoints = readPoints(texts.gamePoints);
  const rank = readNumber(texts.rank);
  return {
    id,
    name: texts.name,
    nickname: texts.nickname,
    members,
    ...(strength !== undefined && { strength }),
    ...(matchPoints !== undefined && { statedMatchPoints: matchPoints }),
    ...(gamePoints !== undefined && { statedGamePoints: gamePoints }),
    ...(rank !== undefined && { statedRank: rank }),
  };
}

/** Old team records have no number: it is the place of the line among them. */
function read013(raw: LineView, index: number): Team | undefined {
  const view = cutRecord(raw, OLD);
  const members = readMembers(view, OLD.repeat.first);
  if (!members) return undefined;
  return { id: index + 1, name: fieldTexts(view, OLD).name, nickname: '', members };
}

function readMembers(view: LineView, first: number): number[] | undefined {
  return columnText(view, first, view.cells.length) === '' ? [] : readIds(view, first, SILENT);
}

/** Teams: 310 in trf26, the old 013 in trf16 and trfx; bbpPairings reads none of them. */
export function writeTeams(writing: Writing): string[] {
  const { teams } = writing.tournament;
  if (teams.length === 0) return [];
  if (writing.dialect === 'trf26') return teams.map((team) => line310(writing, team));
  if (writing.dialect === 'trfbx') {
    leaveOut(writing, 'teams');
    return [];
  }
  if (teams.some((team, index) => team.id !== index + 1)) leaveOut(writing, 'team numbers');
  const more = teams.some(
    ({ nickname, strength, statedMatchPoints, statedGamePoints, statedRank }) =>
      nickname !== '' ||
      [strength, statedMatchPoints, statedGamePoints, statedRank].some((it) => it !== undefined),
  );
  if (more) leaveOut(writing, 'nickname, strength, points and rank of teams');
  return teams.map(({ name, members }) =>
    recordLine(OLD, { name }, writing.report).putList(OLD.repeat, members).text(),
  );
}

function line310({ report }: Writing, team: Team): string {
  const { id, name, nickname, strength, members } = team;
  const values = {
    ...{ id, name, nickname, strength },
    matchPoints: team.statedMatchPoints,
    gamePoints: team.statedGamePoints,
    rank: team.statedRank,
  };
  return recordLine(TEAM, values, report).putList(TEAM.repeat, members).text();
}
