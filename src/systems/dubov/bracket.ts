import { createOptimum, type LowerWeight, NO_EDGE, type Optimum } from '../../matching/optimum.js';
import { firstTransposition } from '../../matching/transposition.js';

/** What pairing inside a bracket asks of a player. */
export interface GroupedPlayer {
  readonly id: number;
  readonly tpn: number;
  /** Mean rating of the opponents (C.04.4.1:2026 art. 1.7). */
  readonly aro: number;
  readonly prefersWhite: boolean;
  readonly hasPlayed: boolean;
}

/**
 * Pairs residents and upfloaters (art. 3.2.3 to 3.2.6): G1 wants White, G2 Black, or the halves where
 * nobody has played; players from the middle of a group change sides until the groups can be paired
 * one to one; then S1 by ARO meets the first transposition of G2. The first of a pair comes from G1.
 * @throws RangeError when the players cannot be paired at all.
 */
export function pairDubovBracket<P extends GroupedPlayer>(
  players: readonly P[],
  mayMeet: (a: P, b: P) => boolean,
): readonly (readonly [P, P])[] {
  const groups = groupsOf(players);
  const { first, second } = shift(groups, mayMeet);
  const s1 = [...first].sort(byAro);
  const s2 = [...second].sort(byTpn);
  const opponents = firstTransposition({
    size: s1.length,
    ordered: s1.length,
    mayPair: (left, right) => mayMeet(s1[left]!, s2[right]!),
  });
  if (!opponents) throw new RangeError('Expected two groups that can be paired');
  return s1.map((player, left) => [player, s2[opponents[left]!]!] as const);
}

export const byTpn = (a: GroupedPlayer, b: GroupedPlayer): number => a.tpn - b.tpn;
export const byAro = (a: GroupedPlayer, b: GroupedPlayer): number => a.aro - b.aro || byTpn(a, b);

export interface Groups<P> {
  readonly first: readonly P[];
  readonly second: readonly P[];
}

export function groupsOf<P extends GroupedPlayer>(players: readonly P[]): Groups<P> {
  const sorted = [...players].sort(byTpn);
  if (sorted.every(({ hasPlayed }) => !hasPlayed)) {
    const half = sorted.length / 2;
    return { first: sorted.slice(0, half), second: sorted.slice(half) };
  }
  return {
    first: sorted.filter(({ prefersWhite }) => prefersWhite).sort(byAro),
    second: sorted.filter(({ prefersWhite }) => !prefersWhite),
  };
}

/**
 * The players of a group in the order in which they change sides: the middle of the list, then the
 * middle of what remains (art. 4.3). A group stands by ARO if it wants White, else by TPN.
 */
export function shiftOrder<P>(group: readonly P[]): readonly P[] {
  const rest = [...group];
  const order: P[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.ceil(rest.length / 2) - 1, 1));
  return order;
}

/**
 * Who changes sides (art. 3.2.4, 4.3). With the least number of pairs inside the groups, one player of
 * each such pair has to; first from the smaller group, then from the larger one, always the first set
 * in the order of art. 4.3 for which the groups can still be paired.
 */
function shift<P extends GroupedPlayer>(
  { first, second }: Groups<P>,
  mayMeet: (a: P, b: P) => boolean,
): Groups<P> {
  const players = [...first, ...second];
  const isFirst = (vertex: number): boolean => vertex < first.length;
  const optimum = createOptimum(
    players.length,
    (u, v) => (!mayMeet(players[u]!, players[v]!) ? NO_EDGE : isFirst(u) === isFirst(v) ? -1 : 0),
    (vertex) => players.length - 1 - vertex,
  );
  if (!optimum) throw new RangeError('Expected players who can be paired');
  const vertexOf = new Map(players.map((player, vertex) => [player, vertex]));
  const moved = new Set<number>();
  const groups = first.length <= second.length ? [first, second] : [second, first];
  for (const group of groups) {
    const side = new Set(group.map((player) => vertexOf.get(player)!));
    let left = [...side].filter((vertex) => side.has(optimum.mate(vertex))).length / 2;
    for (const player of shiftOrder(group)) {
      if (left === 0) break;
      const vertex = vertexOf.get(player)!;
      if (!pairsInside(optimum, vertex, side, moved)) continue;
      moved.add(vertex);
      left -= 1;
    }
  }
  const goes = (player: P): boolean => moved.has(vertexOf.get(player)!);
  return {
    first: [...first.filter((player) => !goes(player)), ...second.filter(goes)],
    second: [...second.filter((player) => !goes(player)), ...first.filter(goes)],
  };
}

/** Pairs the vertex inside its group, with somebody who stays, if an optimal matching does. */
function pairsInside(
  optimum: Optimum,
  vertex: number,
  side: ReadonlySet<number>,
  moved: ReadonlySet<number>,
): boolean {
  const changes: LowerWeight[] = [];
  let inside = false;
  for (let other = 0; other < optimum.size; other += 1) {
    if (other === vertex || optimum.weightOf(vertex, other) === NO_EDGE) continue;
    if (side.has(other) && !moved.has(other)) inside = true;
    else changes.push({ u: vertex, v: other, weight: NO_EDGE });
  }
  return inside && optimum.lower(changes);
}
