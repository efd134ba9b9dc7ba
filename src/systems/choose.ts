import type { Tournament } from '../model/tournament.js';
import type { Assumption } from './assumptions.js';
import { CHOICE_SENTENCES as SAY } from './choice-sentences.js';
import { describeStart, startDay } from './dates.js';
import { type Evidence, evidenceOf, type OtherEvent } from './evidence.js';
import { editionsOf, findSystem, PAIRING_SYSTEMS, systemInForce } from './registry.js';
import type { PairingSystem, SystemId } from './system.js';

export interface SystemRequest {
  /** Undefined or 'auto': what the file says. */
  readonly system?: SystemId | 'auto';
  /** E.g. "2026"; undefined or 'auto': by record 192, 092 or the dates of the file. */
  readonly edition?: string;
  /** The systems there are to choose from; `PAIRING_SYSTEMS` by default. */
  readonly systems?: readonly PairingSystem[];
}

export type SystemChoice =
  | {
      readonly kind: 'chosen';
      readonly system: PairingSystem;
      /** Why this edition, a full sentence without the final stop. */
      readonly because: string;
      /** True when nothing in the file or the request led to the edition. */
      readonly assumed: boolean;
      /** What was taken for granted, as facts; `assumptionSentences` words them. */
      readonly assumptions: readonly Assumption[];
    }
  | {
      readonly kind: 'unsupported';
      readonly because: string;
      /** What the event is, when it is none that can be judged here. */
      readonly event?: OtherEvent;
    };

/**
 * Picks the pairing system and its edition: as requested, else as record 192 or 092 names it, else
 * the Dutch system, unless team lists or the pairings show another kind of event; of its editions the
 * one in force on the tournament's first day, else the nearest, without a date the newest one.
 */
export function chooseSystem(tournament: Tournament, request: SystemRequest = {}): SystemChoice {
  const asked = request.system === 'auto' ? undefined : request.system;
  const askedEdition = request.edition === 'auto' ? undefined : request.edition;
  const { systems = PAIRING_SYSTEMS } = request;
  const evidence = evidenceOf(tournament, systems);
  if (!asked && evidence.kind === 'other') {
    const { event } = evidence;
    return { kind: 'unsupported', because: SAY.otherEvent(event), event };
  }
  const named = evidence.kind === 'named' ? evidence : undefined;
  const seen = evidence.kind === 'seen' ? evidence : undefined;
  const id = asked ?? named?.system.id ?? seen?.system.id ?? 'dutch';
  const assumptions: Assumption[] = asked || named ? [] : [assumedSystem(id, evidence)];
  const chosen = (system: PairingSystem, because: string): SystemChoice => ({
    ...{ kind: 'chosen', system, because, assumed: false, assumptions },
  });
  if (askedEdition !== undefined) {
    if (typeof askedEdition !== 'string') {
      const [newest] = knownOf(id, systems).slice(-1);
      throw new TypeError(
        `Expected an edition as a text such as "${newest}", found ${String(askedEdition)}`,
      );
    }
    const system = findSystem(id, askedEdition, systems);
    if (system) return chosen(system, 'as asked');
    return { kind: 'unsupported', because: SAY.noEdition(id, askedEdition, knownOf(id, systems)) };
  }
  const stated = named?.system.id === id ? named.system.edition : undefined;
  if (named && stated !== undefined) {
    const system = findSystem(id, stated, systems);
    if (system) return chosen(system, SAY.source(named.source));
    return {
      kind: 'unsupported',
      because: SAY.unknownEdition(named.source, id, knownOf(id, systems)),
    };
  }
  return byDate(tournament, id, assumptions, systems);
}

function assumedSystem(system: SystemId, evidence: Evidence): Assumption {
  if (evidence.kind === 'seen') {
    const { schedule, source } = evidence;
    return { what: 'schedule', system, schedule, ...(source && { source }) };
  }
  const words = evidence.kind === 'nothing' ? evidence.words : undefined;
  return { what: 'system', system, ...(words && { words }) };
}

const knownOf = (id: SystemId, systems: readonly PairingSystem[]): readonly string[] =>
  editionsOf(id, systems).map(({ edition }) => edition);

function byDate(
  tournament: Tournament,
  id: SystemId,
  assumptions: readonly Assumption[],
  systems: readonly PairingSystem[],
): SystemChoice {
  const editions = editionsOf(id, systems);
  const [oldest] = editions;
  const newest = editions.at(-1);
  if (!oldest || !newest) return { kind: 'unsupported', because: SAY.noSystem(id) };
  if (editions.length === 1 && newest.schedule) {
    return { kind: 'chosen', system: newest, because: SAY.onlyTable, assumed: false, assumptions };
  }
  const start = startDay(tournament.info);
  if (!start) {
    const edition: Assumption = { what: 'edition', edition: newest.edition };
    return {
      ...{ kind: 'chosen', system: newest, because: SAY.newestEdition, assumed: true },
      assumptions: [...assumptions, edition],
    };
  }
  const inForce = (day: string): PairingSystem =>
    systemInForce(id, day, systems) ?? (day < oldest.effective.from ? oldest : newest);
  const system = inForce(start.day);
  const doubtful = start.others.filter((day) => inForce(day) !== system);
  const reason = describeStart(start, doubtful);
  const { day } = start;
  const isTooOld = systemInForce(id, day, systems) === undefined;
  const facts: Assumption[] = [
    ...(isTooOld ? ([{ what: 'edition', edition: system.edition, day }] as const) : []),
    ...(doubtful.length > 0 ? ([{ what: 'date', day, others: doubtful }] as const) : []),
  ];
  return {
    kind: 'chosen',
    system,
    because: isTooOld ? SAY.nearestEdition(reason, system, knownOf(id, systems)) : reason,
    assumed: isTooOld,
    assumptions: [...assumptions, ...facts],
  };
}
