import type { Points, PointsAdjustment, Round, Scoring } from '../model/index.js';
import { byePoints, gamePoints } from '../model/index.js';
import type { AdjustableKind } from '../model/team-adjustments.js';
import { adjustableKind, adjustedScore, bonusOf } from '../model/team-adjustments.js';

/**
 * Points of every player after the first `count` rounds: results, byes, silent absences (worth a
 * zero-point bye), and the abnormal points of record 299.
 */
export function computePoints(
  ids: readonly number[],
  rounds: readonly Round[],
  scoring: Scoring,
  adjustments: readonly PointsAdjustment[],
  count: number,
): Map<number, Points> {
  const total = new Map<number, Points>(ids.map((id) => [id, 0]));
  const add = (id: number, points: Points): void => {
    total.set(id, (total.get(id) ?? 0) + points);
  };
  const abnormal = (round: number, id: number, kind: AdjustableKind, points: Points): Points =>
    adjustments.length === 0
      ? points
      : adjustedScore(adjustments, round, id, kind, { matchPoints: 0, gamePoints: points })
          .gamePoints;
  for (const { number, games, byes } of rounds.slice(0, count)) {
    const seen = new Set<number>();
    for (const { white, black, whiteResult, blackResult } of games) {
      const forWhite = gamePoints(scoring, whiteResult, 'white');
      const forBlack = gamePoints(scoring, blackResult, 'black');
      add(white, abnormal(number, white, adjustableKind(whiteResult), forWhite));
      add(black, abnormal(number, black, adjustableKind(blackResult), forBlack));
      if (scoring.zeroBye !== 0) seen.add(white).add(black);
    }
    for (const { player, kind } of byes) {
      const points = byePoints(scoring, kind);
      add(player, kind === 'U' ? points : abnormal(number, player, kind, points));
      seen.add(player);
    }
    if (scoring.zeroBye !== 0) {
      for (const id of ids) if (!seen.has(id)) add(id, scoring.zeroBye);
    }
    if (adjustments.length > 0) {
      for (const id of ids) add(id, bonusOf(adjustments, number, id).gamePoints);
    }
  }
  return total;
}
