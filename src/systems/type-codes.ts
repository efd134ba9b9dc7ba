import { type EventKind, formatTypeCode, parseTypeCode } from '../model/type-code.js';
import { editionsOf, findSystem, PAIRING_SYSTEMS } from './registry.js';
import type { PairingSystem, SystemId } from './system.js';

export { parseTeamTypeCode } from './team-common/type-code.js';

/** What a text names: a system that can be judged here, and its edition if it tells one. */
export interface NamedSystem {
  readonly id: SystemId;
  readonly unit: PairingSystem['unit'];
  readonly edition?: string;
}

/** The system of a type code (record 192, or 092 of older programs). */
export function systemOfCode(
  text: string,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): NamedSystem | undefined {
  const code = parseTypeCode(text);
  const system =
    systems.find(({ typeCode }) => typeCode === code?.stem) ??
    systemOfKind(code?.kind, code?.teams === true ? 'team' : 'player', systems);
  if (!system) return undefined;
  const { id, unit } = system;
  if (system.eventKind) return { id, unit, edition: system.edition };
  return { id, unit, ...(code?.edition !== undefined && { edition: code.edition }) };
}

/** The system that all events of a kind belong to, whatever their codes. */
export const systemOfKind = (
  kind: EventKind | undefined,
  unit: PairingSystem['unit'],
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): PairingSystem | undefined =>
  kind && systems.find((system) => system.eventKind === kind && system.unit === unit);

/**
 * The inverse: record 192 for a system. The year stands only where the system has several editions,
 * as TRF26 prints it.
 */
export function typeCodeOf(
  { id, typeCode: stem, edition }: PairingSystem,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): string {
  const year = editionsOf(id, systems).length > 1 ? { edition } : {};
  return formatTypeCode({ stem, ...year, scores: [], baku: false });
}

/** The system that the words of record 092 name: by a title of ours, or with the year of an edition. */
export function systemOfWords(
  text: string,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): NamedSystem | undefined {
  const titled = systems.find(({ title }) => text.includes(title));
  if (titled) return { id: titled.id, unit: titled.unit, edition: titled.edition };
  const system = systems.find(({ words }) => words.test(text));
  if (!system) return undefined;
  const { id, unit } = system;
  const years = text.match(/\b20\d\d\b/g) ?? [];
  const edition = years.find((year) => findSystem(id, year, systems));
  return { id, unit, ...(edition !== undefined && { edition }) };
}
