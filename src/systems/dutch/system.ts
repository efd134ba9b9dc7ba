import type { Tournament } from '../../model/tournament.js';
import type { NoPairing, RoundPairing } from '../pairing.js';
import { playerCase } from '../player-common/case.js';
import { allocateColours } from '../player-common/colours.js';
import type { PlayerSituation } from '../player-common/player.js';
import { playerSituation } from '../player-common/situation.js';
import { withWish } from '../player-common/wish.js';
import type {
  PairingSystem,
  PairingWish,
  RoundCase,
  RoundOptions,
  SystemRules,
  WishedPairing,
} from '../system.js';
import { pairDutch2012 } from './backtracking/pair-2012.js';
import { compareDutch } from './compare.js';
import { breaksAbsoluteColour, type Criterion } from './criteria.js';
import {
  cite,
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
  type DutchEdition,
} from './edition.js';
import { pairDutch } from './pair.js';

/** Its name in the languages of reports; JaVaFo pairs by no other system. */
const DUTCH_WORDS =
  /\bdutch\b|holländisch|hollandais|néerlandais|holand[eé]s|olandese|holendersk|holandsk|nizozem|голландск|javafo/iu;

/** An edition of the Dutch system as other layers know it. */
export function dutchSystem(edition: DutchEdition): PairingSystem {
  const { id, title, from, to, articles } = edition;
  return {
    id: 'dutch',
    edition: id,
    title,
    effective: { from, ...(to !== undefined && { to }) },
    unit: 'player',
    typeCode: 'FIDE_DUTCH',
    words: DUTCH_WORDS,
    accelerated: true,
    movesDown: true,
    rules: rulesOf(edition),
    articles: {
      downfloaters: cite(edition, articles.downfloaters),
      bye: cite(edition, articles.bye),
    },
    open: (tournament, round, options = {}) => openDutch(edition, tournament, round, options),
  };
}

const COLOUR_RULES = [1, 2, 3, 4, 5] as const;

function rulesOf(edition: DutchEdition): SystemRules {
  const { articles, criteria } = edition;
  const { rematch, byeBar, absoluteColour, completion, colours } = articles;
  const removable = new Set(removableCriteria(edition));
  return {
    absolute: [rematch, byeBar, absoluteColour, completion].map((one) => cite(edition, one)),
    criteria: criteria.map((criterion) => ({
      id: criterion.id,
      article: cite(edition, criterion.article),
      title: criterion.title,
      kind: criterion.kind,
      ...(removable.has(criterion) && { removable: true }),
    })),
    orderStages: ['mdpSet', 'mdpOpponents', 'exchange', 'transposition'],
    colours: COLOUR_RULES.map((number) => cite(edition, `${colours}${number}`)),
  };
}

/** Without the number of floaters there is no bracket; the loop of 2012 is built on its criteria. */
function removableCriteria({ criteria, procedure }: DutchEdition): readonly Criterion[] {
  if (procedure === 'backtracking') return [];
  const look = criteria.findLastIndex(
    ({ ofUnpairedNext, ofLoneBye }) => ofUnpairedNext ?? ofLoneBye,
  );
  return criteria.slice(look + 1);
}

/** The edition with one criterion left out. */
function withoutCriterion(edition: DutchEdition, id: string): DutchEdition {
  const criterion = removableCriteria(edition).find((one) => one.id === id);
  if (!criterion) throw new RangeError(`Expected a removable criterion, found "${id}"`);
  const criteria = edition.criteria.filter((one) => one !== criterion);
  return { ...edition, criteria, ...(criterion.byColour && { exactOnly: true }) };
}

function openDutch(
  edition: DutchEdition,
  tournament: Tournament,
  round: number,
  options: RoundOptions,
): RoundCase {
  const situation = playerSituation(tournament, round, edition, options);
  const { articles, procedure } = edition;
  const { rematch, byeBar, absoluteColour } = articles;
  const { player, ...common } = playerCase(tournament, situation, {
    articles: {
      rematch: cite(edition, rematch),
      byeBar: cite(edition, byeBar),
      absoluteColour: cite(edition, absoluteColour),
    },
    breaksAbsoluteColour,
  });
  const accelerated = situation.players.some(({ score, realScore }) => score !== realScore);
  const engine = procedure === 'backtracking' ? pairDutch2012 : pairDutch;
  return {
    ...common,
    pair: ({ without } = {}) =>
      engine(situation, without === undefined ? edition : withoutCriterion(edition, without)),
    compare: (given) => compareDutch(situation, edition, given),
    whatIf: (wish) => whatIfDutch(situation, edition, wish, engine),
    boardOrderArticle: accelerated ? articles.acceleratedBoardOrder : articles.boardOrder,
    colourArticle(white, black) {
      const { initialColour } = situation;
      const [a, b] = [player(white), player(black)];
      const decision = allocateColours(a, b, initialColour, round, edition.colours);
      return cite(edition, `${articles.colours}${decision.article.slice('5.2.'.length)}`);
    },
  };
}

/** The Dutch editions, oldest first. */
export const DUTCH_SYSTEMS: readonly PairingSystem[] = [
  DUTCH_2011,
  DUTCH_2012,
  DUTCH_2017,
  DUTCH_2026,
].map(dutchSystem);

/** The engine of an edition. */
type DutchEngine = (situation: PlayerSituation, edition: DutchEdition) => RoundPairing | NoPairing;

/**
 * "Why does 5 not play 9?" The best pairing by the same rules when some pairs are asked for or
 * ruled out, compared with the regulation pairing.
 * @throws RangeError when an id is no participant, or a player is asked for in two pairs.
 */
function whatIfDutch(
  situation: PlayerSituation,
  edition: DutchEdition,
  wish: PairingWish,
  pair: DutchEngine,
): WishedPairing {
  const wished = { ...situation, players: withWish(situation.players, wish) };
  const result = pair(wished, edition);
  if (result.kind === 'impossible') return { result, cost: undefined };
  const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
  return { result, cost: compareDutch(situation, edition, { pairs, bye: result.bye }) };
}
