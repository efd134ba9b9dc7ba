import {
  keepFirstPartner,
  keepPartners,
  type Optimum,
  splitPartners,
} from '../../matching/optimum.js';
import { type BracketProblem, bestMatchings } from './bracket-problem.js';

/** A bracket's pairing as indices of its members (BSN order, from 0). */
export interface BracketPairing {
  /** Pairs (higher, lower), in the order of the S1 players. */
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
  /** No `out` place stayed unused: with more of them another pairing might be better. */
  readonly usesAllPlaces: boolean;
  /** Ranks of those who stay unpaired in the next bracket too, in one way to go on. */
  readonly unpairedNext: readonly number[];
}

/**
 * The best pairing of a bracket, and among equally good ones the one generated first (C.04.3:2026
 * art. 3.3, 4.2 to 4.4): smallest set of MDPs, first transposition of their opponents, then in the
 * remainder the first exchange and the first transposition. Undefined when there is no pairing.
 */
export function firstBestPairing(problem: BracketProblem): BracketPairing | undefined {
  const best = bestMatchings(problem);
  if (!best) return undefined;
  const mdpPairs = pairMdps(problem, best);
  const met = new Set(mdpPairs.map(([, resident]) => resident));
  const { mdpCount, memberCount } = problem;
  const remainder: number[] = [];
  for (let index = mdpCount; index < memberCount; index += 1) {
    if (!met.has(index)) remainder.push(index);
  }
  const { optimum, s1 } = chooseHalves(best, remainder);
  const pairs = [
    ...mdpPairs,
    ...s1.map((index) => [index, keepFirstPartner(optimum, index)] as const),
  ];
  return { pairs, ...leftBy(problem, optimum, pairs) };
}

/** Settles which MDPs are paired, then their opponents one after the other. */
function pairMdps(
  { mdpCount, memberCount }: BracketProblem,
  optimum: Optimum,
): readonly (readonly [number, number])[] {
  const isResident = (index: number) => index >= mdpCount && index < memberCount;
  const paired: number[] = [];
  for (let mdp = 0; mdp < mdpCount; mdp += 1) {
    if (splitPartners(optimum, mdp, isResident)) paired.push(mdp);
  }
  return paired.map((mdp) => [mdp, keepFirstPartner(optimum, mdp)] as const);
}

interface Halves {
  readonly optimum: Optimum;
  readonly s1: readonly number[];
}

/**
 * S1R after the first exchange that allows the best quality (art. 4.3). In the first candidate of
 * given pairs the player with the smaller BSN of every pair stands in S1. So the partner tells whether
 * a player is exchanged: somebody of the original S1 moves to S2 without a partner of larger BSN,
 * somebody of the original S2 moves to S1 with one.
 */
function chooseHalves(best: Optimum, remainder: readonly number[]): Halves {
  const places = new Map(remainder.map((index, place) => [index, place]));
  const placeOf = (index: number) => places.get(index) ?? -1;
  const isLower = (index: number) => placeOf(best.mate(index)) > placeOf(index);
  const half = remainder.filter(isLower).length;
  const isMovedBy = (place: number, partner: number): boolean =>
    place >= 0 && place < half !== placeOf(partner) > place;
  const isMoved = (optimum: Optimum, place: number): boolean =>
    isMovedBy(place, optimum.mate(remainder[place]!));
  const movedOf = (optimum: Optimum): number =>
    remainder.filter((_, place) => place < half && isMoved(optimum, place)).length;
  const optimum = movedOf(best) === 0 ? best : fewestExchanged(best, placeOf, half, isMovedBy);
  let moves = movedOf(optimum);
  const moved = new Set<number>();
  // Equal in number and difference: S1's group first in descending order, S2's first in ascending.
  const settle = (place: number, open: number): number => {
    const index = remainder[place]!;
    const isMoving = (partner: number) => isMovedBy(place, partner);
    if (open > 0 && keepPartners(optimum, index, isMoving)) {
      moved.add(place);
      return open - 1;
    }
    keepPartners(optimum, index, (partner) => !isMoving(partner));
    return open;
  };
  const all = moves;
  for (let place = half - 1; place >= 0; place -= 1) moves = settle(place, moves);
  moves = all;
  for (let place = half; place < remainder.length; place += 1) moves = settle(place, moves);
  return {
    optimum,
    s1: remainder.filter((_, place) => place < half !== moved.has(place)),
  };
}

/** Of the best matchings those with the fewest exchanged, then the smallest difference of BSNs. */
function fewestExchanged(
  best: Optimum,
  placeOf: (index: number) => number,
  half: number,
  isMovedBy: (place: number, partner: number) => boolean,
): Optimum {
  const sum = (of: (place: number) => number) => (first: number, second: number) => {
    const [a, b] = [placeOf(first), placeOf(second)];
    return (isMovedBy(a, second) ? of(a) : 0) + (isMovedBy(b, first) ? of(b) : 0);
  };
  const fewest = best.refine(sum((place) => (place < half ? -1 : 0)));
  return fewest.refine(sum((place) => (place < half ? place : -place)));
}

/** What a pairing leaves over, and one way to go on from there. */
function leftBy(
  { vertices, mdpCount, memberCount }: BracketProblem,
  { mate }: Optimum,
  pairs: readonly (readonly [number, number])[],
): Omit<BracketPairing, 'pairs'> {
  const paired = new Set(pairs.flat());
  const isOut = (index: number) => vertices[index]!.place === 'out';
  const all = vertices.map((_, index) => index);
  const staysUnpaired = (index: number) =>
    vertices[index]!.rank >= 0 &&
    (isOut(mate(index)) || (index < mdpCount && mate(index) < mdpCount));
  return {
    downfloaters: all.slice(0, memberCount).filter((index) => !paired.has(index)),
    usesAllPlaces: !all.some((index) => isOut(index) && isOut(mate(index))),
    unpairedNext: all.filter(staysUnpaired).map((index) => vertices[index]!.rank),
  };
}
