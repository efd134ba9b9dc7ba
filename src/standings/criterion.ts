import { boardColumns, boardCountUsable } from './board-points.js';
import { opponentsBuchholzColumn, sumColumn } from './buchholz.js';
import { type Column, isComparable } from './column.js';
import type { Context } from './context.js';
import { directEncounter, encounterQuestion } from './direct-encounter.js';
import { extendedDirectEncounter } from './extended-direct-encounter.js';
import { koyaColumn } from './koya.js';
import { olympiadColumn } from './olympiad.js';
import { countColumn, pairingNumberColumn, pointsColumn, progressiveColumn } from './own-record.js';
import type { TieBreak } from './parse-code.js';
import { ratingColumn } from './ratings.js';
import { recursiveColumn } from './recursive/columns.js';
import { scheduleStrengthColumn } from './schedule-strength.js';
import type { TieBreakFamily } from './tie-break-table.js';

/** How a tie-break orders: by columns of values, or by splitting a tied group (type A). */
export type Criterion =
  | {
      readonly kind: 'columns';
      readonly columns: readonly Column[];
      /** May this group be split by it? */
      readonly usable: (group: readonly number[]) => boolean;
    }
  | {
      readonly kind: 'group';
      readonly split: (group: readonly number[]) => readonly (readonly number[])[];
    };

type ColumnMaker = (context: Context, tieBreak: TieBreak) => Column;

/** Families with one value per participant. */
const COLUMN_MAKERS = {
  points: pointsColumn,
  count: countColumn,
  progressive: progressiveColumn,
  pairingNumber: pairingNumberColumn,
  sum: sumColumn,
  opponentsBuchholz: opponentsBuchholzColumn,
  koya: koyaColumn,
  rating: ratingColumn,
  scheduleStrength: scheduleStrengthColumn,
  olympiad: olympiadColumn,
  recursive: recursiveColumn,
} as const satisfies Partial<Record<TieBreakFamily, ColumnMaker>>;

/** The criterion of a parsed tie-break in this context. */
export function criterionOf(context: Context, tieBreak: TieBreak): Criterion {
  const { code, family } = tieBreak.definition;
  switch (family) {
    case 'encounter': {
      const question = encounterQuestion(context, tieBreak);
      return { kind: 'group', split: (group) => directEncounter(context, question, group) };
    }
    case 'extended':
      return {
        kind: 'group',
        split: (group) => extendedDirectEncounter(context, tieBreak, group),
      };
    case 'boards': {
      const columns = boardColumns(context, tieBreak);
      const usable = (group: readonly number[]): boolean =>
        code !== 'BC' || boardCountUsable(context, group);
      return { kind: 'columns', columns, usable };
    }
    default: {
      const column = COLUMN_MAKERS[family](context, tieBreak);
      const usable = (group: readonly number[]): boolean => isComparable(column, group);
      return { kind: 'columns', columns: [column], usable };
    }
  }
}
