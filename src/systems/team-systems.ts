import { allotColours } from './olympiad/colours.js';
import { compareOlympiad } from './olympiad/compare.js';
import { type OlympiadEdition, olympiadArticle, olympiadOptions } from './olympiad/options.js';
import { byeBar, pairOlympiad } from './olympiad/pair.js';
import { compareTeams } from './olympiad/ranking.js';
import { allotTeamColours } from './swiss-team/colours.js';
import { compareSwissTeam } from './swiss-team/compare.js';
import { pairingScore } from './swiss-team/field.js';
import { SWISS_TEAM_DEFAULTS, teamArticle } from './swiss-team/options.js';
import { pabBar, pairSwissTeam } from './swiss-team/pair.js';
import { teamPreference } from './swiss-team/preferences.js';
import type { PairingSystem } from './system.js';
import { openTeamCase } from './team-case.js';
import { teamSituation } from './team-common/from-tournament.js';
import { isLastRound } from './team-common/situation.js';
import { parseTeamTypeCode } from './team-common/type-code.js';

/** The Chess Olympiad rules of an edition as a `PairingSystem`. */
export function olympiadSystem(
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
    typeCode: 'FIDE_OLYMPIAD',
    words: /olympiad/iu,
    effective,
    unit: 'team',
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

/** The FIDE Swiss Team system as a `PairingSystem`; record 192 states its scores and preferences. */
export function swissTeamSystem(
  edition: string,
  title: string,
  effective: PairingSystem['effective'],
): PairingSystem {
  return {
    id: 'team',
    edition,
    title,
    typeCode: 'FIDE_TEAM',
    words: /fide swiss team|c\.04\.6/iu,
    effective,
    unit: 'team',
    articles: { downfloaters: teamArticle('3.5'), bye: teamArticle('3.4') },
    open(tournament, round, stated = {}) {
      const code = parseTeamTypeCode(tournament.settings.typeCode ?? '');
      const options = { ...SWISS_TEAM_DEFAULTS, ...code };
      const { primary } = options;
      const situation = teamSituation(tournament, round, {
        ...stated,
        primary,
        baku: code?.baku ?? false,
      });
      const lastRound = isLastRound(situation);
      return openTeamCase(tournament, situation, {
        forfeitsCount: options.forfeitsCount,
        rematchArticle: `${teamArticle('2')} [C1]`,
        byeArticle: teamArticle('3.4'),
        boardOrderArticle: 'C.04.2:2026 art. 3.6',
        score: (team) => pairingScore(team, options),
        compare: (a, b) => pairingScore(b, options) - pairingScore(a, options) || a.id - b.id,
        preference({ colours }) {
          const { colour, strong } = teamPreference(colours, lastRound, options);
          if (colour === undefined) return '-';
          return strong ? colour : colour.toLowerCase();
        },
        mayHaveBye: (team) => pabBar(team) === undefined,
        colourArticle: (higher, lower) =>
          teamArticle(allotTeamColours(higher, lower, situation, options).article),
        pair: (wished) => pairSwissTeam(wished, options),
        comparePairing: (given) => compareSwissTeam(situation, given, options),
      });
    },
  };
}
