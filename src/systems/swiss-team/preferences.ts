import { colourDifference } from '../team-common/situation.js';
import type { SwissTeamOptions } from './options.js';

/** The colour a team prefers on board 1; undefined without a preference. */
export interface TeamPreference {
  readonly colour: 'W' | 'B' | undefined;
  /** Type A knows one strength only, called strong here. */
  readonly strong: boolean;
}

const NONE: TeamPreference = { colour: undefined, strong: false };

/**
 * The preference that the colours of the played matches give (C.04.6:2026 art. 1, types A and B).
 * A balance beyond 1, or one not against it after two equal colours, is what both types know; type
 * B adds a mild preference to equalise, and at balance 0 to alternate before the last round.
 */
export function teamPreference(
  colours: string,
  lastRound: boolean,
  options: Pick<SwissTeamOptions, 'preferences' | 'lastRoundEqual'>,
): TeamPreference {
  if (options.preferences === 'none' || colours === '') return NONE;
  const difference = colourDifference(colours);
  const isTypeB = options.preferences === 'B';
  const twoRun = isTypeB && lastRound && difference === 0 && options.lastRoundEqual === 'none';
  if (difference < -1 || (difference < 1 && colours.endsWith('BB') && !twoRun)) {
    return { colour: 'W', strong: true };
  }
  if (difference > 1 || (difference > -1 && colours.endsWith('WW') && !twoRun)) {
    return { colour: 'B', strong: true };
  }
  if (!isTypeB || (difference === 0 && lastRound)) return NONE;
  const owed = difference === 0 ? colours.endsWith('B') : difference < 0;
  return { colour: owed ? 'W' : 'B', strong: false };
}
