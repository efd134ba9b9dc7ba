import { withSettings } from '../model/edit.js';
import type { Tournament } from '../model/tournament.js';
import { chooseSystem, type SystemRequest } from '../systems/choose.js';
import { findSystem } from '../systems/registry.js';
import type { PairingSystem, SystemId } from '../systems/system.js';
import { typeCodeOf } from '../systems/type-codes.js';
import { nextRound } from '../verify/pair-round.js';

/** The rules that decide who is right. */
export interface Rules {
  readonly system: SystemId;
  readonly edition: string;
  /** The systems there are; `PAIRING_SYSTEMS` by default. */
  readonly systems?: readonly PairingSystem[];
  /** Also compare the order of the boards. */
  readonly order?: boolean;
}

/** @throws RangeError when there is no such edition. */
export function systemOf({ system: id, edition, systems }: Rules): PairingSystem {
  const system = findSystem(id, edition, systems);
  if (!system) throw new RangeError(`Expected an edition of ${id}, found "${edition}"`);
  return system;
}

/** The rules as the verifier is asked for them. */
export const requestOf = ({ system, edition, systems }: Rules): SystemRequest => ({
  ...{ system, edition },
  ...(systems && { systems }),
});

/** The round after the last one that was paired. */
export function roundToPair(tournament: Tournament, rules: Rules): number {
  return nextRound(tournament, systemOf(rules).unit);
}

/** What the rules pair: players, or teams. */
export const unitOf = (rules: Rules): 'player' | 'team' => systemOf(rules).unit;

/** How many players there are to pair, or teams. */
export const unitCount = (tournament: Tournament, rules: Rules): number =>
  unitOf(rules) === 'team' ? tournament.teams.length : tournament.players.length;

/**
 * The tournament with a record 192 that names the rules, so that a saved file is judged by them
 * later on too; unchanged when it names them already.
 */
export function withRulesNamed(
  tournament: Tournament,
  { system: id, edition, systems }: Rules,
): Tournament {
  const choice = chooseSystem(tournament, systems && { systems });
  const isNamed =
    choice.kind === 'chosen' &&
    !choice.assumed &&
    choice.system.id === id &&
    choice.system.edition === edition;
  const system = findSystem(id, edition, systems);
  if (isNamed || !system) return tournament;
  return withSettings(tournament, { typeCode: typeCodeOf(system, systems) });
}
