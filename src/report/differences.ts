import type { Board } from '../verify/index.js';

export const distinctBoards = (boards: readonly Board[]): Board[] => [
  ...new Map(boards.map((board) => [String(board), board])).values(),
];

const byesLast = (boards: readonly Board[]): Board[] => [
  ...boards.filter(([, black]) => black !== 0),
  ...boards.filter(([, black]) => black === 0),
];

export type BoardRow = readonly [given: Board | undefined, regulation: Board | undefined];

/** Given and regulation boards in rows, those that share a player side by side. */
export function alignBoards(given: readonly Board[], regulation: readonly Board[]): BoardRow[] {
  const rest = new Set(byesLast(regulation));
  const rows: [Board | undefined, Board | undefined][] = byesLast(given).map((board) => {
    const people = board.filter((id) => id !== 0);
    const partner = [...rest].find((other) => people.some((id) => other.includes(id)));
    if (partner) rest.delete(partner);
    return [board, partner];
  });
  for (const board of rest) {
    const free = rows.find(([, partner]) => partner === undefined);
    if (free) free[1] = board;
    else rows.push([undefined, board]);
  }
  return rows;
}
