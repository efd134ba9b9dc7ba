import type { Points } from './points.js';
import { GAME_RESULT_TABLE, type GameResult } from './result.js';
import type { PointsAdjustment, TeamId } from './tournament.js';

/** Match points and game points, in tenths. */
export interface TeamScore {
  readonly matchPoints: Points;
  readonly gamePoints: Points;
}

/** The result of a round for one team, in the letters of record 299. */
export type AdjustableKind = Exclude<PointsAdjustment['kind'], ''>;

/** The letter of record 299 for a game result. */
export function adjustableKind(result: GameResult): AdjustableKind {
  const { outcome, played } = GAME_RESULT_TABLE[result];
  if (!played) return outcome === 'win' ? '+' : '-';
  return outcome === 'win' ? 'W' : outcome === 'loss' ? 'L' : 'D';
}

const appliesTo = (adjustment: PointsAdjustment, round: number, team: TeamId): boolean =>
  (adjustment.round === 0 || adjustment.round === round) &&
  (adjustment.ids.length === 0 || adjustment.ids.includes(team));

/** An explicit team beats all teams, an explicit round beats all rounds, a later line wins ties. */
const weightOf = (adjustment: PointsAdjustment): number =>
  (adjustment.ids.length > 0 ? 2 : 0) + (adjustment.round > 0 ? 1 : 0);

/** `score` as record 299 redefines it for a result of `kind`; unchanged where no line speaks of it. */
export function adjustedScore(
  adjustments: readonly PointsAdjustment[],
  round: number,
  team: TeamId,
  kind: AdjustableKind,
  score: TeamScore,
): TeamScore {
  let best: PointsAdjustment | undefined;
  for (const adjustment of adjustments) {
    if (adjustment.kind !== kind || !appliesTo(adjustment, round, team)) continue;
    if (!best || weightOf(adjustment) >= weightOf(best)) best = adjustment;
  }
  if (!best) return score;
  return {
    matchPoints: best.matchPoints ?? score.matchPoints,
    gamePoints: best.points ?? score.gamePoints,
  };
}

/**
 * Bonus or penalty of a team in a round: the sum of the record 299 lines of blank type. A line
 * without a round counts once in every round.
 */
export function bonusOf(
  adjustments: readonly PointsAdjustment[],
  round: number,
  team: TeamId,
): TeamScore {
  let matchPoints = 0;
  let gamePoints = 0;
  for (const adjustment of adjustments) {
    if (adjustment.kind !== '' || !appliesTo(adjustment, round, team)) continue;
    matchPoints += adjustment.matchPoints ?? 0;
    gamePoints += adjustment.points ?? 0;
  }
  return { matchPoints, gamePoints };
}
