import { pairedIds } from '../model/history/rounds.js';
import type { RoundCase } from '../systems/system.js';
import type { GivenPairing } from './types.js';

/** A list for people read against the round: what it says, and what it leaves to be understood. */
export interface SettledList {
  readonly given: GivenPairing;
  /** Who is to be paired: without those whom the list calls absent. */
  readonly participants: ReadonlySet<number>;
  /** Called absent by the list alone. */
  readonly absent: readonly number[];
  /** The only one whom the list does not name, in a field that leaves one over. */
  readonly impliedBye: number | undefined;
  /** Those to be paired whom it does not name. */
  readonly missing: readonly number[];
}

/** A bye in the list of somebody who is not to be paired is the one that the file announces. */
export function settleList(given: GivenPairing, round: RoundCase): SettledList {
  const all = round.participants.map(({ id }) => id);
  const absent = all.filter((id) => given.list?.absent.includes(id));
  const participants = new Set(all.filter((id) => !absent.includes(id)));
  const byes = given.byes.filter((id) => participants.has(id));
  const named = pairedIds({ pairs: given.pairs, byes });
  const unnamed = [...participants].filter((id) => !named.has(id));
  const implied = participants.size % 2 === 1 && byes.length === 0 && unnamed.length === 1;
  return {
    given: { ...given, byes: implied ? unnamed : byes },
    participants,
    absent,
    impliedBye: implied ? unnamed[0] : undefined,
    missing: implied ? [] : unnamed,
  };
}
