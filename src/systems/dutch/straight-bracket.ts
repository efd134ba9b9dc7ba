import { firstTransposition } from '../../matching/transposition.js';
import type { PlayerState } from '../player-common/player.js';
import type { Bracket, RoundContext } from './bracket.js';
import type { BracketPairing } from './candidate-order.js';
import {
  COLOUR_CLASSES,
  colourBound,
  colourClass,
  IMPOSSIBLE,
  isTight,
  tightClasses,
} from './colour-bound.js';
import type { BracketContext, Criterion } from './criteria.js';
import type { DutchEdition } from './edition.js';

export interface StraightOptions {
  /** May this member (rank) be the only downfloater, with nothing better possible below? */
  readonly mayFloat: (rank: number) => boolean;
  /** The bye of the round goes to the only downfloater, if there is one (C9). */
  readonly byeHere: boolean;
  /** Colour classes for an edition that weighs preferences otherwise than C12 and C13. */
  readonly classOf?: (player: PlayerState) => number;
}

/**
 * The usual bracket, in near-linear time: all MDPs paired, at most one resident floats, no exchange
 * in the remainder, and every criterion at a lower bound found by counting. When such a pairing
 * exists nothing can be better, and the one built here is the first of its kind in the order of
 * generation; else the answer is undefined and the bracket needs the exact search.
 */
export function pairStraight(
  context: Omit<RoundContext, 'completion'>,
  bracket: Bracket,
  options: StraightOptions,
): BracketPairing | undefined {
  const { field, edition, lastRound, oddRound } = context;
  if (!isBounded(edition)) return undefined;
  const ranks = [...bracket.mdps, ...bracket.residents];
  const mdpCount = bracket.mdps.length;
  const floaters = ranks.length % 2;
  if (bracket.residents.length < mdpCount + floaters) return undefined;
  const members = ranks.map((rank) => field.players[rank]!);
  const classes = members.map(options.classOf ?? colourClass);
  const counts = new Int32Array(COLOUR_CLASSES);
  for (const one of classes) counts[one]! += 1;
  if (colourBound(counts, floaters) === IMPOSSIBLE) return undefined;
  const bracketContext: BracketContext = {
    residentScore: members.at(-1)!.score,
    lastRound,
    oddRound,
  };
  const state: State = {
    ranks,
    members,
    classes,
    counts,
    floaters,
    criteria: edition.criteria.filter(({ byColour }) => !byColour),
    bracketContext,
    mayMeet: field.mayMeet,
  };
  const floatCandidates = bestFloaters(state, mdpCount, options);
  if (floatCandidates.size < floaters) return undefined;
  const mdpPairs = pairMdps(state, mdpCount);
  return mdpPairs && pairRemainder(state, mdpPairs, floatCandidates, mdpCount);
}

/** Pairs of equal scores count by their colours only, and in the way that the bounds know. */
const isBounded = ({ criteria, exactOnly }: DutchEdition): boolean =>
  !exactOnly &&
  criteria.every(({ ofPair, byColour, betweenScores }) => !ofPair || byColour || betweenScores);

interface State {
  readonly ranks: readonly number[];
  readonly members: readonly PlayerState[];
  readonly classes: readonly number[];
  /** Unpaired members per colour class; goes down as pairs are fixed. */
  readonly counts: Int32Array;
  readonly floaters: number;
  readonly criteria: readonly Criterion[];
  readonly bracketContext: BracketContext;
  readonly mayMeet: (rank: number, other: number) => boolean;
}

type Pairs = (readonly [number, number])[];

/** Each MDP takes the first resident that keeps all bounds; undefined when one finds nobody. */
function pairMdps(state: State, mdpCount: number): Pairs | undefined {
  const { members, ranks, classes, counts, floaters, mayMeet } = state;
  const taken = new Uint8Array(members.length);
  const pairs: Pairs = [];
  for (let mdp = 0; mdp < mdpCount; mdp += 1) {
    const least = colourBound(counts, floaters);
    const ideal = idealOfMdp(state, mdp, mdpCount);
    let partner = -1;
    for (let index = mdpCount; index < members.length && partner < 0; index += 1) {
      if (taken[index] || !mayMeet(ranks[mdp]!, ranks[index]!)) continue;
      if (!isTight(counts, floaters, least, classes[mdp]!, classes[index]!)) continue;
      if (isIdealPair(state, mdp, index, ideal)) partner = index;
    }
    if (partner < 0) return undefined;
    taken[partner] = 1;
    counts[classes[mdp]!]! -= 1;
    counts[classes[partner]!]! -= 1;
    pairs.push([mdp, partner]);
  }
  return pairs;
}

/** The least that any opponent costs this MDP, criterion by criterion; colours are not counted. */
function idealOfMdp(state: State, mdp: number, mdpCount: number): readonly number[] {
  const { criteria, members, ranks, mayMeet, bracketContext } = state;
  const ideal = criteria.map(() => Number.POSITIVE_INFINITY);
  for (let index = mdpCount; index < members.length; index += 1) {
    if (!mayMeet(ranks[mdp]!, ranks[index]!)) continue;
    for (let at = 0; at < criteria.length; at += 1) {
      const value = criteria[at]!.ofPair?.(members[mdp]!, members[index]!, bracketContext) ?? 0;
      if (value < ideal[at]!) ideal[at] = value;
    }
  }
  return ideal;
}

function isIdealPair(
  { criteria, members, bracketContext }: State,
  mdp: number,
  index: number,
  ideal: readonly number[],
): boolean {
  return criteria.every(
    (criterion, at) =>
      (criterion.ofPair?.(members[mdp]!, members[index]!, bracketContext) ?? 0) === ideal[at],
  );
}

/**
 * The residents who may be the floater of an optimal pairing: fewest unplayed games where C9
 * applies, a colour that keeps the colour bound, then the least in the other criteria.
 */
function bestFloaters(state: State, mdpCount: number, options: StraightOptions): Set<number> {
  const { members, ranks, classes, counts, floaters, criteria, bracketContext } = state;
  if (floaters === 0) return new Set();
  const tight = tightClasses(counts, floaters)[COLOUR_CLASSES]!;
  let candidates: number[] = [];
  for (let index = mdpCount; index < members.length; index += 1) {
    if (options.mayFloat(ranks[index]!)) candidates.push(index);
  }
  const keepLeast = (value: (index: number) => number) => {
    const least = Math.min(...candidates.map(value));
    candidates = candidates.filter((index) => value(index) === least);
  };
  for (const { ofLoneBye } of options.byeHere ? criteria : []) {
    if (ofLoneBye) keepLeast((index) => ofLoneBye(members[index]!));
  }
  candidates = candidates.filter((index) => tight[classes[index]!]);
  for (const criterion of criteria) {
    if (!criterion.ofDownfloater || candidates.length === 0) continue;
    keepLeast((index) => criterion.ofDownfloater!(members[index]!, bracketContext) ?? 0);
  }
  return new Set(candidates);
}

/** S1 against S2 without an exchange, in the first transposition that keeps the colour bound. */
function pairRemainder(
  state: State,
  mdpPairs: Pairs,
  floatCandidates: ReadonlySet<number>,
  mdpCount: number,
): BracketPairing | undefined {
  const { ranks, members, classes, counts, floaters, mayMeet } = state;
  const taken = new Set(mdpPairs.map(([, partner]) => partner));
  const rest: number[] = [];
  for (let index = mdpCount; index < members.length; index += 1) {
    if (!taken.has(index)) rest.push(index);
  }
  const half = (rest.length - floaters) / 2;
  const tight = tightClasses(counts, floaters);
  const rightOf = firstTransposition({
    size: rest.length - half,
    ordered: half,
    mayPair(left, right) {
      const below = rest[half + right]!;
      if (left === half)
        return floatCandidates.has(below) && tight[COLOUR_CLASSES]![classes[below]!]!;
      const above = rest[left]!;
      return tight[classes[above]!]![classes[below]!]! && mayMeet(ranks[above]!, ranks[below]!);
    },
    isExcluded(left, right) {
      const least = colourBound(counts, floaters);
      return !isTight(
        counts,
        floaters,
        least,
        classes[rest[left]!]!,
        classes[rest[half + right]!]!,
      );
    },
    onFixed(left, right) {
      counts[classes[rest[left]!]!]! -= 1;
      counts[classes[rest[half + right]!]!]! -= 1;
    },
  });
  if (!rightOf) return undefined;
  const pairs = rest
    .slice(0, half)
    .map((above, left) => [above, rest[half + rightOf[left]!]!] as const);
  return {
    pairs: [...mdpPairs, ...pairs],
    downfloaters: floaters === 0 ? [] : [rest[half + rightOf[half]!]!],
    usesAllPlaces: true,
    unpairedNext: [],
  };
}
