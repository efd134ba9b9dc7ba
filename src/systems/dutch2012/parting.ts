import { createMatching } from '../../matching/general.js';
import type { Paired2012, Round2012 } from './bracket.js';
import type { RankPairing } from './solve.js';

/** Where two pairings of a bracket part, and what stands around it. */
export interface Parting {
  readonly round: Round2012;
  readonly brackets: readonly Paired2012[];
  readonly index: number;
  readonly given: RankPairing;
  /** Everybody who is not paired after this bracket, as the given pairing has it. */
  readonly rest: readonly number[];
}

/** Who cannot be paired when these players are all that is left. */
export function unmatchedOf(
  { field }: Round2012,
  ranks: readonly number[],
  mayHaveBye: (rank: number) => boolean,
): readonly number[] {
  const bye = field.size;
  const matching = createMatching(field.size + 1, (u, v) =>
    u === bye ? mayHaveBye(v) : v === bye ? mayHaveBye(u) : field.mayMeet(u, v),
  );
  if (ranks.length % 2 === 1) matching.add(bye);
  for (const rank of ranks) matching.add(rank);
  return matching.exposed.filter((rank) => rank !== bye);
}
