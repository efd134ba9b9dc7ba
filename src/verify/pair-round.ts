import {
  lastPairedRound,
  participantsOf,
  presetBye,
  recordedRounds,
} from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { assumptionSentences } from '../systems/choice-sentences.js';
import { chooseSystem, type SystemRequest } from '../systems/choose.js';
import type { NoPairing, RoundPairing } from '../systems/pairing.js';
import type { PairingSystem, RoundCase, RoundOptions, RoundTrace } from '../systems/system.js';
import { conforms } from './judge.js';
import { SENTENCES } from './sentences.js';
import { assumedRoundCount } from './unknown-end.js';

export interface PairRoundOptions extends SystemRequest, RoundOptions {}

/** The tournament or the request leaves open what must be known. */
export interface CannotPair {
  readonly kind: 'undetermined';
  readonly reason: string;
}

export type PairRoundResult = RoundPairing<RoundTrace> | NoPairing | CannotPair;

/** A round ready to be paired, with what was chosen for it. */
export interface OpenedRound {
  readonly kind: 'opened';
  readonly round: number;
  readonly system: PairingSystem;
  /** Why this system and edition. */
  readonly because: string;
  /** What was taken for granted, a sentence each. */
  readonly assumptions: readonly string[];
  readonly case: RoundCase;
  /** Who gets the pairing-allocated bye by the arbiter's decision (a `U` in the round to pair). */
  readonly presetBye: number | undefined;
}

/** The round after the last paired one. */
export function nextRound(tournament: Tournament, unit: 'player' | 'team' = 'player'): number {
  return lastPairedRound(recordedRounds(tournament, unit)) + 1;
}

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
  const choice = chooseSystem(tournament, options);
  if (choice.kind === 'unsupported') return { kind: 'undetermined', reason: choice.because };
  const { system, because } = choice;
  const assumptions = [...assumptionSentences(choice.assumptions)];
  const rounds = recordedRounds(tournament, system.unit);
  const next = lastPairedRound(rounds) + 1;
  const number = round ?? next;
  if (!Number.isInteger(number) || number < 1 || number > next) {
    throw new RangeError(`Expected a round from 1 to ${next}, found ${number}`);
  }
  const recorded = rounds[number - 1];
  const participants = options.participants ?? participantsOf(tournament, system.unit, recorded);
  const stated = options.roundCount ?? tournament.settings.roundCount;
  if (stated === undefined && !recorded?.paired) {
    return { kind: 'undetermined', reason: SENTENCES.unknownRoundCount };
  }
  const roundCount =
    stated ??
    assumedRoundCount(number, next - 1, (count) => {
      const { given } = recorded!;
      const settled = { ...options, roundCount: count, participants };
      return conforms({ tournament, system, round: number, given, options: settled });
    });
  if (number > roundCount) {
    const reason = `round ${number} is beyond the ${roundCount} rounds of the tournament`;
    return { kind: 'undetermined', reason };
  }
  if (stated === undefined) assumptions.push(SENTENCES.assumedEnd(next - 1, roundCount));
  const opened = system.open(tournament, number, { ...options, roundCount, participants });
  return {
    kind: 'opened',
    round: number,
    system,
    because,
    assumptions,
    case: opened,
    presetBye: presetBye(recorded),
  };
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
  if (participants.length === 0) {
    const reason = `nobody is to be paired in round ${round}: everybody has a bye`;
    return { kind: 'impossible', reason, unmatched: [] };
  }
  if (presetBye !== undefined && participants.length % 2 === 1) {
    const reason = `${presetBye} has the bye of round ${round} already, and the others are an odd number`;
    return { kind: 'impossible', reason, unmatched: [presetBye] };
  }
  const result = open.pair();
  return result.kind === 'paired' && presetBye !== undefined
    ? { ...result, bye: presetBye }
    : result;
}
