import type { Points } from './points.js';
import type { ByeKind, Colour, GameResult } from './result.js';
import { GAME_RESULT_TABLE } from './result.js';

/**
 * What every kind of result is worth, in tenths. The fields follow JaVaFo's XXS codes, the finest
 * division that any dialect can express; TRF26 162 and the BB? records set several at once.
 */
export interface Scoring {
  readonly whiteWin: Points;
  readonly blackWin: Points;
  readonly whiteDraw: Points;
  readonly blackDraw: Points;
  readonly whiteLoss: Points;
  readonly blackLoss: Points;
  readonly forfeitWin: Points;
  readonly forfeitLoss: Points;
  readonly fullBye: Points;
  readonly halfBye: Points;
  readonly zeroBye: Points;
  /** Pairing-allocated bye. */
  readonly pab: Points;
  /** A game without a result yet. */
  readonly unknown: Points;
}

export const STANDARD_SCORING: Scoring = {
  whiteWin: 10,
  blackWin: 10,
  whiteDraw: 5,
  blackDraw: 5,
  whiteLoss: 0,
  blackLoss: 0,
  forfeitWin: 10,
  forfeitLoss: 0,
  fullBye: 10,
  halfBye: 5,
  zeroBye: 0,
  pab: 10,
  unknown: 5,
};

/** Points of one game for the player who had `colour`. */
export function gamePoints(scoring: Scoring, result: GameResult, colour: Colour): Points {
  const { outcome, played } = GAME_RESULT_TABLE[result];
  if (outcome === 'unknown') return scoring.unknown;
  if (!played) return outcome === 'win' ? scoring.forfeitWin : scoring.forfeitLoss;
  const white = colour === 'white';
  if (outcome === 'win') return white ? scoring.whiteWin : scoring.blackWin;
  if (outcome === 'draw') return white ? scoring.whiteDraw : scoring.blackDraw;
  return white ? scoring.whiteLoss : scoring.blackLoss;
}

/** Points of a round without an opponent. */
export function byePoints(scoring: Scoring, kind: ByeKind): Points {
  switch (kind) {
    case 'U':
      return scoring.pab;
    case 'F':
      return scoring.fullBye;
    case 'H':
      return scoring.halfBye;
    case 'Z':
      return scoring.zeroBye;
  }
}

/** The value of a win, for rules that compare with it (bye bar, topscorers, acceleration). */
export const winValue = (scoring: Scoring): Points => Math.max(scoring.whiteWin, scoring.blackWin);
/** The value of a played loss, for the float rule C.04.3:2026 art. 1.4.3. */
export const lossValue = (scoring: Scoring): Points =>
  Math.min(scoring.whiteLoss, scoring.blackLoss);
