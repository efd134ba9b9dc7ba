/** Whether two teams may meet; teams are numbers. */
export type May = (a: number, b: number) => boolean;

/**
 * Tries all perfect matchings of `teams` and answers the most pairs that count in one; undefined when
 * there is no perfect matching. Plain recursion over subsets, for a dozen teams at most.
 */
export function mostCounted(
  teams: readonly number[],
  mayMeet: May,
  counts: May,
): number | undefined {
  const known = new Map<string, number | undefined>();
  const most = (left: readonly number[]): number | undefined => {
    const [first, ...rest] = left;
    if (first === undefined) return 0;
    const key = left.join();
    if (known.has(key)) return known.get(key);
    let best: number | undefined;
    for (const other of rest) {
      if (!mayMeet(first, other)) continue;
      const others = most(rest.filter((team) => team !== other));
      if (others === undefined) continue;
      const sum = others + (counts(first, other) ? 1 : 0);
      if (best === undefined || sum > best) best = sum;
    }
    known.set(key, best);
    return best;
  };
  return most(teams);
}
