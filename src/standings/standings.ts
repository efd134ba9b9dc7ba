import type { Points } from '../model/points.js';
import type { Tournament } from '../model/tournament.js';
import type { TieBreakValue } from './column.js';
import type { Context } from './context.js';
import { criterionOf } from './criterion.js';
import type { EditionChoice } from './editions.js';
import { keyed, type StandingsColumn } from './keys.js';
import type { StandingsOptions } from './options.js';
import type { Unit } from './parse-code.js';
import { type LeftOutTieBreak, prepare, type StandingsNote } from './prepare.js';
import { criterionValue, rankBy } from './rank.js';
import { recursivePerformanceOf } from './recursive/columns.js';

export interface StandingsRow {
  /** Place, 1 is best; those still tied share the first place of their group. */
  readonly rank: number;
  readonly id: number;
  readonly name: string;
  /** The score that ranks, in tenths: points, or for teams match points (game points). */
  readonly points: Points;
  /** Values by the keys of `Standings.columns`; undefined where there is none. */
  readonly values: Readonly<Record<string, TieBreakValue | undefined>>;
  /**
   * Key of the criterion that put this row below the one before; undefined at the top and in ties.
   */
  readonly decidedBy?: string;
  /** Still tied with another row after the whole list: lots decide (C.07 art. 4.2). */
  readonly tied: boolean;
}

export interface Standings {
  readonly participants: 'players' | 'teams';
  readonly edition: EditionChoice;
  /** Last round counted. */
  readonly round: number;
  readonly predetermined: boolean;
  readonly primary: Unit;
  /** The criteria in their order, PTS included. */
  readonly columns: readonly StandingsColumn[];
  readonly rows: readonly StandingsRow[];
  /** Tie-breaks of the list that could not be computed. */
  readonly leftOut: readonly LeftOutTieBreak[];
  /** What was assumed, and what could not be computed. */
  readonly notes: readonly StandingsNote[];
}

/**
 * The standings after a round: points first, then each tie-break inside the groups that are still
 * tied (C.07 art. 4). Unknown codes and codes that do not fit are left out and named in `notes`.
 * @throws RangeError for an unknown edition or a negative round.
 */
export function standings(tournament: Tournament, options: StandingsOptions = {}): Standings {
  const { context, edition, tieBreaks, leftOut, notes } = prepare(tournament, options);
  const { field } = context;
  const columns = keyed(tieBreaks);
  const criteria = columns.map(({ tieBreak }) => criterionOf(context, tieBreak));
  const ranking = rankBy(criteria, field.count);
  const { totals } = field.scores[field.primary];
  const rows: StandingsRow[] = [];
  let rank = 1;
  ranking.groups.forEach((group, place) => {
    group.forEach((index, within) => {
      const values: Record<string, TieBreakValue | undefined> = {};
      columns.forEach(({ key }, number) => {
        values[key] = criterionValue(criteria[number]!, ranking.places.get(number), index);
      });
      const separator = within === 0 ? ranking.separators[place] : undefined;
      rows.push({
        rank,
        id: field.ids[index]!,
        name: field.names[index]!,
        points: totals[index]!,
        values,
        ...(separator === undefined ? {} : { decidedBy: columns[separator]!.key }),
        tied: group.length > 1,
      });
    });
    rank += group.length;
  });
  return {
    participants: field.participants,
    edition,
    round: field.rounds,
    predetermined: field.predetermined,
    primary: field.primary,
    columns,
    rows,
    leftOut,
    notes: [...notes, ...disconnected(context, columns)],
  };
}

function disconnected(context: Context, columns: readonly StandingsColumn[]): StandingsNote[] {
  const recursive = columns.filter(({ tieBreak }) => tieBreak.definition.family === 'recursive');
  if (recursive.length === 0) return [];
  const components = recursivePerformanceOf(context).components.length;
  if (components < 2) return [];
  return [
    {
      severity: 'warning',
      code: 'standings/disconnected',
      message: `The games fall into ${components} parts that never met: recursive values of different parts do not compare`,
      help: `${recursive.map(({ key }) => key).join(', ')} breaks ties only inside one part`,
    },
  ];
}
