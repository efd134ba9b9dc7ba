import type { BracketProblem } from './bracket-problem.js';
import { type OrderLevels, solveProblem } from './solve-problem.js';

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

/** Most levels that one solve decides; more would make the cost vectors long. */
const CHUNK = 24;

/**
 * The best pairing of a bracket, and among equally good ones the one generated first (C.04.3:2026
 * art. 3.3, 4.2 to 4.4): smallest set of MDPs, first transposition of their opponents, then in the
 * remainder the first exchange and the first transposition. Undefined when there is no pairing.
 */
export function firstBestPairing(problem: BracketProblem): BracketPairing | undefined {
  const mdpPart = pairMdps(problem);
  if (!mdpPart) return undefined;
  return pairRemainder(problem, mdpPart.alive, mdpPart.pairs, mdpPart.mate);
}

interface MdpPart {
  readonly alive: readonly number[];
  readonly pairs: (readonly [number, number])[];
  readonly mate: Int32Array;
}

function pairMdps(problem: BracketProblem): MdpPart | undefined {
  const { mdpCount, memberCount, vertices } = problem;
  let alive = vertices.map((_, index) => index);
  const pairs: (readonly [number, number])[] = [];
  if (mdpCount === 0) {
    const mate = solveProblem(problem, alive);
    return mate && { alive, pairs, mate };
  }
  let mate = solveProblem(problem, alive, limboOrder(problem));
  if (!mate) return undefined;
  const mdps = alive.slice(0, mdpCount);
  const limbo = new Set(mdps.filter((mdp) => !isResident(problem, mate![mdp]!)));
  const paired = mdps.filter((mdp) => !limbo.has(mdp));
  const residents = memberCount - mdpCount;
  if (residents === 1 && paired.length === 1) {
    const resident = mate[paired[0]!]!;
    pairs.push([paired[0]!, resident]);
    alive = alive.filter((index) => index !== paired[0] && index !== resident);
    return { alive, pairs, mate };
  }
  for (let start = 0; start < paired.length; start += CHUNK) {
    const chunk = paired.slice(start, start + CHUNK);
    const levelOf = new Map(chunk.map((mdp, level) => [mdp, level]));
    const order: OrderLevels = {
      limits: chunk.map(() => residents),
      ofEdge: (first, second, add) => {
        const level = levelOf.get(first);
        if (level !== undefined && second < memberCount) add(level, second - mdpCount);
      },
    };
    // Limbo is settled: an MDP of S1 pairs inside the bracket, one in limbo floats.
    const keepsLimbo = (first: number, second: number) =>
      first >= mdpCount || limbo.has(first) !== isResident(problem, second);
    mate = solveProblem(problem, alive, order, keepsLimbo)!;
    for (const mdp of chunk) pairs.push([mdp, mate[mdp]!]);
    const gone = new Set(chunk.flatMap((mdp) => [mdp, mate![mdp]!]));
    alive = alive.filter((index) => !gone.has(index));
  }
  return { alive, pairs, mate };
}

const isResident = (problem: BracketProblem, index: number): boolean =>
  index >= problem.mdpCount && index < problem.memberCount;

function limboOrder(problem: BracketProblem): OrderLevels {
  const { mdpCount, memberCount } = problem;
  return {
    limits: Array.from({ length: mdpCount }, () => 1),
    ofEdge: (first, second, add) => {
      if (first >= mdpCount) return;
      if (second >= memberCount || second < mdpCount) add(first, 1);
      if (second < mdpCount) add(second, 1);
    },
  };
}

function pairRemainder(
  problem: BracketProblem,
  alive: readonly number[],
  mdpPairs: readonly (readonly [number, number])[],
  known: Int32Array,
): BracketPairing {
  const players = alive.filter((index) => isResident(problem, index));
  const bsn = new Map(players.map((index, position) => [index, position]));
  const count = players.filter((index) => bsn.has(known[index]!)).length / 2;
  const halves = chooseHalves(problem, alive, players, bsn, count, known);
  const { pairs, mate } = transpose(problem, alive, halves, known);
  const paired = new Set([...mdpPairs, ...pairs].flat());
  const downfloaters: number[] = [];
  for (let index = 0; index < problem.memberCount; index += 1) {
    if (!paired.has(index)) downfloaters.push(index);
  }
  const { vertices, mdpCount } = problem;
  const isOut = (index: number) => vertices[index]?.place === 'out';
  const usesAllPlaces = !alive.some((index) => isOut(index) && isOut(known[index]!));
  const isUnpairedNext = (index: number) =>
    vertices[index]!.rank >= 0 &&
    (isOut(mate[index]!) || (index < mdpCount && mate[index]! < mdpCount));
  const unpairedNext = alive
    .filter((index) => !paired.has(index) && isUnpairedNext(index))
    .map((index) => vertices[index]!.rank);
  return { pairs: [...mdpPairs, ...pairs], downfloaters, usesAllPlaces, unpairedNext };
}

interface Halves {
  readonly s1: readonly number[];
  readonly s2: readonly number[];
}

/** S1R and S2R after the first exchange that allows the best quality (art. 4.3). */
function chooseHalves(
  problem: BracketProblem,
  alive: readonly number[],
  players: readonly number[],
  bsn: ReadonlyMap<number, number>,
  count: number,
  known: Int32Array,
): Halves {
  const straight = { s1: players.slice(0, count), s2: players.slice(count) };
  const needsNone = (mate: Int32Array) =>
    straight.s1.every((index) => (bsn.get(mate[index]!) ?? -1) >= count);
  if (needsNone(known)) return straight;
  const movement = movementOf(bsn, count);
  const sizeOrder: OrderLevels = {
    limits: [players.length, players.length * players.length],
    ofEdge: (first, second, add) => {
      const { down, up } = movement(first, second);
      for (const position of down) {
        add(0, 1);
        add(1, count - position);
      }
      for (const position of up) add(1, position);
    },
  };
  const rough = solveProblem(problem, alive, sizeOrder)!;
  if (needsNone(rough)) return straight;
  // Groups of the same size and difference: the S1 group first in descending order, then the S2
  // group first in ascending order, so one yes-or-no level per player, in that order.
  const levelOf = (position: number) => (position < count ? count - 1 - position : position);
  const fullOrder: OrderLevels = {
    limits: [...sizeOrder.limits, ...players.map(() => 1)],
    ofEdge: (first, second, add) => {
      sizeOrder.ofEdge(first, second, add);
      const { down, up } = movement(first, second);
      const moved = new Set([...down, ...up]);
      for (const index of [first, second]) {
        const position = bsn.get(index);
        if (position !== undefined && !moved.has(position)) add(2 + levelOf(position), 1);
      }
    },
  };
  const exact = solveProblem(problem, alive, fullOrder)!;
  const down = new Set<number>();
  const up = new Set<number>();
  for (const index of alive) {
    if (exact[index]! < index) continue;
    const moved = movement(index, exact[index]!);
    for (const position of moved.down) down.add(position);
    for (const position of moved.up) up.add(position);
  }
  const inS1 = (position: number) => (position < count ? !down.has(position) : up.has(position));
  return {
    s1: players.filter((_, position) => inS1(position)),
    s2: players.filter((_, position) => !inS1(position)),
  };
}

/** Which remainder positions an edge moves from S1 to S2 (down) or from S2 to S1 (up). */
function movementOf(bsn: ReadonlyMap<number, number>, count: number) {
  return (first: number, second: number): { down: number[]; up: number[] } => {
    const a = bsn.get(first);
    const b = bsn.get(second);
    if (a === undefined && b === undefined) return { down: [], up: [] };
    if (a === undefined || b === undefined) {
      const position = (a ?? b)!;
      return { down: position < count ? [position] : [], up: [] };
    }
    const [low, high] = a < b ? [a, b] : [b, a];
    if (high < count) return { down: [high], up: [] };
    return low >= count ? { down: [], up: [low] } : { down: [], up: [] };
  };
}

/** Pairs S1 with S2 in the first transposition of the best quality (art. 4.2). */
function transpose(
  problem: BracketProblem,
  alive: readonly number[],
  halves: Halves,
  known: Int32Array,
): { readonly pairs: (readonly [number, number])[]; readonly mate: Int32Array } {
  const side = new Map<number, 1 | 2>();
  for (const index of halves.s1) side.set(index, 1);
  for (const index of halves.s2) side.set(index, 2);
  const place = new Map(halves.s2.map((index, position) => [index, position]));
  const pairs: (readonly [number, number])[] = [];
  let rest = alive;
  let latest = known;
  if (halves.s1.length === 1 && halves.s2.length === 1) {
    return { pairs: [[halves.s1[0]!, halves.s2[0]!]], mate: known };
  }
  for (let start = 0; start < halves.s1.length; start += CHUNK) {
    const chunk = halves.s1.slice(start, start + CHUNK);
    const levelOf = new Map(chunk.map((index, level) => [index, level]));
    const isAllowed = (first: number, second: number) => {
      const a = side.get(first);
      const b = side.get(second);
      if (a !== undefined && b !== undefined) return a !== b;
      return a !== 1 && b !== 1;
    };
    const order: OrderLevels = {
      limits: chunk.map(() => halves.s2.length),
      ofEdge: (first, second, add) => {
        const level = levelOf.get(first) ?? levelOf.get(second);
        const position = place.get(second) ?? place.get(first);
        if (level !== undefined && position !== undefined) add(level, position);
      },
    };
    const mate = solveProblem(problem, rest, order, isAllowed)!;
    latest = mate;
    for (const index of chunk) pairs.push([index, mate[index]!]);
    const gone = new Set(chunk.flatMap((index) => [index, mate[index]!]));
    rest = rest.filter((index) => !gone.has(index));
  }
  return { pairs, mate: latest };
}
