import type { Colour } from '../../model/result.js';
import {
  allotColour,
  type BracketedRules,
  BYE_ORDER,
  bracketedArticles,
  bracketedColourArticles,
  type Candidate,
  type OrderDifference,
  type PairedBracket,
} from '../player-common/bracketed.js';
import { openBracketedCase } from '../player-common/bracketed-case.js';
import type { PairingSystem } from '../system.js';
import { pairBursteinBracket } from './bracket.js';
import { BURSTEIN_CRITERIA, bracketOf, bursteinArticle } from './criteria.js';
import { type BursteinPlayer, bursteinSituation, byIndex, seedingRounds } from './situation.js';

const ARTICLES = bracketedArticles(bursteinArticle);

const rulesOf = (initialColour: Colour): BracketedRules<BursteinPlayer> => ({
  articles: ARTICLES,
  byeOrder: BYE_ORDER,
  compare: byIndex,
  pairBracket(open, floaters, without) {
    const bracket = bracketOf(open, floaters);
    const result = pairBursteinBracket(bracket, without);
    const { members, score } = bracket;
    return result && { ...result, score, held: members, members, takes: false, open };
  },
  criteria: BURSTEIN_CRITERIA,
  compareOrder,
  allot: (higher, lower) => allotColour(higher, lower, initialColour, bursteinArticle),
});

/** Art. 4.3: opponents in the order of BSN, the larger BSN first, and a float last. */
function compareOrder(
  given: Candidate<BursteinPlayer>,
  { members, pairs, floaters }: PairedBracket<BursteinPlayer>,
): OrderDifference | undefined {
  const bsn = new Map(members.map((player, index) => [player, index + 1]));
  const opponents = (candidate: Candidate<BursteinPlayer>) => {
    const of = new Map(candidate.pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
    return members.map((player) => of.get(player));
  };
  const own = opponents(given);
  const due = opponents({ pairs, floaters });
  const at = members.findIndex((_, index) => own[index] !== due[index]);
  if (at < 0) return undefined;
  const place = (opponent: BursteinPlayer | undefined) => (opponent ? bsn.get(opponent)! : 0);
  const players = (opponent: BursteinPlayer | undefined) => ({
    players: [members[at]!, ...(opponent ? [opponent] : [])].map(({ id }) => id),
  });
  return {
    article: bursteinArticle('4.3'),
    stage: 'opponents',
    given: players(own[at]),
    regulation: players(due[at]),
    better: place(due[at]) > place(own[at]) ? 'regulation' : 'given',
  };
}

/** Burstein of 2026; `dutch` pairs the seeding rounds (art. 1.6). */
export const bursteinSystem = (dutch: PairingSystem): PairingSystem => ({
  id: 'burstein',
  edition: '2026',
  title: 'FIDE Burstein, C.04.4.2 in force from 1 February 2026',
  effective: { from: '2026-02-01' },
  unit: 'player',
  typeCode: 'FIDE_BURSTEIN',
  words: /burstein/i,
  accelerated: true,
  movesDown: false,
  rules: {
    absolute: [ARTICLES.rematch, ARTICLES.byeBar, ARTICLES.absoluteColour, ARTICLES.completion],
    criteria: BURSTEIN_CRITERIA,
    orderStages: ['bye', 'opponents'],
    colours: bracketedColourArticles(bursteinArticle),
  },
  articles: { downfloaters: bursteinArticle('2.3'), bye: ARTICLES.bye },
  open(tournament, round, options = {}) {
    const roundCount = options.roundCount ?? tournament.settings.roundCount ?? 0;
    if (round <= seedingRounds(roundCount)) {
      return { ...dutch.open(tournament, round, options), pairedBy: dutch };
    }
    const situation = bursteinSituation(tournament, round, options);
    return openBracketedCase(tournament, situation, rulesOf(situation.initialColour));
  },
});
