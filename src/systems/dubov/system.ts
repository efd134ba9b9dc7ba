import {
  allotColour,
  type BracketedRules,
  BYE_ORDER,
  bracketedArticles,
  bracketedColourArticles,
  mayMeet,
  wantsSameColour,
} from '../player-common/bracketed.js';
import { openBracketedCase } from '../player-common/bracketed-case.js';
import { isRankedHigher } from '../player-common/player.js';
import type { PairingSystem } from '../system.js';
import { pairDubovBracket } from './bracket.js';
import { compareDubovOrder } from './compare-order.js';
import { dubovArticle, dubovCriteria } from './criteria.js';
import { type DubovPlayer, type DubovSituation, dubovSituation } from './situation.js';
import { chooseUpfloaters } from './upfloaters.js';

const ARTICLES = bracketedArticles(dubovArticle);

const rulesOf = ({ initialColour, lastRound }: DubovSituation): BracketedRules<DubovPlayer> => ({
  articles: ARTICLES,
  byeOrder: [
    ...BYE_ORDER,
    { title: 'number, the largest first', kind: 'count', value: ({ tpn }) => -tpn },
  ],
  compare: (a, b) => (isRankedHigher(a, b) ? -1 : 1),
  pairBracket(open, _, without) {
    const score = Math.max(...open.map((player) => player.score));
    const residents = open.filter((player) => player.score === score);
    const upfloaters = chooseUpfloaters<DubovPlayer>(
      {
        residents,
        lower: open.filter((player) => player.score !== score),
        lastRound,
        mayMeet,
        isDenied: wantsSameColour,
      },
      without,
    );
    if (!upfloaters) return undefined;
    const members = [...residents, ...upfloaters];
    const pairs = pairDubovBracket(members, mayMeet);
    return { score, held: residents, members, takes: true, open, pairs, floaters: [] };
  },
  criteria: dubovCriteria(lastRound),
  compareOrder: compareDubovOrder,
  allot(higher, lower) {
    // Two without a game have no colour to prefer to one another (art. 5.2.1).
    const [a, b] = [higher, lower].map((player) =>
      higher.hasPlayed || lower.hasPlayed ? player : { ...player, preferredColour: undefined },
    );
    return allotColour(a!, b!, initialColour, dubovArticle);
  },
});

/** The Dubov system of 2026. */
export const DUBOV_2026: PairingSystem = {
  id: 'dubov',
  edition: '2026',
  title: 'FIDE Dubov, C.04.4.1 in force from 1 February 2026',
  effective: { from: '2026-02-01' },
  unit: 'player',
  typeCode: 'FIDE_DUBOV',
  words: /dubov/i,
  accelerated: true,
  movesDown: false,
  rules: {
    absolute: [ARTICLES.rematch, ARTICLES.byeBar, ARTICLES.absoluteColour, ARTICLES.completion],
    criteria: dubovCriteria(false),
    orderStages: ['upfloaters', 'exchange', 'transposition'],
    colours: bracketedColourArticles(dubovArticle),
  },
  articles: { downfloaters: dubovArticle('3.2'), bye: ARTICLES.bye },
  open(tournament, round, options = {}) {
    const situation = dubovSituation(tournament, round, options);
    return openBracketedCase(tournament, situation, rulesOf(situation));
  },
};
