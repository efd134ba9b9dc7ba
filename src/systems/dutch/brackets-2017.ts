import {
  type Bracket,
  bracketAt,
  fieldBelow,
  memberVertices,
  nextBracket,
  type PairedBracket,
  paired,
  type RoundContext,
  ranksOf,
  solveBracket,
} from './bracket.js';
import type { BracketPairing } from './candidate-order.js';
import { pairInside } from './inside-bracket.js';
import { pairWithNextBracket } from './next-bracket.js';
import { createOutlook, type Outlook } from './outlook.js';

/**
 * Pairs the brackets from the top (C.04.3:2017 A.9). When the rest cannot be completed after a
 * bracket, that is the penultimate one (PPB): it is paired again so that it can (C.4), and its
 * downfloaters with everybody below make the collapsed last bracket (CLB).
 */
export function pairBrackets2017(context: RoundContext): PairedBracket[] {
  const { field } = context;
  const groups = field.groupStarts.length - 1;
  const result: PairedBracket[] = [];
  let mdps: readonly number[] = [];
  for (let group = 0; group < groups; group += 1) {
    const bracket = bracketAt(field, group, mdps);
    const isLast = group === groups - 1;
    const pairing = isLast ? pairLast(context, bracket) : pairOrdinary(context, bracket);
    const done = paired(bracket, pairing);
    if (isLast || canComplete(context, done)) {
      result.push(done);
      mdps = done.downfloaters;
      continue;
    }
    const penultimate = paired(bracket, pairPenultimate(context, bracket), 'penultimate');
    const collapsed: Bracket = {
      mdps: penultimate.downfloaters,
      residents: ranksOf(field, group + 1, groups),
      group: groups - 1,
    };
    const last = paired(collapsed, pairLast(context, collapsed), 'collapsed');
    return [...result, penultimate, last];
  }
  return result;
}

/** C.1 to C.3 for the downfloaters and everybody below, one eligible player may stay (A.9). */
function canComplete(context: RoundContext, done: PairedBracket): boolean {
  const trial = context.completion.suffix(done.bracket.group + 1).clone();
  for (const rank of done.downfloaters) trial.add(rank);
  return trial.exposed.length === 0;
}

/** An ordinary bracket: only C.7 looks further down, and only into the next scoregroup. */
function pairOrdinary(context: RoundContext, bracket: Bracket): BracketPairing {
  return (
    pairInside(context, bracket, outlookOf(context, bracket), false) ??
    pairWithNextBracket(context, bracket, nextBracket(context, bracket.group))
  );
}

/** Only the next scoregroup counts, and who of the last one may stay for the bye. */
function outlookOf(context: RoundContext, { group }: Bracket): Outlook {
  const { players } = context.field;
  const mayStay = (rank: number) => !players[rank]!.pabBarred;
  return createOutlook(context, group, { completes: false, mayStay });
}

/** The penultimate bracket: C.4 above everything, no C.7. */
function pairPenultimate(context: RoundContext, bracket: Bracket): BracketPairing {
  const vertices = [...memberVertices(bracket), ...fieldBelow(context.field, bracket.group)];
  return solveBracket(context, bracket, { vertices })!;
}

/** The last bracket, collapsed or not: nobody is left but the one who gets the bye. */
function pairLast(context: RoundContext, bracket: Bracket): BracketPairing {
  const { players } = context.field;
  const { residents } = bracket;
  const oneScoregroup = players[residents[0]!]!.score === players[residents.at(-1)!]!.score;
  const inside = oneScoregroup && pairInside(context, bracket, outlookOf(context, bracket), false);
  if (inside) return inside;
  const vertices = memberVertices(bracket);
  const { bye } = context.field;
  if (bye >= 0) vertices.push({ rank: bye, place: 'bye' });
  return (
    solveBracket(context, bracket, { vertices, pairsMdps: false }) ??
    solveBracket(context, bracket, { vertices, pairsMdps: true })!
  );
}
