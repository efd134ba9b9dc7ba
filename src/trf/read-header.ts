import type { Colour, TournamentInfo } from '../model/index.js';
import type { Collector } from './collector.js';
import { bodyOf, readNumber, refuseRecord, tolerateRecord } from './read-fields.js';
import { RECORDS } from './records.js';
import type { Scan } from './scan.js';
import type { LineView } from './view.js';
import { columnText, linePlace } from './view.js';

const NONE: readonly LineView[] = [];

/** All lines of a record. */
export const linesOf = (scan: Scan, code: string): readonly LineView[] =>
  scan.records.get(code) ?? NONE;

const TEXT_FROM = 5;
const textOf = (view: LineView): string => columnText(view, TEXT_FROM, view.cells.length);

/** The first line of a record whose text is not blank. */
export const headerView = (scan: Scan, code: string): LineView | undefined =>
  linesOf(scan, code).find((view) => textOf(view) !== '');

/** The first text of a record that is not blank. */
export function headerText(scan: Scan, code: string): string {
  const view = headerView(scan, code);
  return view ? textOf(view) : '';
}

/** The descriptive header records, as texts. */
export function readInfo(scan: Scan): TournamentInfo {
  const text = (code: string): string => headerText(scan, code);
  return {
    name: text('012'),
    city: text('022'),
    federation: text('032'),
    startDate: text('042'),
    endDate: text('052'),
    playerCount: text('062'),
    ratedPlayerCount: text('072'),
    teamCount: text('082'),
    type: text('092'),
    chiefArbiter: text('102'),
    deputies: linesOf(scan, '112').flatMap((view) => textOf(view) || []),
    timeControl: text('122'),
    codedTimeControl: text('222'),
    roundDates: readRoundDates(linesOf(scan, '132')),
    startRankMethod: text('172'),
    pairingProgram: text('182'),
  };
}

const TIME_OF_DAY = /^\d{1,2}[:h]\d\d(?::\d\d)?$/;

/** Dates by column; some programs write one line per date instead, starting in column 5. */
function readRoundDates(views: readonly LineView[]): string[] {
  const { first, step } = RECORDS['132'].repeat;
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

/** The comma list of records 202 and 212. */
export function readCommaList(views: readonly LineView[]): string[] {
  return views
    .flatMap((view) => textOf(view).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const MOST_ROUNDS = 999;

/** Record 142 or XXR; a blank one says nothing. */
export function readRoundCount(view: LineView, report: Collector): number | undefined {
  const body = bodyOf(view);
  const count = readNumber(body);
  if (body === '') return undefined;
  if (count === undefined || count < 1 || count > MOST_ROUNDS) {
    refuseRecord(view, 'a number of rounds', report);
    return undefined;
  }
  return count;
}

export interface PairingWords {
  readonly rankByFileOrder: boolean;
  readonly initialColour: Colour | undefined;
}

const WORDS = ['rank', 'white1', 'black1'];

/** Record XXC: "rank", "white1", "black1" in any combination. */
export function readXxc(view: LineView, report: Collector): PairingWords {
  const words = bodyOf(view)
    .toLowerCase()
    .split(/[\s,]+/);
  for (const word of words) {
    if (word === '' || WORDS.includes(word)) continue;
    report.add('trf/unknown-word', linePlace(view), { record: 'XXC', actual: word.slice(0, 40) });
  }
  const white = words.includes('white1');
  const black = words.includes('black1');
  const initialColour = white === black ? undefined : white ? 'white' : 'black';
  return { rankByFileOrder: words.includes('rank'), initialColour };
}

/** Record 152: W or B. */
export function read152(view: LineView, report: Collector): Colour | undefined {
  const body = bodyOf(view);
  const colour = body.toUpperCase();
  if (body === '') return undefined;
  if (colour !== 'W' && colour !== 'B') {
    refuseRecord(view, 'W or B', report);
    return undefined;
  }
  if (body !== colour) tolerateRecord(view, colour, report);
  return colour === 'W' ? 'white' : 'black';
}
