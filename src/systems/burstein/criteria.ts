import {
  type BracketCriterion,
  type Candidate,
  mayMeet,
  wantsSameColour,
} from '../player-common/bracketed.js';
import { type BursteinBracket, neededFloaters } from './bracket.js';
import { type BursteinPlayer, byIndex } from './situation.js';

/** An article with the name of the regulations: "C.04.4.2:2026 art. 2.3.4 [C8]". */
export const bursteinArticle = (article: string): string => `C.04.4.2:2026 art. ${article}`;

/** The highest scoregroup of those still open, and the floaters of the bracket before. */
export function bracketOf(
  open: readonly BursteinPlayer[],
  floaters: readonly BursteinPlayer[],
): BursteinBracket<BursteinPlayer> & { readonly score: number } {
  const moved = new Set(floaters);
  const others = open.filter((player) => !moved.has(player));
  const scores = [...new Set(others.map(({ score }) => score))].sort((a, b) => b - a);
  const group = (score: number | undefined) => others.filter((player) => player.score === score);
  const score = scores[0] ?? floaters.at(-1)!.score;
  return {
    score,
    members: [...floaters, ...group(score)].sort(byIndex),
    next: group(scores[1]),
    rest: others.filter((player) => player.score < (scores[1] ?? 0)),
    mayMeet,
    isDenied: wantsSameColour,
  };
}

const descending = (players: readonly BursteinPlayer[]): readonly number[] =>
  players.map(({ score }) => score).sort((a, b) => b - a);

const deniedPairs = ({ pairs }: Candidate<BursteinPlayer>) =>
  pairs.filter(([a, b]) => wantsSameColour(a, b));

/** The criteria of art. 2.3 in their order (C.04.4.2:2026). */
export const BURSTEIN_CRITERIA: readonly BracketCriterion<BursteinPlayer>[] = [
  {
    id: 'C5',
    article: bursteinArticle('2.3.1 [C5]'),
    title: 'number of floaters',
    kind: 'count',
    measure: ({ floaters }) => ({ values: [floaters.length], players: floaters }),
  },
  {
    id: 'C6',
    article: bursteinArticle('2.3.2 [C6]'),
    title: 'scores of the floaters',
    kind: 'scores',
    removable: true,
    measure: ({ floaters }) => ({ values: descending(floaters), players: floaters }),
  },
  {
    id: 'C7',
    article: bursteinArticle('2.3.3 [C7]'),
    title: 'floaters that the next bracket needs, and their scores',
    kind: 'countThenScores',
    removable: true,
    measure({ floaters }, { open, held }) {
      const inside = new Set(held);
      const lower = open.filter((player) => !inside.has(player));
      const left =
        lower.length === 0
          ? []
          : (neededFloaters(bracketOf([...floaters, ...lower], floaters)) ?? floaters);
      return { values: [left.length, ...descending(left)], players: [] };
    },
  },
  {
    id: 'C8',
    article: bursteinArticle('2.3.4 [C8]'),
    title: 'players who do not get their colour preference',
    kind: 'count',
    removable: true,
    measure(candidate) {
      const pairs = deniedPairs(candidate);
      return { values: [pairs.length], players: pairs.flat() };
    },
  },
];
