import type {
  AccelerationRange,
  Colour,
  ForbiddenGroup,
  Points,
  PointsAdjustment,
} from '../model/index.js';
import { parsePoints } from '../model/index.js';
import type { Collector } from './collector.js';
import { placeOf } from './collector.js';
import { readNumber } from './columns.js';
import type { TrfLine } from './lines.js';

/** "All rounds" of a record that has no last round. */
export const EVERY_ROUND = 999;

/** A bye that a record announces (240, XXZ); round 0 is the coming round. */
export interface AnnouncedBye {
  readonly kind: 'F' | 'H' | 'Z';
  readonly round: number;
  readonly id: number;
  readonly line: TrfLine;
  readonly source: '240' | 'XXZ';
}

/** The text of a record after its code. */
export const bodyOf = (line: TrfLine): string => line.text.slice(3).trim();

/** Reports a record that cannot be read. */
export function refuseRecord(line: TrfLine, expected: string, report: Collector): void {
  report.add('trf/bad-record', placeOf(line, 1, Math.max(3, line.text.trimEnd().length)), {
    record: line.text.slice(0, 3),
    actual: bodyOf(line),
    expected,
  });
}

/** Numbers with blanks, tabs or commas between them; undefined when something else is there. */
export function readIds(text: string): number[] | undefined {
  const ids: number[] = [];
  for (const word of text.split(/[\s,]+/)) {
    if (word === '') continue;
    const id = readNumber(word);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}

export function readRoundCount(line: TrfLine, report: Collector): number | undefined {
  const body = bodyOf(line);
  const count = readNumber(body);
  if (count === undefined || count < 1 || count > EVERY_ROUND) {
    refuseRecord(line, 'a number of rounds', report);
    return undefined;
  }
  return count;
}

export interface RankingWords {
  readonly rankByFileOrder: boolean;
  readonly initialColour: Colour | undefined;
}

/** Record XXC: "rank", "white1", "black1" in any combination. */
export function readXxc(line: TrfLine): RankingWords {
  const words = bodyOf(line).toLowerCase().split(/\s+/);
  const initialColour = words.includes('white1')
    ? 'white'
    : words.includes('black1')
      ? 'black'
      : undefined;
  return { rankByFileOrder: words.includes('rank'), initialColour };
}

/** Record 152: W or B. */
export function readInitialColour(line: TrfLine, report: Collector): Colour | undefined {
  const letter = bodyOf(line).toUpperCase();
  if (letter === 'W') return 'white';
  if (letter === 'B') return 'black';
  refuseRecord(line, 'W or B', report);
  return undefined;
}

/** Record XXA: one player's fictitious points, round after round; equal neighbours are merged. */
export function readXxa(line: TrfLine, report: Collector): AccelerationRange[] {
  const [idText = '', ...values] = bodyOf(line).split(/\s+/);
  const id = readNumber(idText);
  const points = values.map(parsePoints);
  if (id === undefined || points.includes(undefined)) {
    refuseRecord(line, 'a start number and points per round such as "   1  1.0  0.5"', report);
    return [];
  }
  const ranges: AccelerationRange[] = [];
  (points as Points[]).forEach((value, index) => {
    const last = ranges[ranges.length - 1];
    if (value === 0) return;
    if (last && last.to === index && last.points === value) {
      ranges[ranges.length - 1] = { ...last, to: index + 1 };
    } else {
      ranges.push({
        points: value,
        matchPoints: 0,
        from: index + 1,
        to: index + 1,
        firstId: id,
        lastId: id,
        source: 'XXA',
      });
    }
  });
  return ranges;
}

/** Record 250: virtual points for a range of ids and rounds. */
export function read250(line: TrfLine, report: Collector): AccelerationRange | undefined {
  const cells = line.text;
  const part = (from: number, to: number): string => cells.slice(from - 1, to).trim();
  const value = (text: string): Points | undefined => (text === '' ? 0 : parsePoints(text));
  const matchPoints = value(part(5, 8));
  const points = value(part(10, 13));
  const from = readNumber(part(15, 17));
  const to = readNumber(part(19, 21)) ?? from;
  const firstId = readNumber(part(23, 26));
  const lastId = readNumber(part(28, 31)) ?? firstId;
  if (
    matchPoints === undefined ||
    points === undefined ||
    from === undefined ||
    to === undefined ||
    firstId === undefined ||
    lastId === undefined
  ) {
    refuseRecord(
      line,
      'points, first and last round, first and last number in their columns',
      report,
    );
    return undefined;
  }
  return { matchPoints, points, from, to, firstId, lastId, source: '250' };
}

/** Record 260: forbidden pairs in a range of rounds. */
export function read260(line: TrfLine, report: Collector): ForbiddenGroup | undefined {
  const from = readNumber(line.text.slice(4, 7));
  const to = readNumber(line.text.slice(8, 11));
  const ids = readIds(line.text.slice(11));
  if (from === undefined || to === undefined || ids === undefined) {
    refuseRecord(line, 'first round, last round and numbers in their columns', report);
    return undefined;
  }
  return { ids, from, to, source: '260' };
}

/** Record 240: byes by request. */
export function read240(line: TrfLine, report: Collector): AnnouncedBye[] {
  const kind = line.text.charAt(4).toUpperCase();
  const round = readNumber(line.text.slice(6, 9));
  const ids = readIds(line.text.slice(9));
  if ((kind !== 'F' && kind !== 'H' && kind !== 'Z') || round === undefined || ids === undefined) {
    refuseRecord(line, 'F, H or Z in column 5, the round in 7-9, then numbers', report);
    return [];
  }
  return ids.map((id) => ({ kind, round, id, line, source: '240' }));
}

/** Record XXZ: players who are absent in the coming round. */
export function readXxz(line: TrfLine, report: Collector): AnnouncedBye[] {
  const ids = readIds(bodyOf(line));
  if (ids === undefined) {
    refuseRecord(line, 'start numbers', report);
    return [];
  }
  return ids.map((id) => ({ kind: 'Z', round: 0, id, line, source: 'XXZ' }));
}

/** Record 299 in the layout of the final TRF26 text. */
export function read299(line: TrfLine, report: Collector): PointsAdjustment | undefined {
  const cells = line.text;
  const kind = (cells[4] ?? ' ').trim().toUpperCase();
  const matchPoints = parsePoints(cells.slice(7, 11));
  const points = parsePoints(cells.slice(13, 17));
  const round = readNumber(cells.slice(19, 22)) ?? 0;
  const ids = readIds(cells.slice(22));
  if (!/^[WDLFHZ+-]?$/.test(kind) || ids === undefined) {
    refuseRecord(line, 'type, match points, points, round and numbers in their columns', report);
    return undefined;
  }
  return {
    kind: kind as PointsAdjustment['kind'],
    ...(matchPoints !== undefined && { matchPoints }),
    ...(points !== undefined && { points }),
    round,
    ids,
  };
}
