import type { Tournament } from '../../model/tournament.js';
import type { NoPairing, RoundPairing } from '../pairing.js';
import type { RoundCase, RoundTrace } from '../system.js';
import { compareBoards } from './board-order.js';
import {
  type BracketedRound,
  type BracketedRules,
  pairBrackets,
  sharesAbsolutePreference,
} from './bracketed.js';
import { playerCase } from './case.js';
import { compareBrackets } from './compare.js';
import { isRankedHigher, type PlayerSituation, type PlayerState } from './player.js';
import { withWish } from './wish.js';

/** A round of a system that gives the bye first and then pairs bracket after bracket. */
export function openBracketedCase<P extends PlayerState>(
  tournament: Tournament,
  situation: Omit<PlayerSituation, 'players'> & { readonly players: readonly P[] },
  rules: BracketedRules<P>,
): RoundCase {
  const { players } = situation;
  const { player, ...common } = playerCase(tournament, situation, {
    articles: rules.articles,
    breaksAbsoluteColour: sharesAbsolutePreference,
  });
  const pair = (from: readonly P[], without?: string) =>
    publish(pairBrackets(from, rules, without), rules);
  const compare: RoundCase['compare'] = (given) => {
    const regulation = pairBrackets(players, rules);
    return regulation.kind === 'impossible'
      ? undefined
      : compareBrackets(players, regulation, given, rules);
  };
  return {
    ...common,
    boardOrderArticle: 'C.04.2:2026 art. 3.6',
    pair({ without } = {}) {
      if (
        without !== undefined &&
        !rules.criteria.some(({ id, removable }) => removable && id === without)
      ) {
        throw new RangeError(`Expected a removable criterion, found "${without}"`);
      }
      return pair(players, without);
    },
    compare,
    whatIf(wish) {
      const result = pair(withWish(players, wish));
      if (result.kind === 'impossible') return { result, cost: undefined };
      const pairs = result.pairs.map(({ white, black }) => [white, black] as const);
      return { result, cost: compare({ pairs, bye: result.bye }) };
    },
    colourArticle(white, black) {
      const [first, second] = [player(white), player(black)];
      return rules.compare(first, second) < 0
        ? rules.allot(first, second).article
        : rules.allot(second, first).article;
    },
  };
}

/** Boards with colours in the order of publication (C.04.2:2026 art. 3.6). */
function publish<P extends PlayerState>(
  round: BracketedRound<P>,
  { allot, compare }: BracketedRules<P>,
): RoundPairing<RoundTrace> | NoPairing {
  if (round.kind === 'impossible') {
    const reason =
      round.reason === 'noBye'
        ? 'nobody who may have the bye leaves the others pairable'
        : 'no pairing keeps everybody from a second meeting, a forbidden pair and a third colour';
    return { kind: 'impossible', reason, unmatched: round.unmatched.map(({ id }) => id) };
  }
  const boards = round.brackets
    .flatMap(({ pairs }) => pairs)
    .map(([a, b]) => (isRankedHigher(a, b) ? ([a, b] as const) : ([b, a] as const)))
    .sort(compareBoards);
  return {
    kind: 'paired',
    pairs: boards.map(([a, b]) => {
      const [higher, lower] = compare(a, b) < 0 ? [a, b] : [b, a];
      return allot(higher, lower).colour === 'white'
        ? { white: higher.id, black: lower.id }
        : { white: lower.id, black: higher.id };
    }),
    bye: round.bye?.id,
    trace: {
      brackets: round.brackets.map(({ score, members, held, pairs, floaters }) => ({
        score,
        members: members.map(({ id }) => id),
        mdpCount: held.filter((one) => one.score > score).length,
        pairs: pairs.map(([a, b]) => [a.id, b.id] as const),
        downfloaters: floaters.map(({ id }) => id),
      })),
    },
  };
}
