import type { BracketContext } from '../criteria.js';
import type { DutchEdition } from '../edition.js';
import type { Field } from '../field.js';

/** What all brackets of a round share. */
export interface Round2012 {
  readonly field: Field;
  readonly edition: DutchEdition;
  readonly lastRound: boolean;
  readonly oddRound: boolean;
}

/** A bracket to pair: ranks of those moved down and of the residents, in order. */
export interface Bracket2012 {
  readonly mdps: readonly number[];
  readonly residents: readonly number[];
}

/** What C.2 and C.14 aim at: P1 pairs, M1 of them with MDPs; M1 = 0 is handled as homogeneous. */
export interface Level {
  readonly p1: number;
  readonly m1: number;
}

/** Which step of the loop made a bracket what it is. */
export type Step = 'ordinary' | 'C.12' | 'C.13' | 'merged';

/** A bracket as paired: ranks, pairs as (higher, lower), those of MDPs first. */
export interface Paired2012 {
  readonly bracket: Bracket2012;
  /** Residents without a legal opponent in the bracket, moved down at once (C.1). */
  readonly incompatible: readonly number[];
  readonly level: Level;
  readonly pairs: readonly (readonly [number, number])[];
  readonly leftOver: readonly number[];
  readonly step: Step;
  /** After C.12: the next bracket as it was then, and the level that it could reach so. */
  readonly helped?: HelpedBracket;
}

export interface HelpedBracket {
  readonly residents: readonly number[];
  readonly level: Level;
  readonly isLowest: boolean;
}

export const membersOf = ({ mdps, residents }: Bracket2012): readonly number[] => [
  ...mdps,
  ...residents,
];

/** Everybody who moves down from a paired bracket, in ranking order. */
export const floatersOf = ({ leftOver, incompatible }: Paired2012): readonly number[] =>
  [...leftOver, ...incompatible].sort((a, b) => a - b);

/** A bracket of which at least half was moved down is handled as homogeneous (A.3). */
export const isHeterogeneous = ({ mdps, residents }: Bracket2012): boolean =>
  mdps.length > 0 && mdps.length < residents.length;

/** What the criteria may ask of a bracket; MDPs are only told apart where they are paired apart. */
export function contextOf(round: Round2012, bracket: Bracket2012, m1: number): BracketContext {
  const { field, lastRound, oddRound } = round;
  const lowest = Math.max(...membersOf(bracket));
  const common = { residentScore: field.players[lowest]!.score, lastRound, oddRound };
  if (m1 === 0) return common;
  return { ...common, movedDown: new Set(bracket.mdps.map((rank) => field.players[rank]!.id)) };
}

/** Members for whom nobody in the bracket is a legal opponent (C.1). */
export function withoutOpponent(field: Field, bracket: Bracket2012): readonly number[] {
  const members = membersOf(bracket);
  return members.filter((rank) => !members.some((other) => field.mayMeet(rank, other)));
}
