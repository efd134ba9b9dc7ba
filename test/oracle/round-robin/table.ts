/**
 * The Berger table as the handbook grows it, without a formula for any pair: round 1 stands in the
 * order 1-n, 2-(n-1), ..., and each next round is the one before with n/2 added to every number but n
 * (around 1 to n-1), while n changes its colour.
 */
export function tableByRule(n: number): (readonly [white: number, black: number])[][] {
  let round: [number, number][] = [];
  for (let low = 1; low <= n / 2; low += 1) round.push([low, n + 1 - low]);
  const table = [round];
  const moved = (number: number) => {
    const sum = number + n / 2;
    return sum > n - 1 ? sum - (n - 1) : sum;
  };
  while (table.length < n - 1) {
    round = round.map(([white, black]): [number, number] => {
      if (white === n) return [moved(black), n];
      if (black === n) return [n, moved(white)];
      return [moved(white), moved(black)];
    });
    table.push(round);
  }
  return table;
}

type Rounds = readonly (readonly (readonly [white: number, black: number])[])[];

/** All rounds of an event: every second cycle with colours reversed. */
export function eventByRule(n: number, cycles: number, swap: boolean): Rounds {
  const first = tableByRule(n);
  const order = [...first];
  if (swap) order.splice(n - 3, 2, first[n - 2]!, first[n - 3]!);
  return Array.from({ length: cycles }, (_, cycle) =>
    (cycle === 0 ? order : first).map((round) =>
      round.map(([white, black]) =>
        cycle % 2 === 1 ? ([black, white] as const) : ([white, black] as const),
      ),
    ),
  ).flat();
}
