import { bonusPoints, type PlayerRound, playerRounds } from '../../model/history/players.js';
import type { PlayerId, Tournament } from '../../model/tournament.js';
import type { PlayerSituation, PlayerState } from '../player-common/player.js';
import {
  HISTORY_2026,
  playerSituation,
  type SituationOptions,
} from '../player-common/situation.js';

/** A player with the index that ranks inside a bracket (C.04.4.2:2026 art. 1.7, 1.8). */
export interface BursteinPlayer extends PlayerState {
  /** Tenths of a point. */
  readonly buchholz: number;
  /** Hundredths of a point. */
  readonly sonneborn: number;
}

export interface BursteinSituation extends Omit<PlayerSituation, 'players'> {
  readonly players: readonly BursteinPlayer[];
}

/** Rounds that the Dutch system pairs first (art. 1.6). */
export const seedingRounds = (roundCount: number): number =>
  Math.min(Math.floor(roundCount / 2), 4);

/** Buchholz, Sonneborn-Berger, TPN; the score is no part of it (art. 1.8). */
export const byIndex = (a: BursteinPlayer, b: BursteinPlayer): number =>
  b.buchholz - a.buchholz || b.sonneborn - a.sonneborn || a.tpn - b.tpn;

/** Preferences, scores and bars are those of the Dutch system of 2026; players by score and index. */
export function bursteinSituation(
  tournament: Tournament,
  round: number,
  options: SituationOptions = {},
): BursteinSituation {
  const situation = playerSituation(tournament, round, HISTORY_2026, options);
  const present = new Set(situation.players.map(({ id }) => id));
  const indexOf = indices(tournament, round, present);
  const players = situation.players.map(
    (player): BursteinPlayer => ({ ...player, ...indexOf(player.id) }),
  );
  players.sort((a, b) => b.score - a.score || byIndex(a, b));
  return { ...situation, players };
}

/**
 * The index of a player, from real scores. A round without a game counts as one against oneself. A
 * run of zero-point byes of an opponent that reaches the round to be paired counts as draws
 * (art. 1.7.2; see docs/decisions.md).
 */
function indices(tournament: Tournament, round: number, present: ReadonlySet<PlayerId>) {
  const { settings } = tournament;
  const past = tournament.rounds.slice(0, round - 1).map((one) => playerRounds(one, settings));
  const { zeroBye, whiteDraw } = settings.scoring;
  const pointsIn = (entry: PlayerRound | undefined): number => entry?.points ?? zeroBye;
  const scores = new Map<PlayerId, number>();
  const asOpponent = new Map<PlayerId, number>();
  for (const { id } of tournament.players) {
    const score = past.reduce(
      (sum, one, index) => sum + pointsIn(one.get(id)) + bonusPoints(settings, index + 1, id),
      0,
    );
    const isAway = (one: ReadonlyMap<PlayerId, PlayerRound>): boolean =>
      (one.get(id)?.result ?? 'Z') === 'Z';
    const away = present.has(id) ? 0 : past.length - 1 - past.findLastIndex((one) => !isAway(one));
    scores.set(id, score);
    asOpponent.set(id, score + away * whiteDraw);
  }
  return (id: PlayerId): { readonly buchholz: number; readonly sonneborn: number } => {
    let buchholz = 0;
    let sonneborn = 0;
    for (const one of past) {
      const entry = one.get(id);
      const met = entry?.played ? entry.opponent : undefined;
      const worth = met === undefined ? scores.get(id)! : asOpponent.get(met)!;
      buchholz += worth;
      sonneborn += pointsIn(entry) * worth;
    }
    return { buchholz, sonneborn };
  };
}
