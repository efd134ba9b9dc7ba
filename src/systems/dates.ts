import type { TournamentInfo } from '../model/tournament.js';

/** One reading of a date text: "04/05/2025" has two. */
interface DateReading {
  readonly format: string;
  /** YYYY-MM-DD; the middle of the time for a text that tells only a year or a month. */
  readonly day: string;
  /** First and last day of that time; undefined when the text tells the day. */
  readonly span?: readonly [first: string, last: string];
}

/**
 * Orders of the three numbers of a date, most likely first: TRF26 wants the first for 042 and 052,
 * the third for 132.
 */
const FORMATS = [
  'YYYY/MM/DD',
  'DD/MM/YYYY',
  'YY/MM/DD',
  'DD/MM/YY',
  'MM/DD/YYYY',
  'YY/DD/MM',
  'MM/DD/YY',
];
/** An order that is tried only when no other gives a date. */
const LAST_RESORT = ['YYYY/DD/MM'];

/**
 * How the months begin in English, German, French, Spanish, Italian, Portuguese, Dutch, the Nordic
 * languages, Polish, Czech, Hungarian and Russian, without accents.
 */
const MONTHS: readonly RegExp[] = [
  /^(?:jan|gen|ene|sty|led|янв)/,
  /^(?:feb|fev|lut|uno|фев)/,
  /^(?:mar|maa|mrz|mae|bre|мар)/,
  /^(?:apr|avr|abr|kwi|dub|апр)/,
  /^(?:may|mai|maj|mei|mag|kve|маи|мая)/,
  /^(?:jun|juin|giu|cze|cerven$|cervna|июн)/,
  /^(?:jul|juil|lug|lip|cervenec|cervence|июл)/,
  /^(?:aug|ago|aou|sie|srp|авг)/,
  /^(?:sep|set|sze|wrz|zar|сен)/,
  /^(?:oct|okt|ott|out|paz|rij|окт)/,
  /^(?:nov|lis|ноя)/,
  /^(?:dec|dez|des|dic|gru|pro|дек)/,
];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** Month of a name or a Roman number; 0 for other words. */
function monthOf(word: string): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const roman = ROMAN.indexOf(plain) + 1;
  return roman > 0 ? roman : MONTHS.findIndex((month) => month.test(plain)) + 1;
}

/** Two digits: 1970 to 2069. */
const fullYear = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

/** From this year on, a year of two digits is more likely a day: "31/12/25" is of 2025. */
const FAR_YEAR = 2030;

/**
 * The year of this release: what lies behind it has hardly been played. A clock would read the same
 * file in another way next year.
 */
const THIS_YEAR = 2026;

const pad = (value: number): string => String(value).padStart(2, '0');
const isoDay = (year: number, month: number, day: number): string =>
  `${year}-${pad(month)}-${pad(day)}`;
const daysIn = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A reading of numbers; month 0 or day 0 are unknown. Undefined when there is no such day. */
function reading(
  format: string,
  year: number,
  month: number,
  day: number,
): DateReading | undefined {
  if (year < 1950 || year > 2150 || month > 12) return undefined;
  if (month === 0) {
    const span = [isoDay(year, 1, 1), isoDay(year, 12, 31)] as const;
    return { format, day: isoDay(year, 7, 1), span };
  }
  const last = daysIn(year, month);
  if (day > last) return undefined;
  if (day > 0) return { format, day: isoDay(year, month, day) };
  const span = [isoDay(year, month, 1), isoDay(year, month, last)] as const;
  return { format, day: isoDay(year, month, 15), span };
}

/** One spelling of blanks and separators; of "15.-17.03.2025" and its kin only the first day. */
function normalized(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[年月년월]/g, '/')
    .replace(/\s*([./-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ (?:to|until|bis|al|au|do|tot) /i, '-')
    .replace(/^(\d{1,2})\.?-\d{1,2}([./])(\d{1,2}\2\d{2,4})$/, '$1$2$3')
    .replace(/^(\d{1,2}([./])\d{1,2})\.?-\d{1,2}\2\d{1,2}\2(\d{2,4})$/, '$1$2$3');
}

/** Of "15-17 March 2025" and its kin only the first day. */
function withoutNamedRange(text: string): string {
  return text
    .replace(/(\d{1,2})\.?-\d{1,2}(?=\.? ?(?:de )?\p{L}{3})/u, '$1')
    .replace(/(\p{L}{3,}\.? ?\d{1,2})-\d{1,2}(?=,? ?\d{4})/u, '$1')
    .replace(
      /(\d{1,2}\.? ?(?:de )?\p{L}{3,})\.?-\d{1,2}\.? ?(?:de )?\p{L}{3,}(?=[., ]+(?:de )?\d{4})/u,
      '$1',
    );
}

/**
 * Every sensible reading of a date, most likely first: the forms seen in records 042, 052 and 132,
 * with or without weekday and time. The time zone of a time is not used: the day counts as written.
 */
export function readDate(text: string): readonly DateReading[] {
  const spelled = normalized(text);
  // Letters are rare, and what looks for them is the slowest part of reading a small file.
  const hasWords = /[^\d\s./:-]/.test(spelled);
  const plain = hasWords ? withoutNamedRange(spelled) : spelled;
  const named = hasWords ? readNamedMonth(plain) : [];
  if (named.length > 0) return named;
  const parts =
    /(?<![\d:])(\d{1,4})([./ -])(\d{1,2})\2(\d{1,4})(?![\d:])/.exec(plain) ??
    /(?<!\d)((?:19|20)\d\d)()(\d\d)(\d\d)(?!\d)/.exec(plain);
  if (!parts) return readPartial(plain);
  const [, first, separator, second, third] = parts;
  const numbers = [first!, second!, third!];
  const found = readFormats(FORMATS, numbers, separator === '.');
  if (found.length === 0) return readFormats(LAST_RESORT, numbers, false);
  const isFar = ({ format, day }: DateReading): boolean =>
    !format.includes('YYYY') && Number(day.slice(0, 4)) >= FAR_YEAR;
  return [...found.filter((one) => !isFar(one)), ...found.filter(isFar)];
}

/** The readings of three numbers; with dots between them nobody writes the month first. */
function readFormats(
  formats: readonly string[],
  numbers: readonly string[],
  dots: boolean,
): DateReading[] {
  const readings: DateReading[] = [];
  for (const format of formats) {
    const keys = format.split('/');
    if (dots && keys[0] === 'MM') continue;
    if (keys.some((key, index) => (key === 'YYYY') !== numbers[index]!.length > 2)) continue;
    const of = (letter: string): string => numbers[keys.findIndex((key) => key[0] === letter)]!;
    const found = reading(format, fullYear(of('Y')), Number(of('M')), Number(of('D')));
    if (found && !readings.some((known) => known.day === found.day)) readings.push(found);
  }
  return readings;
}

/** "15 March 2025", "15-Mar-25", "Mar 15, 2025", "2025. március 15.", "15.III.2025", "March 2025". */
function readNamedMonth(text: string): DateReading[] {
  const name = '(\\p{L}{3,}|[ivx]+)\\.?';
  const day = '(?<![\\d:])(\\d{1,2})(?:st|nd|rd|th|er|[ºª°])?';
  const link = "[ ./,-]*(?:(?:de|del|di|of|d’|d') ?)?";
  const shapes: readonly (readonly [string, readonly [number, number, number]])[] = [
    [`${day}${link}${name}${link}(\\d{4}|\\d{2})(?![\\d:h])`, [3, 2, 1]],
    [`(?<!\\d)(\\d{4})${link}${name}${link}(\\d{1,2})(?![\\d:h])`, [1, 2, 3]],
    [`(?<!\\p{L})${name}${link}(\\d{1,2})(?:st|nd|rd|th)?,? ?(\\d{4})(?!\\d)`, [3, 1, 2]],
    [`(?<!\\p{L})${name}${link}(\\d{4})(?!\\d)`, [2, 1, 0]],
  ];
  for (const [shape, [y, m, d]] of shapes) {
    const match = new RegExp(shape, 'iu').exec(text);
    const month = match ? monthOf(match[m]!) : 0;
    if (!match || month === 0) continue;
    const named = (year: string, dayOfMonth: string): DateReading | undefined =>
      reading('named month', fullYear(year), month, Number(dayOfMonth));
    const dayText = d === 0 ? '0' : match[d]!;
    const swapped = match[y]!.length === 2 ? named(dayText, match[y]!) : undefined;
    return [named(match[y]!, dayText), swapped].filter((found) => found !== undefined);
  }
  return [];
}

/** Only a year ("2025"), a season ("2024/25") or a month ("03/2025", "2025-03"). */
function readPartial(text: string): DateReading[] {
  const [, first, second] = /^(\d{1,4})(?:[./-](\d{1,4}))?\.?(?: .*)?$/.exec(text) ?? [];
  if (first === undefined) return [];
  const [year, other] = first.length === 4 ? [first, second ?? '0'] : [second ?? '', first];
  if (year.length !== 4) return [];
  const found = reading('YYYY/MM', Number(year), Number(other), 0);
  if (found) return [found];
  const next = Number(year) + 1;
  if (Number(other) !== next && Number(other) !== next % 100) return [];
  const season = reading('YYYY/YY', Number(year), 0, 0);
  return season
    ? [{ ...season, day: `${year}-12-31`, span: [season.span![0], isoDay(next, 12, 31)] }]
    : [];
}

/** First day of a tournament and the record that told it. */
export interface StartDay {
  /** The likely reading, YYYY-MM-DD. */
  readonly day: string;
  /** Other days that the same text may mean. */
  readonly others: readonly string[];
  readonly record: '042' | '132' | '052';
  readonly text: string;
  /** Why `day` is not told: only a year or month stands there, or only when the event ended. */
  readonly vague?: 'time' | 'end';
}

const DAY = 86_400_000;
const LONGEST_DAYS = 400;
/** Days that an event whose end alone is known is thought to have lasted at most. */
const USUAL_DAYS = 14;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);

/**
 * The first day of the tournament: record 042, else the first date of 132, else 052; a text that
 * tells the day goes before one that tells the year only. Of several readings those are kept that
 * agree with the first round, and that put the end, read in the same way, a little later. That a
 * year of two digits might lie in the future is no doubt beside a reading that does not.
 */
export function startDay(info: TournamentInfo): StartDay | undefined {
  const roundDates = info.roundDates.filter((text) => text.trim() !== '');
  const lastDates = [info.endDate, roundDates.at(-1) ?? ''].map(readDate);
  const spans = readDate(info.startDate).flatMap(({ span }) => (span ? [span] : []));
  const fitting = (text: string): readonly DateReading[] =>
    lastDates.reduce(
      (readings, ends) => narrowed(readings, (start) => ends.some((end) => follows(end, start))),
      narrowed(readDate(text), ({ day }) => spans.some(([from, to]) => from <= day && day <= to)),
    );
  const rounds = fitting(roundDates[0] ?? '').filter(({ span }) => !span);
  const dates: readonly (readonly [StartDay['record'], string])[] = [
    ['042', info.startDate],
    ['132', roundDates[0] ?? ''],
    ['052', info.endDate],
  ];
  const found = dates.flatMap(([record, text]): StartDay[] => {
    const readings = fitting(text);
    const round = rounds.find(({ day }) => readings.some((one) => one.day === day));
    const [first, ...rest] = record === '042' && round ? [round] : readings;
    if (!first) return [];
    const isFuture = ({ day }: DateReading): boolean => Number(day.slice(0, 4)) > THIS_YEAR;
    const possible = isFuture(first) ? rest : rest.filter((one) => !isFuture(one));
    const others = [...(first.span ?? []), ...possible.map(({ day }) => day)];
    const start = { day: first.day, others, record, text: text.trim() };
    if (first.span) return [{ ...start, vague: 'time' }];
    if (record !== '052') return [start];
    return [{ ...start, others: [...others, dayBefore(first.day, USUAL_DAYS)], vague: 'end' }];
  });
  return found.find(({ vague }) => vague !== 'time') ?? found[0];
}

/** The readings that pass, or all of them when none does. */
function narrowed(
  readings: readonly DateReading[],
  passes: (one: DateReading) => boolean,
): readonly DateReading[] {
  const passing = readings.filter(passes);
  return passing.length > 0 ? passing : readings;
}

function follows(end: DateReading, start: DateReading): boolean {
  const days = (Date.parse(end.day) - Date.parse(start.day)) / DAY;
  return end.format === start.format && days >= 0 && days <= LONGEST_DAYS;
}

/**
 * When the tournament began, as a clause: 'the tournament began on 2025-03-15 (record 042: "...")'.
 * `doubtful` are those of the other days that would change what follows from it.
 */
export function describeStart(start: StartDay, doubtful: readonly string[] = []): string {
  const source = `(record ${start.record}: "${start.text}")`;
  const days = doubtful.join(' or ');
  if (start.vague === 'time') {
    return `the tournament began at a day that is not told ${source}${days && `, perhaps on ${days}`}`;
  }
  if (start.vague === 'end') {
    return `the tournament ended on ${start.day} ${source}${days && `, so perhaps it began before, on ${days}`}`;
  }
  return `the tournament began on ${start.day} ${source}${days && `, which might mean ${days}`}`;
}
