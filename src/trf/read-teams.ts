import { type PlayerId, parseTypeCode, type Team } from '../model/index.js';
import { readTypeWords } from '../model/type-words.js';
import type { Collector } from './collector.js';
import { numberField, pointsField, readIds, readNumber, refuseRecord } from './read-fields.js';
import { headerText, linesOf } from './read-header.js';
import type { RecordSpec } from './record-spec.js';
import { RECORDS } from './records.js';
import type { Scan } from './scan.js';
import type { LineView } from './view.js';
import { byteView, columnText, fieldText, linePlace } from './view.js';

/** Teams from 310, or from 013 when no 310 exists. */
export function readTeams(
  scan: Scan,
  isPlayer: (id: PlayerId) => boolean,
  report: Collector,
): readonly Team[] {
  const old = linesOf(scan, '013');
  const lines = linesOf(scan, '310');
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
export function isTeamEvent(scan: Scan, typeCode: string | undefined): boolean {
  if (linesOf(scan, '310').length > 0) return true;
  return linesOf(scan, '013').length > 0 && parseTypeCode(typeCode ?? '')?.teams === true;
}

/** True when record 092 calls the tournament a team event in one of the usual languages. */
export function isTeamType(scan: Scan): boolean {
  return readTypeWords(headerText(scan, '092')).teams === true;
}

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
  const list = (candidate: LineView): boolean =>
    /^[\d\s]*$/.test(candidate.cells.slice((repeat?.first ?? 1) - 1));
  const clean = (candidate: LineView): boolean =>
    gaps.every((column) => (candidate.cells[column - 1] ?? ' ') === ' ') && list(candidate);
  if (clean(view) || view.offsets) return view;
  const bytes = byteView(view.line);
  return clean(bytes) ? bytes : view;
}

function read310(raw: LineView): Team | undefined {
  const { fields, repeat } = RECORDS['310'];
  const view = cutRecord(raw, RECORDS['310']);
  const id = numberField(view, fields.id);
  const members = readMembers(view, repeat.first);
  if (!id || !members) return undefined;
  const strength = readNumber(fieldText(view, fields.strength).split('.')[0] ?? '');
  const matchPoints = pointsField(view, fields.matchPoints);
  const gamePoints = pointsField(view, fields.gamePoints);
  const rank = numberField(view, fields.rank);
  return {
    id,
    name: fieldText(view, fields.name),
    nickname: fieldText(view, fields.nickname),
    members,
    ...(strength !== undefined && { strength }),
    ...(matchPoints !== undefined && { statedMatchPoints: matchPoints }),
    ...(gamePoints !== undefined && { statedGamePoints: gamePoints }),
    ...(rank !== undefined && { statedRank: rank }),
  };
}

/** Old team records have no number: it is the place of the line among them. */
function read013(raw: LineView, index: number): Team | undefined {
  const { fields, repeat } = RECORDS['013'];
  const view = cutRecord(raw, RECORDS['013']);
  const members = readMembers(view, repeat.first);
  if (!members) return undefined;
  return { id: index + 1, name: fieldText(view, fields.name), nickname: '', members };
}

const SILENT: Collector = { add: () => undefined, finish: () => [] };

function readMembers(view: LineView, first: number): number[] | undefined {
  return columnText(view, first, view.cells.length) === '' ? [] : readIds(view, first, SILENT);
}
