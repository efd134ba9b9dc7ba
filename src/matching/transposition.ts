/**
 * The first transposition in a bipartite graph: left vertices 0 to `ordered` - 1, one after the
 * other, each get the smallest possible right vertex such that everybody can still be matched. Left
 * vertices from `ordered` on must be matched too, but have no say in the order. There are as many
 * right vertices as left ones.
 */
export interface TranspositionProblem {
  readonly size: number;
  readonly ordered: number;
  readonly mayPair: (left: number, right: number) => boolean;
  /** A cheap proof that a pair is impossible, given the pairs fixed so far. */
  readonly isExcluded?: (left: number, right: number) => boolean;
  /** Told of every pair as it is fixed. */
  readonly onFixed?: (left: number, right: number) => void;
}

/** The right vertex of each left one; undefined when not everybody can be matched. */
export function firstTransposition(problem: TranspositionProblem): Int32Array | undefined {
  const { size, ordered, mayPair, isExcluded, onFixed } = problem;
  const matching = createBipartite(problem);
  if (!matching.matchEverybody()) return undefined;
  for (let left = 0; left < ordered; left += 1) {
    let previous = -1;
    for (let right = matching.first(); right < size; right = matching.after(right)) {
      const possible = mayPair(left, right) && !isExcluded?.(left, right);
      if (possible && matching.claim(left, right)) {
        matching.fix(right, previous);
        onFixed?.(left, right);
        break;
      }
      previous = right;
    }
  }
  return matching.rightOf;
}

interface Bipartite {
  readonly rightOf: Int32Array;
  matchEverybody(): boolean;
  /** The first right vertex that is not fixed, and the one after another; `size` after the last. */
  first(): number;
  after(right: number): number;
  /** Takes `right`, which stands after `previous` (-1: in front), out of those not yet fixed. */
  fix(right: number, previous: number): void;
  /** Gives `right` to `left` if all others can still be matched, and repairs their matching. */
  claim(left: number, right: number): boolean;
}

function createBipartite({ size, mayPair }: TranspositionProblem): Bipartite {
  const rightOf = new Int32Array(size).fill(-1);
  const leftOf = new Int32Array(size).fill(-1);
  // Right vertices not yet fixed, as a linked list, so that every scan passes only those.
  const next = Int32Array.from({ length: size }, (_, right) => right + 1);
  let head = 0;
  const seen = new Int32Array(size);
  const from = new Int32Array(size);
  let stamp = 0;

  /** Matches a free left vertex along an alternating path that never uses `avoided`. */
  const augment = (start: number, avoided: number): boolean => {
    stamp += 1;
    if (avoided >= 0) seen[avoided] = stamp;
    const queue = [start];
    for (let at = 0; at < queue.length; at += 1) {
      const left = queue[at]!;
      for (let right = head; right < size; right = next[right]!) {
        if (seen[right] === stamp || !mayPair(left, right)) continue;
        seen[right] = stamp;
        from[right] = left;
        const owner = leftOf[right]!;
        if (owner < 0) {
          flip(right, start);
          return true;
        }
        queue.push(owner);
      }
    }
    return false;
  };

  const flip = (end: number, start: number): void => {
    let right = end;
    for (;;) {
      const left = from[right]!;
      const previous = rightOf[left]!;
      rightOf[left] = right;
      leftOf[right] = left;
      if (left === start) return;
      right = previous;
    }
  };

  const matchEverybody = (): boolean => {
    for (let left = 0; left < size; left += 1) {
      for (let right = 0; right < size; right += 1) {
        if (leftOf[right]! >= 0 || !mayPair(left, right)) continue;
        rightOf[left] = right;
        leftOf[right] = left;
        break;
      }
    }
    for (let left = 0; left < size; left += 1) {
      if (rightOf[left]! < 0 && !augment(left, -1)) return false;
    }
    return true;
  };

  const claim = (left: number, right: number): boolean => {
    const oldRight = rightOf[left]!;
    if (oldRight === right) return true;
    const rival = leftOf[right]!;
    leftOf[oldRight] = -1;
    if (mayPair(rival, oldRight)) {
      rightOf[rival] = oldRight;
      leftOf[oldRight] = rival;
    } else if (!augment(rival, right)) {
      leftOf[oldRight] = left;
      return false;
    }
    rightOf[left] = right;
    leftOf[right] = left;
    return true;
  };

  return {
    rightOf,
    matchEverybody,
    claim,
    first: () => head,
    after: (right) => next[right]!,
    fix(right, previous) {
      if (previous < 0) head = next[right]!;
      else next[previous] = next[right]!;
    },
  };
}
