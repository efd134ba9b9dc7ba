import type { Points, Scoring } from '../../model/index.js';
import { formatPoints, STANDARD_SCORING } from '../../model/index.js';
import type { Collector } from '../collector.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import {
  bodyOf,
  codeOf,
  lineWriter,
  pointsText,
  readPoints,
  recordLine,
  refuseRecord,
  tolerateRecord,
} from '../field-values.js';
import type { Scan } from '../record-lines.js';
import { linesOf } from '../record-lines.js';
import { javafo, letter, points, record } from '../record-spec.js';
import type { LineView } from '../view.js';
import { linePlace } from '../view.js';

const OFFICIAL = record({
  code: '162',
  title: 'Points for individual results',
  family: 'TRF26',
  fields: {},
  repeat: {
    first: 6,
    step: 9,
    label: 'result',
    fields: { symbol: letter(0, 0, 'W D L A P X'), value: points(1, 4, 'points') },
  },
  note: 'W also sets forfeit wins, full-point byes and P; D sets half-point byes and X; A sets zero-point byes and forfeit losses; drafts write Z for A',
});

const JAVAFO = javafo(
  'XXS',
  'Point system',
  'CODE=VALUE',
  'W D L WW BW WD BD WL BL ZPB HPB FPB PAB FW FL',
);

const bbp = (code: string, title: string) =>
  record({ code, title, family: 'bbpPairings', fields: { value: points(5, 8, 'points') } });

const BBP = [
  bbp('BBW', 'Points for a win'),
  bbp('BBD', 'Points for a draw'),
  bbp('BBL', 'Points for a played loss'),
  bbp('BBZ', 'Points for a zero-point bye'),
  bbp('BBF', 'Points for a forfeit loss'),
  bbp('BBU', 'Points for the pairing-allocated bye'),
] as const;

export const SCORING_RECORDS = [OFFICIAL, JAVAFO, ...BBP];

type Slot = keyof Scoring;

const WIN: readonly Slot[] = ['whiteWin', 'blackWin'];
const DRAW: readonly Slot[] = ['whiteDraw', 'blackDraw'];
const LOSS: readonly Slot[] = ['whiteLoss', 'blackLoss'];
/** What a win and a draw set in every family unless it is stated apart. */
const WINS: readonly Slot[] = [...WIN, 'forfeitWin', 'fullBye'];
const DRAWS: readonly Slot[] = [...DRAW, 'halfBye', 'unknown'];

/** What each symbol sets, by families; of two families that disagree the later one is believed. */
const SYMBOLS = {
  /** In the order of the line. PAB is not part of W. */
  XXS: {
    W: WINS,
    D: DRAWS,
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
  },
  /** BBU follows BBW unless it is stated. */
  BB: {
    BBW: [...WINS, 'pab'],
    BBD: DRAWS,
    BBL: LOSS,
    BBZ: ['zeroBye'],
    BBF: ['forfeitLoss'],
    BBU: ['pab'],
  },
  /** P and X follow W and D unless they are stated; Z stands for A in drafts. */
  '162': {
    W: [...WINS, 'pab'],
    D: DRAWS,
    L: LOSS,
    A: ['zeroBye', 'forfeitLoss'],
    P: ['pab'],
    X: ['unknown'],
    Z: ['zeroBye', 'forfeitLoss'],
  },
} as const satisfies Readonly<Record<string, Symbols>>;

type Symbols = Readonly<Record<string, readonly Slot[]>>;
type Family = keyof typeof SYMBOLS;
const FAMILIES: readonly Family[] = ['XXS', 'BB', '162'];

/** No point system is longer; longer lines are noise on which patterns would be slow. */
const LONGEST = 400;

interface Assignment {
  readonly view: LineView;
  readonly symbol: string;
  readonly slots: readonly Slot[];
  readonly points: Points;
}

/**
 * The point system that a file states. XXS takes its entries in order; in the other families P, X
 * and BBU win over what W and D imply. 162 is believed before BB?, and that before XXS.
 */
export function readScoring(scan: Scan, report: Collector): Scoring {
  const scoring: Record<Slot, Points> = { ...STANDARD_SCORING };
  const stated = new Map<Slot, Assignment>();
  for (const family of FAMILIES) {
    const codes = family === 'BB' ? BBP.map(({ code }) => code) : [family];
    const lines = codes.flatMap((code) => linesOf(scan, code));
    const assignments = inOrder(
      family,
      lines.flatMap((view) => readLine(view, family, report)),
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
  const [actual, expected] = [first, second].map((one) => formatPoints(one.points));
  const data = { symbol: first.symbol, actual: actual!, expected: expected! };
  report.add('trf/scoring-conflict', linePlace(first.view), data, [
    { place: linePlace(second.view), message: 'the record that is used' },
  ]);
}

function readLine(view: LineView, family: Family, report: Collector): Assignment[] {
  if (family === '162') return readPairs(view, /([A-Z])\s*([\d.,]+)/gi, SYMBOLS['162'], report);
  if (family === 'XXS') {
    return readPairs(view, /([A-Z]+)\s*=\s*([\d.,]+)/gi, SYMBOLS.XXS, report);
  }
  const body = bodyOf(view);
  const symbol = codeOf(view) as keyof typeof SYMBOLS.BB;
  const value = readPoints(body);
  if (value === undefined) {
    refuseRecord(view, 'points such as 1.0', report);
    return [];
  }
  if (view.cells.trimEnd().length !== 8) tolerateRecord(view, `${body} in columns 5-8`, report);
  return [{ view, symbol, slots: SYMBOLS.BB[symbol], points: value }];
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
    const read = readPoints(value);
    if (!slots || read === undefined) break;
    found.push({ view, symbol, slots, points: read });
  }
  const whole = [...body.matchAll(pattern)].length === found.length;
  if (whole && body.replace(pattern, '').trim() === '') return found;
  return refuseSymbols(view, symbols, report);
}

function refuseSymbols(view: LineView, symbols: Symbols, report: Collector): Assignment[] {
  refuseRecord(view, `symbols ${Object.keys(symbols).join(' ')} with points`, report);
  return [];
}

const slotsOf = (scoring: Scoring): readonly Slot[] => Object.keys(scoring) as Slot[];
const isStandard = (scoring: Scoring): boolean =>
  slotsOf(scoring).every((slot) => scoring[slot] === STANDARD_SCORING[slot]);

interface Expressed {
  readonly values: readonly (readonly [symbol: string, points: Points])[];
  /** False when the symbols cannot tell some points apart. */
  readonly exact: boolean;
}

/** What a set of symbols says of a point system, each taking the value of its first slot. */
function expressed(symbols: Symbols, scoring: Scoring): Expressed {
  const made: Record<Slot, Points> = { ...STANDARD_SCORING };
  const values = Object.entries(symbols).map(([symbol, slots]) => {
    const value = scoring[slots[0]!];
    for (const slot of slots) made[slot] = value;
    return [symbol, value] as const;
  });
  return { values, exact: slotsOf(scoring).every((slot) => made[slot] === scoring[slot]) };
}

/** The point system: 162 in trf26, XXS for JaVaFo and BB? for bbpPairings; nothing when standard. */
export function writeScoring(writing: Writing): string[] {
  const { scoring } = writing.tournament.settings;
  if (isStandard(scoring)) return [];
  switch (writing.dialect) {
    case 'trf16':
      leaveOut(writing, 'the point system');
      return [];
    case 'trf26': {
      const { Z: _draft, ...symbols } = SYMBOLS['162'];
      const { values, exact } = expressed(symbols, scoring);
      if (!exact) leaveOut(writing, 'a part of the point system');
      const line = lineWriter(OFFICIAL.code, writing.report);
      values.forEach(([symbol, value], index) => {
        line.putGroup(OFFICIAL.repeat, index, { symbol, value: pointsText(value) });
      });
      return [line.text()];
    }
    case 'trfx': {
      if (scoring.unknown !== scoring.whiteDraw) leaveOut(writing, 'points of unfinished games');
      const { W: _win, D: _draw, L: _loss, ...exact } = SYMBOLS.XXS;
      const codes = expressed(exact, scoring).values.map(
        ([symbol, value]) => `${symbol}=${formatPoints(value)}`,
      );
      const forBbp = expressed(SYMBOLS.BB, scoring);
      // BB? would contradict XXS where it cannot say all.
      return [`XXS ${codes.join(' ')}`, ...(forBbp.exact ? writeBbp(writing, forBbp) : [])];
    }
    case 'trfbx': {
      const forBbp = expressed(SYMBOLS.BB, scoring);
      if (!forBbp.exact) leaveOut(writing, 'a part of the point system');
      return writeBbp(writing, forBbp);
    }
  }
}

/** bbpPairings' records, "BBW  3.0". */
function writeBbp({ report }: Writing, { values }: Expressed): string[] {
  return BBP.map((spec) => {
    const value = values.find(([symbol]) => symbol === spec.code)![1];
    return recordLine(spec, { value }, report).text();
  });
}
