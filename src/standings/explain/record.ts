import { type Context, scoresOfUnit, unitOf } from '../context.js';
import { doubleKoyaLimit, koyaPoints } from '../koya.js';
import { roundCount, runningTotals } from '../own-record.js';
import type { TieBreak, Unit } from '../parse-code.js';
import {
  type Contribution,
  cellsOf,
  type ExplanationBody,
  pointsText,
  roundBasics,
} from './explanation.js';

/** PTS and MPvGP: the points of every round. */
export function explainPoints(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const other: Unit = context.field.primary === 'MP' ? 'GP' : 'MP';
  const unit = tieBreak.definition.code === 'MPVGP' ? other : unitOf(context, tieBreak);
  const scores = scoresOfUnit(context, unit);
  return {
    formula: 'Sum of the points of all rounds',
    contributions: cellsOf(context, index).map((cell) => {
      const bonus = scores.bonuses?.[cell] ?? 0;
      return {
        ...roundBasics(context, scores, index, cell),
        value: (scores.points[cell]! + bonus) / 10,
        reason: bonus === 0 ? 'points' : `points with a bonus of ${pointsText(bonus)}`,
      };
    }),
  };
}

/** WIN, WON, BPG, BWG, REP and STD: the rounds that count. */
export function explainCount(context: Context, tieBreak: TieBreak, index: number): ExplanationBody {
  const scores = scoresOfUnit(context, unitOf(context, tieBreak));
  return {
    formula: `Sum over the rounds: ${tieBreak.definition.title.toLowerCase()}`,
    contributions: cellsOf(context, index).map((cell) => {
      const value = roundCount(context, tieBreak, cell) ?? 0;
      return {
        ...roundBasics(context, scores, index, cell),
        value,
        reason: value > 0 ? 'counts' : 'does not count',
      };
    }),
  };
}

/** PS: the running totals. */
export function explainProgressive(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const scores = scoresOfUnit(context, unitOf(context, tieBreak));
  const totals = runningTotals(context, tieBreak, index);
  return {
    formula: 'Sum of the scores after every round',
    contributions: cellsOf(context, index).map((cell, round): Contribution => {
      const value = totals[round]! / 10;
      return {
        ...roundBasics(context, scores, index, cell),
        value,
        ...(round < tieBreak.lowCuts ? { cut: 'low' as const } : {}),
        reason: `score after round ${round + 1}`,
      };
    }),
  };
}

/** KS: the opponents who reached the limit. */
export function explainKoya(context: Context, tieBreak: TieBreak, index: number): ExplanationBody {
  const { field } = context;
  const scores = scoresOfUnit(context, unitOf(context, tieBreak));
  const limit = pointsText(Math.ceil(doubleKoyaLimit(context, tieBreak) / 2));
  return {
    formula: `Sum of the points against those who scored at least ${limit}`,
    contributions: cellsOf(context, index)
      .filter((cell) => field.opponents[cell]! >= 0)
      .map((cell) => {
        const total = scores.totals[field.opponents[cell]!]!;
        const points = koyaPoints(context, tieBreak, cell);
        return {
          ...roundBasics(context, scores, index, cell),
          score: total / 10,
          value: (points ?? 0) / 10,
          reason: points === undefined ? 'opponent below the limit' : 'opponent reached the limit',
        };
      }),
  };
}

/** TPN and RTNG: plain data of the participant. */
export function explainDatum(_: Context, tieBreak: TieBreak): ExplanationBody {
  return { formula: `${tieBreak.definition.title} of the participant`, contributions: [] };
}
