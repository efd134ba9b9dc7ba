import type { Colour } from '../../model/index.js';
import { formatTypeCode, parseTypeCode } from '../../model/type-code.js';
import { type Collector, SILENT } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import { bodyOf, readNumber, refuseRecord, tolerateRecord } from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { headerView, linesOf, TEXT_FROM, textOf } from '../record-lines.js';
import { header, javafo } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';
import { textLine } from './info.js';

/** Number of rounds, initial colour, coded type and tie-breaks. */
export const SETTING_RECORDS = [
  header('142', 'Number of rounds', 'TRF26'),
  header('152', 'Colour of the top player in round 1', 'TRF26'),
  header('192', 'Coded type of tournament', 'TRF26'),
  header('202', 'Tie-breaks that were used', 'TRF26'),
  header('212', 'Order of the standings', 'TRF26'),
  javafo('XXR', 'Number of rounds', 'rounds', 'bbpPairings and JaVaFo need it'),
  javafo('XXC', 'Pairing options', 'words', 'rank, white1, black1'),
];

const MOST_ROUNDS = 999;

interface Stated {
  readonly view: LineView;
  readonly count: number;
}

/** The first number of rounds that a record states; a blank one says nothing. */
function statedCount(scan: Scan, code: string, report: Collector): Stated | undefined {
  for (const view of linesOf(scan, code)) {
    const body = bodyOf(view);
    if (body === '') continue;
    const count = readNumber(body);
    if (count !== undefined && count >= 1 && count <= MOST_ROUNDS) return { view, count };
    refuseRecord(view, 'a number of rounds', report);
  }
  return undefined;
}

/** Record 142, else XXR. */
export function readRoundCount(
  scan: Scan,
  finished: number,
  report: Collector,
): number | undefined {
  const official = statedCount(scan, '142', report);
  const engine = statedCount(scan, 'XXR', report);
  const used = official ?? engine;
  if (!used) {
    report.add('trf/no-round-count', undefined, {});
    return undefined;
  }
  if (official && engine && official.count !== engine.count) {
    const round = Math.min(engine.count, official.count);
    const data = { actual: engine.count, expected: official.count, round, used: '142' };
    const related = [{ place: linePlace(official.view), message: 'record 142' }];
    report.add('trf/round-count-conflict', linePlace(engine.view), data, related);
  }
  if (finished > used.count) {
    const data = { actual: finished, expected: used.count, round: used.count };
    report.add('trf/too-many-rounds', linePlace(used.view), data);
  }
  return used.count;
}

export function writeRoundCount(writing: Writing): string[] {
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

export interface PairingWords {
  readonly rankByFileOrder: boolean;
  readonly initialColour?: Colour;
}

const WORDS = ['rank', 'white1', 'black1'];

/** Record XXC: "rank", "white1", "black1" in any combination. */
function readXxc(view: LineView, report: Collector): PairingWords {
  const words = bodyOf(view)
    .toLowerCase()
    .split(/[\s,]+/);
  for (const word of words) {
    if (word === '' || WORDS.includes(word)) continue;
    report.add('trf/unknown-word', linePlace(view), { record: 'XXC', actual: word.slice(0, 40) });
  }
  const rankByFileOrder = words.includes('rank');
  const white = words.includes('white1');
  if (white === words.includes('black1')) return { rankByFileOrder };
  return { rankByFileOrder, initialColour: white ? 'white' : 'black' };
}

/** Record 152: W or B. */
function read152(view: LineView, report: Collector): Colour | undefined {
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

/** Records 152 and XXC. */
export function readPairingWords(scan: Scan, report: Collector): PairingWords {
  const lines = linesOf(scan, 'XXC').map((view) => readXxc(view, report));
  const engine = lines.find((words) => words.initialColour)?.initialColour;
  const view = linesOf(scan, '152').find((line) => read152(line, report) !== undefined);
  const official = view && read152(view, SILENT);
  if (view && official && engine && official !== engine) {
    const data = { actual: engine, expected: official };
    report.add('trf/initial-colour-conflict', linePlace(view), data);
  }
  const initialColour = official ?? engine;
  const rankByFileOrder = lines.some((words) => words.rankByFileOrder);
  return { rankByFileOrder, ...(initialColour !== undefined && { initialColour }) };
}

export function writePairingWords(writing: Writing): string[] {
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

/** Record 192: kept as written, without blanks around it. */
export function readTypeCode(scan: Scan, report: Collector): string | undefined {
  const view = headerView(scan, '192');
  if (!view) return undefined;
  const typeCode = textOf(view);
  const code = parseTypeCode(typeCode);
  const expected = code ? formatTypeCode(code) : typeCode.toUpperCase();
  const raw = view.cells.slice(TEXT_FROM - 1);
  if (raw !== expected) {
    report.add('trf/type-code-spelling', linePlace(view), { actual: raw, expected });
  }
  if (code?.kind === undefined) {
    report.add('trf/unknown-type-code', linePlace(view), { actual: typeCode.slice(0, 60) });
  }
  return typeCode;
}

/** The comma list of record 202 or 212. */
export const readCommaList = (scan: Scan, code: string): string[] =>
  linesOf(scan, code)
    .flatMap((view) => textOf(view).split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Records 192, 202 and 212, which only trf26 has. */
export function writeCodes(writing: Writing): string[] {
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
