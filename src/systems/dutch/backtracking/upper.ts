import type { PlayerState } from '../../player-common/player.js';
import { colourClass } from '../colour-bound.js';
import { pairStraight } from '../straight-bracket.js';
import { backtrack, withMdpsOf } from './backtrack.js';
import {
  type Bracket2012,
  isHeterogeneous,
  type Level,
  membersOf,
  type Paired2012,
  type Round2012,
  withoutOpponent,
} from './bracket-2012.js';
import { levelsOf } from './levels.js';
import { type RankPairing, solveLevel } from './solve.js';

/** A paired bracket, and the one before it, which C.12 may have paired again. */
export interface Step2012 {
  readonly paired: Paired2012;
  readonly previous: Paired2012 | undefined;
}

/**
 * Pairs a bracket that is not the lowest: C.1, then the levels of C.14, C.12 being tried at every
 * level before it is lowered.
 */
export function pairUpper(
  round: Round2012,
  whole: Bracket2012,
  previous: Paired2012 | undefined,
): Step2012 {
  const { field } = round;
  const alone = withoutOpponent(field, whole);
  const lastMdp = whole.mdps.at(-1) ?? -1;
  if (alone.some((rank) => rank <= lastMdp)) {
    // An incompatible MDP is a matter for the previous bracket, before any resident moves down.
    for (const level of levelsOf(field, whole).slice(0, -1)) {
      const step = throughPrevious(round, whole, [], level, previous);
      if (step) return step;
    }
  }
  const { bracket, incompatible } = withoutIncompatible(whole, alone);
  const straight = incompatible.length === 0 ? straightPairing(round, bracket) : undefined;
  if (straight)
    return { paired: ordinary(bracket, [], straight.level, straight.pairing), previous };
  const levels = levelsOf(field, bracket);
  for (const level of levels.slice(0, -1)) {
    const step = throughPrevious(round, bracket, incompatible, level, previous);
    if (step) return step;
  }
  const level = levels.at(-1) ?? { p1: 0, m1: 0 };
  const pairing =
    level.p1 === 0
      ? { pairs: [], leftOver: membersOf(bracket) }
      : solveLevel(round, bracket, level)!;
  return { paired: ordinary(bracket, incompatible, level, pairing), previous };
}

const ordinary = (
  bracket: Bracket2012,
  incompatible: readonly number[],
  level: Level,
  pairing: RankPairing,
): Paired2012 => ({ bracket, incompatible, level, ...pairing, step: 'ordinary' });

function throughPrevious(
  round: Round2012,
  bracket: Bracket2012,
  incompatible: readonly number[],
  level: Level,
  previous: Paired2012 | undefined,
): Step2012 | undefined {
  const other = backtrack(round, previous, bracket, level);
  if (!other) return undefined;
  const changed = withMdpsOf(bracket, other);
  const pairing = solveLevel(round, changed, level)!;
  return { paired: ordinary(changed, incompatible, level, pairing), previous: other };
}

/** C.1: residents without a legal opponent leave the bracket; nobody else loses an opponent. */
function withoutIncompatible(
  whole: Bracket2012,
  alone: readonly number[],
): { readonly bracket: Bracket2012; readonly incompatible: readonly number[] } {
  const residents = new Set(whole.residents);
  const incompatible = alone.filter((rank) => residents.has(rank));
  if (incompatible.length === 0) return { bracket: whole, incompatible };
  const gone = new Set(incompatible);
  const bracket = { ...whole, residents: whole.residents.filter((rank) => !gone.has(rank)) };
  return { bracket, incompatible };
}

/** The usual bracket in near-linear time; undefined where that proves nothing. */
export function straightPairing(
  round: Round2012,
  bracket: Bracket2012,
  mayStay: (rank: number) => boolean = () => true,
): { readonly level: Level; readonly pairing: RankPairing } | undefined {
  const { mdps, residents } = bracket;
  const { players } = round.field;
  const first = residents[0];
  const last = residents.at(-1);
  if (first === undefined || players[first]!.score !== players[last!]!.score) return undefined;
  if (mdps.length > 0 && !isHeterogeneous(bracket)) return undefined;
  const found = pairStraight(
    round,
    { ...bracket, group: -1 },
    {
      mayFloat: mayStay,
      byeHere: false,
      classOf: straightColourClass(round),
    },
  );
  if (!found) return undefined;
  const members = membersOf(bracket);
  const pairing = {
    pairs: found.pairs.map(([a, b]) => [members[a]!, members[b]!] as const),
    leftOver: found.downfloaters.map((index) => members[index]!),
  };
  return { level: { p1: pairing.pairs.length, m1: mdps.length }, pairing };
}

/**
 * The colour classes that the counting bounds of usual brackets work with. They bound X together
 * with the pairs of two strong preferences: Z in even rounds, A.7.d in odd ones. Without Z (2011,
 * even rounds) a strong preference counts as a mild one.
 */
function straightColourClass(round: Round2012): (player: PlayerState) => number {
  const countsZ = round.edition.criteria.some((criterion) => criterion.id === 'Z');
  if (round.oddRound || countsZ) return colourClass;
  return (player) =>
    player.preferenceStrength === 'strong'
      ? colourClass({ ...player, preferenceStrength: 'mild' })
      : colourClass(player);
}
