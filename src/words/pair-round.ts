import type { Tournament } from '../model/tournament.js';
import type { NoPairing, RoundPairing } from '../systems/pairing.js';
import type { RoundTrace } from '../systems/system.js';
import { type PairRoundOptions, type SettledRound, settleRound } from '../verify/pair-round.js';
import type { Reason } from '../verify/types.js';
import { tellPremise, tellReason } from './tell.js';

/** The tournament or the request leaves open what must be known. */
export interface CannotPair {
  readonly kind: 'undetermined';
  readonly reason: string;
}

/** A round ready to be paired, with what was chosen for it. */
export interface OpenedRound extends Omit<SettledRound, 'premises'> {
  /** What was taken for granted, a sentence each. */
  readonly assumptions: readonly string[];
}

export type PairRoundResult = RoundPairing<RoundTrace> | NoPairing | CannotPair;

/**
 * Settles system, edition, participants and number of rounds for pairing `round` (undefined: the
 * next one). A round that is recorded already is paired anew for those who were paired in it, with
 * the number of rounds that `verifyTournament` assumes where it is not stated.
 */
export function openRound(
  tournament: Tournament,
  round: number | undefined,
  options: PairRoundOptions = {},
): OpenedRound | CannotPair {
  const settled = settleRound(tournament, round, options);
  if (settled.kind === 'undetermined') {
    return { kind: 'undetermined', reason: tellReason(settled.why) };
  }
  const { premises, ...opened } = settled;
  return { ...opened, assumptions: premises.map((premise) => tellPremise(premise)) };
}

/**
 * The regulation pairing of a round, by default the next one (C.04.2, C.04.3, C.04.6, D.02). Boards
 * stand in the order of publication; `bye` is the pairing-allocated bye.
 * @throws RangeError when `round` is neither recorded nor the next one.
 */
export function pairRound(
  tournament: Tournament,
  round?: number,
  options: PairRoundOptions = {},
): PairRoundResult {
  const opened = openRound(tournament, round, options);
  return opened.kind === 'opened' ? pairOpened(opened) : opened;
}

/** Pairs an opened round, around a bye that the arbiter has already given. */
export function pairOpened({
  round,
  case: open,
  presetBye,
}: OpenedRound): RoundPairing<RoundTrace> | NoPairing {
  const { participants } = open;
  if (participants.length === 0) return impossible({ kind: 'nobodyToPair', round }, []);
  if (presetBye !== undefined && participants.length % 2 === 1) {
    return impossible({ kind: 'oddBesideBye', round, player: presetBye }, [presetBye]);
  }
  const result = open.pair();
  return result.kind === 'paired' && presetBye !== undefined
    ? { ...result, bye: presetBye }
    : result;
}

const impossible = (why: Reason, unmatched: readonly number[]): NoPairing => ({
  kind: 'impossible',
  reason: tellReason(why),
  unmatched,
});
