import { createOptimum, NO_EDGE } from '../../matching/optimum.js';
import type { Points } from '../../model/points.js';
import {
  missesPreference,
  missesStrongPreference,
  repeatsFloat,
  repeatsOpponentFloat,
} from './criteria.js';
import type { Field } from './field.js';
import { topGroups } from './upfloaters.js';

/** What the criteria of art. 2 say about a bracket; smaller is better but for C5 and C6. */
export interface BracketValues {
  readonly C4: number;
  /** Pairing scores of the upfloaters, ascending. */
  readonly C5: readonly Points[];
  /** Pairs that remain possible inside the following scoregroup, and how many it could have. */
  readonly C6: { readonly pairs: number; readonly of: number };
  readonly C7: number;
  readonly C8: number;
  readonly C9: number;
  readonly C10: number;
}

/** A bracket to be judged: all teams unpaired before it, and the upfloaters somebody chose. */
export interface BracketToJudge {
  readonly unpaired: readonly number[];
  readonly upfloaters: readonly number[];
  /** C6 where it is known already. */
  readonly followingPairs?: number;
}

/** The values of any pairing of a bracket, the engine's or a given one; the rest must be pairable. */
export function evaluateBracket(
  field: Field,
  bracket: BracketToJudge,
  pairs: readonly (readonly [number, number])[],
): BracketValues {
  const { upfloaters } = bracket;
  const floats = new Set(upfloaters);
  const isUpfloater = (place: number) => floats.has(place);
  const sum = (of: (a: number, b: number) => number): number =>
    pairs.reduce((total, [a, b]) => total + of(a, b), 0);
  return {
    C4: upfloaters.length,
    C5: upfloaters.map((place) => field.scores[place]!).sort((a, b) => a - b),
    C6: followingPairs(field, bracket),
    C7: upfloaters.reduce((total, place) => total + repeatsFloat(field, place), 0),
    C8: sum((a, b) => missesPreference(field, a, b)),
    C9: sum((a, b) => missesStrongPreference(field, a, b)),
    C10: sum((a, b) => repeatsOpponentFloat(field, isUpfloater, a, b)),
  };
}

/** C6: the most pairs inside the following scoregroup once these upfloaters are gone. */
function followingPairs(
  field: Field,
  { unpaired, upfloaters, followingPairs: known }: BracketToJudge,
): { pairs: number; of: number } {
  if (upfloaters.length === 0) return { pairs: 0, of: 0 };
  const { residents, following } = topGroups(field, unpaired);
  const gone = new Set([...residents, ...upfloaters]);
  const group = new Set(following.filter((place) => !gone.has(place)));
  const of = Math.floor(group.size / 2);
  if (known !== undefined) return { pairs: known, of };
  const rest = unpaired.filter((place) => !gone.has(place));
  const optimum = createOptimum(rest.length, (u, v) => {
    const [a, b] = [rest[u]!, rest[v]!];
    if (!field.meetings.mayMeet(a, b)) return NO_EDGE;
    return group.has(a) && group.has(b) ? 1 : 0;
  });
  return { pairs: optimum?.weight ?? 0, of };
}
