import type { PlayerSituation, PlayerState } from '../player-common/player.js';
import { mayMeet } from './criteria.js';

/**
 * The round's players by rank (0 = highest), with "may meet" as a bit matrix, so that the engine
 * asks C1 and C3 in one step. Rank `players.length` stands for the pairing-allocated bye of an odd
 * field.
 */
export interface Field {
  readonly players: readonly PlayerState[];
  readonly size: number;
  /** Rank of the bye, or -1 in an even field. */
  readonly bye: number;
  /** First rank of each scoregroup, highest first, closed by `size`. */
  readonly groupStarts: readonly number[];
  mayMeet(rank: number, other: number): boolean;
}

export function createField(situation: PlayerSituation): Field {
  const { players } = situation;
  const size = players.length;
  const words = (size + 31) >>> 5;
  const bits = legalBits(players, words);
  const groupStarts: number[] = [];
  players.forEach((player, rank) => {
    if (rank === 0 || player.score !== players[rank - 1]!.score) groupStarts.push(rank);
  });
  groupStarts.push(size);
  return {
    players,
    size,
    bye: size % 2 === 1 ? size : -1,
    groupStarts,
    mayMeet: (rank, other) => ((bits[rank * words + (other >>> 5)]! >>> (other & 31)) & 1) === 1,
  };
}

function legalBits(players: readonly PlayerState[], words: number): Uint32Array {
  const size = players.length;
  const bits = new Uint32Array(size * words).fill(0xffffffff);
  const rankOf = new Map(players.map((player, rank) => [player.id, rank]));
  const clear = (rank: number, other: number) => {
    bits[rank * words + (other >>> 5)]! &= ~(1 << (other & 31));
  };
  // Only absolute preferences can break C3, so only they are compared with one another.
  const absolute = new Map<string, number[]>();
  players.forEach((player, rank) => {
    clear(rank, rank);
    for (const opponent of player.barredOpponents) {
      const other = rankOf.get(opponent);
      if (other === undefined) continue;
      clear(rank, other);
      clear(other, rank);
    }
    if (player.preferenceStrength !== 'absolute') return;
    const colour = player.preferredColour!;
    const group = absolute.get(colour) ?? [];
    group.push(rank);
    absolute.set(colour, group);
  });
  for (const group of absolute.values()) {
    for (const rank of group) {
      for (const other of group) {
        if (rank !== other && !mayMeet(players[rank]!, players[other]!)) clear(rank, other);
      }
    }
  }
  return bits;
}
