import { statedVirtualPoints, type VirtualPoints } from '../model/history/ranges.js';
import type { Points } from '../model/points.js';
import type { AccelerationRange } from '../model/tournament.js';
import type { AccelerationChoice } from './system.js';

/** Which rounds Baku accelerates: of 2016, or of C.04.5.1 (later C.04.7) since 2017. */
export type BakuRule = 'fiveRounds' | 'halfOfRounds';

export interface AccelerationOptions {
  readonly choice: AccelerationChoice;
  /** Records XXA and 250, and which of their points count. */
  readonly ranges: readonly AccelerationRange[];
  readonly field: 'points' | 'matchPoints';
  /** Ids of everybody. */
  readonly ids: readonly number[];
  /** Baku by the name of the system (record 192). */
  readonly named: boolean;
  readonly rule: BakuRule;
  readonly roundCount: number | undefined;
  /** Pairing numbers, by which the list is sorted. */
  readonly tpnOf: (id: number) => number;
  /** Ids present when round 1 was paired. */
  readonly firstField: ReadonlySet<number>;
  /** Baku's points, in tenths: of a win, and of half a win. */
  readonly win: Points;
  readonly half: Points;
}

const NONE: VirtualPoints = () => 0;

/**
 * Virtual points of players or teams for rounds 1 to `upToRound`: as records state them, else by
 * Baku. Baku (C.04.7 art. 1): the first half of the list of round 1, rounded up to an even number, is
 * group GA; who enters later above its last one belongs to it.
 */
export function virtualPointsTable(upToRound: number, options: AccelerationOptions): VirtualPoints {
  const { choice, ranges, ids, field, named } = options;
  if (choice === 'none') return NONE;
  if (choice === 'file' && ranges.length > 0) {
    return statedVirtualPoints(ranges, ids, upToRound, field);
  }
  return choice === 'baku' || named ? bakuPoints(options) : NONE;
}

function bakuPoints(options: AccelerationOptions): VirtualPoints {
  const { roundCount, rule, tpnOf, firstField, win, half } = options;
  if (roundCount === undefined) return NONE;
  const { full, accelerated } = bakuRounds(rule, roundCount);
  const list = [...firstField].sort((a, b) => tpnOf(a) - tpnOf(b));
  const lastOfGroup = list[Math.min(list.length, bakuGroupSize(list.length)) - 1];
  if (lastOfGroup === undefined) return NONE;
  const limit = tpnOf(lastOfGroup);
  return (id, round) => {
    if (round > accelerated || tpnOf(id) > limit) return 0;
    return round <= full ? win : half;
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
