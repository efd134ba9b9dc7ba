import type { Column } from './column.js';
import { type Context, isOwnGame, scoresOfUnit, unitOf } from './context.js';
import { isVoluntary, KIND } from './field.js';
import type { TieBreak } from './parse-code.js';

/** What one round adds to a count; of the tie-breaks that count rounds. */
type RoundCount = (context: Context, tieBreak: TieBreak, cell: number) => number;

/** Points of the round equal a win, with or without playing (7.1). */
const isWin: RoundCount = (context, tieBreak, cell) => {
  const { field } = context;
  const scores = scoresOfUnit(context, unitOf(context, tieBreak));
  if (field.kinds[cell] === KIND.game) return field.outcomes[cell] === 2 ? 1 : 0;
  return scores.points[cell]! >= scores.win ? 1 : 0;
};

const isWon: RoundCount = (context, _, cell) =>
  isOwnGame(context, cell) && context.field.outcomes[cell] === 2 ? 1 : 0;

const isBlack: RoundCount = (context, _, cell) =>
  isOwnGame(context, cell) && context.field.colours[cell] === -1 ? 1 : 0;

const isBlackWin: RoundCount = (context, tieBreak, cell) =>
  isBlack(context, tieBreak, cell) * isWon(context, tieBreak, cell);

/** Every round but requested byes and forfeit losses (7.6). */
const isElected: RoundCount = (context, _, cell) =>
  isVoluntary(context.field.kinds[cell]!) && !isOwnGame(context, cell) ? 0 : 1;

/**
 * In half points (7.7): 2 for more than the opponent scored, or for more than a draw without
 * playing; 1 for as much. Forfeits count as "without playing", so a double forfeit gives nothing.
 */
const standardPoints: RoundCount = (context, tieBreak, cell) => {
  const { field } = context;
  const scores = scoresOfUnit(context, unitOf(context, tieBreak));
  const played = field.kinds[cell] === KIND.game;
  const opponent = field.opponents[cell]!;
  const round = cell % field.rounds;
  const other =
    played && opponent >= 0 ? scores.points[opponent * field.rounds + round]! : scores.draw;
  const points = scores.points[cell]!;
  return points > other ? 2 : points === other ? 1 : 0;
};

const COUNTS: Readonly<Record<string, { readonly count: RoundCount; readonly unit: number }>> = {
  WIN: { count: isWin, unit: 1 },
  WON: { count: isWon, unit: 1 },
  BPG: { count: isBlack, unit: 1 },
  BWG: { count: isBlackWin, unit: 1 },
  REP: { count: isElected, unit: 1 },
  STD: { count: standardPoints, unit: 2 },
};

/** WIN, WON, BPG, BWG, REP and STD (art. 7): sums over the rounds. */
export function countColumn(context: Context, tieBreak: TieBreak): Column {
  const { count, unit } = COUNTS[tieBreak.definition.code]!;
  const { field } = context;
  const numerators = new Float64Array(field.count);
  for (let index = 0; index < field.count; index += 1) {
    let sum = 0;
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      sum += count(context, tieBreak, cell);
    }
    numerators[index] = sum;
  }
  return { better: 'higher', numerators, unit, decimals: unit === 1 ? 0 : 1 };
}

/** What a round adds to one of the counts, as a number (for explanations). */
export function roundCount(context: Context, tieBreak: TieBreak, cell: number): number | undefined {
  const entry = COUNTS[tieBreak.definition.code];
  return entry && entry.count(context, tieBreak, cell) / entry.unit;
}

/** Sum of the running totals (7.5); /Ck leaves out those after the first k rounds. */
export function progressiveColumn(context: Context, tieBreak: TieBreak): Column {
  const { field } = context;
  const numerators = new Float64Array(field.count);
  for (let index = 0; index < field.count; index += 1) {
    let sum = 0;
    const totals = runningTotals(context, tieBreak, index);
    for (let round = tieBreak.lowCuts; round < field.rounds; round += 1) sum += totals[round]!;
    numerators[index] = sum;
  }
  return { better: 'higher', numerators, unit: 10, decimals: 1 };
}

/** Score after each round, tenths. */
export function runningTotals(context: Context, tieBreak: TieBreak, index: number): Int32Array {
  const { points, bonuses } = scoresOfUnit(context, unitOf(context, tieBreak));
  const { rounds } = context.field;
  const totals = new Int32Array(rounds);
  let total = 0;
  for (let round = 0; round < rounds; round += 1) {
    const cell = index * rounds + round;
    total += points[cell]! + (bonuses?.[cell] ?? 0);
    totals[round] = total;
  }
  return totals;
}

/** Pairing number, lower first; /R higher first (7.8). */
export function pairingNumberColumn(context: Context, tieBreak: TieBreak): Column {
  return {
    better: tieBreak.reversed ? 'higher' : 'lower',
    numerators: Float64Array.from(context.field.ids),
    unit: 1,
    decimals: 0,
  };
}

/**
 * Points themselves: the unit that ranks, or the one asked for (4.1); MPvGP: the other one (13.1).
 */
export function pointsColumn(context: Context, tieBreak: TieBreak): Column {
  const secondary = context.field.primary === 'MP' ? 'GP' : 'MP';
  const isSecondary = tieBreak.definition.code === 'MPVGP';
  const unit = isSecondary ? secondary : unitOf(context, tieBreak);
  return {
    better: 'higher',
    numerators: Float64Array.from(scoresOfUnit(context, unit).totals),
    unit: 10,
    decimals: 1,
  };
}
