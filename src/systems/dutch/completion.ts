import { type CardinalityMatching, createMatching } from '../../matching/general.js';
import type { Field } from './field.js';

/**
 * Can the round be completed? For every scoregroup from the bottom up, a maximum matching of that
 * group and all below it, with the bye as one more vertex (C.04.3:2026 [C4], [C5]).
 */
export interface Completion {
  /** The lowest score that a bye can have in a complete pairing, if that was asked for. */
  readonly byeScore: number | undefined;
  readonly mayHaveBye: (rank: number) => boolean;
  /** May these two vertices (ranks, or the bye) be paired in a completion? */
  readonly mayPair: (u: number, v: number) => boolean;
  /** Maximum matching of scoregroup `group` and everything below. */
  readonly suffix: (group: number) => CardinalityMatching;
}

export type CompletionResult =
  | { readonly kind: 'possible'; readonly completion: Completion }
  | {
      readonly kind: 'impossible';
      readonly reason: 'noBye' | 'noPairing';
      readonly unmatched: number[];
    };

/**
 * Looks for a complete pairing under C1 to C3. `lowestBye` also finds the lowest score the bye can
 * have ([C5] of 2026) and admits only players of that score; without it any eligible player may
 * have the bye (2017).
 */
export function createCompletion(field: Field, lowestBye: boolean): CompletionResult {
  const { players, bye } = field;
  if (bye < 0) return attempt(field, undefined);
  const scores = new Set<number>();
  for (const player of players) if (!player.pabBarred) scores.add(player.score);
  if (scores.size === 0) {
    return { kind: 'impossible', reason: 'noBye', unmatched: players.map((_, rank) => rank) };
  }
  if (!lowestBye) return attempt(field, undefined);
  const [lowest, ...higher] = [...scores].sort((a, b) => a - b);
  const first = attempt(field, lowest);
  if (first.kind === 'possible') return first;
  const anyBye = attempt(field, undefined);
  if (anyBye.kind === 'impossible') return anyBye;
  for (const score of higher) {
    const result = attempt(field, score);
    if (result.kind === 'possible') return result;
  }
  return anyBye;
}

function attempt(field: Field, byeScore: number | undefined): CompletionResult {
  const { players, size, bye, groupStarts } = field;
  const mayHaveBye = (rank: number) =>
    rank < size &&
    !players[rank]!.pabBarred &&
    (byeScore === undefined || players[rank]!.score === byeScore);
  const mayPair = (u: number, v: number): boolean => {
    if (u === bye) return mayHaveBye(v);
    if (v === bye) return mayHaveBye(u);
    return field.mayMeet(u, v);
  };
  const matching = createMatching(size + (bye < 0 ? 0 : 1), mayPair);
  const suffixes: CardinalityMatching[] = [];
  if (bye >= 0) matching.add(bye);
  suffixes[groupStarts.length - 1] = matching.clone();
  for (let group = groupStarts.length - 2; group >= 0; group -= 1) {
    for (let rank = groupStarts[group + 1]! - 1; rank >= groupStarts[group]!; rank -= 1) {
      matching.add(rank);
    }
    suffixes[group] = matching.clone();
  }
  const { exposed } = matching;
  if (exposed.length > 0) {
    if (exposed.length === 1 && exposed[0] === bye) {
      return { kind: 'impossible', reason: 'noBye', unmatched: players.map((_, rank) => rank) };
    }
    const unmatched = exposed.filter((rank) => rank < size);
    return { kind: 'impossible', reason: 'noPairing', unmatched };
  }
  return {
    kind: 'possible',
    completion: { byeScore, mayHaveBye, mayPair, suffix: (group) => suffixes[group]! },
  };
}
