/** An exchange of D.2: positions (from 0, in the order of the bracket) that change sides. */
export interface Exchange {
  readonly fromS1: readonly number[];
  readonly fromS2: readonly number[];
}

/** All subsets of `size` of `items`, in ascending lexicographic order (D.3). */
export function* subsets<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let first = 0; first + size <= items.length; first += 1) {
    for (const rest of subsets(items.slice(first + 1), size - 1)) yield [items[first]!, ...rest];
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Every exchange between S1 (the first `half` of `count`) and S2 in the order of D.2, none first:
 * fewest players, then the smallest difference of the sums, then the highest S1 group in
 * descending order, then the lowest S2 group in ascending order.
 */
export function* exchanges(count: number, half: number): Generator<Exchange> {
  const descendingS1 = Array.from({ length: half }, (_, index) => half - 1 - index);
  const ascendingS2 = Array.from({ length: count - half }, (_, index) => half + index);
  const most = Math.min(descendingS1.length, ascendingS2.length);
  for (let size = 0; size <= most; size += 1) {
    const all: Exchange[] = [];
    for (const fromS1 of subsets(descendingS1, size)) {
      for (const fromS2 of subsets(ascendingS2, size)) all.push({ fromS1, fromS2 });
    }
    // The subsets come in the order of the later rules already, and the sort is stable.
    yield* all.sort((a, b) => difference(a) - difference(b));
  }
}

function difference(exchange: Exchange): number {
  return sum(exchange.fromS2) - sum(exchange.fromS1);
}
