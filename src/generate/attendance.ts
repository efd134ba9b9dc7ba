import type { ByeKind } from '../model/result.js';
import { drawOccasions, type FrequencyByRound } from './amount.js';
import type { CompleteOptions } from './options.js';
import { createRandom, type Random, type Seed } from './random.js';

/** Why somebody does not take part in a round; `silent`: the file does not say. */
export type AbsenceKind = Exclude<ByeKind, 'U'> | 'silent';

export interface Absence {
  readonly id: number;
  readonly round: number;
  readonly kind: AbsenceKind;
}

interface Occasion {
  readonly id: number;
  readonly round: number;
}

/** Who misses which round and with which letter: late entries, byes, withdrawals and returns. */
export function planAttendance(
  seed: Seed,
  ids: readonly number[],
  roundCount: number,
  options: CompleteOptions,
): readonly Absence[] {
  const random = createRandom(seed, 'attendance');
  const kinds = new Map<string, Absence>();
  const miss = ({ id, round }: Occasion, kind: AbsenceKind): void => {
    const key = `${id} ${round}`;
    if (!kinds.has(key)) kinds.set(key, { id, round, kind });
  };
  addLateEntries(random, ids, roundCount, options, miss);
  addWithdrawals(random, ids, roundCount, options, miss);
  const occasions: Occasion[] = [];
  for (let round = 1; round <= roundCount; round += 1) {
    for (const id of ids) occasions.push({ id, round });
  }
  const draw = (frequency: FrequencyByRound, kind: AbsenceKind): void => {
    const free = occasions.filter(({ id, round }) => !kinds.has(`${id} ${round}`));
    for (const one of drawOccasions(random, frequency, free, ({ round }) => round)) miss(one, kind);
  };
  draw(options.fullByes, 'F');
  draw(options.halfByes, 'H');
  draw(options.zeroByes, 'Z');
  draw(options.silentAbsences, 'silent');
  const absences = [...kinds.values()].sort((a, b) => a.round - b.round || a.id - b.id);
  return keepTwoPresent(absences, ids.length);
}

/** A round needs two players: the last announced absences beyond that are forgotten. */
function keepTwoPresent(absences: readonly Absence[], playerCount: number): readonly Absence[] {
  const missing = new Map<number, number>();
  return absences.filter(({ round }) => {
    const count = (missing.get(round) ?? 0) + 1;
    if (count > playerCount - 2) return false;
    missing.set(round, count);
    return true;
  });
}

type Miss = (occasion: Occasion, kind: AbsenceKind) => void;

/** Missed rounds are zero-point byes, or blank, or for some a half-point bye in the last of them. */
function addLateEntries(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  options: CompleteOptions,
  miss: Miss,
): void {
  if (roundCount < 2) return;
  const late = drawOccasions(random, options.lateEntries, ids, () => 1);
  for (const id of late) {
    const first = random.between(2, Math.min(roundCount, 4));
    const kind = random.chance(1, 3) ? 'silent' : 'Z';
    const consoled = random.chance(1, 4);
    for (let round = 1; round < first; round += 1) {
      miss({ id, round }, consoled && round === first - 1 ? 'H' : kind);
    }
  }
}

function addWithdrawals(
  random: Random,
  ids: readonly number[],
  roundCount: number,
  options: CompleteOptions,
  miss: Miss,
): void {
  const occasions: Occasion[] = [];
  for (let round = 2; round <= roundCount; round += 1) {
    for (const id of ids) occasions.push({ id, round });
  }
  const leaving = drawOccasions(random, options.withdrawals, occasions, ({ round }) => round);
  const back = new Map<number, number>();
  for (const { id, round: left } of leaving) {
    if (left < (back.get(id) ?? 0)) continue;
    const returns = random.chance(options.returnPerMille, 1000);
    const end = returns ? random.between(left, roundCount) : roundCount;
    const kind = random.chance(1, 3) ? 'silent' : 'Z';
    for (let round = left; round <= end; round += 1) miss({ id, round }, kind);
    back.set(id, end + 1);
  }
}
