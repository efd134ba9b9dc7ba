import type { PairingSystem } from '../system.js';
import { openTeamCase } from '../team-common/case.js';
import { teamSituation } from '../team-common/from-tournament.js';
import { allotColours } from './colours.js';
import { compareOlympiad, OLYMPIAD_CRITERIA } from './compare.js';
import { type OlympiadEdition, olympiadArticle, olympiadOptions } from './options.js';
import { byeBar, pairOlympiad } from './pair.js';
import { compareTeams } from './ranking.js';

function olympiadSystem(
  edition: OlympiadEdition,
  title: string,
  effective: PairingSystem['effective'],
): PairingSystem {
  const options = olympiadOptions({ edition });
  const article = (text: string): string => olympiadArticle(options, text);
  return {
    id: 'olympiad',
    edition,
    title,
    effective,
    unit: 'team',
    typeCode: 'FIDE_OLYMPIAD',
    words: /olympiad/iu,
    accelerated: false,
    movesDown: true,
    rules: {
      absolute: ['4', '6.1', '8.4'].map(article),
      criteria: OLYMPIAD_CRITERIA.map((one) => ({ ...one, article: article(one.id) })),
      orderStages: ['bye', 'floaters', 'floaterOpponent', 'halves'],
      colours: ['7.2', '7.3', '7.5.1', '7.6'].map(article),
    },
    articles: { downfloaters: article('8'), bye: article('4') },
    open(tournament, round, stated = {}) {
      const situation = teamSituation(tournament, round, { ...stated, accelerated: false });
      return openTeamCase(tournament, situation, {
        forfeitsCount: options.forfeitsCount,
        rematchArticle: article('6.1'),
        byeArticle: article('4'),
        boardOrderArticle:
          options.boardOrder === 'article11' ? article('11.1') : 'the practice of 2012',
        score: ({ matchPoints }) => matchPoints,
        compare: (a, b) => compareTeams(a, b, options.ranking),
        preference: () => '-',
        mayHaveBye: (team) => byeBar(team, options) === undefined,
        colourArticle: (higher, lower) =>
          article(allotColours(higher, lower, situation.initialColour).article),
        pair: (wished) => pairOlympiad(wished, options),
        comparePairing: (given) => compareOlympiad(situation, given, options),
      });
    },
  };
}

/** The editions of the Chess Olympiad rules, oldest first. */
export const OLYMPIAD_SYSTEMS: readonly PairingSystem[] = [
  olympiadSystem('2012', 'Chess Olympiad, rules of 2009 to 2021', {
    from: '2009-01-01',
    to: '2021-12-31',
  }),
  olympiadSystem('2022', 'Chess Olympiad, D.02 in force from 1 January 2022', {
    from: '2022-01-01',
  }),
];
