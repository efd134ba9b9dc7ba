import type { Tournament } from '../model/tournament.js';
import { withFinalTable } from './final-table.js';
import type { GeneratorOptions } from './options.js';
import { planTournament } from './plan.js';
import { playPlan } from './play.js';
import type { Seed } from './random.js';

/**
 * A random tournament, the same for the same seed and options on every machine. Every round is
 * paired by the rules of the system and edition asked for. It ends early, with fewer rounds than
 * planned, when a round has no legal pairing. Ranks follow its own list of tie-breaks.
 * @throws RangeError when an option is out of its range.
 */
export function generateTournament(seed: Seed, options: GeneratorOptions = {}): Tournament {
  return withFinalTable(playPlan(planTournament(seed, options)).tournament);
}
