import type { Colour } from '../../model/result.js';
import { otherColour } from '../../model/result.js';
import { isRankedHigher, type PlayerState, PREFERENCE_STRENGTHS } from './player.js';

/** The article of colour allocation that decided a pair. */
export type ColourArticle = '5.2.1' | '5.2.2' | '5.2.3' | '5.2.4' | '5.2.5';

export interface ColourDecision {
  /** Colour of the first player given. */
  readonly colour: Colour;
  readonly article: ColourArticle;
}

export interface ColourRules {
  /** 5.2.2, second half: two absolute preferences, the wider colour difference wins (since 2017). */
  readonly widerDifference: boolean;
  /**
   * 5.2.5 after round 1 turned round: JaVaFo 1.4 gives two players without any game the opposite
   * of the odd/even rule, and the 2012 text has no rule.
   */
  readonly reverseParityAfterRoundOne: boolean;
  /** Who of two stands higher: by score and number where nothing else is said. */
  readonly isHigher?: (a: PlayerState, b: PlayerState) => boolean;
}

/**
 * Colours of a pair (C.04.3:2026 art. 5.2; C.04.3:2017 E; C.04.1:2012 E): grant both preferences,
 * else the stronger, else alternate the latest round with different colours, else the higher
 * ranked player's preference, else the parity of the higher ranked player's number.
 */
export function allocateColours(
  a: PlayerState,
  b: PlayerState,
  initialColour: Colour,
  round: number,
  rules: ColourRules,
): ColourDecision {
  const { isHigher = isRankedHigher } = rules;
  const wishA = a.preferredColour;
  const wishB = b.preferredColour;
  if (wishA !== wishB || wishA === undefined) {
    if (wishA !== undefined) return { colour: wishA, article: '5.2.1' };
    if (wishB !== undefined) return { colour: otherColour(wishB), article: '5.2.1' };
    const higher = isHigher(a, b) ? a : b;
    return {
      colour: byParity(higher, higher === a, initialColour, round, rules),
      article: '5.2.5',
    };
  }
  const stronger = strongerPreference(a, b, rules);
  if (stronger) return { colour: stronger === a ? wishA : otherColour(wishA), article: '5.2.2' };
  const alternated = alternateLastDifference(a.colours, b.colours);
  if (alternated) return { colour: alternated, article: '5.2.3' };
  return { colour: isHigher(a, b) ? wishA : otherColour(wishA), article: '5.2.4' };
}

function strongerPreference(
  a: PlayerState,
  b: PlayerState,
  rules: ColourRules,
): PlayerState | undefined {
  const rankA = PREFERENCE_STRENGTHS.indexOf(a.preferenceStrength);
  const rankB = PREFERENCE_STRENGTHS.indexOf(b.preferenceStrength);
  if (rankA !== rankB) return rankA > rankB ? a : b;
  if (a.preferenceStrength === 'absolute' && rules.widerDifference) {
    const wideA = Math.abs(a.colourDifference);
    const wideB = Math.abs(b.colourDifference);
    if (wideA !== wideB) return wideA > wideB ? a : b;
  }
  return undefined;
}

/**
 * The first player's colour when the two alternate against the latest played game in which they
 * had different colours; undefined when one list ends first (art. 5.2.3).
 */
export function alternateLastDifference(coloursA: string, coloursB: string): Colour | undefined {
  const shared = Math.min(coloursA.length, coloursB.length);
  for (let back = 1; back <= shared; back += 1) {
    const colourA = coloursA[coloursA.length - back];
    if (colourA !== coloursB[coloursB.length - back]) return colourA === 'W' ? 'black' : 'white';
  }
  return undefined;
}

function byParity(
  higher: PlayerState,
  higherIsFirst: boolean,
  initialColour: Colour,
  round: number,
  rules: ColourRules,
): Colour {
  const odd = higher.arrival % 2 === 1;
  const reversed = rules.reverseParityAfterRoundOne && round > 1;
  const higherColour = odd !== reversed ? initialColour : otherColour(initialColour);
  return higherIsFirst ? higherColour : otherColour(higherColour);
}
