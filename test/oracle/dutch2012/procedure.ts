import { mayMeet } from '../../../src/systems/dutch/criteria.js';
import type { PlayerState } from '../../../src/systems/player-common/player.js';
import {
  type Accept,
  type BookBracket,
  type BookCandidate,
  bestCandidate,
  isHeterogeneous,
  type Level,
} from './bracket.js';

/** A bracket that was paired: what C.12 and C.13 come back to. */
export interface PairedBracket {
  readonly bracket: BookBracket;
  /** Residents without a legal opponent in the bracket, moved down at once (C.1). */
  readonly incompatible: readonly PlayerState[];
  readonly level: Level;
  readonly candidate: BookCandidate;
}

export const floatersOf = (paired: PairedBracket): PlayerState[] =>
  inOrder([...paired.candidate.leftOver, ...paired.incompatible]);

export const inOrder = (players: readonly PlayerState[]): PlayerState[] =>
  [...players].sort((a, b) => b.score - a.score || a.tpn - b.tpn);

const everything: Accept = () => true;

/** C.1: residents without a legal opponent leave the bracket, until there is none. */
export function withoutIncompatible(bracket: BookBracket): {
  bracket: BookBracket;
  incompatible: PlayerState[];
} {
  const incompatible: PlayerState[] = [];
  let residents = bracket.residents;
  for (;;) {
    const members = [...bracket.mdps, ...residents];
    const found = residents.find(
      (player) => !members.some((other) => other !== player && mayMeet(player, other)),
    );
    if (!found) return { bracket: { ...bracket, residents }, incompatible };
    incompatible.push(found);
    residents = residents.filter((player) => player !== found);
  }
}

/** The levels of C.14, the highest first; `reached` answers whether M1 MDPs can all be paired. */
export function* levels(bracket: BookBracket): Generator<Level> {
  const p0 = Math.floor((bracket.mdps.length + bracket.residents.length) / 2);
  let m1 = isHeterogeneous(bracket) ? bracket.mdps.length : 0;
  let reached = false;
  while (m1 > 0) {
    if (canPairMdps(bracket, m1)) {
      reached = true;
      for (let p1 = p0; p1 >= m1; p1 -= 1) yield { p1, m1 };
    } else {
      yield { p1: p0, m1 };
    }
    m1 -= 1;
  }
  if (reached) return;
  for (let p1 = p0; p1 >= 1; p1 -= 1) yield { p1, m1: 0 };
}

function canPairMdps({ mdps, residents }: BookBracket, m1: number): boolean {
  const place = (index: number, used: readonly PlayerState[], open: number): boolean => {
    if (open === 0) return true;
    if (mdps.length - index < open) return false;
    const mdp = mdps[index]!;
    return (
      residents.some(
        (other) =>
          !used.includes(other) &&
          mayMeet(mdp, other) &&
          place(index + 1, [...used, other], open - 1),
      ) || place(index + 1, used, open)
    );
  };
  return place(0, [], m1);
}

/**
 * Pairs a bracket that is not the lowest: C.1, then the levels of C.14, C.12 being tried at every
 * level before it is lowered. C.12 may give `previous` another pairing; both results are returned.
 */
export function pairBracket(
  whole: BookBracket,
  previous: PairedBracket | undefined,
): { paired: PairedBracket; previous: PairedBracket | undefined } {
  if (hasIncompatibleMdp(whole)) {
    for (const level of levels(whole)) {
      if (bestCandidate(whole, level, everything)) break;
      const result = backtrack(whole, [], level, previous);
      if (result) return result;
    }
  }
  const { bracket, incompatible } = withoutIncompatible(whole);
  for (const level of levels(bracket)) {
    const candidate = bestCandidate(bracket, level, everything);
    if (candidate) return { paired: { bracket, incompatible, level, candidate }, previous };
    const result = backtrack(bracket, incompatible, level, previous);
    if (result) return result;
  }
  const members = [...bracket.mdps, ...bracket.residents];
  const candidate: BookCandidate = { pairs: [], leftOver: members, vector: [] };
  return { paired: { bracket, incompatible, level: { p1: 0, m1: 0 }, candidate }, previous };
}

function backtrack(
  bracket: BookBracket,
  incompatible: readonly PlayerState[],
  level: Level,
  previous: PairedBracket | undefined,
): { paired: PairedBracket; previous: PairedBracket } | undefined {
  const best = (mdps: readonly PlayerState[]) =>
    bestCandidate({ ...bracket, mdps }, level, everything);
  const other =
    previous && otherFloaters(previous, bracket.mdps, (mdps) => best(mdps) !== undefined);
  if (!other) return undefined;
  const mdps = floatersOf(other);
  const paired = { bracket: { ...bracket, mdps }, incompatible, level, candidate: best(mdps)! };
  return { paired, previous: other };
}

function hasIncompatibleMdp({ mdps, residents }: BookBracket): boolean {
  const members = [...mdps, ...residents];
  return mdps.some((mdp) => !members.some((other) => other !== mdp && mayMeet(mdp, other)));
}

/** C.12: another pairing of the bracket that moves down other players of the same scores. */
export function otherFloaters(
  previous: PairedBracket,
  floaters: readonly PlayerState[],
  accept: Accept,
): PairedBracket | undefined {
  if (previous.level.p1 === 0 || floaters.length === 0) return undefined;
  const scores = floaters.map((player) => player.score).join();
  const candidate = bestCandidate(previous.bracket, previous.level, (leftOver) => {
    const others = inOrder([...leftOver, ...previous.incompatible]);
    if (others.map((player) => player.score).join() !== scores) return false;
    return others.some((player) => !floaters.includes(player)) && accept(others);
  });
  return candidate && { ...previous, candidate };
}
