import { impliedInitialColour } from '../model/history/arrival.js';
import {
  lastPairedRound,
  pairedIds,
  type RecordedRound,
  recordedRounds,
} from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import type { Assumption } from '../systems/assumptions.js';
import { assumptionSentences } from '../systems/choice-sentences.js';
import { chooseSystem } from '../systems/choose.js';
import type { OtherEvent } from '../systems/evidence.js';
import type { PairingSystem, RoundOptions, ScheduleFacts } from '../systems/system.js';
import { contradictoryRounds } from '../trf/index.js';
import { firstUnjudged } from './doubts.js';
import type { Premise, Reason, VerifyOptions } from './types.js';

/** A tournament with everything settled that holds for all of its rounds. */
export interface Prepared {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  readonly rounds: readonly RecordedRound[];
  readonly lastPaired: number;
  /** Later rounds whose columns contradict themselves: nobody can be said to be paired there. */
  readonly contradictory: readonly number[];
  readonly options: VerifyOptions;
  readonly assumptions: readonly Premise[];
  /** Rounds of the whole event where a table fixes them. */
  readonly scheduled?: number;
  /** The assumptions of the choice of the system, and the initial colour. */
  readonly assumed: readonly Assumption[];
}

/** Why nothing of a tournament can be judged. */
interface Refused {
  readonly reason: Reason;
  readonly event?: OtherEvent;
}

/** Settles the system and what holds for all rounds, or says why nothing can be judged. */
export function prepare(tournament: Tournament, options: VerifyOptions): Prepared | Refused {
  const doubt = firstUnjudged(options.diagnostics, 0);
  if (doubt) return { reason: doubt.reason };
  const choice = chooseSystem(tournament, options);
  if (choice.kind === 'unsupported') {
    const { because, event } = choice;
    return { reason: { kind: 'said', text: because }, ...(event && { event }) };
  }
  const { system } = choice;
  const rounds = recordedRounds(tournament, system.unit);
  const lastPaired = lastPairedRound(rounds);
  const assumed: Assumption[] = [...choice.assumptions];
  const assumptions: Premise[] = [
    ...saidByChoice(assumed),
    { kind: 'system', title: system.title, because: choice.because },
  ];
  const schedule = system.schedule?.(tournament, options);
  if (schedule?.unjudged !== undefined) {
    return { reason: { kind: 'said', text: schedule.unjudged } };
  }
  assumptions.push(...saidBySchedule(schedule));
  const settled = schedule ? 'white' : (options.initialColour ?? tournament.settings.initialColour);
  if (settled === undefined && lastPaired > 0) {
    const participants = pairedIds(rounds[0]!.given);
    const { initialColour } = system.open(tournament, 1, {
      ...roundChoices(options),
      participants,
    });
    assumptions.push({ kind: 'initialColour', colour: initialColour });
    assumed.push({ what: 'initialColour', colour: initialColour });
    const told = impliedInitialColour(tournament, system.unit, rounds[0]);
    const against = told ? told.boards - told.agreeing : 0;
    if (told && 2 * against > told.boards) {
      assumptions.push({ kind: 'oddTopBoard', id: told.id, against, boards: told.boards });
    }
  }
  const contradictory = contradictoryRounds(options.diagnostics ?? []).filter(
    (round) => round > lastPaired,
  );
  return {
    ...{ tournament, system, rounds, lastPaired, contradictory, options, assumptions, assumed },
    ...(schedule && { scheduled: schedule.roundCount }),
  };
}

/** How an event follows the table of its system. */
export const saidBySchedule = (schedule: ScheduleFacts | undefined): Premise[] =>
  (schedule?.notes ?? []).map((text) => ({ kind: 'said', text }));

/** The assumptions of the choice of the system, in its words. */
export const saidByChoice = (assumptions: readonly Assumption[]): Premise[] =>
  assumptionSentences(assumptions).map((text) => ({ kind: 'said', text }));

export const statedRoundCount = ({
  options,
  tournament,
  scheduled,
}: Prepared): number | undefined =>
  options.roundCount ?? tournament.settings.roundCount ?? scheduled;

export const roundOptions = (prepared: Prepared): RoundOptions => ({
  ...roundChoices(prepared.options),
  roundCount: statedRoundCount(prepared) ?? prepared.lastPaired,
});

/** What the caller states about every round. */
const roundChoices = ({ initialColour, acceleration }: VerifyOptions): RoundOptions => ({
  ...(initialColour !== undefined && { initialColour }),
  ...(acceleration !== undefined && { acceleration }),
});
