import type { Board, RoundVerification } from '../verify/index.js';
import { counted } from './layout.js';

/** What a round differs in: "2 pairs, 1 colour, bye". */
export function differenceSummary({ findings }: RoundVerification): string {
  const count = (kind: string): number => findings.filter((one) => one.kind === kind).length;
  const parts = [
    [count('illegal'), counted(count('illegal'), 'breach', 'breaches')],
    [count('pair'), counted(count('pair'), 'pair')],
    [count('colour'), counted(count('colour'), 'colour')],
    [count('bye'), 'bye'],
    [count('absent'), counted(count('absent'), 'absence')],
    [count('order'), 'order of the boards'],
  ] as const;
  return parts
    .filter(([size]) => size > 0)
    .map(([, text]) => text)
    .join(', ');
}

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
