import type { DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { PlayerSituation } from '../../../src/systems/player-common/player.js';
import { type Bracket, nextScoregroup, type PairedBracket, pairBracket } from './bracket.js';
import { bracketCriteria } from './criteria.js';
import {
  completes,
  type Field,
  fewestThenLowest,
  lowestByeScore,
  type PlayerSet,
  placesOf,
  scoresOf,
  sizeOf,
} from './field.js';
import type { DownfloaterMeasure } from './vector.js';

/**
 * Pairs the brackets from the top by C.04.3:2026 art. 3 and 4; undefined when no complete pairing
 * exists (art. 1.9.3).
 */
export function pairBrackets2026(
  situation: PlayerSituation,
  edition: DutchEdition,
  field: Field,
  limit: number,
): PairedBracket[] | undefined {
  const byeScore = lowestByeScore(field);
  if (!completes(field, field.all, byeScore)) return undefined;
  const paired: PairedBracket[] = [];
  let mdps: PlayerSet = 0;
  let below = field.all;
  while (below !== 0) {
    const residents = nextScoregroup(field, below);
    below &= ~residents;
    const result = pairBracket(
      bracketOf(situation, edition, field, { mdps, residents, below, byeScore }),
      field,
      limit,
    );
    paired.push(result);
    mdps = result.leftSet;
  }
  return paired;
}

interface Place {
  readonly mdps: PlayerSet;
  readonly residents: PlayerSet;
  readonly below: PlayerSet;
  readonly byeScore: number | undefined;
}

function bracketOf(
  situation: PlayerSituation,
  edition: DutchEdition,
  field: Field,
  { mdps, residents, below, byeScore }: Place,
): Bracket {
  const members = mdps | residents;
  // C4, with the bye where C5 wants it.
  const mayFloat = (left: PlayerSet) => completes(field, left | below, byeScore);
  const fewest = fewestThenLowest(field, members, mayFloat);
  if (!fewest) throw new Error('Expected a bracket that can be completed');
  const next = nextScoregroup(field, below);
  const afterNext = below & ~next;
  const c6: DownfloaterMeasure = { id: 'C6', ofDownfloaters: (left) => [sizeOf(left)] };
  const c7: DownfloaterMeasure = { id: 'C7', ofDownfloaters: (left) => scoresOf(field, left) };
  const c8: DownfloaterMeasure = {
    id: 'C8',
    ofDownfloaters(left) {
      const best = fewestThenLowest(field, left | next, (nextLeft) =>
        completes(field, nextLeft | afterNext, byeScore),
      );
      return best ? [best.left, ...best.scores] : [Number.POSITIVE_INFINITY];
    },
  };
  const c9: DownfloaterMeasure = {
    id: 'C9',
    ofDownfloaters(left) {
      const [only, ...others] = placesOf(left);
      if (only === undefined || others.length > 0) return [0];
      // He will get the bye when nobody below can: all of them have lower scores than C5 asks for.
      const player = field.players[only]!;
      return [player.score === byeScore ? player.unplayedGames : 0];
    },
  };
  return {
    kind: 'ordinary',
    mdps: placesOf(mdps),
    residents: placesOf(residents),
    maxPairs: (sizeOf(members) - fewest.left) / 2,
    mayFloat,
    measures:
      next === 0
        ? [c6, c7, c9, ...bracketCriteria(edition)]
        : [c6, c7, c8, c9, ...bracketCriteria(edition)],
    context: {
      residentScore: field.players[placesOf(residents)[0]!]!.score,
      lastRound: situation.lastRound,
      oddRound: situation.round % 2 === 1,
    },
  };
}
