import type { Points } from '../../model/points.js';
import { winValue } from '../../model/scoring.js';
import type { Tournament } from '../../model/tournament.js';
import { isBakuCode } from '../../model/type-code.js';
import type { AccelerationChoice } from '../system.js';

/** Virtual points of a player in a round, in tenths. */
export type VirtualPoints = (id: number, round: number) => Points;

/** Which rounds Baku accelerates: of 2016, or of C.04.5.1 (later C.04.7) since 2017. */
export type BakuRule = 'fiveRounds' | 'halfOfRounds';

export interface AccelerationOptions {
  readonly choice: AccelerationChoice;
  readonly rule: BakuRule;
  readonly roundCount: number | undefined;
  /** Pairing numbers, by which the list is sorted. */
  readonly tpnOf: (id: number) => number;
  /** Ids present when round 1 was paired. */
  readonly firstField: ReadonlySet<number>;
}

const NONE: VirtualPoints = () => 0;

/**
 * Virtual points for rounds 1 to `upToRound`. With several records for a player and round the last
 * one counts. Baku (C.04.7 art. 1): the first half of the list of round 1, rounded up to an even
 * number, is group GA; who enters later above its last player belongs to it.
 */
export function virtualPointsTable(
  tournament: Tournament,
  upToRound: number,
  options: AccelerationOptions,
): VirtualPoints {
  const { acceleration, typeCode } = tournament.settings;
  if (options.choice === 'none') return NONE;
  if (options.choice === 'file' && acceleration.length > 0)
    return fromRecords(tournament, upToRound);
  return options.choice === 'baku' || isBakuCode(typeCode) ? bakuPoints(tournament, options) : NONE;
}

function fromRecords(tournament: Tournament, upToRound: number): VirtualPoints {
  const table = new Map<number, Points[]>();
  for (const range of tournament.settings.acceleration) {
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

function bakuPoints(tournament: Tournament, options: AccelerationOptions): VirtualPoints {
  const { roundCount, rule, tpnOf, firstField } = options;
  if (roundCount === undefined) return NONE;
  const { full, accelerated } = bakuRounds(rule, roundCount);
  const list = [...firstField].sort((a, b) => tpnOf(a) - tpnOf(b));
  const lastOfGroup = list[Math.min(list.length, bakuGroupSize(list.length)) - 1];
  if (lastOfGroup === undefined) return NONE;
  const win = winValue(tournament.settings.scoring);
  const limit = tpnOf(lastOfGroup);
  return (id, round) => {
    if (round > accelerated || tpnOf(id) > limit) return 0;
    return round <= full ? win : win / 2;
  };
}

/** Size of Baku's group GA: half of the list, rounded up to an even number (161 players: 82). */
export const bakuGroupSize = (players: number): number => 2 * Math.ceil(players / 4);

/** How many rounds are accelerated, and how many of these with a full win. */
export function bakuRounds(
  rule: BakuRule,
  roundCount: number,
): { readonly full: number; readonly accelerated: number } {
  if (rule === 'fiveRounds') {
    return roundCount >= 9 ? { full: 3, accelerated: 5 } : { full: 0, accelerated: 0 };
  }
  const accelerated = Math.ceil(roundCount / 2);
  return { full: Math.ceil(accelerated / 2), accelerated };
}
