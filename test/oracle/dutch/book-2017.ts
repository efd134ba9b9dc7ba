import type { BracketContext, Criterion } from '../../../src/systems/dutch/criteria.js';
import type { DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { PlayerSituation } from '../../../src/systems/player-common/player.js';
import { type Bracket, nextScoregroup, type PairedBracket, pairBracket } from './bracket.js';
import { bracketCriteria } from './criteria.js';
import {
  comparePoints,
  completes,
  type Field,
  fewestThenLowest,
  type PlayerSet,
  placesOf,
  scoresOf,
  setOf,
  sizeOf,
} from './field.js';
import { combinations } from './order.js';
import type { DownfloaterMeasure, Measure } from './vector.js';

/**
 * Pairs the brackets from the top by C.04.3:2017 A.9 and B; undefined when no complete pairing
 * exists. When the rest cannot be completed after a bracket, this is the penultimate one (PPB):
 * paired again with C.4, and its downfloaters and everybody below make the collapsed last bracket.
 */
export function pairBrackets2017(
  situation: PlayerSituation,
  edition: DutchEdition,
  field: Field,
  limit: number,
): PairedBracket[] | undefined {
  if (!completes(field, field.all)) return undefined;
  const paired: PairedBracket[] = [];
  const pair = (kind: Bracket['kind'], sets: Sets): PairedBracket =>
    pairBracket(bracketOf(situation, edition, field, kind, sets), field, limit);
  let mdps: PlayerSet = 0;
  let below = field.all;
  while (below !== 0) {
    const residents = nextScoregroup(field, below);
    below &= ~residents;
    const sets: Sets = { mdps, residents, below };
    const result = pair('ordinary', sets);
    if (completes(field, result.leftSet | below)) {
      paired.push(result);
      mdps = result.leftSet;
      continue;
    }
    const penultimate = pair('PPB', sets);
    const last = pair('CLB', { mdps: penultimate.leftSet, residents: below, below: 0 });
    return [...paired, penultimate, last];
  }
  return paired;
}

interface Sets {
  readonly mdps: PlayerSet;
  readonly residents: PlayerSet;
  readonly below: PlayerSet;
}

function bracketOf(
  situation: PlayerSituation,
  edition: DutchEdition,
  field: Field,
  kind: Bracket['kind'],
  { mdps, residents, below }: Sets,
): Bracket {
  const members = mdps | residents;
  // C.4 in the PPB; C.2 for the one who stays unpaired in the last bracket.
  const mayFloat = (left: PlayerSet) =>
    kind === 'ordinary' && below !== 0 ? true : completes(field, left | below);
  const fewest = fewestThenLowest(field, members, mayFloat);
  if (!fewest) throw new Error('Expected a bracket that can be completed');
  const c5: DownfloaterMeasure = { id: 'C.5', ofDownfloaters: (left) => [sizeOf(left)] };
  const outlook = kind === 'ordinary' && below !== 0 ? [nextBracket(field, below)] : [];
  const measures: Measure[] = [
    c5,
    PAIRING_SCORE_DIFFERENCE,
    ...outlook,
    ...bracketCriteria(edition),
  ];
  const context: BracketContext = {
    residentScore: field.players[placesOf(residents).at(-1)!]!.score,
    lastRound: situation.lastRound,
    oddRound: situation.round % 2 === 1,
  };
  return {
    kind,
    mdps: placesOf(mdps),
    residents: placesOf(residents),
    maxPairs: (sizeOf(members) - fewest.left) / 2,
    mayFloat,
    measures,
    context,
  };
}

/** C.6 with A.8: differences of pairs; downfloaters against one point below the lowest score. */
const PAIRING_SCORE_DIFFERENCE: Criterion = {
  id: 'C.6',
  article: 'C.04.3:2017 C.6',
  title: 'pairing score difference',
  kind: 'scores',
  ofPair: (higher, lower) => higher.score - lower.score,
  ofDownfloater: (player, bracket) => player.score - (bracket.residentScore - 10),
};

/**
 * C.7: the next bracket as good as possible for C.5 and C.6, by C.1 to C.3 alone. In the last one
 * a player who cannot take the bye weighs as much as three who can: the text is silent, both
 * reference engines do so.
 */
function nextBracket(field: Field, below: PlayerSet): DownfloaterMeasure {
  const next = nextScoregroup(field, below);
  const isLast = next === below;
  return {
    id: 'C.7',
    ofDownfloaters(left) {
      if (isLast) return lastBracketOutlook(field, left | next);
      const best = fewestThenLowest(field, left | next, () => true);
      return best ? [best.left, ...best.scores] : [Number.POSITIVE_INFINITY];
    },
  };
}

function lastBracketOutlook(field: Field, members: PlayerSet): readonly number[] {
  const places = placesOf(members);
  let best: readonly number[] = [Number.POSITIVE_INFINITY];
  for (let left = places.length % 2; left <= best[0]!; left += 2) {
    for (const choice of combinations(places, left)) {
      const set = setOf(choice);
      if (!field.canPairUp(members & ~set)) continue;
      const weights = choice.map((place) => (field.players[place]!.pabBarred ? 3 : 1));
      const value = [weights.reduce<number>((a, b) => a + b, 0), ...scoresOf(field, set)];
      if (comparePoints(value, best) < 0) best = value;
    }
    if (left > places.length) break;
  }
  return best;
}
