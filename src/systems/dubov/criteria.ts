import {
  type BracketCriterion,
  type Candidate,
  type PairedBracket,
  wantsSameColour,
} from '../player-common/bracketed.js';
import type { DubovPlayer } from './situation.js';

/** An article with the name of the regulations: "C.04.4.1:2026 art. 2.3.1 [C5]". */
export const dubovArticle = (article: string): string => `C.04.4.1:2026 art. ${article}`;

/** Those whom a pairing of the bracket takes from below. */
export function upfloatersOf(
  { pairs }: Candidate<DubovPlayer>,
  { held }: PairedBracket<DubovPlayer>,
): readonly DubovPlayer[] {
  const residents = new Set(held);
  return pairs.flat().filter((player) => !residents.has(player));
}

const descending = (values: readonly number[]): readonly number[] =>
  [...values].sort((a, b) => b - a);

/** C5 to C7, and outside the last round C8 to C10 (C.04.4.1:2026 art. 2.3). */
export function dubovCriteria(lastRound: boolean): readonly BracketCriterion<DubovPlayer>[] {
  return lastRound ? ALWAYS : [...ALWAYS, ...BEFORE_THE_LAST];
}

const ALWAYS: readonly BracketCriterion<DubovPlayer>[] = [
  {
    id: 'C5',
    article: dubovArticle('2.3.1 [C5]'),
    title: 'number of upfloaters',
    kind: 'count',
    measure(candidate, bracket) {
      const players = upfloatersOf(candidate, bracket);
      return { values: [players.length], players };
    },
  },
  {
    id: 'C6',
    article: dubovArticle('2.3.2 [C6]'),
    title: 'score differences of the pairs with upfloaters',
    kind: 'scores',
    measure(candidate, bracket) {
      const players = upfloatersOf(candidate, bracket);
      return { values: descending(players.map(({ score }) => bracket.score - score)), players };
    },
  },
  {
    id: 'C7',
    article: dubovArticle('2.3.3 [C7]'),
    title: 'players who do not get their colour preference',
    kind: 'count',
    measure({ pairs }) {
      const denied = pairs.filter(([a, b]) => wantsSameColour(a, b));
      return { values: [denied.length], players: denied.flat() };
    },
  },
];

const BEFORE_THE_LAST: readonly BracketCriterion<DubovPlayer>[] = [
  {
    id: 'C8',
    article: dubovArticle('2.3.4 [C8]'),
    title: 'maximum upfloaters who float up again',
    kind: 'count',
    measure(candidate, bracket) {
      const players = upfloatersOf(candidate, bracket).filter((one) => one.maximumUpfloater);
      return { values: [players.length], players };
    },
  },
  {
    id: 'C9',
    article: dubovArticle('2.3.5 [C9]'),
    title: 'earlier upfloats of the maximum upfloaters who float up again',
    kind: 'count',
    measure(candidate, bracket) {
      const players = upfloatersOf(candidate, bracket).filter((one) => one.maximumUpfloater);
      return { values: [players.reduce((sum, { upfloats }) => sum + upfloats, 0)], players };
    },
  },
  {
    id: 'C10',
    article: dubovArticle('2.3.6 [C10]'),
    title: 'upfloaters who floated up in the previous round too',
    kind: 'count',
    measure(candidate, bracket) {
      const players = upfloatersOf(candidate, bracket).filter((one) => one.upfloatedLast);
      return { values: [players.length], players };
    },
  },
];
