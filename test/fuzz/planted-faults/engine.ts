// The engine with a planted fault is bundled from here; the hunt has its own, sound copy.
import type { Tournament } from '../../../src/model/tournament.js';
import { DUTCH_2017, DUTCH_2026 } from '../../../src/systems/dutch/edition.js';
import { type DutchResult, pairDutch } from '../../../src/systems/dutch/pair.js';
import { dutchSituation } from '../../../src/systems/dutch/situation.js';

export function pairRound(
  tournament: Tournament,
  round: number,
  edition: '2017' | '2026',
): DutchResult {
  const rules = edition === '2017' ? DUTCH_2017 : DUTCH_2026;
  return pairDutch(dutchSituation(tournament, round, rules), rules);
}
