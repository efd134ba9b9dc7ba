import type { TieBreakChoices } from './context.js';
import type { StandingsEditionId } from './editions.js';
import type { Unit } from './parse-code.js';

export interface StandingsOptions extends TieBreakChoices {
  /**
   * Codes such as "BH/C1,BH,SB" or a list of them. Default: record 212 of the file, else 202. PTS
   * is put first unless the list holds it; a qualified PTS:GP further down does not move it.
   */
  readonly tieBreaks?: string | readonly string[];
  /** Default: by the start date. */
  readonly edition?: StandingsEditionId;
  /** Count rounds 1 to this one; default: the last round with a result. */
  readonly round?: number;
  /** Default: teams when the tournament is a team event, else players. */
  readonly participants?: 'players' | 'teams';
  /** What ranks teams; default: record 192 (..._GP_MP, ..._GP), else match points. */
  readonly primary?: Unit;
  /** Round robin and the like (C.07 art. 15); default: from records 192 and 092. */
  readonly predetermined?: boolean;
}
