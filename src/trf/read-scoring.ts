import type { Points, Scoring } from '../model/index.js';
import { parsePoints, STANDARD_SCORING } from '../model/index.js';
import type { Collector } from './collector.js';
import { placeOf } from './collector.js';
import type { TrfLine } from './lines.js';

type Slot = keyof Scoring;

const WIN: readonly Slot[] = ['whiteWin', 'blackWin'];
const DRAW: readonly Slot[] = ['whiteDraw', 'blackDraw'];
const LOSS: readonly Slot[] = ['whiteLoss', 'blackLoss'];

/** What each symbol of record 162 sets; P and X follow W and D unless they are stated. */
const SYMBOLS_162: Readonly<Record<string, readonly Slot[]>> = {
  W: [...WIN, 'forfeitWin', 'fullBye', 'pab'],
  D: [...DRAW, 'halfBye', 'unknown'],
  L: LOSS,
  A: ['zeroBye', 'forfeitLoss'],
  Z: ['zeroBye', 'forfeitLoss'],
  P: ['pab'],
  X: ['unknown'],
};

/** bbpPairings' records; BBU follows BBW unless it is stated. */
const BB_RECORDS: Readonly<Record<string, readonly Slot[]>> = {
  BBW: [...WIN, 'forfeitWin', 'fullBye', 'pab'],
  BBD: [...DRAW, 'halfBye', 'unknown'],
  BBL: LOSS,
  BBZ: ['zeroBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pab'],
};

/** JaVaFo's XXS codes; PAB is not part of W. */
const XXS_CODES: Readonly<Record<string, readonly Slot[]>> = {
  W: [...WIN, 'forfeitWin', 'fullBye'],
  D: [...DRAW, 'halfBye', 'unknown'],
  L: LOSS,
  WW: ['whiteWin'],
  BW: ['blackWin'],
  WD: ['whiteDraw'],
  BD: ['blackDraw'],
  WL: ['whiteLoss'],
  BL: ['blackLoss'],
  ZPB: ['zeroBye'],
  HPB: ['halfBye'],
  FPB: ['fullBye'],
  PAB: ['pab'],
  FW: ['forfeitWin'],
  FL: ['forfeitLoss'],
};

interface Assignment {
  readonly slots: readonly Slot[];
  readonly points: Points;
}

/** The point system that a file states: later lines win, single symbols win over W and D. */
export function readScoring(lines: readonly TrfLine[], report: Collector): Scoring {
  const assignments = lines.flatMap((line) => readLine(line, report));
  const broad = assignments.filter((entry) => entry.slots.length > 1);
  const single = assignments.filter((entry) => entry.slots.length === 1);
  const scoring: Record<Slot, Points> = { ...STANDARD_SCORING };
  for (const { slots, points } of [...broad, ...single]) {
    for (const slot of slots) scoring[slot] = points;
  }
  return scoring;
}

function readLine(line: TrfLine, report: Collector): Assignment[] {
  const record = line.text.slice(0, 3);
  const body = line.text.slice(3).trim();
  if (record === '162') return readPairs(line, body, /([A-Z])\s+([\d.,]+)/gi, SYMBOLS_162, report);
  if (record === 'XXS')
    return readPairs(line, body, /([A-Z]+)\s*=\s*([\d.,]+)/gi, XXS_CODES, report);
  const slots = BB_RECORDS[record];
  const points = parsePoints(body);
  if (!slots || points === undefined) return refuse(line, body, report);
  return [{ slots, points }];
}

function readPairs(
  line: TrfLine,
  body: string,
  pattern: RegExp,
  symbols: Readonly<Record<string, readonly Slot[]>>,
  report: Collector,
): Assignment[] {
  const found: Assignment[] = [];
  for (const [, symbol = '', value = ''] of body.matchAll(pattern)) {
    const slots = symbols[symbol.toUpperCase()];
    const points = parsePoints(value);
    if (!slots || points === undefined) return refuse(line, body, report);
    found.push({ slots, points });
  }
  if (body.replace(pattern, '').trim() !== '') return refuse(line, body, report);
  return found;
}

function refuse(line: TrfLine, body: string, report: Collector): Assignment[] {
  report.add('trf/bad-record', placeOf(line, 1, Math.max(3, line.text.length)), {
    record: line.text.slice(0, 3),
    actual: body,
    expected: 'symbols and points such as "W 1.0"',
  });
  return [];
}
