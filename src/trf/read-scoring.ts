import type { Points, Scoring } from '../model/index.js';
import { formatPoints, STANDARD_SCORING } from '../model/index.js';
import type { Collector } from './collector.js';
import { bodyOf, codeOf, readPoints, refuseRecord, tolerateRecord } from './read-fields.js';
import type { LineView } from './view.js';
import { linePlace } from './view.js';

type Slot = keyof Scoring;

const WIN: readonly Slot[] = ['whiteWin', 'blackWin'];
const DRAW: readonly Slot[] = ['whiteDraw', 'blackDraw'];
const LOSS: readonly Slot[] = ['whiteLoss', 'blackLoss'];

type Symbols = Readonly<Record<string, readonly Slot[]>>;

/** What each symbol of record 162 sets; P and X follow W and D unless they are stated. */
export const SYMBOLS_162: Symbols = {
  W: [...WIN, 'forfeitWin', 'fullBye', 'pab'],
  D: [...DRAW, 'halfBye', 'unknown'],
  L: LOSS,
  A: ['zeroBye', 'forfeitLoss'],
  Z: ['zeroBye', 'forfeitLoss'],
  P: ['pab'],
  X: ['unknown'],
};

/** bbpPairings' records; BBU follows BBW unless it is stated. */
export const SYMBOLS_BB: Symbols = {
  BBW: [...WIN, 'forfeitWin', 'fullBye', 'pab'],
  BBD: [...DRAW, 'halfBye', 'unknown'],
  BBL: LOSS,
  BBZ: ['zeroBye'],
  BBF: ['forfeitLoss'],
  BBU: ['pab'],
};

/** JaVaFo's XXS codes; PAB is not part of W. */
export const SYMBOLS_XXS: Symbols = {
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

/** No point system is longer; longer lines are noise on which patterns would be slow. */
const LONGEST = 400;

interface Assignment {
  readonly view: LineView;
  readonly symbol: string;
  readonly slots: readonly Slot[];
  readonly points: Points;
}

type Family = 'XXS' | 'BB' | '162';
const FAMILIES: readonly Family[] = ['XXS', 'BB', '162'];
const familyOf = (code: string): Family => (code === '162' || code === 'XXS' ? code : 'BB');

/**
 * The point system that a file states. XXS takes its entries in order; in the other families P, X
 * and BBU win over what W and D imply. 162 is believed before BB?, and that before XXS.
 */
export function readScoring(views: readonly LineView[], report: Collector): Scoring {
  const scoring: Record<Slot, Points> = { ...STANDARD_SCORING };
  const stated = new Map<Slot, Assignment>();
  for (const family of FAMILIES) {
    const lines = views.filter((view) => familyOf(codeOf(view)) === family);
    const assignments = inOrder(
      family,
      lines.flatMap((view) => readLine(view, report)),
    );
    const own = new Map<Slot, Assignment>();
    for (const assignment of assignments) {
      for (const slot of assignment.slots) own.set(slot, assignment);
    }
    for (const [slot, assignment] of own) {
      const known = stated.get(slot);
      if (known) reportConflict(known, assignment, slot, report);
      stated.set(slot, assignment);
      scoring[slot] = assignment.points;
    }
  }
  return scoring;
}

function inOrder(family: Family, assignments: readonly Assignment[]): readonly Assignment[] {
  if (family === 'XXS') return assignments;
  return [...assignments].sort((a, b) => b.slots.length - a.slots.length);
}

/** Two families disagree about something that both state, not merely imply. */
function reportConflict(
  first: Assignment,
  second: Assignment,
  slot: Slot,
  report: Collector,
): void {
  if (first.points === second.points) return;
  const implied = (entry: Assignment): boolean =>
    (slot === 'pab' || slot === 'unknown') && entry.slots.length > 1;
  if (implied(first) || implied(second)) return;
  report.add(
    'trf/scoring-conflict',
    linePlace(first.view),
    {
      symbol: first.symbol,
      actual: formatPoints(first.points),
      expected: formatPoints(second.points),
    },
    [{ place: linePlace(second.view), message: `the record that is used` }],
  );
}

function readLine(view: LineView, report: Collector): Assignment[] {
  const code = codeOf(view);
  if (code === '162') return readPairs(view, /([A-Z])\s*([\d.,]+)/gi, SYMBOLS_162, report);
  if (code === 'XXS') return readPairs(view, /([A-Z]+)\s*=\s*([\d.,]+)/gi, SYMBOLS_XXS, report);
  const body = bodyOf(view);
  const slots = SYMBOLS_BB[code];
  const points = readPoints(body);
  if (!slots || points === undefined) {
    refuseRecord(view, 'points such as 1.0', report);
    return [];
  }
  if (view.cells.trimEnd().length !== 8) tolerateRecord(view, `${body} in columns 5-8`, report);
  return [{ view, symbol: code, slots, points }];
}

function readPairs(
  view: LineView,
  pattern: RegExp,
  symbols: Symbols,
  report: Collector,
): Assignment[] {
  const body = bodyOf(view);
  const found: Assignment[] = [];
  if (body.length > LONGEST) return refuseSymbols(view, symbols, report);
  for (const [, word = '', value = ''] of body.matchAll(pattern)) {
    const symbol = word.toUpperCase();
    const slots = Object.hasOwn(symbols, symbol) ? symbols[symbol] : undefined;
    const points = readPoints(value);
    if (!slots || points === undefined) break;
    found.push({ view, symbol, slots, points });
  }
  const whole = [...body.matchAll(pattern)].length === found.length;
  if (whole && body.replace(pattern, '').trim() === '') return found;
  return refuseSymbols(view, symbols, report);
}

function refuseSymbols(view: LineView, symbols: Symbols, report: Collector): Assignment[] {
  refuseRecord(view, `symbols ${Object.keys(symbols).join(' ')} with points`, report);
  return [];
}
