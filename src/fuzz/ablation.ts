import type { Criterion } from '../systems/dutch/criteria.js';
import { DUTCH_2017, DUTCH_2026, type DutchEdition } from '../systems/dutch/edition.js';
import { type DutchResult, pairDutch } from '../systems/dutch/pair.js';
import type { DutchSituation } from '../systems/dutch/player.js';
import type { Rules } from './judge.js';

const EDITIONS: readonly DutchEdition[] = [DUTCH_2017, DUTCH_2026];

/** The edition whose criteria can be left out one at a time. */
export const ablatedEdition = ({ system, edition }: Rules): DutchEdition | undefined =>
  system === 'dutch' ? EDITIONS.find(({ id }) => id === edition) : undefined;

/** The criteria without which the round would be paired otherwise. */
export function decisiveCriteria(situation: DutchSituation, edition: DutchEdition): Criterion[] {
  const usual = textOf(pairDutch(situation, edition));
  return edition.criteria.filter((criterion) => {
    const criteria = edition.criteria.filter((one) => one !== criterion);
    return textOf(pairDutch(situation, { ...edition, criteria })) !== usual;
  });
}

function textOf(result: DutchResult): string {
  if (result.kind === 'impossible') return '';
  const boards = result.pairs.map(({ white, black }) =>
    white < black ? `${white} ${black}` : `${black} ${white}`,
  );
  return [...boards.sort(), result.bye].join();
}
