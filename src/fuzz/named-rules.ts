import { withSettings } from '../model/edit.js';
import type { Tournament } from '../model/tournament.js';
import { chooseSystem } from '../systems/choose.js';
import { findSystem } from '../systems/registry.js';
import { typeCodeOf } from '../systems/type-codes.js';
import type { Rules } from './judge.js';

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
