import {
  type BracketProblem,
  createBracketProblem,
  type ProblemOptions,
  type ProblemVertex,
} from './bracket-problem.js';
import { type BracketPairing, firstBestPairing } from './candidate-order.js';
import type { Completion } from './completion.js';
import type { NextBracket } from './criteria.js';
import type { DutchEdition } from './edition.js';
import type { Field } from './field.js';

/** A bracket about to be paired: ranks of its MDPs and residents, and what stands below. */
export interface Bracket {
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
  /** Index of the residents' (lowest) scoregroup. */
  readonly group: number;
}

export interface RoundContext {
  readonly field: Field;
  readonly completion: Completion;
  readonly edition: DutchEdition;
  readonly lastRound: boolean;
  readonly oddRound: boolean;
}

/** `penultimate` and `collapsed` exist in the edition of 2017 only (A.9). */
export type BracketKind = 'ordinary' | 'penultimate' | 'collapsed';

/** A bracket as paired: ranks, pairs as (higher, lower), those of MDPs first. */
export interface PairedBracket {
  readonly kind: BracketKind;
  readonly bracket: Bracket;
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

export function paired(
  bracket: Bracket,
  pairing: BracketPairing,
  kind: BracketKind = 'ordinary',
): PairedBracket {
  const members = [...bracket.mdps, ...bracket.residents];
  return {
    kind,
    bracket,
    pairs: pairing.pairs.map(([a, b]) => {
      const [first, second] = [members[a]!, members[b]!];
      return first < second ? ([first, second] as const) : ([second, first] as const);
    }),
    downfloaters: pairing.downfloaters.map((index) => members[index]!),
  };
}

export function bracketAt(field: Field, group: number, mdps: readonly number[]): Bracket {
  return { mdps, residents: ranksOf(field, group, group + 1), group };
}

/** The bye of the round goes to a member of this bracket, or to one above; asked in 2026 only. */
export const byeIsHere = ({ field, completion }: RoundContext, { residents }: Bracket): boolean =>
  field.bye >= 0 && completion.byeScore! >= field.players[residents[0]!]!.score;

/** What the next bracket is, seen from scoregroup `group` (2017). */
export const nextBracket = ({ field }: RoundContext, group: number): NextBracket => ({
  takesBye: field.bye >= 0 && group + 2 === field.groupStarts.length - 1,
});

/** Ranks of scoregroups `from` to `to`, the last one excluded. */
export function ranksOf(field: Field, from: number, to: number): number[] {
  const ranks: number[] = [];
  const last = Math.min(to, field.groupStarts.length - 1);
  for (let rank = field.groupStarts[from]!; rank < field.groupStarts[last]!; rank += 1) {
    ranks.push(rank);
  }
  return ranks;
}

export function memberVertices(bracket: Bracket): ProblemVertex[] {
  return [
    ...bracket.mdps.map((rank) => ({ rank, place: 'mdp' as const })),
    ...bracket.residents.map((rank) => ({ rank, place: 'resident' as const })),
  ];
}

/** Vertices of everybody below the bracket, the next scoregroup apart, and the bye. */
export function fieldBelow(field: Field, group: number): ProblemVertex[] {
  const vertices: ProblemVertex[] = [];
  if (group + 1 < field.groupStarts.length) {
    for (const rank of ranksOf(field, group + 1, group + 2)) vertices.push({ rank, place: 'next' });
  }
  if (group + 2 < field.groupStarts.length) {
    for (const rank of ranksOf(field, group + 2, field.groupStarts.length)) {
      vertices.push({ rank, place: 'below' });
    }
  }
  if (field.bye >= 0) vertices.push({ rank: field.bye, place: 'bye' });
  return vertices;
}

/** What a caller may set apart from the defaults of a bracket problem. */
export type BracketVariant = Pick<ProblemOptions, 'vertices'> &
  Partial<Pick<ProblemOptions, 'next' | 'loneBye' | 'pairsMdps' | 'mayFloat'>>;

export function bracketProblem(
  context: RoundContext,
  bracket: Bracket,
  variant: BracketVariant,
): BracketProblem {
  const { field, completion, edition, lastRound, oddRound } = context;
  const lowest = bracket.residents.at(-1)!;
  return createBracketProblem({
    field,
    criteria: edition.criteria,
    context: { residentScore: field.players[lowest]!.score, lastRound, oddRound },
    memberCount: bracket.mdps.length + bracket.residents.length,
    mdpCount: bracket.mdps.length,
    next: undefined,
    loneBye: false,
    mayPair: completion.mayPair,
    ...variant,
  });
}

export function solveBracket(
  context: RoundContext,
  bracket: Bracket,
  variant: BracketVariant,
): BracketPairing | undefined {
  return firstBestPairing(bracketProblem(context, bracket, variant));
}
