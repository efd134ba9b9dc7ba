import type { PairingSystem } from '../system.js';
import { openTeamCase } from '../team-common/case.js';
import { teamSituation } from '../team-common/from-tournament.js';
import { isLastRound } from '../team-common/situation.js';
import { parseTeamTypeCode } from '../team-common/type-code.js';
import { allotTeamColours } from './colours.js';
import { compareSwissTeam } from './compare.js';
import { SWISS_TEAM_CRITERIA } from './criteria.js';
import { pairingScore, teamPreference } from './field.js';
import { SWISS_TEAM_DEFAULTS, teamArticle } from './options.js';
import { pabBar, pairSwissTeam } from './pair.js';

/** Record 192 states its scores and preferences. */
function swissTeamSystem(
  edition: string,
  title: string,
  effective: PairingSystem['effective'],
): PairingSystem {
  return {
    id: 'team',
    edition,
    title,
    effective,
    unit: 'team',
    typeCode: 'FIDE_TEAM',
    words: /fide swiss team|c\.04\.6/iu,
    accelerated: true,
    movesDown: false,
    rules: {
      absolute: [teamArticle('2 [C1]'), teamArticle('3.4'), teamArticle('2 [C3]')],
      criteria: SWISS_TEAM_CRITERIA.map((one) => ({
        ...one,
        article: teamArticle(`2 [${one.id}]`),
      })),
      orderStages: ['bye', 'upfloaters', 'identifier'],
      colours: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => teamArticle(`4.3.${number}`)),
    },
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

/** The editions of the FIDE Swiss Team system, oldest first. */
export const SWISS_TEAM_SYSTEMS: readonly PairingSystem[] = [
  swissTeamSystem('2026', 'FIDE Swiss Team, C.04.6 in force from 1 February 2026', {
    from: '2026-02-01',
  }),
];
