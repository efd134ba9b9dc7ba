import type { Random } from './random.js';

/** What a random pairing must know of a player or a team. */
export interface Contender {
  readonly id: number;
  readonly score: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
}

export interface RandomRound<T extends Contender> {
  readonly pairs: readonly (readonly [T, T])[];
  readonly bye?: T;
  /** Those for whom nobody was left whom they had not met. */
  readonly left: readonly T[];
}

/**
 * Pairs players who have not met, by no rule but that: the closer `swissness` is to 100, the more
 * often equal scores meet. In an odd field one who had no bye yet gets it, if there is one.
 */
export function pairAtRandom<T extends Contender>(
  random: Random,
  contenders: readonly T[],
  swissness: number,
): RandomRound<T> {
  const spread = 100 - swissness;
  const keyed = random.shuffle(contenders).map((contender) => ({
    contender,
    key: contender.score * swissness + (spread > 0 ? random.below(spread * 60) : 0),
  }));
  keyed.sort((a, b) => b.key - a.key);
  let queue = keyed.map(({ contender }) => contender);
  let bye: T | undefined;
  if (queue.length % 2 === 1) {
    bye = [...queue].reverse().find((contender) => !contender.hadBye);
    queue = queue.filter((contender) => contender !== bye);
  }
  const pairs: [T, T][] = [];
  const left: T[] = [];
  while (queue.length > 0) {
    const [first, ...rest] = queue as [T, ...T[]];
    const free = rest.filter((other) => !first.met.has(other.id));
    // The next few are near in score; which of them is a matter of chance.
    const second = free[random.below(Math.min(3, Math.max(1, free.length)))];
    if (second) pairs.push([first, second]);
    else left.push(first);
    queue = rest.filter((other) => other !== second);
  }
  return { pairs, left, ...(bye && { bye }) };
}
