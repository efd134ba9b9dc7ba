import type { Points, Round, Settings } from '../model/index.js';
import { byePoints, formatPoints, gamePoints } from '../model/index.js';
import type { Collector } from './collector.js';
import { placeOf } from './collector.js';
import { PLAYER_FIELDS } from './columns.js';
import type { PlayerTable } from './read-rounds.js';

/** Points of every player after the first `count` rounds, with the adjustments of record 299. */
export function computePoints(
  ids: readonly number[],
  rounds: readonly Round[],
  settings: Settings,
  count: number,
): Map<number, Points> {
  const points = new Map<number, Points>(ids.map((id) => [id, 0]));
  const add = (id: number, value: Points): void => {
    points.set(id, (points.get(id) ?? 0) + value);
  };
  for (const round of rounds.slice(0, count)) {
    for (const { white, black, whiteResult, blackResult } of round.games) {
      add(white, gamePoints(settings.scoring, whiteResult, 'white'));
      add(black, gamePoints(settings.scoring, blackResult, 'black'));
    }
    for (const { player, kind } of round.byes) add(player, byePoints(settings.scoring, kind));
  }
  for (const { kind, points: value = 0, ids: listed, round } of settings.adjustments) {
    if (kind !== '' && kind !== '+' && kind !== '-') continue;
    const times = round === 0 ? count : round <= count ? 1 : 0;
    for (const id of listed.length > 0 ? listed : ids) add(id, value * times);
  }
  return points;
}

/** Compares the stated points (columns 81-84) with the results. */
export function checkPoints(
  table: PlayerTable,
  rounds: readonly Round[],
  settings: Settings,
  finished: number,
  doubtful: ReadonlySet<number>,
  report: Collector,
): void {
  const ids = table.entries.map((entry) => entry.player.id);
  const done = computePoints(ids, rounds, settings, finished);
  const announced = computePoints(ids, rounds, settings, rounds.length);
  for (const { line, player } of table.entries) {
    const stated = player.statedPoints;
    if (stated === undefined || doubtful.has(player.id)) continue;
    const allowed = [done.get(player.id)!, announced.get(player.id)!];
    const virtual = settings.acceleration.filter(
      (range) => range.firstId <= player.id && player.id <= range.lastId,
    );
    if (allowed.includes(stated)) continue;
    if (virtual.some((range) => allowed.includes(stated - range.points))) continue;
    const { from, to } = PLAYER_FIELDS.points;
    report.add('trf/points-mismatch', placeOf(line, from, to), {
      player: player.id,
      actual: formatPoints(stated),
      expected: formatPoints(allowed[0]!),
      explained: '',
    });
  }
}
