import type { Decision } from '../comparison.js';
import { seatOrder } from './bracket.js';
import type { Field } from './field.js';
import { teamArticle } from './options.js';
import type { PairedBracket } from './pair.js';

type Pairs = readonly (readonly [number, number])[];

/** Which of two lists of places comes first; undefined when they are equal. */
function earlier(
  given: readonly number[],
  regulation: readonly number[],
): 'given' | 'regulation' | undefined {
  const at = regulation.findIndex((place, index) => place !== given[index]);
  if (at < 0) return undefined;
  return given[at]! < regulation[at]! ? 'given' : 'regulation';
}

/** Art. 3.5: of equally good sets of upfloaters the first in order, by score and TPN. */
export function compareSets(
  field: Field,
  bracket: PairedBracket,
  upfloaters: readonly number[],
): Decision | undefined {
  const better = earlier(upfloaters, bracket.upfloaters);
  if (better === undefined) return undefined;
  const players = (places: readonly number[]) => places.map((place) => field.teams[place]!.id);
  return {
    kind: 'order',
    article: teamArticle('3.5'),
    stage: 'upfloaters',
    given: { players: players(upfloaters) },
    regulation: { players: players(bracket.upfloaters) },
    better,
  };
}

/** Art. 3.6: of equally good pairings of the same teams the one of the smallest identifier. */
export function compareSeats(field: Field, bracket: PairedBracket, pairs: Pairs): Decision {
  const seats = seatOrder(field, bracket.pairs.flat());
  const seatOf = new Map(seats.map((place, seat) => [place, seat]));
  const identifier = (list: Pairs): readonly number[] => {
    const seated = list.map((pair) =>
      pair.map((place) => seatOf.get(place)!).sort((a, b) => a - b),
    );
    seated.sort(([a], [b]) => a! - b!);
    return [...seated.map(([top]) => top!), ...seated.map(([, bottom]) => bottom!)];
  };
  const [given, regulation] = [identifier(pairs), identifier(bracket.pairs)];
  const players = (list: readonly number[]) => list.map((seat) => field.teams[seats[seat]!]!.id);
  return {
    kind: 'order',
    article: teamArticle('3.6'),
    stage: 'identifier',
    given: { players: players(given) },
    regulation: { players: players(regulation) },
    better: earlier(given, regulation) === 'given' ? 'given' : 'regulation',
  };
}
