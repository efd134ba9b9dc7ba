import type { Points } from '../../model/points.js';
import type { Colour } from '../../model/result.js';

export const PREFERENCE_STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const;
export type PreferenceStrength = (typeof PREFERENCE_STRENGTHS)[number];

/** 'D': the higher scored of a pair, or unplayed by the edition's rule; 'U': the lower. */
export type Float = 'D' | 'U' | undefined;

/** What the Dutch system knows of one participant before a round is paired. */
export interface PlayerState {
  readonly id: number;
  /** Orders players of equal score: the start number, or the place in the file under XXC rank. */
  readonly tpn: number;
  /** Position among those who have arrived, from 1; its parity decides colours (art. 5.2.5). */
  readonly arrival: number;
  /** Pairing score in tenths: points so far and the virtual points of this round. */
  readonly score: Points;
  /** Points without virtual ones, in tenths. */
  readonly realScore: Points;
  /** Colours of the games really played, oldest first, e.g. "WBB" (C.04.2 art. 3.4). */
  readonly colours: string;
  /** Whites minus Blacks. */
  readonly colourDifference: number;
  readonly preferredColour: Colour | undefined;
  readonly preferenceStrength: PreferenceStrength;
  /** Ids of those who may not be met: opponents of played games and forbidden pairs. */
  readonly barredOpponents: ReadonlySet<number>;
  readonly floatPrevious: Float;
  readonly floatTwoBefore: Float;
  /** Rounds so far without a played game (criterion C9). */
  readonly unplayedGames: number;
  /** May not get the pairing-allocated bye (criterion C2). */
  readonly pabBarred: boolean;
  readonly topscorer: boolean;
}

/** The whole input of one round; players in ranking order: score descending, then TPN ascending. */
export interface PlayerSituation {
  readonly round: number;
  readonly lastRound: boolean;
  readonly initialColour: Colour;
  readonly players: readonly PlayerState[];
}

/**
 * Colour preference from the colours of played games (C.04.3:2026 art. 1.7; same in all editions).
 * Beyond one, the colour difference decides; else two equal last colours; else the difference; else
 * the last colour.
 */
export function colourPreference(colours: string): {
  readonly difference: number;
  readonly colour: Colour | undefined;
  readonly strength: PreferenceStrength;
} {
  let difference = 0;
  for (const colour of colours) difference += colour === 'W' ? 1 : -1;
  const last = colours.at(-1);
  if (last === undefined) return { difference, colour: undefined, strength: 'none' };
  const opposite: Colour = last === 'W' ? 'black' : 'white';
  if (Math.abs(difference) > 1) {
    return { difference, colour: difference > 0 ? 'black' : 'white', strength: 'absolute' };
  }
  if (colours.at(-2) === last) return { difference, colour: opposite, strength: 'absolute' };
  if (difference !== 0) {
    return { difference, colour: difference > 0 ? 'black' : 'white', strength: 'strong' };
  }
  return { difference, colour: opposite, strength: 'mild' };
}

/** True when `a` stands before `b`: higher score, then smaller TPN. */
export function isRankedHigher(a: PlayerState, b: PlayerState): boolean {
  return a.score !== b.score ? a.score > b.score : a.tpn < b.tpn;
}
