import type { Tournament } from '../../src/model/index.js';
import {
  type StandingsOptions,
  type StandingsRow,
  standings,
  type TieBreakValue,
} from '../../src/standings/index.js';

/** Values by id and key. */
export const valuesOf = (
  tournament: Tournament,
  options: StandingsOptions,
): Map<number, StandingsRow['values']> =>
  new Map(standings(tournament, options).rows.map(({ id, values }) => [id, values]));

/** The value as a number; NaN for none. */
export const number = (value: TieBreakValue | undefined): number => value?.number ?? Number.NaN;
