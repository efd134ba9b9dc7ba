import { createMatching } from '../../matching/general.js';
import { type Bracket, memberVertices, type RoundContext, solveBracket } from './bracket.js';
import type { ProblemVertex } from './bracket-problem.js';
import type { BracketPairing } from './candidate-order.js';
import type { Outlook } from './outlook.js';
import { pairStraight } from './straight-bracket.js';

/**
 * Pairs a bracket by looking at its members only. The answer is proven when its downfloaters are
 * ideal for what comes below: then the completion and the next bracket (C4, C5, C8) cannot prefer
 * others. Undefined when that fails. Tries the near-linear way first, then the exact search.
 */
export function pairInside(
  context: RoundContext,
  bracket: Bracket,
  outlook: Outlook,
  byeHere: boolean,
): BracketPairing | undefined {
  const even = (bracket.mdps.length + bracket.residents.length) % 2 === 0;
  if (!even || outlook.isIdeal([])) {
    const straight = pairStraight(context, bracket, {
      mayFloat: outlook.isIdealAlone,
      byeHere,
    });
    if (straight) return straight;
  }
  return pairExactly(context, bracket, outlook, byeHere);
}

/** The exact search inside the bracket; undefined when its downfloaters are not ideal. */
function pairExactly(
  context: RoundContext,
  bracket: Bracket,
  outlook: Outlook,
  byeHere: boolean,
): BracketPairing | undefined {
  const members = [...bracket.mdps, ...bracket.residents];
  const floaters = fewestFloaters(context, bracket);
  if (floaters === 0 && !outlook.isIdeal([])) return undefined;
  const vertices: ProblemVertex[] = memberVertices(bracket);
  for (let i = 0; i < floaters; i += 1) vertices.push({ rank: -1, place: 'float' });
  const solve = (mayFloat: (rank: number) => boolean) =>
    solveBracket(context, bracket, {
      vertices,
      loneBye: byeHere && floaters === 1,
      mayFloat,
    });
  const downfloaters = (pairing: BracketPairing) =>
    pairing.downfloaters.map((index) => members[index]!);
  if (floaters !== 1) {
    const pairing = solve(() => true)!;
    return outlook.isIdeal(downfloaters(pairing)) ? pairing : undefined;
  }
  const pairing = solve(outlook.isIdealAlone);
  if (!pairing) return undefined;
  // C7 stands above C8: an ideal floater must not be dearer than one who is not ideal.
  const [floater] = downfloaters(pairing);
  if (floater! >= bracket.residents[0]!) return pairing;
  const [anyFloater] = downfloaters(solve(() => true)!);
  const { players } = context.field;
  return players[floater!]!.score === players[anyFloater!]!.score ? pairing : undefined;
}

/** How many members stay unpaired in a largest pairing of the bracket. */
function fewestFloaters(context: RoundContext, { mdps, residents }: Bracket): number {
  const lastMdp = mdps.at(-1) ?? -1;
  const matching = createMatching(
    context.field.size,
    (u, v) => (u > lastMdp || v > lastMdp) && context.field.mayMeet(u, v),
  );
  for (const rank of [...mdps, ...residents]) matching.add(rank);
  return matching.exposed.length;
}
