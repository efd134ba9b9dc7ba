import { formatPoints, type Points } from '../model/points.js';
import { byePoints } from '../model/scoring.js';
import { teamHistories } from '../model/team-history.js';
import { teamMatches } from '../model/team-matches.js';
import type { Tournament } from '../model/tournament.js';
import { formatValue } from './column.js';
import type { StandingsOptions } from './options.js';
import { parseTieBreaks } from './parse-code.js';
import { type Standings, type StandingsRow, standings } from './standings.js';

/** A statement of the file that the computation does not bear out. */
export interface StandingsDifference {
  readonly kind: 'points' | 'matchPoints' | 'gamePoints' | 'rank' | 'tieBreak' | 'decisive';
  /** Number of the player or team; undefined for "decisive", which speaks of the list. */
  readonly id?: number;
  /** Code, for tie-break values. */
  readonly code?: string;
  readonly given: string;
  readonly expected: string;
  readonly message: string;
}

export interface CheckStandingsOptions extends StandingsOptions {
  /** Printed values to check, by id and key of a column, e.g. from a table of another program. */
  readonly printed?: ReadonlyMap<number, Readonly<Record<string, number>>>;
  /** Decimals of the printed values; default 2. */
  readonly printedDecimals?: number;
}

export interface StandingsCheck {
  /**
   * "unjudged": the file states neither points nor ranks nor values, or ranks that depend on a
   * tie-break which could not be computed (`standings.leftOut`).
   */
  readonly verdict: 'conforms' | 'differs' | 'unjudged';
  readonly standings: Standings;
  readonly differences: readonly StandingsDifference[];
  /** How many statements of each sort were compared. */
  readonly checked: { readonly points: number; readonly ranks: number; readonly values: number };
  /** Ranks among those whom no tie-break that could be computed tells apart: any order is accepted. */
  readonly openRanks: number;
}

/**
 * Recomputes points, ranks and printed tie-breaks of a file and lists the differences. Participants
 * who are tied after the whole list may stand in any order (lots decide); without a list of
 * tie-breaks a rank only has to agree with the points.
 * @throws RangeError for printed values of an unknown id or of a code that is no column.
 */
export function checkStandings(
  tournament: Tournament,
  options: CheckStandingsOptions = {},
): StandingsCheck {
  const table = standings(tournament, options);
  const points = pointsStatements(tournament, table, options);
  const judged = upToLeftOut(tournament, table, options);
  const ranks = rankStatements(tournament, judged);
  const openRanks = ranks.filter(({ open }) => open).length;
  const values = valueStatements(table, options);
  const statements = [...points, ...ranks, ...values];
  const differences = [
    ...statements.flatMap(({ difference }) => (difference ? [difference] : [])),
    ...decisiveDifference(tournament, table),
  ];
  const unjudged = statements.length === 0 || (table.leftOut.length > 0 && openRanks > 0);
  return {
    verdict: differences.length > 0 ? 'differs' : unjudged ? 'unjudged' : 'conforms',
    standings: table,
    differences,
    checked: { points: points.length, ranks: ranks.length, values: values.length },
    openRanks,
  };
}

/** The standings by what comes before the first tie-break that could not be computed. */
function upToLeftOut(
  tournament: Tournament,
  table: Standings,
  options: CheckStandingsOptions,
): Standings {
  const [first] = table.leftOut;
  if (!first) return table;
  const tieBreaks = table.columns.slice(0, first.after).map(({ tieBreak }) => tieBreak.text);
  return standings(tournament, { ...options, tieBreaks });
}

/** One statement of the file, with the difference if there is one. */
interface Statement {
  /** A rank inside a tie. */
  readonly open?: boolean;
  readonly difference?: StandingsDifference;
}

const NAMES = {
  points: 'points',
  matchPoints: 'match points',
  gamePoints: 'game points',
} as const;

/** Points of lines 001, or in team events of lines 310 (those of 001 are informative there). */
function pointsStatements(
  tournament: Tournament,
  table: Standings,
  options: CheckStandingsOptions,
): Statement[] {
  const who = table.participants === 'teams' ? 'Team' : 'Player';
  const compare = (
    kind: keyof typeof NAMES,
    id: number,
    given: Points | undefined,
    expected: Points,
  ): Statement[] => {
    if (given === undefined) return [];
    if (given === expected) return [{}];
    const [first, second] = [formatPoints(given), formatPoints(expected)];
    const message = `${who} ${id} has ${second} ${NAMES[kind]}, the file says ${first}`;
    return [{ difference: { kind, id, given: first, expected: second, message } }];
  };
  if (table.participants === 'players') {
    const points = new Map(table.rows.map((row) => [row.id, row.points]));
    const announced = announcedPoints(tournament, table.round);
    const open = openPoints(tournament, table.round);
    return tournament.players.flatMap(({ id, statedPoints }) => {
      const expected = points.get(id)!;
      const [byes, games] = [announced.get(id) ?? 0, open.get(id) ?? 0];
      const also = [byes, games, byes + games].map((extra) => expected + extra);
      const fits = statedPoints !== undefined && also.includes(statedPoints);
      return compare('points', id, fits ? expected : statedPoints, expected);
    });
  }
  // In the middle of a round nobody knows which boards the points of teams count already.
  if (isPending(table)) return [];
  const totals = standings(tournament, { ...options, tieBreaks: ['PTS:MP', 'PTS:GP'] });
  const valuesOf = new Map(totals.rows.map((row) => [row.id, row.values]));
  const total = (id: number, key: string): Points =>
    Math.round(valuesOf.get(id)![key]!.number * 10);
  const wonByes = byesWonOnEveryBoard(tournament, table.round);
  return tournament.teams.flatMap(({ id, statedMatchPoints, statedGamePoints }) => {
    const gamePoints = total(id, 'PTS:GP');
    const fits = statedGamePoints !== undefined && statedGamePoints === wonByes.get(id);
    return [
      ...compare('matchPoints', id, statedMatchPoints, total(id, 'PTS:MP')),
      ...compare('gamePoints', id, fits ? gamePoints : statedGamePoints, gamePoints),
    ];
  });
}

/** Game points of teams where a bye without record 320 is a win on every board, as some files have it. */
function byesWonOnEveryBoard(tournament: Tournament, last: number): ReadonlyMap<number, Points> {
  if (tournament.teamSettings.pabGamePoints !== undefined) return new Map();
  const rounds = teamMatches(tournament, { pabGamePoints: 'everyBoard' });
  const histories = teamHistories(tournament.teams, rounds, last + 1);
  return new Map([...histories].map(([id, { total }]) => [id, total.gamePoints]));
}

/** What byes of a round without a result are worth: many files count them already. */
function announcedPoints({ rounds, settings }: Tournament, last: number): Map<number, Points> {
  const next = rounds.find(({ number }) => number === last + 1);
  const open = next?.games.every(({ whiteResult }) => whiteResult === '*');
  const byes = next && open ? next.byes : [];
  return new Map(byes.map(({ player, kind }) => [player, byePoints(settings.scoring, kind)]));
}

const isPending = ({ notes }: Standings): boolean =>
  notes.some(({ code }) => code === 'standings/pending');

/**
 * What games without a result would be worth if the file already counts them as for the pairing; also
 * those of a round that has no result yet.
 */
function openPoints({ rounds, settings }: Tournament, last: number): Map<number, Points> {
  const points = new Map<number, Points>();
  for (const { games } of rounds.slice(0, last + 1)) {
    for (const { white, black, whiteResult } of games) {
      if (whiteResult !== '*') continue;
      for (const id of [white, black]) {
        points.set(id, (points.get(id) ?? 0) + settings.scoring.unknown);
      }
    }
  }
  return points;
}

/** Whether the file's points count a round without a result, so that its ranks do as well. */
function countsOpenGames(tournament: Tournament, table: Standings): boolean {
  if (table.participants === 'teams') return false;
  const open = openPoints(tournament, table.round);
  const points = new Map(table.rows.map((row) => [row.id, row.points]));
  return tournament.players.some(
    ({ id, statedPoints }) => open.has(id) && statedPoints === points.get(id)! + open.get(id)!,
  );
}

/** The ranks of the file; 0 and none say nothing, and so do those from the middle of a round. */
function rankStatements(tournament: Tournament, table: Standings): Statement[] {
  const teams = table.participants === 'teams';
  if (isPending(table) || countsOpenGames(tournament, table)) return [];
  const stated = new Map(
    (teams ? tournament.teams : tournament.players).map(({ id, statedRank }) => [id, statedRank]),
  );
  // Programs that rank nobody write the start numbers again.
  const isRepeated = table.columns.length === 1 && [...stated].every(([id, rank]) => rank === id);
  if (isRepeated) return [];
  const sizes = new Map<number, number>();
  for (const { rank } of table.rows) sizes.set(rank, (sizes.get(rank) ?? 0) + 1);
  return table.rows.flatMap((row): Statement[] => {
    const given = stated.get(row.id);
    if (given === undefined || given < 1) return [];
    const last = row.rank + sizes.get(row.rank)! - 1;
    if (given >= row.rank && given <= last) return [{ open: row.tied }];
    return [{ difference: rankDifference(table, row, given, last) }];
  });
}

function rankDifference(
  table: Standings,
  row: StandingsRow,
  given: number,
  last: number,
): StandingsDifference {
  const expected = last === row.rank ? String(row.rank) : `${row.rank}-${last}`;
  const who = table.participants === 'teams' ? 'Team' : 'Player';
  const why = row.decidedBy === undefined ? '' : `, decided by ${row.decidedBy}`;
  return {
    kind: 'rank',
    id: row.id,
    given: String(given),
    expected,
    message: `${who} ${row.id} is ranked ${given}, the ${table.columns.length > 1 ? 'tie-breaks' : 'points'} give ${expected}${why}`,
  };
}

function valueStatements(table: Standings, options: CheckStandingsOptions): Statement[] {
  const { printed, printedDecimals = 2 } = options;
  if (!printed) return [];
  const step = 10 ** -printedDecimals;
  refuseUnknown(table, printed);
  return table.rows.flatMap((row) =>
    Object.entries(printed.get(row.id) ?? {}).flatMap(([code, given]): Statement[] => {
      const value = row.values[code];
      // A tie-break that was left out.
      if (!(code in row.values)) return [];
      // Half a step for the rounding of the other program, whichever way it rounds.
      if (value && Math.abs(value.number - given) <= step / 2 + 1e-9) return [{}];
      const expected = formatValue(value);
      const message = `${code} of ${row.id} is ${expected || 'undefined'}, the table says ${given}`;
      return [
        {
          difference: {
            kind: 'tieBreak',
            id: row.id,
            code,
            given: String(given),
            expected,
            message,
          },
        },
      ];
    }),
  );
}

/** Values that nobody would compare must not pass for right ones. */
function refuseUnknown(
  { rows, columns, leftOut }: Standings,
  printed: NonNullable<CheckStandingsOptions['printed']>,
): void {
  const ids = new Set(rows.map(({ id }) => id));
  const keys = [...columns.map(({ key }) => key), ...leftOut.map(({ code }) => code)];
  for (const [id, values] of printed) {
    if (!ids.has(id)) {
      throw new RangeError(`Expected printed values of the ${rows.length} ranked, found id ${id}`);
    }
    const unknown = Object.keys(values).find((code) => !keys.includes(code));
    if (unknown !== undefined) {
      throw new RangeError(
        `Expected printed values by the codes ${keys.join(', ')}, found "${unknown}"`,
      );
    }
  }
}

/**
 * Record 202 beside 212: the tie-breaks that broke ties must be those that did. Many programs write
 * there the whole list for tied players instead (212 without the points), which is as good.
 */
function decisiveDifference(tournament: Tournament, table: Standings): StandingsDifference[] {
  const { tieBreaks, decisiveTieBreaks } = tournament.settings;
  if (tieBreaks.length === 0 || decisiveTieBreaks.length === 0) return [];
  if (table.leftOut.length > 0) return [];
  const stated = parseTieBreaks(decisiveTieBreaks).tieBreaks.map(({ text }) => text);
  const used = new Set(table.rows.map(({ decidedBy }) => decidedBy));
  const listed = parseTieBreaks(tieBreaks)
    .tieBreaks.filter(({ definition }) => definition.code !== 'PTS')
    .map(({ text }) => text);
  const broke = table.columns.map(({ key }) => key).filter((key) => key !== 'PTS' && used.has(key));
  if (broke.every((key) => stated.includes(key)) && stated.every((key) => used.has(key))) return [];
  if (stated.join() === listed.join()) return [];
  const [given, expected] = [stated.join(','), broke.join(',')];
  const message = `Record 202 names ${given}, ties were broken by ${expected || 'none'}`;
  return [{ kind: 'decisive', given, expected, message }];
}
