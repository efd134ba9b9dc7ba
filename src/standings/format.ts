import { formatPoints } from '../model/points.js';
import { formatValue } from './column.js';
import type { Standings, StandingsRow } from './standings.js';

/** The cells of one row: rank, number, name, then every criterion. */
const cellsOf = (standings: Standings, row: StandingsRow): string[] => [
  String(row.rank),
  String(row.id),
  row.name,
  ...standings.columns.map(({ key }) =>
    key === 'PTS' ? formatPoints(row.points) : formatValue(row.values[key]),
  ),
];

const headOf = (standings: Standings): string[] => [
  'Rank',
  'No',
  'Name',
  ...standings.columns.map(({ key }) => (key === 'PTS' ? 'Pts' : key)),
];

/** The standings as a table for a terminal: numbers to the right, names to the left. */
export function formatStandings(standings: Standings): string {
  const rows = [headOf(standings), ...standings.rows.map((row) => cellsOf(standings, row))];
  return formatTable(rows, new Set([2]));
}

/** Rows as lines with columns two blanks apart; `leftAligned` holds the columns of text. */
export function formatTable(
  rows: readonly (readonly string[])[],
  leftAligned: ReadonlySet<number>,
): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => [...(row[column] ?? '')].length)),
  );
  const lines = rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        const padding = ' '.repeat(width - [...cell].length);
        return leftAligned.has(column) ? cell + padding : padding + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** The standings as CSV (RFC 4180, comma, CRLF). */
export function formatStandingsCsv(standings: Standings): string {
  const rows = [headOf(standings), ...standings.rows.map((row) => cellsOf(standings, row))];
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}

/** Quotes what needs it; a text that a spreadsheet would run as a formula gets a leading quote. */
function csvCell(text: string): string {
  const harmless = /^[=+@\t\r]/.test(text) || /^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** What the command prints with --json; null where a participant has no value. */
export interface StandingsJson {
  readonly edition: string;
  readonly round: number;
  readonly participants: Standings['participants'];
  readonly tieBreaks: readonly string[];
  readonly rows: readonly {
    readonly rank: number;
    readonly id: number;
    readonly name: string;
    readonly points: number;
    readonly values: Readonly<Record<string, number | null>>;
    readonly tied: boolean;
    readonly decidedBy?: string;
  }[];
  readonly leftOut: Standings['leftOut'];
  readonly notes: Standings['notes'];
}

/** The standings as plain JSON values; points are numbers such as 4.5, averages are not rounded. */
export function standingsJson(standings: Standings): StandingsJson {
  const keys = standings.columns.map(({ key }) => key).filter((key) => key !== 'PTS');
  return {
    edition: standings.edition.edition.id,
    round: standings.round,
    participants: standings.participants,
    tieBreaks: keys,
    rows: standings.rows.map(({ rank, id, name, points, values, tied, decidedBy }) => ({
      rank,
      id,
      name,
      points: points / 10,
      values: Object.fromEntries(keys.map((key) => [key, values[key]?.number ?? null])),
      tied,
      ...(decidedBy === undefined ? {} : { decidedBy }),
    })),
    leftOut: standings.leftOut,
    notes: standings.notes,
  };
}
