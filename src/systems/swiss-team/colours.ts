import { type Colour, otherColour } from '../../model/result.js';
import { latestDifference } from '../team-common/colours.js';
import type { ColouredMatch } from '../team-common/paired.js';
import {
  colourDifference,
  isLastRound,
  type TeamSituation,
  type TeamState,
} from '../team-common/situation.js';
import { pairingScore, teamPreference } from './field.js';
import type { SwissTeamOptions } from './options.js';

/** The first-team of a pair: higher primary, then secondary score, then the smaller TPN (art. 4.2). */
export function isFirstTeam(a: TeamState, b: TeamState, options: SwissTeamOptions): boolean {
  const primary = (team: TeamState) =>
    options.firstTeamScore === 'pairing' ? pairingScore(team, options) : team[options.primary];
  const { secondary } = options;
  const between = secondary === undefined ? 0 : b[secondary] - a[secondary];
  return (primary(b) - primary(a) || between || a.id - b.id) < 0;
}

/** Board-1 colours of a pair by the first rule of art. 4.3 that decides. */
export function allotTeamColours(
  one: TeamState,
  two: TeamState,
  situation: TeamSituation,
  options: SwissTeamOptions,
): ColouredMatch {
  const [first, other] = isFirstTeam(one, two, options) ? [one, two] : [two, one];
  const [article, colour] = firstTeamColour(first, other, situation, options);
  return colour === 'white'
    ? { white: first, black: other, article }
    : { white: other, black: first, article };
}

const nameOf = (colour: 'W' | 'B'): Colour => (colour === 'W' ? 'white' : 'black');

function firstTeamColour(
  first: TeamState,
  other: TeamState,
  situation: TeamSituation,
  options: SwissTeamOptions,
): readonly [article: string, colour: Colour] {
  if (first.colours === '' && other.colours === '') {
    const { initialColour } = situation;
    return ['4.3.1', first.arrival % 2 === 1 ? initialColour : otherColour(initialColour)];
  }
  const lastRound = isLastRound(situation);
  const own = teamPreference(first.colours, lastRound, options);
  const rival = teamPreference(other.colours, lastRound, options);
  if (own.colour && !rival.colour) return ['4.3.2', nameOf(own.colour)];
  if (rival.colour && !own.colour) return ['4.3.2', otherColour(nameOf(rival.colour))];
  if (own.colour && own.colour !== rival.colour) return ['4.3.3', nameOf(own.colour)];
  if (own.colour && rival.colour && own.strong !== rival.strong) {
    const granted = nameOf(own.colour);
    return ['4.3.4', own.strong ? granted : otherColour(granted)];
  }
  const difference = colourDifference(first.colours) - colourDifference(other.colours);
  if (difference !== 0) return ['4.3.5', difference < 0 ? 'white' : 'black'];
  const latest = latestDifference(first.colours, other.colours);
  if (latest) return ['4.3.6', otherColour(nameOf(latest))];
  if (own.colour) return ['4.3.7', nameOf(own.colour)];
  const last = first.colours.at(-1);
  if (last) return ['4.3.8', last === 'W' ? 'black' : 'white'];
  return ['4.3.9', other.colours.endsWith('W') ? 'white' : 'black'];
}
