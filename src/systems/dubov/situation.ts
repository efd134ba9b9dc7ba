import { playerRounds } from '../../model/history/players.js';
import type { Tournament } from '../../model/tournament.js';
import type { PlayerSituation, PlayerState } from '../player-common/player.js';
import {
  HISTORY_2026,
  playerSituation,
  type SituationOptions,
} from '../player-common/situation.js';

/** A player with what the Dubov system counts besides (C.04.4.1:2026 art. 1.6 to 1.8). */
export interface DubovPlayer extends PlayerState {
  /** Mean rating of the opponents met over the board, rounded, half up; 0 without a game. */
  readonly aro: number;
  readonly prefersWhite: boolean;
  readonly hasPlayed: boolean;
  /** Games so far against an opponent of a higher pairing score. */
  readonly upfloats: number;
  readonly maximumUpfloater: boolean;
  readonly upfloatedLast: boolean;
}

export interface DubovSituation extends Omit<PlayerSituation, 'players'> {
  readonly players: readonly DubovPlayer[];
}

/**
 * Scores, preferences and bars are those of the Dutch system of 2026, but that who has not played
 * prefers Black mildly (art. 1.6.4). A missing rating counts as 0.
 */
export function dubovSituation(
  tournament: Tournament,
  round: number,
  options: SituationOptions = {},
): DubovSituation {
  const { floatIn, ...situation } = playerSituation(tournament, round, HISTORY_2026, options);
  const roundCount = options.roundCount ?? tournament.settings.roundCount ?? 0;
  const maximum = 2 + Math.floor(roundCount / 5);
  const ratings = new Map(tournament.players.map(({ id, rating }) => [id, rating ?? 0]));
  const past = tournament.rounds.slice(0, round - 1);
  const records = past.map((one) => playerRounds(one, tournament.settings));
  const players = situation.players.map((player): DubovPlayer => {
    const met = records.flatMap((one) => {
      const entry = one.get(player.id);
      return entry?.played && entry.opponent !== undefined ? [entry.opponent] : [];
    });
    const sum = met.reduce((all, opponent) => all + ratings.get(opponent)!, 0);
    const upfloats = past.filter(({ number }) => floatIn(player.id, number) === 'U');
    const hasPlayed = met.length > 0;
    return {
      ...player,
      ...(player.colours === '' && { preferredColour: 'black', preferenceStrength: 'mild' }),
      aro: hasPlayed ? Math.floor((2 * sum + met.length) / (2 * met.length)) : 0,
      prefersWhite: player.preferredColour === 'white',
      hasPlayed,
      upfloats: upfloats.length,
      maximumUpfloater: upfloats.length >= maximum,
      upfloatedLast: upfloats.at(-1)?.number === round - 1,
    };
  });
  return { ...situation, players };
}
