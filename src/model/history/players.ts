import { type AdjustableKind, adjustableKind, adjustedScore, bonusOf } from '../adjustments.js';
import type { Points } from '../points.js';
import { type ByeKind, type Colour, GAME_RESULT_TABLE, type GameResult } from '../result.js';
import { byePoints, gamePoints, type Scoring } from '../scoring.js';
import type { PlayerId, PointsAdjustment, Round } from '../tournament.js';

/** What the points of a round depend on; the settings of a tournament will do. */
export interface PointValues {
  readonly scoring: Scoring;
  /** Record 299. */
  readonly adjustments: readonly PointsAdjustment[];
}

/** What a round was for one player: a game, a forfeit or a bye. */
export interface PlayerRound {
  readonly id: PlayerId;
  /** The scheduled opponent, met or not. */
  readonly opponent: PlayerId | undefined;
  /** Of games and forfeits; undefined where the file does not tell. */
  readonly colour: Colour | undefined;
  readonly result: GameResult | ByeKind;
  /** Over the board: the players have met, and the colour counts. */
  readonly played: boolean;
  /** Part of the pairing of the round: an opponent or the pairing-allocated bye. */
  readonly paired: boolean;
  /** As record 299 redefines them; its bonuses stand apart (`bonusPoints`). */
  readonly points: Points;
}

/** All that a round records, by player. Who is missing was absent without a word. */
export function playerRounds(
  round: Round,
  values: PointValues,
): ReadonlyMap<PlayerId, PlayerRound> {
  const entries = new Map<PlayerId, PlayerRound>();
  for (const game of round.games) {
    for (const colour of ['white', 'black'] as const) {
      const white = colour === 'white';
      const id = white ? game.white : game.black;
      const result = white ? game.whiteResult : game.blackResult;
      const points = gamePoints(values.scoring, result, colour);
      entries.set(id, {
        id,
        opponent: white ? game.black : game.white,
        colour: game.coloursKnown ? colour : undefined,
        result,
        played: GAME_RESULT_TABLE[result].played,
        paired: true,
        points: worth(values, round.number, id, adjustableKind(result), points),
      });
    }
  }
  for (const { player: id, kind } of round.byes) {
    const points = byePoints(values.scoring, kind);
    entries.set(id, {
      id,
      opponent: undefined,
      colour: undefined,
      result: kind,
      played: false,
      paired: kind === 'U',
      points: kind === 'U' ? points : worth(values, round.number, id, kind, points),
    });
  }
  return entries;
}

/** The points of a result, or what record 299 puts in their place. */
function worth(
  { adjustments }: PointValues,
  round: number,
  id: PlayerId,
  kind: AdjustableKind,
  points: Points,
): Points {
  if (adjustments.length === 0) return points;
  const score = { matchPoints: 0, gamePoints: points };
  return adjustedScore(adjustments, round, id, kind, score).gamePoints;
}

/** Bonus or penalty points of a player in a round (record 299 without a type). */
export const bonusPoints = ({ adjustments }: PointValues, round: number, id: PlayerId): Points =>
  adjustments.length === 0 ? 0 : bonusOf(adjustments, round, id).gamePoints;

/** Points of every player after the first `count` rounds; a silent absence is a zero-point bye. */
export function playerPoints(
  ids: readonly PlayerId[],
  rounds: readonly Round[],
  values: PointValues,
  count = rounds.length,
): Map<PlayerId, Points> {
  const { zeroBye } = values.scoring;
  const total = new Map<PlayerId, Points>(ids.map((id) => [id, 0]));
  for (const round of rounds.slice(0, count)) {
    for (const id of ids) {
      total.set(id, total.get(id)! + zeroBye + bonusPoints(values, round.number, id));
    }
    for (const { id, points } of playerRounds(round, values).values()) {
      total.set(id, (total.get(id) ?? zeroBye) + points - zeroBye);
    }
  }
  return total;
}
