import type { ForbiddenGroup, TournamentInfo } from '../model/index.js';
import { lineWriter, plainText, pointsText } from './put-fields.js';
import { EVERY_ROUND } from './read-lists.js';
import type { RecordCode } from './records.js';
import { RECORDS } from './records.js';
import { writeAcceleration } from './write-acceleration.js';
import { writeScoring } from './write-scoring.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

type TextKey = Exclude<keyof TournamentInfo, 'deputies' | 'roundDates'>;

/** Descriptive records in the order of their numbers, and the dialect that has them. */
const INFO_RECORDS: readonly (readonly [string, TextKey])[] = [
  ['012', 'name'],
  ['022', 'city'],
  ['032', 'federation'],
  ['042', 'startDate'],
  ['052', 'endDate'],
  ['062', 'playerCount'],
  ['072', 'ratedPlayerCount'],
  ['082', 'teamCount'],
  ['092', 'type'],
  ['102', 'chiefArbiter'],
];
const NEWER_INFO: readonly (readonly [string, TextKey])[] = [
  ['172', 'startRankMethod'],
  ['182', 'pairingProgram'],
  ['222', 'codedTimeControl'],
];

const textLine = (code: string, text: string): string[] => {
  const plain = plainText(text);
  return plain === '' ? [] : [`${code} ${plain}`];
};

export function writeInfo(writing: Writing): string[] {
  const { info } = writing.tournament;
  const lines = INFO_RECORDS.flatMap(([code, key]) => textLine(code, info[key]));
  lines.push(...info.deputies.flatMap((name) => textLine('112', name)));
  lines.push(...textLine('122', info.timeControl), ...writeDates(writing));
  for (const [code, key] of NEWER_INFO) {
    if (writing.dialect === 'trf26') lines.push(...textLine(code, info[key]));
    else if (info[key] !== '')
      leaveOut(writing, `record ${code} (${RECORDS[code as RecordCode].title})`);
  }
  return lines;
}

function writeDates({ tournament, report }: Writing): string[] {
  const { roundDates } = tournament.info;
  if (roundDates.every((date) => date === '')) return [];
  const line = lineWriter('132', report);
  roundDates.forEach((date, index) => {
    line.putGroup(RECORDS['132'].repeat, index, { date: plainText(date) });
  });
  return [line.text()];
}

/** Everything about rounds, points, colours, tie-breaks, acceleration and forbidden pairs. */
export function writeSettings(writing: Writing): string[] {
  return [
    ...writeRoundCount(writing),
    ...writeColour(writing),
    ...writeScoring(writing),
    ...writeCodes(writing),
    ...writeAcceleration(writing),
    ...writing.tournament.settings.forbidden.flatMap((group) => writeForbidden(writing, group)),
    ...writeAdjustments(writing),
  ];
}

function writeRoundCount(writing: Writing): string[] {
  const { roundCount } = writing.tournament.settings;
  if (roundCount === undefined) return [];
  switch (writing.dialect) {
    case 'trf16':
      leaveOut(writing, 'the number of rounds');
      return [];
    case 'trf26':
      return [`142 ${roundCount}`];
    default:
      return [`142 ${roundCount}`, `XXR ${roundCount}`];
  }
}

function writeColour(writing: Writing): string[] {
  const { initialColour, rankByFileOrder } = writing.tournament.settings;
  const { dialect } = writing;
  const engine = dialect === 'trfx' || dialect === 'trfbx';
  const lines: string[] = [];
  if (initialColour !== undefined) {
    if (dialect === 'trf16') leaveOut(writing, 'the initial colour');
    else lines.push(`152 ${initialColour === 'white' ? 'W' : 'B'}`);
    if (engine) lines.push(`XXC ${initialColour}1`);
  }
  if (rankByFileOrder && engine) lines.push('XXC rank');
  else if (rankByFileOrder) leaveOut(writing, 'the order of the lines as ranking (XXC rank)');
  return lines;
}

function writeCodes(writing: Writing): string[] {
  const { typeCode = '', decisiveTieBreaks, tieBreaks } = writing.tournament.settings;
  const codes: readonly (readonly [string, string, string])[] = [
    ['192', typeCode, 'the coded type'],
    ['202', decisiveTieBreaks.join(','), 'the tie-breaks that were used'],
    ['212', tieBreaks.join(','), 'the order of the standings'],
  ];
  return codes.flatMap(([code, text, name]) => {
    if (text === '') return [];
    if (writing.dialect === 'trf26') return textLine(code, text);
    leaveOut(writing, `${name} (${code})`);
    return [];
  });
}

function writeForbidden(writing: Writing, group: ForbiddenGroup): string[] {
  const { dialect, report, tournament } = writing;
  const last = tournament.settings.roundCount ?? EVERY_ROUND;
  const always = group.from <= 1 && group.to >= last;
  if (dialect === 'trf16' || (dialect === 'trfx' && !always)) {
    leaveOut(writing, `the forbidden pairs of ${group.ids.join(' ')}`);
    return [];
  }
  if (dialect === 'trfx' || (dialect === 'trfbx' && always)) {
    return [`XXP ${group.ids.join(' ')}`];
  }
  const { fields, repeat } = RECORDS['260'];
  const line = lineWriter('260', report)
    .put(fields.from, group.from)
    .put(fields.to, Math.min(group.to, last));
  group.ids.forEach((id, index) => {
    line.putGroup(repeat, index, { id });
  });
  return [line.text()];
}

function writeAdjustments(writing: Writing): string[] {
  const { adjustments } = writing.tournament.settings;
  if (writing.dialect !== 'trf26') {
    if (adjustments.length > 0) leaveOut(writing, 'abnormal points (299)');
    return [];
  }
  const { fields, repeat } = RECORDS['299'];
  return adjustments.map(({ kind, matchPoints, points, round, ids }) => {
    const line = lineWriter('299', writing.report)
      .put(fields.kind, kind)
      .put(fields.matchPoints, pointsText(matchPoints))
      .put(fields.points, pointsText(points))
      .put(fields.round, round === 0 ? '' : round);
    ids.forEach((id, index) => {
      line.putGroup(repeat, index, { id });
    });
    return line.text();
  });
}
