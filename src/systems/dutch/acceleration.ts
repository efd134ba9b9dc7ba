import type { Points } from '../../model/points.js';
import type { Tournament } from '../../model/tournament.js';

/** Virtual points of a player in a round, in tenths. */
export type VirtualPoints = (id: number, round: number) => Points;

const NONE: VirtualPoints = () => 0;

/**
 * Virtual points from the file's XXA and 250 records, for rounds 1 to `upToRound`
 * (C.04.7 art. 1.4; with several records for a player and round the last one counts).
 */
export function virtualPointsTable(tournament: Tournament, upToRound: number): VirtualPoints {
  const { acceleration } = tournament.settings;
  if (acceleration.length === 0) return NONE;
  const table = new Map<number, Points[]>();
  for (const range of acceleration) {
    for (const { id } of tournament.players) {
      if (id < range.firstId || id > range.lastId) continue;
      const row = table.get(id) ?? [];
      for (let round = range.from; round <= Math.min(range.to, upToRound); round += 1) {
        row[round] = range.points;
      }
      table.set(id, row);
    }
  }
  return (id, round) => table.get(id)?.[round] ?? 0;
}
