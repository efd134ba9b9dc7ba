import type { Rules } from '../../../src/fuzz/rules.js';
import {
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
  type DutchEdition,
} from '../../../src/systems/dutch/edition.js';

/** Every system and edition that has a by-the-book oracle. */
export const BOOK_RULES: readonly Rules[] = [
  { system: 'dutch', edition: '2026' },
  { system: 'dutch', edition: '2017' },
  { system: 'dutch', edition: '2012' },
  { system: 'dutch', edition: '2011' },
  { system: 'olympiad', edition: '2022' },
  { system: 'olympiad', edition: '2012' },
  { system: 'team', edition: '2026' },
  { system: 'burstein', edition: '2026' },
  { system: 'dubov', edition: '2026' },
];

export const nameOf = ({ system, edition }: Rules): string => `${system} ${edition}`;

/** @throws RangeError for a name that is not in BOOK_RULES. */
export function rulesNamed(name: string): Rules {
  const found = BOOK_RULES.find((rules) => nameOf(rules) === name);
  if (found) return found;
  throw new RangeError(`Expected one of ${BOOK_RULES.map(nameOf).join(', ')}, found "${name}"`);
}

/** The Dutch edition of these rules; undefined for teams. */
export const dutchEditionOf = ({ system, edition }: Rules): DutchEdition | undefined =>
  system === 'dutch'
    ? [DUTCH_2011, DUTCH_2012, DUTCH_2017, DUTCH_2026].find(({ id }) => id === edition)
    : undefined;

/** The procedure of 2011 and 2012 is another one; its answers are compared bracket by bracket. */
export const isBacktracking = ({ system, edition }: Rules): boolean =>
  system === 'dutch' && (edition === '2011' || edition === '2012');

/** The books of the other systems do not order their boards. */
export const hasBoardOrder = ({ system }: Rules): boolean => system === 'dutch';
