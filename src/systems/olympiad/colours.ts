import type { Colour } from '../../model/result.js';
import { latestDifference } from '../team-common/colours.js';
import type { ColouredMatch } from '../team-common/paired.js';
import { colourDifference, type TeamState } from '../team-common/situation.js';

/** May the team take this colour by art. 7.3: no difference beyond 2, no third equal one running? */
export function mayTake(colours: string, colour: 'W' | 'B'): boolean {
  const difference = colourDifference(colours) + (colour === 'W' ? 1 : -1);
  return Math.abs(difference) <= 2 && !colours.endsWith(colour + colour);
}

/** Do the colour limits leave a colour for both (art. 7.3)? */
export function areCompatible(a: string, b: string): boolean {
  return (mayTake(a, 'W') && mayTake(b, 'B')) || (mayTake(a, 'B') && mayTake(b, 'W'));
}

/** Board-1 colours of a pair, the higher ranked team first (art. 7). */
export function allotColours(
  higher: TeamState,
  lower: TeamState,
  initialColour: Colour,
): ColouredMatch {
  const give = (higherIsWhite: boolean, article: string): ColouredMatch =>
    higherIsWhite
      ? { white: higher, black: lower, article }
      : { white: lower, black: higher, article };
  const whiteFits = mayTake(higher.colours, 'W') && mayTake(lower.colours, 'B');
  const blackFits = mayTake(higher.colours, 'B') && mayTake(lower.colours, 'W');
  if (whiteFits !== blackFits) return give(whiteFits, '7.3');
  const difference = colourDifference(higher.colours);
  const other = colourDifference(lower.colours);
  if (difference !== other) return give(difference < other, '7.5.1');
  const latest = latestDifference(higher.colours, lower.colours);
  if (latest) return give(latest === 'B', '7.6');
  if (difference !== 0) return give(difference < 0, '7.6');
  const last = higher.colours.at(-1);
  if (last) return give(last === 'B', '7.6');
  const lowerLast = lower.colours.at(-1);
  if (lowerLast) return give(lowerLast === 'W', '7.6');
  const isOdd = higher.arrival % 2 === 1;
  return give(isOdd === (initialColour === 'white'), '7.2');
}
