import { type CardinalityMatching, createMatching } from '../../matching/general.js';
import type { RoundContext } from './bracket.js';

/**
 * What a bracket's downfloaters do to the rest: the questions of C4 and C8 (2017: C.4 and C.7) in
 * their ideal form. "Ideal" means that nothing can be better: everybody of the next bracket is
 * paired, but for one player of the next scoregroup when the number is odd.
 */
export interface Outlook {
  /** Are these downfloaters (ranks) ideal for the next bracket, and can the round be completed? */
  isIdeal(downfloaters: readonly number[]): boolean;
  /** The same for one downfloater; cheap enough to ask for every member. */
  isIdealAlone(rank: number): boolean;
}

export interface OutlookRules {
  /** The completion counts in every bracket (2026), not only in the penultimate (2017). */
  readonly completes: boolean;
  /** Who may be left over as the last one of the field. */
  readonly mayStay: (rank: number) => boolean;
}

export function createOutlook(context: RoundContext, group: number, rules: OutlookRules): Outlook {
  const { field, completion } = context;
  const start = field.groupStarts[group + 1]!;
  const end = field.groupStarts[group + 2] ?? start;
  const nextSize = end - start;
  const isLast = end === field.size;
  let nextGroup: CardinalityMatching | undefined;

  const matchNext = (): CardinalityMatching => {
    if (nextGroup) return nextGroup;
    // Downfloaters are MDPs in the next bracket, where MDPs do not meet one another.
    const mayPair = (u: number, v: number) => (u >= start || v >= start) && field.mayMeet(u, v);
    const matching = createMatching(field.size, mayPair);
    for (let rank = start; rank < end; rank += 1) matching.add(rank);
    nextGroup = matching;
    return matching;
  };

  /** Can everybody below the next bracket be paired, with `left` (unless -1) among them? */
  const restCompletes = (left: number): boolean => {
    if (!rules.completes) return left < 0 || !isLast || field.bye < 0 || rules.mayStay(left);
    const below = completion.suffix(group + 2);
    if (left < 0) return below.exposed.length === 0;
    if (below.exposed.length !== 1) return false;
    return below.canExpose(below.exposed[0]!, (vertex) => completion.mayPair(vertex, left));
  };

  const isIdealAlone = (rank: number): boolean => {
    if (nextSize === 0) return isIdeal([rank]);
    const { exposed, mate, canExpose } = matchNext();
    if (nextSize % 2 === 1) {
      if (exposed.length !== 1) return isIdeal([rank]);
      const meetsRank = (other: number) => field.mayMeet(rank, other);
      return restCompletes(-1) && canExpose(exposed[0]!, meetsRank);
    }
    if (exposed.length === 0) {
      for (let other = start; other < end; other += 1) {
        if (field.mayMeet(rank, other) && restCompletes(mate[other]!)) return true;
      }
    }
    return isIdeal([rank]);
  };

  const isIdeal = (downfloaters: readonly number[]): boolean => {
    if (nextSize === 0) return staysComplete(downfloaters);
    if (downfloaters.length === 0) {
      // Nobody moves down: the next bracket is what it is, only the completion can fail.
      return !rules.completes || completion.suffix(group + 1).exposed.length === 0;
    }
    const trial = matchNext().clone();
    for (const rank of downfloaters) trial.add(rank);
    const { exposed } = trial;
    if ((downfloaters.length + nextSize) % 2 === 0) {
      return exposed.length === 0 && restCompletes(-1);
    }
    if (exposed.length !== 1) return false;
    return trial.canExpose(exposed[0]!, (rank) => rank >= start && restCompletes(rank));
  };

  const staysComplete = (downfloaters: readonly number[]): boolean => {
    if (field.bye < 0) return downfloaters.length === 0;
    return downfloaters.length === 1 && completion.mayPair(downfloaters[0]!, field.bye);
  };

  return { isIdeal, isIdealAlone };
}
