import {
  type BracketProblem,
  createBracketProblem,
  type Place,
  type ProblemVertex,
} from './bracket-problem.js';
import { type BracketPairing, firstBestPairing } from './candidate-order.js';
import type { Completion } from './completion.js';
import type { DutchEdition } from './edition.js';
import type { Field } from './field.js';

/** A bracket about to be paired: ranks of its MDPs and residents, and what stands below. */
export interface Bracket {
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** Index of the residents' scoregroup. */
  readonly group: number;
}

export interface RoundContext {
  readonly field: Field;
  readonly completion: Completion;
  readonly edition: DutchEdition;
  readonly lastRound: boolean;
  readonly oddRound: boolean;
}

/**
 * The bracket's best pairing, found in one matching of everybody not yet paired: exact for C4 to
 * C9, and slow, because it looks at the whole rest of the field.
 */
export function pairWithWholeField(context: RoundContext, bracket: Bracket): BracketPairing {
  const { field, completion } = context;
  const vertices = wholeFieldVertices(field, bracket);
  const byeHere =
    field.bye >= 0 && completion.byeScore! >= field.players[bracket.residents[0]!]!.score;
  const solve = (countUnplayedGames: boolean) =>
    firstBestPairing(problemOf(context, bracket, vertices, countUnplayedGames))!;
  const pairing = solve(byeHere);
  // C9 is for the only downfloater; with more of them it does not apply.
  return byeHere && pairing.downfloaters.length > 1 ? solve(false) : pairing;
}

function wholeFieldVertices(field: Field, bracket: Bracket): ProblemVertex[] {
  const at = (place: Place) => (rank: number) => ({ rank, place });
  const nextStart = field.groupStarts[bracket.group + 1]!;
  const nextEnd = field.groupStarts[bracket.group + 2] ?? nextStart;
  const vertices: ProblemVertex[] = [
    ...bracket.mdps.map(at('mdp')),
    ...bracket.residents.map(at('resident')),
  ];
  for (let rank = nextStart; rank < nextEnd; rank += 1) vertices.push({ rank, place: 'next' });
  for (let rank = nextEnd; rank < field.size; rank += 1) vertices.push({ rank, place: 'below' });
  if (field.bye >= 0) vertices.push({ rank: field.bye, place: 'bye' });
  return vertices;
}

export function problemOf(
  context: RoundContext,
  bracket: Bracket,
  vertices: readonly ProblemVertex[],
  countUnplayedGames: boolean,
): BracketProblem {
  const { field, completion, edition, lastRound, oddRound } = context;
  return createBracketProblem({
    field,
    criteria: edition.criteria,
    context: {
      residentScore: field.players[bracket.residents[0]!]!.score,
      lastRound,
      oddRound,
    },
    vertices,
    memberCount: bracket.mdps.length + bracket.residents.length,
    mdpCount: bracket.mdps.length,
    countUnplayedGames,
    mayPair: completion.mayPair,
  });
}
