import { type CostLevel, optimumByLevels } from '../../matching/by-levels.js';
import { createMatching } from '../../matching/general.js';
import { type LowerWeight, NO_EDGE, type Optimum } from '../../matching/optimum.js';

/** What the choice of upfloaters asks of a player. */
export interface FloatingPlayer {
  readonly id: number;
  readonly tpn: number;
  /** Pairing score, in tenths. */
  readonly score: number;
  /** Past upfloats; a maximum upfloater has had the most that art. 1.8 allows. */
  readonly upfloats: number;
  readonly maximumUpfloater: boolean;
  readonly upfloatedLast: boolean;
}

/** The residents and all who stand below them. */
export interface DubovBracket<P extends FloatingPlayer> {
  readonly residents: readonly P[];
  readonly lower: readonly P[];
  /** C8 to C10 fall away (C.04.4.1:2026 art. 2.3.4 to 2.3.6). */
  readonly lastRound: boolean;
  /** C1 and C3. */
  mayMeet(a: P, b: P): boolean;
  /** C7: both want the same colour. */
  isDenied(a: P, b: P): boolean;
}

/**
 * The upfloaters of a bracket: as few as can be, the best by C6 to C10, and of equal sets the first by
 * score and TPN (art. 3.2.1, 3.2.2, 4.2). A set out of the scoregroups next to the bracket is the
 * answer when it is as small as the residents alone allow and those left over can be paired: players
 * further down only make C6 worse. Undefined when the bracket and all below it cannot be paired.
 */
export function chooseUpfloaters<P extends FloatingPlayer>(
  bracket: DubovBracket<P>,
  without?: string,
): readonly P[] | undefined {
  const pool = poolOrder(bracket.lower);
  const fewest = unmatched(bracket, bracket.residents);
  const groupEnds = pool.flatMap(({ score }, index) =>
    pool[index + 1]?.score === score ? [] : [index + 1],
  );
  for (let groups = 1; groups <= groupEnds.length; groups *= 2) {
    const near = pool.slice(0, groupEnds[groups - 1]);
    const chosen = bestSet(bracket, near, () => true, without);
    if (chosen?.length !== fewest) continue;
    const left = bracket.lower.filter((player) => !chosen.includes(player));
    if (unmatched(bracket, left) === 0) return chosen;
    break;
  }
  return bestSet(bracket, pool, bracket.mayMeet, without);
}

const BEFORE_THE_LAST_ROUND: ReadonlySet<string> = new Set(['C8', 'C9', 'C10']);

/** Those who may float up, in the order of art. 4.2. */
export const poolOrder = <P extends FloatingPlayer>(lower: readonly P[]): readonly P[] =>
  [...lower].sort((a, b) => b.score - a.score || a.tpn - b.tpn);

/** Who of `pool` floats up, when two who stay below may be paired as `mayStay` says. */
function bestSet<P extends FloatingPlayer>(
  { residents, lastRound, mayMeet, isDenied }: DubovBracket<P>,
  pool: readonly P[],
  mayStay: (a: P, b: P) => boolean,
  without: string | undefined,
): readonly P[] | undefined {
  const players = [...residents, ...pool];
  const count = residents.length;
  // A vertex more where one of an odd number stays below.
  const size = players.length + (players.length % 2);
  const rises = (u: number, v: number): boolean => u < count && v >= count;
  const of =
    (value: (upfloater: P) => number): CostLevel['cost'] =>
    (u, v) =>
      rises(u, v) ? value(players[v]!) : 0;
  const scores = [...new Set(pool.map(({ score }) => score))].sort((a, b) => a - b);
  const most = Math.max(0, ...pool.map(({ upfloats }) => upfloats));
  const levels: Readonly<Record<string, readonly CostLevel[]>> = {
    C5: [{ most: count, cost: of(() => 1) }],
    // The number is settled before, so the highest score needs no level of its own.
    C6: scores.slice(0, -1).map((score) => ({
      most: count,
      cost: of((upfloater) => (upfloater.score === score ? 1 : 0)),
    })),
    C7: [
      {
        most: count,
        cost: (u, v) =>
          u < count && v < players.length && isDenied(players[u]!, players[v]!) ? 1 : 0,
      },
    ],
    C8: [{ most: count, cost: of(({ maximumUpfloater }) => (maximumUpfloater ? 1 : 0)) }],
    C9: [
      {
        most: count * most,
        cost: of(({ maximumUpfloater, upfloats }) => (maximumUpfloater ? upfloats : 0)),
      },
    ],
    C10: [{ most: count, cost: of(({ upfloatedLast }) => (upfloatedLast ? 1 : 0)) }],
  };
  const wanted = Object.keys(levels).filter(
    (id) => id !== without && !(lastRound && BEFORE_THE_LAST_ROUND.has(id)),
  );
  const mayPair = (u: number, v: number): boolean => {
    if (v >= players.length) return u >= count;
    return (u < count ? mayMeet : mayStay)(players[u]!, players[v]!);
  };
  const optimum = optimumByLevels(
    size,
    mayPair,
    wanted.flatMap((id) => levels[id]!),
    (vertex) => size - 1 - vertex,
  );
  return optimum && firstSet(optimum, players, count);
}

function firstSet<P>(optimum: Optimum, players: readonly P[], count: number): readonly P[] {
  let open = 0;
  for (let vertex = 0; vertex < count; vertex += 1) if (optimum.mate(vertex) >= count) open += 1;
  const chosen: P[] = [];
  for (let vertex = count; vertex < players.length && open > 0; vertex += 1) {
    if (!keepsWithin(optimum, vertex, count)) continue;
    chosen.push(players[vertex]!);
    open -= 1;
  }
  return chosen;
}

/** Pairs the vertex with a resident for good if an optimal matching does. */
function keepsWithin(optimum: Optimum, vertex: number, count: number): boolean {
  const changes: LowerWeight[] = [];
  let rising = false;
  for (let other = 0; other < optimum.size; other += 1) {
    if (other === vertex || optimum.weightOf(vertex, other) === NO_EDGE) continue;
    if (other < count) rising = true;
    else changes.push({ u: vertex, v: other, weight: NO_EDGE });
  }
  return rising && optimum.lower(changes);
}

/** How many of these stay over when as many as possible are paired among themselves. */
function unmatched<P extends FloatingPlayer>(
  { mayMeet }: DubovBracket<P>,
  players: readonly P[],
): number {
  const matching = createMatching(players.length, (u, v) => mayMeet(players[u]!, players[v]!));
  for (let vertex = players.length - 1; vertex >= 0; vertex -= 1) matching.add(vertex);
  return matching.exposed.length;
}
