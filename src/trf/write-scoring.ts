import type { Points, Scoring } from '../model/index.js';
import { formatPoints, STANDARD_SCORING } from '../model/index.js';
import { lineWriter, pointsText } from './put-fields.js';
import { SYMBOLS_162, SYMBOLS_BB } from './read-scoring.js';
import type { RecordCode } from './records.js';
import { RECORDS } from './records.js';
import type { Writing } from './writing.js';
import { leaveOut } from './writing.js';

type Slot = keyof Scoring;

/** XXS codes in an order in which later ones refine earlier ones. */
const XXS_CODES: readonly (readonly [string, Slot])[] = [
  ['WW', 'whiteWin'],
  ['BW', 'blackWin'],
  ['WD', 'whiteDraw'],
  ['BD', 'blackDraw'],
  ['WL', 'whiteLoss'],
  ['BL', 'blackLoss'],
  ['ZPB', 'zeroBye'],
  ['HPB', 'halfBye'],
  ['FPB', 'fullBye'],
  ['PAB', 'pab'],
  ['FW', 'forfeitWin'],
  ['FL', 'forfeitLoss'],
];

const slotsOf = (scoring: Scoring): readonly Slot[] => Object.keys(scoring) as Slot[];
const isStandard = (scoring: Scoring): boolean =>
  slotsOf(scoring).every((slot) => scoring[slot] === STANDARD_SCORING[slot]);

/** What a set of symbols gives when each takes the value of its first slot. */
function expressed(
  symbols: readonly (readonly [string, readonly Slot[]])[],
  scoring: Scoring,
): { readonly values: readonly (readonly [string, Points])[]; readonly exact: boolean } {
  const made: Record<Slot, Points> = { ...STANDARD_SCORING };
  const values = symbols.map(([symbol, slots]) => [symbol, scoring[slots[0]!]] as const);
  symbols.forEach(([, slots], index) => {
    for (const slot of slots) made[slot] = values[index]![1];
  });
  return { values, exact: slotsOf(scoring).every((slot) => made[slot] === scoring[slot]) };
}

const ORDER_162 = ['W', 'D', 'L', 'A', 'P', 'X'] as const;
const ORDER_BB = ['BBW', 'BBD', 'BBL', 'BBZ', 'BBF', 'BBU'] as const;

/** The point system: 162 in trf26, XXS for JaVaFo and BB? for bbpPairings; nothing when standard. */
export function writeScoring(writing: Writing): string[] {
  const { scoring } = writing.tournament.settings;
  if (isStandard(scoring)) return [];
  switch (writing.dialect) {
    case 'trf16':
      leaveOut(writing, 'the point system');
      return [];
    case 'trf26': {
      const { values, exact } = expressed(
        ORDER_162.map((s) => [s, SYMBOLS_162[s]!]),
        scoring,
      );
      if (!exact) leaveOut(writing, 'a part of the point system');
      const line = lineWriter('162', writing.report);
      values.forEach(([symbol, points], index) => {
        line.putGroup(RECORDS['162'].repeat, index, { symbol, value: pointsText(points) });
      });
      return [line.text()];
    }
    case 'trfx': {
      if (scoring.unknown !== scoring.whiteDraw) leaveOut(writing, 'points of unfinished games');
      const codes = XXS_CODES.map(([code, slot]) => `${code}=${formatPoints(scoring[slot])}`);
      return [`XXS ${codes.join(' ')}`, ...writeBB(writing, scoring).lines];
    }
    case 'trfbx': {
      const { lines, exact } = writeBB(writing, scoring);
      if (!exact) leaveOut(writing, 'a part of the point system');
      return [...lines];
    }
  }
}

/** bbpPairings' records, "BBW  3.0"; only when they say all, because they would contradict XXS. */
function writeBB(
  { report, dialect }: Writing,
  scoring: Scoring,
): { readonly lines: readonly string[]; readonly exact: boolean } {
  const { values, exact } = expressed(
    ORDER_BB.map((s) => [s, SYMBOLS_BB[s]!]),
    scoring,
  );
  if (!exact && dialect === 'trfx') return { lines: [], exact };
  const lines = values.map(([symbol, points]) =>
    lineWriter(symbol, report)
      .put(RECORDS[symbol as RecordCode & `BB${string}`].fields.value, pointsText(points))
      .text(),
  );
  return { lines, exact };
}
