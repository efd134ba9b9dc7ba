import { boardColumns, boardCountUsable } from './board-points.js';
import { opponentsBuchholzColumn, sumColumn } from './buchholz.js';
import { type Column, isComparable } from './column.js';
import type { Context } from './context.js';
import { directEncounter, encounterQuestion } from './direct-encounter.js';
import { extendedDirectEncounter } from './extended-direct-encounter.js';
import { koyaColumn } from './koya.js';
import { type OlympiadCode, olympiadColumn } from './olympiad.js';
import { countColumn, pairingNumberColumn, pointsColumn, progressiveColumn } from './own-record.js';
import type { TieBreak } from './parse-code.js';
import { ratingColumn } from './ratings.js';
import { recursiveColumn } from './recursive/columns.js';
import { scheduleStrengthColumn } from './schedule-strength.js';

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

const olympiad: ColumnMaker = (context, tieBreak) =>
  olympiadColumn(context, tieBreak.definition.code as OlympiadCode);

/** Tie-breaks with one value per participant, by code. */
const COLUMN_MAKERS: Readonly<Record<string, ColumnMaker>> = {
  PTS: pointsColumn,
  MPVGP: pointsColumn,
  WIN: countColumn,
  WON: countColumn,
  BPG: countColumn,
  BWG: countColumn,
  REP: countColumn,
  STD: countColumn,
  PS: progressiveColumn,
  TPN: pairingNumberColumn,
  BH: sumColumn,
  FB: sumColumn,
  SB: sumColumn,
  EMMSB: sumColumn,
  EMGSB: sumColumn,
  EGMSB: sumColumn,
  EGGSB: sumColumn,
  AOB: opponentsBuchholzColumn,
  SOB: opponentsBuchholzColumn,
  KS: koyaColumn,
  ARO: ratingColumn,
  TPR: ratingColumn,
  PTP: ratingColumn,
  APRO: ratingColumn,
  APPO: ratingColumn,
  RTNG: ratingColumn,
  SSSC: scheduleStrengthColumn,
  OSB2010: olympiad,
  OSB2022: olympiad,
  OMP2010: olympiad,
  OMP2022: olympiad,
  RP: recursiveColumn,
  ARPO: recursiveColumn,
  RB: recursiveColumn,
};

/** The criterion of a parsed tie-break in this context. */
export function criterionOf(context: Context, tieBreak: TieBreak): Criterion {
  const { code } = tieBreak.definition;
  if (code === 'DE') {
    const question = encounterQuestion(context, tieBreak);
    return { kind: 'group', split: (group) => directEncounter(context, question, group) };
  }
  if (code.startsWith('EDE')) {
    return {
      kind: 'group',
      split: (group) => extendedDirectEncounter(context, tieBreak, group),
    };
  }
  const make = COLUMN_MAKERS[code];
  const columns = make ? [make(context, tieBreak)] : boardColumns(context, tieBreak);
  const usable =
    code === 'BC'
      ? (group: readonly number[]) => boardCountUsable(context, group)
      : (group: readonly number[]) => columns.every((column) => isComparable(column, group));
  return { kind: 'columns', columns, usable };
}
