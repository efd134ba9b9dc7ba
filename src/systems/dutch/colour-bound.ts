import type { PlayerState } from '../player-common/player.js';

/**
 * Colour classes of players: 0 no preference, 1 to 3 White mild, strong, absolute, 4 to 6 Black.
 * In a bracket the colour criteria C12 and C13 depend on nothing else.
 */
export const COLOUR_CLASSES = 7;

const STRENGTH_INDEX = { none: 0, mild: 1, strong: 2, absolute: 3 } as const;

export function colourClass(player: PlayerState): number {
  if (player.preferredColour === undefined) return 0;
  return STRENGTH_INDEX[player.preferenceStrength] + (player.preferredColour === 'white' ? 0 : 3);
}

/** C12 and C13 in one number; the weight is beyond any count of strong preferences. */
export const C12_WEIGHT = 2 ** 20;
export const IMPOSSIBLE = Number.POSITIVE_INFINITY;

/** What a pair of two classes costs in C12 and C13; equal absolute preferences may not meet. */
export function classPairCost(first: number, second: number): number {
  if (first === 0 || second === 0 || first > 3 !== second > 3) return 0;
  const weaker = Math.min((first - 1) % 3, (second - 1) % 3);
  const stronger = Math.max((first - 1) % 3, (second - 1) % 3);
  if (weaker === 2) return IMPOSSIBLE;
  return C12_WEIGHT + (weaker >= 1 && stronger >= 1 ? 1 : 0);
}

/**
 * The least that C12 and C13 can cost when players with these counts per class are all paired but
 * for `floaters` of them. With a majority of one colour every player of another kind takes one of
 * them, and only the rest pair among themselves, each with a mild preference as long as there are
 * any. IMPOSSIBLE when too many absolute preferences would have to meet.
 */
export function colourBound(counts: Int32Array, floaters: number): number {
  const white = counts[1]! + counts[2]! + counts[3]!;
  const black = counts[4]! + counts[5]! + counts[6]!;
  const others = counts[0]! + floaters;
  const majority = white > black ? 1 : 4;
  const excess = (Math.abs(white - black) - others) / 2;
  if (excess <= 0) return 0;
  const mild = counts[majority]!;
  if (mild + counts[majority + 1]! < excess) return IMPOSSIBLE;
  return excess * C12_WEIGHT + Math.max(0, excess - mild);
}

/** Edges that a pairing of the least cost can contain, by class; row 7 is the floater. */
export function tightClasses(counts: Int32Array, floaters: number): boolean[][] {
  const least = colourBound(counts, floaters);
  const tight: boolean[][] = [];
  for (let first = 0; first < COLOUR_CLASSES; first += 1) {
    tight.push([]);
    for (let second = 0; second < COLOUR_CLASSES; second += 1) {
      tight[first]!.push(isTight(counts, floaters, least, first, second));
    }
  }
  const floating: boolean[] = [];
  for (let first = 0; first < COLOUR_CLASSES; first += 1) {
    if (floaters === 0 || counts[first] === 0) {
      floating.push(false);
      continue;
    }
    counts[first]! -= 1;
    floating.push(colourBound(counts, floaters - 1) === least);
    counts[first]! += 1;
  }
  tight.push(floating);
  return tight;
}

/** Can a pairing of cost `least` contain a pair of these classes? Leaves `counts` as it was. */
export function isTight(
  counts: Int32Array,
  floaters: number,
  least: number,
  first: number,
  second: number,
): boolean {
  const cost = classPairCost(first, second);
  if (cost === IMPOSSIBLE) return false;
  counts[first]! -= 1;
  counts[second]! -= 1;
  const possible = counts[first]! >= 0 && counts[second]! >= 0;
  const tight = possible && cost + colourBound(counts, floaters) === least;
  counts[first]! += 1;
  counts[second]! += 1;
  return tight;
}
