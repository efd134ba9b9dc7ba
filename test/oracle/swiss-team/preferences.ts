import type { SwissTeamOptions } from '../../../src/systems/swiss-team/options.js';

export type Wish = 'W!' | 'W' | 'B!' | 'B' | '-';

/** The table of colour preferences, row by row (art. 1). */
export function wishOf(colours: string, lastRound: boolean, options: SwissTeamOptions): Wish {
  const type = options.preferences;
  if (type === 'none' || colours.length === 0) return '-';
  const whites = [...colours].filter((colour) => colour === 'W').length;
  const balance = 2 * whites - colours.length;
  const lastTwo = colours.slice(-2);
  const silenced = type === 'B' && lastRound && balance === 0 && options.lastRoundEqual === 'none';
  if (balance <= -2) return 'W!';
  if (balance >= 2) return 'B!';
  if (lastTwo === 'BB' && (balance === 0 || balance === -1) && !silenced) return 'W!';
  if (lastTwo === 'WW' && (balance === 0 || balance === 1) && !silenced) return 'B!';
  if (type === 'A') return '-';
  if (balance === -1) return 'W';
  if (balance === 1) return 'B';
  if (lastRound) return '-';
  return colours.endsWith('B') ? 'W' : 'B';
}
