import { backtrack, withMdpsOf } from './backtrack.js';
import {
  type Bracket2012,
  floatersOf,
  isHeterogeneous,
  type Level,
  type Paired2012,
  type Round2012,
} from './bracket-2012.js';
import { mostMdpPairs } from './levels.js';
import { solve, solveLevel, vertex, vertices } from './solve.js';
import { straightPairing } from './upper.js';

/**
 * C.13: completes the round, if need be by pairing upper brackets again or merging them. The field
 * must have a complete legal pairing.
 */
export function completeRound(
  round: Round2012,
  stack: readonly Paired2012[],
  residents: readonly number[],
): readonly Paired2012[] {
  const straight = pairLowest(round, stack, residents);
  if (straight) return straight;
  const upper = [...stack];
  let rest = residents;
  for (;;) {
    const penultimate = upper.pop()!;
    const again = pairAgain(round, penultimate, rest);
    if (again) {
      const bracket = { mdps: floatersOf(again), residents: rest };
      return [...upper, again, finish(round, bracket, 'ordinary')!];
    }
    const { bracket, incompatible } = penultimate;
    const own = inOrder([...bracket.residents, ...incompatible]);
    const merged = finish(round, { mdps: [...bracket.mdps, ...own], residents: rest }, 'merged');
    if (merged) return [...upper, merged];
    rest = [...own, ...rest];
  }
}

const inOrder = (ranks: readonly number[]): number[] => [...ranks].sort((a, b) => a - b);

/** M1 = M0, M0 - 1, at last as homogeneous; always all pairs (C.13, first sentence). */
function completeLevels(bracket: Bracket2012): readonly Level[] {
  const size = bracket.mdps.length + bracket.residents.length;
  const p1 = Math.floor(size / 2);
  const m0 = isHeterogeneous(bracket) ? bracket.mdps.length : 0;
  const targets = size % 2 === 1 ? [m0, m0 - 1, 0] : [m0, 0];
  return [...new Set(targets)].filter((m1) => m1 >= 0).map((m1) => ({ p1, m1 }));
}

const mayHaveBye =
  ({ field }: Round2012) =>
  (rank: number): boolean =>
    !field.players[rank]!.pabBarred;

function finish(
  round: Round2012,
  bracket: Bracket2012,
  step: 'ordinary' | 'merged',
): Paired2012 | undefined {
  for (const level of completeLevels(bracket)) {
    const pairing = solveLevel(round, bracket, level, mayHaveBye(round));
    if (pairing) return { bracket, incompatible: [], level, ...pairing, step };
  }
  return undefined;
}

/** The level at which the lowest bracket is completed with the MDPs it has, if it can be. */
export function lowestLevel(round: Round2012, bracket: Bracket2012): Level | undefined {
  return completeLevels(bracket).find(
    (level) => solveLevel(round, bracket, level, mayHaveBye(round)) !== undefined,
  );
}

/** The lowest bracket as it comes, C.12 being tried at every level before M1 is lowered. */
function pairLowest(
  round: Round2012,
  stack: readonly Paired2012[],
  residents: readonly number[],
): readonly Paired2012[] | undefined {
  const last = stack.at(-1);
  const bracket: Bracket2012 = { mdps: last ? floatersOf(last) : [], residents };
  const mayStay = mayHaveBye(round);
  const straight = straightPairing(round, bracket, mayStay);
  if (straight) {
    const { level, pairing } = straight;
    return [...stack, { bracket, incompatible: [], level, ...pairing, step: 'ordinary' }];
  }
  for (const level of completeLevels(bracket)) {
    const pairing = solveLevel(round, bracket, level, mayStay);
    if (pairing) {
      return [...stack, { bracket, incompatible: [], level, ...pairing, step: 'ordinary' }];
    }
    const other = backtrack(round, last, bracket, level, mayStay);
    if (!other) continue;
    const changed = withMdpsOf(bracket, other);
    const lowest = solveLevel(round, changed, level, mayStay)!;
    return [
      ...stack.slice(0, -1),
      other,
      { bracket: changed, incompatible: [], level, ...lowest, step: 'ordinary' },
    ];
  }
  return undefined;
}

/**
 * C.13: the penultimate bracket in the best way that lets the rest be completed, with the most MDPs
 * and then the most pairs; undefined when P would become 0. A single player whom it got from above
 * and leaves over again is to be paired below: once that player would have to take the bye, none of those
 * moved down may (as JaVaFo 1.4 does; the text is silent).
 */
function pairAgain(
  round: Round2012,
  penultimate: Paired2012,
  rest: readonly number[],
): Paired2012 | undefined {
  const mdpsApart =
    isHeterogeneous(penultimate.bracket) && mostMdpPairs(round.field, penultimate.bracket) > 0;
  const free = pairBoth(round, penultimate, rest, mdpsApart, true);
  if (!free || !mdpsApart || rest.length < 2) return free;
  const [lone, ...others] = floatersOf(free);
  const isLoneMdp =
    lone !== undefined && others.length === 0 && penultimate.bracket.mdps.includes(lone);
  return isLoneMdp ? pairBoth(round, penultimate, rest, mdpsApart, false) : free;
}

/** The penultimate bracket together with everything below as one matching problem. */
function pairBoth(
  round: Round2012,
  penultimate: Paired2012,
  rest: readonly number[],
  mdpsApart: boolean,
  byeForMdps: boolean,
): Paired2012 | undefined {
  const { bracket, incompatible } = penultimate;
  const members = bracket.mdps.length + bracket.residents.length;
  const odd = (members + incompatible.length + rest.length) % 2 === 1;
  const mayStay = mayHaveBye(round);
  const found = solve({
    round,
    bracket,
    mdpsApart,
    others: [
      ...vertices('gone', incompatible),
      ...vertices('below', rest),
      ...(odd ? [vertex('bye', round.field.bye)] : []),
    ],
    joins: (a, b) => b.role !== 'bye' || (mayStay(a.rank) && (byeForMdps || a.role !== 'mdp')),
  });
  if (!found) return undefined;
  const mdps = new Set(mdpsApart ? bracket.mdps : []);
  const m1 = found.pairs.filter(([high]) => mdps.has(high)).length;
  const p1 = found.pairs.length;
  if (p1 === 0 || (mdpsApart && m1 === 0)) return undefined;
  return { ...penultimate, level: { p1, m1 }, ...found, step: 'C.13' };
}
