import type { Criterion } from '../../../src/systems/dutch/criteria.js';
import type { DutchEdition } from '../../../src/systems/dutch/edition.js';

/** The first criterion after those that the books have in their own words. */
const FIRST: readonly string[] = ['C10', 'C.8', 'B.3'];

/** The criteria of pairs and downfloaters that the books take from the edition. */
export const bracketCriteria = ({ criteria }: DutchEdition): readonly Criterion[] =>
  criteria
    .slice(criteria.findIndex(({ id }) => FIRST.includes(id)))
    .filter(({ ofPair, ofDownfloater }) => ofPair ?? ofDownfloater);
