import { DUTCH_2011, DUTCH_2012, DUTCH_2017, DUTCH_2026 } from './dutch/edition.js';
import { pairDutch } from './dutch/pair.js';
import { type DutchArticles, dutchSystem } from './dutch-system.js';
import { pairDutch2012 } from './dutch2012/pair.js';
import type { PairingSystem, SystemId } from './system.js';
import { olympiadSystem, swissTeamSystem } from './team-systems.js';

const articles2012 = (year: string): DutchArticles => ({
  rematch: `C.04.1:${year} B.1.a`,
  byeBar: `C.04.1:${year} B.1.b`,
  absoluteColour: `C.04.1:${year} B.2`,
  downfloaters: `C.04.1:${year} B.3`,
  bye: `C.04.1:${year} B.1.b, B.3`,
  boardOrder: `C.04.2, edition of ${year}`,
  acceleratedBoardOrder: undefined,
  // E.1 to E.5 are the articles 5.2.1 to 5.2.5 of 2026.
  colours: (article) => `C.04.1:${year} E.${article.slice(4)}`,
});

/** Every system and edition that can be paired, the newest edition of each system last. */
export const PAIRING_SYSTEMS: readonly PairingSystem[] = [
  dutchSystem(DUTCH_2011, pairDutch2012, articles2012('2011')),
  dutchSystem(DUTCH_2012, pairDutch2012, articles2012('2012')),
  dutchSystem(DUTCH_2017, pairDutch, {
    rematch: 'C.04.3:2017 C.1',
    byeBar: 'C.04.3:2017 C.2',
    downfloaters: 'C.04.3:2017 C.5 to C.7',
    bye: 'C.04.3:2017 C.2, C.6',
    boardOrder: 'C.04.2:2017 D.9',
    acceleratedBoardOrder: undefined,
    absoluteColour: 'C.04.3:2017 C.3',
    // E.1 to E.5 are the articles 5.2.1 to 5.2.5 of 2026.
    colours: (article) => `C.04.3:2017 E.${article.slice(4)}`,
  }),
  dutchSystem(DUTCH_2026, pairDutch, {
    rematch: 'C.04.3:2026 [C1]',
    byeBar: 'C.04.3:2026 [C2]',
    downfloaters: 'C.04.3:2026 [C6] to [C8]',
    bye: 'C.04.3:2026 [C2], [C5], [C9]',
    boardOrder: 'C.04.2:2026 art. 3.6',
    acceleratedBoardOrder: 'C.04.7:2026 art. 1.5',
    absoluteColour: 'C.04.3:2026 [C3]',
    colours: (article) => `C.04.3:2026 art. ${article}`,
  }),
  olympiadSystem('2012', 'Chess Olympiad, rules of 2009 to 2021', {
    from: '2009-01-01',
    to: '2021-12-31',
  }),
  olympiadSystem('2022', 'Chess Olympiad, D.02 in force from 1 January 2022', {
    from: '2022-01-01',
  }),
  swissTeamSystem('2026', 'FIDE Swiss Team, C.04.6 in force from 1 February 2026', {
    from: '2026-02-01',
  }),
];

/** Names that files and people use for an edition. */
const EDITION_ALIASES: Readonly<Record<string, string>> = { '2025': '2026' };

/** The system of this name and edition; undefined when there is none. */
export function findSystem(id: SystemId, edition: string): PairingSystem | undefined {
  const wanted = EDITION_ALIASES[edition] ?? edition;
  return PAIRING_SYSTEMS.find((system) => system.id === id && system.edition === wanted);
}

/** The editions of a system, oldest first. */
export function editionsOf(id: SystemId): readonly PairingSystem[] {
  return PAIRING_SYSTEMS.filter((system) => system.id === id);
}

/** The edition in force on a day (YYYY-MM-DD), or the newest without a day. */
export function systemInForce(id: SystemId, day?: string): PairingSystem | undefined {
  const editions = editionsOf(id);
  if (day === undefined) return editions.at(-1);
  return editions.find(({ effective: { from, to } }) => from <= day && day <= (to ?? '9999'));
}
