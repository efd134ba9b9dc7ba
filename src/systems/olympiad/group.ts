import { createOptimum, fixPair, NO_EDGE, type Optimum } from '../../matching/optimum.js';
import type { Meetings } from '../team-common/meetings.js';
import { areCompatible } from './colours.js';
import { type HalfPair, pairHalves } from './halves.js';
import type { Direction, ScoreGroup } from './ranking.js';

/** A floater that was paired on arrival, and whom it met (art. 8.2.1, 8.3.1). */
export interface FloaterPair {
  readonly floater: number;
  readonly opponent: number;
}

/** How a group was paired; all numbers are places in the ranking. */
export interface GroupPairing {
  readonly group: ScoreGroup;
  /** Floaters that came into the group, in the order they are paired. */
  readonly floatersIn: readonly number[];
  /** The most pairs the group can have while all others stay pairable (art. 9.5). */
  readonly pairCount: number;
  /** The same under the colour limits of art. 7.3; fewer than `pairCount` sets them aside (7.4). */
  readonly pairCountWithinLimits: number;
  readonly floaterPairs: readonly FloaterPair[];
  /** The teams left then, in the order in which they are asked to float on. */
  readonly askedToFloat: readonly number[];
  /** Teams that float on, in the order they were chosen. */
  readonly floatersOut: readonly number[];
  readonly halfPairs: readonly HalfPair[];
}

export const limitsSetAside = (pairing: GroupPairing): boolean =>
  pairing.pairCountWithinLimits < pairing.pairCount;

interface GroupState {
  readonly meetings: Meetings;
  /** All places not yet paired, members of the group among them. */
  readonly unpaired: readonly number[];
  readonly vertexOf: ReadonlyMap<number, number>;
  readonly optimum: Optimum;
  /** Members not yet paired or sent on. */
  readonly left: Set<number>;
}

/** Whether two places may meet inside a group: art. 6.1, and art. 7.3 unless set aside. */
export function mayPairInside(meetings: Meetings, withinLimits: boolean) {
  return (a: number, b: number): boolean =>
    meetings.mayMeet(a, b) &&
    (!withinLimits || areCompatible(meetings.teams[a]!.colours, meetings.teams[b]!.colours));
}

/** Pairs one group, together with the floaters that came to it (art. 8 and 9). */
export function pairGroup(
  meetings: Meetings,
  group: ScoreGroup,
  floatersIn: readonly number[],
  unpaired: readonly number[],
  adjacent: readonly number[],
): GroupPairing {
  const members = [...floatersIn, ...group.residents];
  const within = insideOptimum(meetings, members, unpaired, true);
  const reachable = Math.floor(members.length / 2);
  const without =
    within.weight === reachable ? within : insideOptimum(meetings, members, unpaired, false);
  const aside = without.weight > within.weight;
  const state: GroupState = {
    meetings,
    unpaired,
    vertexOf: new Map(unpaired.map((place, vertex) => [place, vertex])),
    optimum: aside ? without : within,
    left: new Set(members),
  };
  const floaterPairs = pairFloaters(state, group, floatersIn);
  const pairCount = state.optimum.weight;
  const outCount = state.left.size - 2 * (pairCount - floaterPairs.length);
  const askedToFloat = floatOrder(meetings, group.direction, [...state.left], adjacent);
  const floatersOut = chooseFloaters(state, askedToFloat, outCount);
  const priority = inPriority(group.direction, [...state.left]);
  return {
    group,
    floatersIn,
    pairCount,
    pairCountWithinLimits: within.weight,
    floaterPairs,
    askedToFloat,
    floatersOut,
    halfPairs: pairHalves(priority, mayPairInside(meetings, !aside))!,
  };
}

/** Places in the order of art. 9.2: from the top, below the median from the bottom. */
export function inPriority(direction: Direction, places: readonly number[]): readonly number[] {
  return [...places].sort((a, b) => (direction === 'up' ? b - a : a - b));
}

/**
 * The perfect matchings of all unpaired teams, weighed by the pairs inside the group. Outside, only
 * art. 6.1 binds, so that pairs against the colour limits count for nothing inside.
 */
function insideOptimum(
  meetings: Meetings,
  members: readonly number[],
  unpaired: readonly number[],
  withinLimits: boolean,
): Optimum {
  const mayPair = mayPairInside(meetings, withinLimits);
  const inside = new Set(members);
  const isInside = unpaired.map((place) => inside.has(place));
  const likely = likelyMates(members, unpaired);
  return createOptimum(
    unpaired.length,
    (u, v) => {
      const [a, b] = [unpaired[u]!, unpaired[v]!];
      if (!meetings.mayMeet(a, b)) return NO_EDGE;
      return isInside[u] && isInside[v] && mayPair(a, b) ? 1 : 0;
    },
    (vertex) => likely[vertex]!,
  )!;
}

/** Halves of the group and of the others, as a first guess. */
function likelyMates(members: readonly number[], unpaired: readonly number[]): Int32Array {
  const likely = new Int32Array(unpaired.length).fill(-1);
  const inside = new Set(members);
  const vertices = unpaired.map((_, vertex) => vertex);
  for (const side of [true, false]) {
    const list = vertices.filter((vertex) => inside.has(unpaired[vertex]!) === side);
    const half = Math.floor(list.length / 2);
    for (let index = 0; index < half; index += 1) {
      likely[list[index]!] = list[index + half]!;
      likely[list[index + half]!] = list[index]!;
    }
  }
  return likely;
}

/** Art. 8.2.1, 8.3.1: each floater meets the first team that leaves the group its pairs. */
function pairFloaters(
  state: GroupState,
  group: ScoreGroup,
  floatersIn: readonly number[],
): FloaterPair[] {
  const { optimum, vertexOf, left } = state;
  const pairs: FloaterPair[] = [];
  for (const floater of floatersIn) {
    if (pairs.length === optimum.weight) break;
    if (!left.has(floater)) continue;
    const fromBelow = isFromBelow(state.meetings, group, floater);
    const opponent = opponentOrder({ group, floatersIn }, fromBelow).find((candidate) => {
      const [u, v] = [vertexOf.get(floater)!, vertexOf.get(candidate)!];
      if (!left.has(candidate) || u === v || optimum.weightOf(u, v) !== 1) return false;
      return fixPair(optimum, u, v);
    });
    if (opponent === undefined) continue;
    left.delete(floater);
    left.delete(opponent);
    pairs.push({ floater, opponent });
  }
  return pairs;
}

/** The opponents a floater tries: residents from its own side of the group, then other floaters. */
export function opponentOrder(
  { group, floatersIn }: Pick<GroupPairing, 'group' | 'floatersIn'>,
  fromBelow: boolean,
): readonly number[] {
  const residents = fromBelow ? [...group.residents].reverse() : group.residents;
  return [...residents, ...floatersIn];
}

/** Whether a floater came up from a lower group; only the Median Group receives both kinds. */
export function isFromBelow(meetings: Meetings, group: ScoreGroup, floater: number): boolean {
  return meetings.teams[floater]!.matchPoints < group.matchPoints;
}

/**
 * Art. 8.2, 8.3, 9.4: one by one the team farthest out in the direction of pairing floats on whose
 * leaving keeps the group its pairs; those who can meet somebody in the adjacent group come first.
 */
function chooseFloaters(state: GroupState, order: readonly number[], count: number): number[] {
  const { left, optimum, vertexOf } = state;
  const chosen: number[] = [];
  for (const place of order) {
    if (chosen.length === count) break;
    // Who is refused once stays refused: every team that leaves narrows the choice.
    if (!sendOn(optimum, vertexOf.get(place)!)) continue;
    left.delete(place);
    chosen.push(place);
  }
  return chosen;
}

/** The order in which teams are asked to float on. */
export function floatOrder(
  meetings: Meetings,
  direction: Direction,
  places: readonly number[],
  adjacent: readonly number[],
): readonly number[] {
  const outward = [...inPriority(direction, places)].reverse();
  const finds = (place: number): boolean =>
    adjacent.some((other) => meetings.mayMeet(place, other));
  return [...outward.filter(finds), ...outward.filter((place) => !finds(place))];
}

/** Takes a team out of the inside pairs for good if the group keeps as many without it. */
function sendOn(optimum: Optimum, vertex: number): boolean {
  const changes = [];
  for (let other = 0; other < optimum.size; other += 1) {
    if (other !== vertex && optimum.weightOf(vertex, other) === 1) {
      changes.push({ u: vertex, v: other, weight: 0 });
    }
  }
  return optimum.lower(changes);
}
