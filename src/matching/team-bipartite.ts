/**
 * The first perfect matching of rows with columns in order: the first row has the smallest column it
 * can have in any perfect matching, then the second row, and so on. `start` is some perfect matching,
 * the column of every row.
 */
export function firstPerfectMatching(
  start: readonly number[],
  mayPair: (row: number, column: number) => boolean,
): readonly number[] {
  const size = start.length;
  const columnOf = Int32Array.from(start);
  const rowOf = new Int32Array(size);
  start.forEach((column, row) => {
    rowOf[column] = row;
  });
  for (let row = 0; row < size; row += 1) {
    const better = columnsBelow(size, columnOf[row]!, (column) => {
      return rowOf[column]! > row && mayPair(row, column);
    });
    if (better.length > 0) improveRow(row, better, columnOf, rowOf, mayPair);
  }
  return [...columnOf];
}

function columnsBelow(size: number, limit: number, fits: (column: number) => boolean): number[] {
  const found: number[] = [];
  for (let column = 0; column < Math.min(size, limit); column += 1) {
    if (fits(column)) found.push(column);
  }
  return found;
}

/**
 * Gives `row` the first of the `better` columns whose present row can move on, over rows below `row`
 * that change columns in turn, until one takes the column that `row` gives up.
 */
function improveRow(
  row: number,
  better: readonly number[],
  columnOf: Int32Array,
  rowOf: Int32Array,
  mayPair: (row: number, column: number) => boolean,
): void {
  const next = waysTo(row, columnOf, mayPair);
  const column = better.find((candidate) => next[rowOf[candidate]!]! >= 0);
  if (column === undefined) return;
  const givenUp = columnOf[row]!;
  let mover = rowOf[column]!;
  columnOf[row] = column;
  rowOf[column] = row;
  for (;;) {
    const taken = next[mover]!;
    const displaced = rowOf[taken]!;
    columnOf[mover] = taken;
    rowOf[taken] = mover;
    if (taken === givenUp) return;
    mover = displaced;
  }
}

/**
 * For every row after `row` that can lead, by a chain of moves, to the column of `row`: the column it
 * would take; -1 for the others. At `row` itself stands its own column.
 */
function waysTo(
  row: number,
  columnOf: Int32Array,
  mayPair: (row: number, column: number) => boolean,
): Int32Array {
  const size = columnOf.length;
  const next = new Int32Array(size).fill(-1);
  next[row] = columnOf[row]!;
  const queue = [row];
  for (const reached of queue) {
    const column = columnOf[reached]!;
    for (let other = row + 1; other < size; other += 1) {
      if (next[other]! >= 0 || !mayPair(other, column)) continue;
      next[other] = column;
      queue.push(other);
    }
  }
  return next;
}
