import type { TournamentInfo } from '../model/tournament.js';

/** One reading of a date text: "04/05/2025" has two. */
interface DateReading {
  readonly format: string;
  /** YYYY-MM-DD; an unknown month or day (2020/00/00) reads as 01. */
  readonly day: string;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Orders of the three numbers of a date, most likely first; TRF26 wants the first, 132 the third. */
const FORMATS = ['YYYY/MM/DD', 'DD/MM/YYYY', 'YY/MM/DD', 'DD/MM/YY', 'MM/DD/YYYY', 'YY/DD/MM'];

function isoDay(year: number, month: number, day: number): string | undefined {
  if (year < 1950 || year > 2150 || month > 12 || day > 31) return undefined;
  const pad = (value: number): string => String(Math.max(1, value)).padStart(2, '0');
  return `${year}-${pad(month)}-${pad(day)}`;
}

const fullYear = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) < 70 ? 2000 : 1900);

/** Every sensible reading of a date, most likely first (formats seen in records 042, 052, 132). */
export function readDate(text: string): readonly DateReading[] {
  const named = readNamedMonth(text);
  if (named) return [named];
  const parts = /^\s*(\d{1,4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,4})\.?\s*$/.exec(text)?.slice(1);
  if (!parts) {
    const year = /^\s*(\d{4})\s*$/.exec(text)?.[1];
    const day = year && isoDay(Number(year), 1, 1);
    return day ? [{ format: 'YYYY', day }] : [];
  }
  const readings: DateReading[] = [];
  for (const format of FORMATS) {
    const keys = format.split('/');
    if (keys.some((key, index) => (key === 'YYYY') !== parts[index]!.length > 2)) continue;
    const of = (letter: string): string => parts[keys.findIndex((key) => key[0] === letter)]!;
    const day = isoDay(fullYear(of('Y')), Number(of('M')), Number(of('D')));
    if (day && !readings.some((known) => known.day === day)) readings.push({ format, day });
  }
  return readings;
}

function readNamedMonth(text: string): DateReading | undefined {
  const match =
    /^\s*(?:([a-z]{3})[a-z]*\.?\s+(\d{1,2})|(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?),?\s+(\d{4})\s*$/i.exec(
      text,
    );
  if (!match) return undefined;
  const month = MONTHS.indexOf((match[1] ?? match[4] ?? '').toLowerCase()) + 1;
  const day = month > 0 ? isoDay(Number(match[5]), month, Number(match[2] ?? match[3])) : undefined;
  return day === undefined ? undefined : { format: 'named month', day };
}

/** First day of a tournament and the record that told it. */
export interface StartDay {
  /** The likely reading, YYYY-MM-DD. */
  readonly day: string;
  /** Other readings of the same text. */
  readonly others: readonly string[];
  readonly record: '042' | '132' | '052';
  readonly text: string;
}

const LONGEST_DAYS = 400;

/**
 * The first day of the tournament: record 042, else the first date of 132, else 052. Of several
 * readings of 042 the first one wins that puts 052, read in the same way, a little later.
 */
export function startDay(info: TournamentInfo): StartDay | undefined {
  const dates: readonly (readonly [StartDay['record'], string])[] = [
    ['042', info.startDate],
    ['132', info.roundDates.find((text) => text.trim() !== '') ?? ''],
    ['052', info.endDate],
  ];
  for (const [record, text] of dates) {
    const readings = readDate(text);
    if (readings.length === 0) continue;
    const ends = readDate(info.endDate);
    const fitting = readings.filter((start) =>
      ends.some((end) => end.format === start.format && isShortlyAfter(end.day, start.day)),
    );
    const [first, ...rest] = fitting.length > 0 ? fitting : readings;
    return { day: first!.day, others: rest.map(({ day }) => day), record, text: text.trim() };
  }
  return undefined;
}

function isShortlyAfter(end: string, start: string): boolean {
  const days = (Date.parse(end) - Date.parse(start)) / 86_400_000;
  return days >= 0 && days <= LONGEST_DAYS;
}
