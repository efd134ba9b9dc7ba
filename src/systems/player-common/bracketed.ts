import type { Points } from '../../model/points.js';
import type { Colour } from '../../model/result.js';
import { chooseBye } from '../common/bye.js';
import type { OrderPlace, OrderStage } from '../comparison.js';
import type { CriterionFacts } from '../system.js';
import { allocateColours, type ColourArticle } from './colours.js';
import type { PlayerState } from './player.js';

/** What a bracket does with those it holds. */
export interface Candidate<P> {
  readonly pairs: readonly (readonly [P, P])[];
  /** Those of the bracket who are left for the next one. */
  readonly floaters: readonly P[];
}

/** One bracket as it was paired. */
export interface PairedBracket<P> extends Candidate<P> {
  readonly score: Points;
  /** Those whom the bracket has to deal with: they are paired here, or float on. */
  readonly held: readonly P[];
  /** Those and whom it has taken from below, in the order of the bracket. */
  readonly members: readonly P[];
  /** Whether it pairs those it holds with players from below (Dubov), or lets them float (Burstein). */
  readonly takes: boolean;
  /** All that were unpaired before it. */
  readonly open: readonly P[];
}

/** A criterion of a bracket: smaller values are better, the first difference decides. */
export interface BracketCriterion<P> extends CriterionFacts {
  measure(candidate: Candidate<P>, bracket: PairedBracket<P>): Measure<P>;
}

export interface Measure<P> {
  readonly values: readonly number[];
  /** Those who cause the values. */
  readonly players: readonly P[];
}

/** Where equally good candidates part. */
export interface OrderDifference {
  readonly article: string;
  readonly stage: OrderStage;
  readonly given: OrderPlace;
  readonly regulation: OrderPlace;
  readonly better: 'regulation' | 'given';
}

/**
 * A system of players that gives the bye first and then pairs bracket after bracket from the top, as
 * Burstein and Dubov do; articles with the name of the regulations.
 */
export interface BracketedRules<P extends PlayerState> {
  readonly articles: {
    readonly rematch: string;
    readonly byeBar: string;
    readonly absoluteColour: string;
    readonly completion: string;
    readonly bye: string;
  };
  /** Who gets the bye, by the first of these that differs; smaller is better. */
  readonly byeOrder: readonly {
    readonly title: string;
    readonly kind: 'scores' | 'count';
    value(player: P): number;
  }[];
  /** Ranking order inside the system. */
  compare(a: P, b: P): number;
  /**
   * The next bracket of those still open, the floaters of the one before among them; `without` leaves
   * out a criterion that is removable. Undefined when they cannot be paired.
   */
  pairBracket(
    open: readonly P[],
    floaters: readonly P[],
    without: string | undefined,
  ): PairedBracket<P> | undefined;
  readonly criteria: readonly BracketCriterion<P>[];
  /** How the given pairing of a bracket stands to an equally good regulation. */
  compareOrder(given: Candidate<P>, regulation: PairedBracket<P>): OrderDifference | undefined;
  /** Colour of the higher ranked of two, and the article that gives it. */
  allot(higher: P, lower: P): { readonly colour: Colour; readonly article: string };
}

export type BracketedRound<P> =
  | {
      readonly kind: 'paired';
      readonly bye: P | undefined;
      readonly brackets: readonly PairedBracket<P>[];
    }
  | {
      readonly kind: 'impossible';
      readonly reason: 'noPairing' | 'noBye';
      readonly unmatched: readonly P[];
    };

/**
 * The articles that the Burstein and the Dubov system number alike; `cite` puts the name of the
 * regulations before them.
 */
export const bracketedArticles = (
  cite: (article: string) => string,
): BracketedRules<PlayerState>['articles'] => ({
  rematch: cite('2.1.1 [C1]'),
  byeBar: cite('2.1.2 [C2]'),
  absoluteColour: cite('2.1.3 [C3]'),
  completion: cite('2.2.1 [C4]'),
  bye: cite('3.1'),
});

/** Art. 3.1.3 and 3.1.4: the lowest score, then the most games. */
export const BYE_ORDER: BracketedRules<PlayerState>['byeOrder'] = [
  { title: 'score of the player with the bye', kind: 'scores', value: ({ score }) => score },
  {
    title: 'rounds without a game of the player with the bye',
    kind: 'count',
    value: ({ unplayedGames }) => unplayedGames,
  },
];

/** Their articles of colour by those of the Dutch system, which asks the same in another order. */
const COLOUR_ARTICLES: Readonly<Record<ColourArticle, string>> = {
  '5.2.5': '5.2.1',
  '5.2.1': '5.2.2',
  '5.2.2': '5.2.3',
  '5.2.3': '5.2.4',
  '5.2.4': '5.2.5',
};

export const bracketedColourArticles = (cite: (article: string) => string): readonly string[] =>
  Object.values(COLOUR_ARTICLES).sort().map(cite);

/** Colour of the higher ranked of two (art. 5.2), and the article. */
export function allotColour(
  higher: PlayerState,
  lower: PlayerState,
  initialColour: Colour,
  cite: (article: string) => string,
): { readonly colour: Colour; readonly article: string } {
  const { colour, article } = allocateColours(higher, lower, initialColour, 1, {
    widerDifference: false,
    reverseParityAfterRoundOne: false,
    isHigher: (one) => one === higher,
  });
  return { colour, article: cite(COLOUR_ARTICLES[article]) };
}

/** C1 and C3: the same absolute preference never meets, in the last round neither. */
export const mayMeet = (a: PlayerState, b: PlayerState): boolean =>
  !a.barredOpponents.has(b.id) && !sharesAbsolutePreference(a, b);

export const sharesAbsolutePreference = (a: PlayerState, b: PlayerState): boolean =>
  a.preferenceStrength === 'absolute' &&
  b.preferenceStrength === 'absolute' &&
  a.preferredColour === b.preferredColour;

/** Both want the same colour, so one of them will not get it. */
export const wantsSameColour = (a: PlayerState, b: PlayerState): boolean =>
  a.preferredColour !== undefined && a.preferredColour === b.preferredColour;

/** Those who may have the bye, the first choice first. */
export function byeCandidates<P extends PlayerState>(
  players: readonly P[],
  { byeOrder, compare }: BracketedRules<P>,
): readonly P[] {
  const worse = (a: P, b: P): number => {
    const first = byeOrder.find(({ value }) => value(a) !== value(b));
    return first ? first.value(a) - first.value(b) : compare(b, a);
  };
  return players.filter(({ pabBarred }) => !pabBarred).sort(worse);
}

/** The bye, then bracket after bracket. */
export function pairBrackets<P extends PlayerState>(
  players: readonly P[],
  rules: BracketedRules<P>,
  without?: string,
): BracketedRound<P> {
  const place = new Map(players.map((player, index) => [player, index]));
  const choice = chooseBye(
    players.length,
    (u, v) => mayMeet(players[u]!, players[v]!),
    byeCandidates(players, rules).map((player) => place.get(player)!),
  );
  if (choice.kind === 'impossible') {
    return { ...choice, unmatched: choice.unmatched.map((index) => players[index]!) };
  }
  const bye = choice.bye === undefined ? undefined : players[choice.bye]!;
  const brackets: PairedBracket<P>[] = [];
  let open = players.filter((player) => player !== bye);
  let floaters: readonly P[] = [];
  while (open.length > 0) {
    const bracket = rules.pairBracket(open, floaters, without);
    if (!bracket) throw new Error('Expected a bracket that can be paired');
    const paired = new Set(bracket.pairs.flat());
    open = open.filter((player) => !paired.has(player));
    floaters = bracket.floaters;
    brackets.push(bracket);
  }
  return { kind: 'paired', bye, brackets };
}
