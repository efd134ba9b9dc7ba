import {
  type Bracket,
  bracketAt,
  byeIsHere,
  fieldBelow,
  memberVertices,
  type PairedBracket,
  paired,
  type RoundContext,
  solveBracket,
} from './bracket.js';
import type { BracketPairing } from './candidate-order.js';
import type { NextBracket } from './criteria.js';
import { pairInside } from './inside-bracket.js';
import { pairWithNextBracket } from './next-bracket.js';
import { createOutlook } from './outlook.js';

/** Pairs the brackets from the top (C.04.3:2026 art. 1.9, 3). */
export function pairBrackets2026(context: RoundContext): PairedBracket[] {
  const { field } = context;
  const result: PairedBracket[] = [];
  let mdps: readonly number[] = [];
  for (let group = 0; group < field.groupStarts.length - 1; group += 1) {
    const bracket = bracketAt(field, group, mdps);
    const done = paired(bracket, pairBracket(context, bracket));
    result.push(done);
    mdps = done.downfloaters;
  }
  return result;
}

/** One who stays in the last bracket for the bye is left to the completion, [C4] and [C5]. */
const NEXT: NextBracket = { takesBye: false };

/**
 * Looks at the bracket and the next one, and then asks whether those left over there can complete
 * the round: if they can, C4 and C5 cannot prefer another pairing. Undefined when they cannot.
 */
function pairAndComplete(context: RoundContext, bracket: Bracket): BracketPairing | undefined {
  const { field, completion } = context;
  if (bracket.group + 2 >= field.groupStarts.length) return undefined;
  const pairing = pairWithNextBracket(context, bracket, NEXT);
  const below = completion.suffix(bracket.group + 2).clone();
  for (const rank of pairing.unpairedNext) below.add(rank);
  return below.exposed.length === 0 ? pairing : undefined;
}

/** Looks inside the bracket first, and at the whole field only when that proves nothing. */
function pairBracket(context: RoundContext, bracket: Bracket): BracketPairing {
  const outlook = createOutlook(context, bracket.group, { completes: true, mayStay: () => true });
  const byeHere = byeIsHere(context, bracket);
  return (
    pairInside(context, bracket, outlook, byeHere) ??
    (byeHere ? undefined : pairAndComplete(context, bracket)) ??
    pairWithWholeField(context, bracket, byeHere)
  );
}

/**
 * The bracket's best pairing in one matching of everybody not yet paired: exact for C4 to C9, and
 * slow, because it looks at the whole rest of the field.
 */
function pairWithWholeField(
  context: RoundContext,
  bracket: Bracket,
  byeHere: boolean,
): BracketPairing {
  const vertices = [...memberVertices(bracket), ...fieldBelow(context.field, bracket.group)];
  const solve = (loneBye: boolean) =>
    solveBracket(context, bracket, { vertices, next: NEXT, loneBye })!;
  const pairing = solve(byeHere);
  // C9 is for the only downfloater; with more of them it does not apply.
  return byeHere && pairing.downfloaters.length > 1 ? solve(false) : pairing;
}
