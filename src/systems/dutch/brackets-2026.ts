import { createMatching } from '../../matching/general.js';
import {
  type Bracket,
  bracketAt,
  fieldBelow,
  memberVertices,
  type PairedBracket,
  paired,
  type RoundContext,
  solveBracket,
} from './bracket.js';
import type { ProblemVertex } from './bracket-problem.js';
import type { BracketPairing } from './candidate-order.js';
import { createOutlook, type Outlook } from './outlook.js';
import { pairStraight } from './straight-bracket.js';

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

const ONE = () => 1;

/**
 * Three ways, from fast to general; each either proves its answer best or leaves it to the next.
 * The first two look at the bracket alone and then ask whether its downfloaters are ideal for what
 * comes below: then C4, C5 and C8 cannot prefer others.
 */
function pairBracket(context: RoundContext, bracket: Bracket): BracketPairing {
  const { field, completion } = context;
  const outlook = createOutlook(context, bracket.group, { completes: true, mayStay: () => true });
  const countUnplayedGames =
    field.bye >= 0 && completion.byeScore! >= field.players[bracket.residents[0]!]!.score;
  const even = (bracket.mdps.length + bracket.residents.length) % 2 === 0;
  if (!even || outlook.isIdeal([])) {
    const straight = pairStraight(context, bracket, {
      mayFloat: outlook.isIdealAlone,
      countUnplayedGames,
    });
    if (straight) return straight;
  }
  return (
    pairAlone(context, bracket, outlook, countUnplayedGames) ??
    pairWithWholeField(context, bracket, countUnplayedGames)
  );
}

/** The exact search inside the bracket; undefined when its downfloaters are not ideal. */
function pairAlone(
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
      unpairedNextWeight: undefined,
      countUnplayedGames: byeHere && floaters === 1,
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
  const solve = (countUnplayedGames: boolean) =>
    solveBracket(context, bracket, { vertices, unpairedNextWeight: ONE, countUnplayedGames })!;
  const pairing = solve(byeHere);
  // C9 is for the only downfloater; with more of them it does not apply.
  return byeHere && pairing.downfloaters.length > 1 ? solve(false) : pairing;
}
