import type { TournamentInfo } from '../../model/index.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import { lineWriter, plainText } from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { headerText, linesOf, TEXT_FROM, textOf } from '../record-lines.js';
import type { RecordSpec } from '../record-spec.js';
import { date, header, record, rest, text } from '../record-spec.js';
import type { LineView } from '../view.js';
import { columnText } from '../view.js';

const ROUND_DATES = record({
  code: '132',
  title: 'Dates of the rounds',
  family: 'TRF06',
  fields: {},
  repeat: { first: 92, step: 10, label: 'round', fields: { date: date(0, 7, 'YY/MM/DD') } },
});

const DEPUTIES = header('112', 'Deputy arbiter');

type TextKey = Exclude<keyof TournamentInfo, 'deputies' | 'roundDates'>;

/** Records of one text each: what it is. */
const TEXTS: readonly (readonly [TextKey, RecordSpec])[] = [
  ['name', header('012', 'Tournament name')],
  ['city', header('022', 'City')],
  ['federation', header('032', 'Federation')],
  ['startDate', header('042', 'Start date')],
  ['endDate', header('052', 'End date')],
  ['playerCount', header('062', 'Number of players')],
  ['ratedPlayerCount', header('072', 'Number of rated players')],
  ['teamCount', header('082', 'Number of teams')],
  ['type', header('092', 'Type of tournament')],
  ['chiefArbiter', header('102', 'Chief arbiter')],
  ['timeControl', header('122', 'Time control')],
  [
    'startRankMethod',
    record({
      code: '172',
      title: 'Method of the starting rank',
      family: 'TRF26',
      fields: { federation: text(5, 7, 'federation'), method: rest('method', 9) },
    }),
  ],
  ['pairingProgram', header('182', 'Pairing program or person', 'TRF26')],
  ['codedTimeControl', header('222', 'Coded time control', 'TRF26')],
];

export const INFO_RECORDS: readonly RecordSpec[] = [
  ...TEXTS.map(([, spec]) => spec),
  DEPUTIES,
  ROUND_DATES,
];

/** The descriptive records, as texts. */
export function readInfo(scan: Scan): TournamentInfo {
  const texts = TEXTS.map(([key, { code }]) => [key, headerText(scan, code)]);
  return {
    ...(Object.fromEntries(texts) as Record<TextKey, string>),
    deputies: linesOf(scan, DEPUTIES.code).flatMap((view) => textOf(view) || []),
    roundDates: readRoundDates(linesOf(scan, ROUND_DATES.code)),
  };
}

const TIME_OF_DAY = /^\d{1,2}[:h]\d\d(?::\d\d)?$/;

/** Dates by column; some programs write one line per date instead, starting in column 5. */
function readRoundDates(views: readonly LineView[]): string[] {
  const { first, step } = ROUND_DATES.repeat;
  const dates: string[] = [];
  for (const view of views) {
    const length = view.cells.trimEnd().length;
    const lone = columnText(view, TEXT_FROM, first - 1);
    if (lone !== '') {
      const words = lone.split(/(?<![./-])\s+(?![./-])/);
      dates.push(...words.filter((word) => !TIME_OF_DAY.test(word)));
    }
    for (let from = first; from <= length; from += step) {
      dates.push(columnText(view, from, from + step - 1));
    }
  }
  return dates;
}

/** The descriptive records in the order of their numbers; those of TRF26 only there. */
export function writeInfo(writing: Writing): string[] {
  const { info } = writing.tournament;
  const lines = TEXTS.flatMap(([key, { code, family, title }]) => {
    if (family !== 'TRF26' || writing.dialect === 'trf26') return textLine(code, info[key]);
    if (info[key] !== '') leaveOut(writing, `record ${code} (${title})`);
    return [];
  });
  const deputies = info.deputies.flatMap((name) => textLine(DEPUTIES.code, name));
  return [...lines, ...deputies, ...writeRoundDates(writing)].sort((a, b) =>
    a.slice(0, 3) < b.slice(0, 3) ? -1 : a.slice(0, 3) > b.slice(0, 3) ? 1 : 0,
  );
}

function writeRoundDates({ tournament, report }: Writing): string[] {
  const { roundDates } = tournament.info;
  if (roundDates.every((text) => text === '')) return [];
  const line = lineWriter(ROUND_DATES.code, report);
  roundDates.forEach((text, index) => {
    line.putGroup(ROUND_DATES.repeat, index, { date: plainText(text) });
  });
  return [line.text()];
}

/** A record with a free text; none for an empty one. */
export function textLine(code: string, text: string): string[] {
  const plain = plainText(text);
  return plain === '' ? [] : [`${code} ${plain}`];
}
