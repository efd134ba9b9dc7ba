import type { Candidate, OrderDifference, PairedBracket } from '../player-common/bracketed.js';
import { byAro, byTpn, groupsOf, shiftOrder } from './bracket.js';
import { dubovArticle, upfloatersOf } from './criteria.js';
import type { DubovPlayer } from './situation.js';
import { poolOrder } from './upfloaters.js';

/**
 * Two equally good pairings of a bracket: the first set of upfloaters (art. 4.2), the first players who
 * change sides (4.3), the first transposition (4.4).
 */
export function compareDubovOrder(
  given: Candidate<DubovPlayer>,
  bracket: PairedBracket<DubovPlayer>,
): OrderDifference | undefined {
  const pool = poolOrder(bracket.open.filter((player) => !bracket.held.includes(player)));
  const [own, due] = [given, bracket].map((one) => {
    const upfloaters = upfloatersOf(one, bracket);
    return pool.filter((player) => upfloaters.includes(player));
  });
  const sets = difference(own!, due!, pool, 'upfloaters', '4.2');
  if (sets) return sets;
  const groups = groupsOf(bracket.members);
  const sides = [groups.first, groups.second];
  if (groups.first.length > groups.second.length) sides.reverse();
  for (const side of sides) {
    const order = shiftOrder(side);
    const [ownShift, dueShift] = [given, bracket].map((one) => shifted(one, side, order));
    const shifts = difference(ownShift!, dueShift!, order, 'exchange', '4.3');
    if (shifts) return shifts;
  }
  const moved = new Set(sides.flatMap((side) => shifted(bracket, side, shiftOrder(side))));
  const isFirst = (player: DubovPlayer): boolean =>
    groups.first.includes(player) !== moved.has(player);
  const s1 = bracket.members.filter(isFirst).sort(byAro);
  const s2 = bracket.members.filter((player) => !isFirst(player)).sort(byTpn);
  const [ownT2, dueT2] = [given, bracket].map(({ pairs }) => {
    const opponent = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    return s1.map((player) => opponent.get(player)!);
  });
  return difference(ownT2!, dueT2!, s2, 'transposition', '4.4');
}

/** Of every pair inside a side the one who comes first in the order of art. 4.3. */
function shifted(
  { pairs }: Candidate<DubovPlayer>,
  side: readonly DubovPlayer[],
  order: readonly DubovPlayer[],
): readonly DubovPlayer[] {
  const inside = new Set(side);
  const first = new Set(
    pairs
      .filter(([a, b]) => inside.has(a) && inside.has(b))
      .map(([a, b]) => (order.indexOf(a) < order.indexOf(b) ? a : b)),
  );
  return order.filter((player) => first.has(player));
}

function difference(
  own: readonly DubovPlayer[],
  due: readonly DubovPlayer[],
  order: readonly DubovPlayer[],
  stage: OrderDifference['stage'],
  article: string,
): OrderDifference | undefined {
  const at = own.findIndex((player, index) => player !== due[index]);
  if (at < 0) return undefined;
  const isDueFirst = order.indexOf(due[at]!) < order.indexOf(own[at]!);
  return {
    article: dubovArticle(article),
    stage,
    given: { players: own.map(({ id }) => id) },
    regulation: { players: due.map(({ id }) => id) },
    better: isDueFirst ? 'regulation' : 'given',
  };
}
