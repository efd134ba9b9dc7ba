import type { Collector } from './collector.js';
import type { PlayerLine } from './read-player.js';
import { readPlayerLine } from './read-player.js';
import type { PlayerTable } from './read-rounds.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { LineView } from './view.js';
import { fieldPlace } from './view.js';

const { id: ID } = PLAYER_RECORDS['001'].fields;

/** Reads all 001 lines; of two lines with one number the first is kept. */
export function readPlayers(views: readonly LineView[], report: Collector): PlayerTable {
  const byId = new Map<number, PlayerLine>();
  for (const view of views) {
    const entry = readPlayerLine(view, report);
    if (!entry) continue;
    const { id } = entry.player;
    const known = byId.get(id);
    if (!known) {
      byId.set(id, entry);
      continue;
    }
    const related = [{ place: fieldPlace(known.view, ID), message: 'first used here' }];
    report.add('trf/duplicate-player', fieldPlace(entry.view, ID), { player: id }, related);
  }
  return usableTable(views.length, byId, report);
}

/** A file in which no 001 line has its fields in the columns is something else than TRF. */
function usableTable(
  lines: number,
  byId: ReadonlyMap<number, PlayerLine>,
  report: Collector,
): PlayerTable {
  const entries = [...byId.values()].sort((a, b) => a.player.id - b.player.id);
  if (lines === 0) report.add('trf/no-players', undefined, {});
  const aligned = entries.some((entry) => entry.aligned);
  if (lines > 0 && !aligned) {
    report.add('trf/not-trf', undefined, { actual: lines });
    return { entries: [], byId: new Map() };
  }
  return { entries, byId };
}
