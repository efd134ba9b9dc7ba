import {
  lastPairedRound,
  participantsOf,
  presetBye,
  recordedRounds,
} from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { chooseSystem, type SystemRequest } from '../systems/choose.js';
import type { PairingSystem, RoundCase, RoundOptions } from '../systems/system.js';
import { conforms } from './judge.js';
import { saidByChoice, saidBySchedule } from './prepared.js';
import type { Premise, Reason } from './types.js';

export interface PairRoundOptions extends SystemRequest, RoundOptions {}

/** A round ready to be paired, with what was chosen for it. */
export interface SettledRound {
  readonly kind: 'opened';
  readonly round: number;
  readonly system: PairingSystem;
  /** Why this system and edition. */
  readonly because: string;
  /** What was taken for granted. */
  readonly premises: readonly Premise[];
  readonly case: RoundCase;
  /** Who gets the pairing-allocated bye by the arbiter's decision (a `U` in the round to pair). */
  readonly presetBye: number | undefined;
}

/** The tournament or the request leaves open what must be known. */
export interface UnsettledRound {
  readonly kind: 'undetermined';
  readonly why: Reason;
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
export function settleRound(
  tournament: Tournament,
  round: number | undefined,
  options: PairRoundOptions = {},
): SettledRound | UnsettledRound {
  const choice = chooseSystem(tournament, options);
  if (choice.kind === 'unsupported') {
    return { kind: 'undetermined', why: { kind: 'said', text: choice.because } };
  }
  const { system, because } = choice;
  const schedule = system.schedule?.(tournament, options);
  if (schedule?.unjudged !== undefined) {
    return { kind: 'undetermined', why: { kind: 'said', text: schedule.unjudged } };
  }
  const premises: Premise[] = [...saidByChoice(choice.assumptions), ...saidBySchedule(schedule)];
  const rounds = recordedRounds(tournament, system.unit);
  const next = lastPairedRound(rounds) + 1;
  const number = round ?? next;
  if (!Number.isInteger(number) || number < 1 || number > next) {
    throw new RangeError(`Expected a round from 1 to ${next}, found ${number}`);
  }
  const recorded = rounds[number - 1];
  const participants = options.participants ?? participantsOf(tournament, system.unit, recorded);
  const stated = options.roundCount ?? tournament.settings.roundCount ?? schedule?.roundCount;
  if (stated === undefined && !recorded?.paired) {
    return { kind: 'undetermined', why: { kind: 'unknownRoundCount' } };
  }
  const roundCount =
    stated ??
    assumedRoundCount(number, next - 1, (count) => {
      const { given } = recorded!;
      const settled = { ...options, roundCount: count, participants };
      return conforms({ tournament, system, round: number, given, options: settled });
    });
  if (number > roundCount) {
    return { kind: 'undetermined', why: { kind: 'beyondEnd', round: number, roundCount } };
  }
  if (stated === undefined) premises.push(assumedEnd(next - 1, roundCount));
  const opened = system.open(tournament, number, { ...options, roundCount, participants });
  return {
    kind: 'opened',
    round: number,
    system,
    because,
    premises,
    case: opened,
    presetBye: presetBye(recorded),
  };
}

/**
 * The number of rounds for a recorded round of a tournament that does not state it: the last paired
 * round is taken for the last of the tournament, or for an earlier one when only that makes it as the
 * rules prescribe. A file is not accused for what it does not tell.
 */
export function assumedRoundCount(
  round: number,
  lastPaired: number,
  conformsWith: (roundCount: number) => boolean,
): number {
  const isEarlier =
    round === lastPaired && !conformsWith(lastPaired) && conformsWith(lastPaired + 1);
  return isEarlier ? lastPaired + 1 : lastPaired;
}

/** What is assumed about the end of a tournament that does not state its number of rounds. */
export const assumedEnd = (lastPaired: number, roundCount: number): Premise =>
  lastPaired === roundCount
    ? { kind: 'roundCount', count: roundCount }
    : { kind: 'notLast', round: lastPaired };
