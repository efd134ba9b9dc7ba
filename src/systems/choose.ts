import type { Tournament } from '../model/tournament.js';
import { parseTypeCode } from '../model/type-code.js';
import { readTypeWords } from '../model/type-words.js';
import { describeStart, startDay } from './dates.js';
import { editionsOf, findSystem, systemInForce } from './registry.js';
import type { PairingSystem, SystemId } from './system.js';
import { type NamedSystem, systemOfCode, systemOfWords } from './type-codes.js';

export interface SystemRequest {
  /** Undefined or 'auto': what the file says. */
  readonly system?: SystemId | 'auto';
  /** E.g. "2026"; undefined or 'auto': by record 192, 092 or the dates of the file. */
  readonly edition?: string;
}

export type SystemChoice =
  | {
      readonly kind: 'chosen';
      readonly system: PairingSystem;
      /** Why this one, a full sentence without the final stop. */
      readonly because: string;
      /** True when nothing in the file or the request led to the edition. */
      readonly assumed: boolean;
    }
  | { readonly kind: 'unsupported'; readonly because: string };

/** What a type text says: system, and edition if it names one. */
interface Stated {
  readonly system: SystemId | undefined;
  readonly edition?: string;
  /** "record 192 says FIDE_DUTCH_2026". */
  readonly source: string;
}

/**
 * Picks the pairing system and its edition: as requested, else as record 192 or 092 names it, else
 * the edition in force on the tournament's first day, else the newest one.
 */
export function chooseSystem(tournament: Tournament, request: SystemRequest = {}): SystemChoice {
  const asked = request.system === 'auto' ? undefined : request.system;
  const askedEdition = request.edition === 'auto' ? undefined : request.edition;
  const stated = statedSystem(tournament);
  if (!asked && stated && !stated.system) {
    const because = `${stated.source}, which cannot be checked here; --system tells another system`;
    return { kind: 'unsupported', because };
  }
  const id = asked ?? stated?.system ?? 'dutch';
  if (askedEdition !== undefined) {
    const system = findSystem(id, askedEdition);
    if (system) return { kind: 'chosen', system, because: 'as asked', assumed: false };
    const known = editionsOf(id).map(({ edition }) => edition);
    const because = `there is no edition "${askedEdition}" of ${id}; known are: ${known.join(', ')}`;
    return { kind: 'unsupported', because };
  }
  if (stated?.edition !== undefined && stated.system === id) {
    const system = findSystem(id, stated.edition);
    if (system) return { kind: 'chosen', system, because: stated.source, assumed: false };
    return { kind: 'unsupported', because: `${stated.source}, an edition that is not known here` };
  }
  return byDate(tournament, id);
}

function byDate(tournament: Tournament, id: SystemId): SystemChoice {
  const start = startDay(tournament.info);
  if (!start) {
    const system = systemInForce(id);
    if (!system) return { kind: 'unsupported', because: `there is no system "${id}" here` };
    const because = 'the file tells neither edition nor date, so the newest edition is taken';
    return { kind: 'chosen', system, because, assumed: true };
  }
  const system = systemInForce(id, start.day);
  if (!system) {
    const because = `${describeStart(start)}, when no edition of ${id} known here was in force; --edition tells another`;
    return { kind: 'unsupported', because };
  }
  const doubtful = start.others.filter((day) => systemInForce(id, day) !== system);
  const because = describeStart(start, doubtful);
  return { kind: 'chosen', system, because, assumed: false };
}

/** Names of other Swiss systems in record 092. */
const OTHER_SWISS =
  /\b(?:lim|dubov|burstein|keizer|monrad|mcmahon|amalfi)\b|double.?swiss|doppel.?schweiz/iu;

function statedSystem({ info, settings }: Tournament): Stated | undefined {
  const code = settings.typeCode?.trim() ?? '';
  if (code !== '') {
    return { ...namedBy(systemOfCode(code)), source: `record 192 says ${code}` };
  }
  const type = info.type.trim();
  const source = `record 092 says "${type}"`;
  const named = systemOfCode(type) ?? systemOfWords(type);
  if (named) return { ...namedBy(named), source };
  const { kind } = readTypeWords(type);
  const isOther = OTHER_SWISS.test(type) || (kind !== undefined && kind !== 'swiss');
  return isOther || parseTypeCode(type) ? { system: undefined, source } : undefined;
}

const namedBy = (named: NamedSystem | undefined): Omit<Stated, 'source'> => ({
  system: named?.id,
  ...(named?.edition !== undefined && { edition: named.edition }),
});
