import type { Random } from './random.js';

/** What a random pairing must know of a player. */
export interface Contender {
  readonly id: number;
  readonly score: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
}

export interface RandomRound {
  readonly pairs: readonly (readonly [Contender, Contender])[];
  readonly bye?: Contender;
  /** Those for whom nobody was left whom they had not met. */
  readonly left: readonly Contender[];
}

/**
 * Pairs players who have not met, by no rule but that: the closer `swissness` is to 100, the more
 * often equal scores meet. In an odd field one who had no bye yet gets it, if there is one.
 */
export function pairAtRandom(
  random: Random,
  contenders: readonly Contender[],
  swissness: number,
): RandomRound {
  const spread = 100 - swissness;
  const keyed = random.shuffle(contenders).map((contender) => ({
    contender,
    key: contender.score * swissness + (spread > 0 ? random.below(spread * 60) : 0),
  }));
  keyed.sort((a, b) => b.key - a.key);
  let queue = keyed.map(({ contender }) => contender);
  let bye: Contender | undefined;
  if (queue.length % 2 === 1) {
    bye = [...queue].reverse().find((contender) => !contender.hadBye);
    queue = queue.filter((contender) => contender !== bye);
  }
  const pairs: [Contender, Contender][] = [];
  const left: Contender[] = [];
  while (queue.length > 0) {
    const [first, ...rest] = queue as [Contender, ...Contender[]];
    const free = rest.filter((other) => !first.met.has(other.id));
    // The next few are near in score; which of them is a matter of chance.
    const second = free[random.below(Math.min(3, Math.max(1, free.length)))];
    if (second) pairs.push([first, second]);
    else left.push(first);
    queue = rest.filter((other) => other !== second);
  }
  return { pairs, left, ...(bye && { bye }) };
}
