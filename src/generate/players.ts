import { drawOccasions } from './amount.js';
import { inventName } from './names.js';
import type { CompleteOptions } from './options.js';
import { createRandom, type Random, type Seed } from './random.js';

/** A player before the first round. */
export interface PlannedPlayer {
  readonly id: number;
  readonly name: string;
  readonly sex: string;
  readonly title: string;
  readonly federation: string;
  readonly birth: string;
  readonly rating?: number;
  /** What the player is really worth, on the scale of ratings; decides the results. */
  readonly strength: number;
}

const FEDERATIONS = ['AND', 'FAI', 'GGY', 'LIE', 'MLT', 'SMR'];

/**
 * Players in ranking order (by rating, unrated last), numbered as the options say. The spread of
 * ratings is triangular: most are in the middle of the range.
 */
export function planPlayers(
  seed: Seed,
  count: number,
  options: CompleteOptions,
): readonly PlannedPlayer[] {
  const random = createRandom(seed, 'players');
  const { lowestRating, highestRating, strengthSpread, foreignNames } = options;
  const unrated = unratedPlaces(random, count, options);
  const people = Array.from({ length: count }, (_, index) => {
    const low = random.between(lowestRating, highestRating);
    const high = random.between(lowestRating, highestRating);
    const rating = Math.floor((low + high) / 2);
    const strength = rating + random.between(-strengthSpread, strengthSpread);
    const rated = !unrated.has(index);
    const female = random.chance(1, 8);
    return {
      name: inventName(random, foreignNames),
      sex: female ? 'w' : 'm',
      title: rated ? titleFor(random, rating, female) : '',
      federation: random.pick(FEDERATIONS),
      birth: `${random.between(1945, 2014)}/00/00`,
      ...(rated && { rating }),
      strength,
    };
  });
  people.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const ids = planNumbers(random, count, options);
  return people.map((person, index) => ({ id: ids[index]!, ...person }));
}

function unratedPlaces(
  random: Random,
  count: number,
  { unrated }: CompleteOptions,
): ReadonlySet<number> {
  const places = Array.from({ length: count }, (_, index) => index);
  return new Set(drawOccasions(random, unrated, places, () => 1));
}

/** Title by rating, for four of five who are strong enough. */
function titleFor(random: Random, rating: number, female: boolean): string {
  if (random.chance(1, 5)) return '';
  if (rating >= 2500) return 'GM';
  if (rating >= 2400) return 'IM';
  if (rating >= 2300) return female ? 'WGM' : 'FM';
  if (rating >= 2200) return female ? 'WIM' : 'CM';
  return '';
}

/** Start numbers for the ranking places, first place first. */
export function planNumbers(
  random: Random,
  count: number,
  { numbering }: Pick<CompleteOptions, 'numbering'>,
): number[] {
  const straight = Array.from({ length: count }, (_, index) => index + 1);
  if (numbering === 'rating') return straight;
  if (numbering === 'shuffled') return random.shuffle(straight);
  const range = Array.from({ length: Math.min(99_999, 2 * count + 3) }, (_, index) => index + 1);
  return random.shuffle(range).slice(0, count);
}
