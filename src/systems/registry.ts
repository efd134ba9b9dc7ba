import { bursteinSystem } from './burstein/system.js';
import { DUBOV_2026 } from './dubov/system.js';
import { DUTCH_SYSTEMS } from './dutch/system.js';
import { OLYMPIAD_SYSTEMS } from './olympiad/system.js';
import { ROUND_ROBIN_SYSTEMS } from './round-robin/system.js';
import { SWISS_TEAM_SYSTEMS } from './swiss-team/system.js';
import type { PairingSystem, SystemId } from './system.js';

/** Every system and edition that can be paired, the newest edition of each system last. */
export const PAIRING_SYSTEMS: readonly PairingSystem[] = [
  ...DUTCH_SYSTEMS,
  ...OLYMPIAD_SYSTEMS,
  ...SWISS_TEAM_SYSTEMS,
  bursteinSystem(DUTCH_SYSTEMS.at(-1)!),
  DUBOV_2026,
  ...ROUND_ROBIN_SYSTEMS,
];

/** The names of the systems; the first is the one that is taken when nothing names another. */
export const systemIds = (systems: readonly PairingSystem[] = PAIRING_SYSTEMS): SystemId[] => [
  ...new Set(systems.map(({ id }) => id)),
];

export const SYSTEM_IDS: readonly SystemId[] = systemIds();

/** Names that files and people use for an edition. */
const EDITION_ALIASES: Readonly<Record<string, string>> = { '2025': '2026' };

/** The system of this name and edition; undefined when there is none. */
export function findSystem(
  id: SystemId,
  edition: string,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): PairingSystem | undefined {
  const editions = editionsOf(id, systems);
  const named = (wanted: string | undefined) => editions.find((one) => one.edition === wanted);
  return named(edition) ?? named(EDITION_ALIASES[edition]);
}

/** The editions of a system, oldest first. */
export function editionsOf(
  id: SystemId,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): readonly PairingSystem[] {
  return systems.filter((system) => system.id === id);
}

/** The newest edition in force on a day (YYYY-MM-DD), or the newest of all without a day. */
export function systemInForce(
  id: SystemId,
  day?: string,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): PairingSystem | undefined {
  const editions = editionsOf(id, systems);
  if (day === undefined) return editions.at(-1);
  return editions.findLast(({ effective: { from, to } }) => from <= day && day <= (to ?? '9999'));
}

/** What a system pairs: players, or teams; players when it is not known. */
export const unitOf = (
  id: SystemId,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): 'player' | 'team' => editionsOf(id, systems)[0]?.unit ?? 'player';

/** Whether a system knows virtual points. */
export const isAccelerated = (
  id: SystemId,
  systems: readonly PairingSystem[] = PAIRING_SYSTEMS,
): boolean => editionsOf(id, systems).some(({ accelerated }) => accelerated);
