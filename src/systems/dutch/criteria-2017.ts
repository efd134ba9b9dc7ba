import { CRITERIA_2026, type Criterion, floatOf, when } from './criteria.js';

const articleOf = (id: string): string => `C.04.3:2017 ${id}`;

/** A criterion of 2026 that this edition had under another name. */
function renamed(current: string, id: string, title?: string): Criterion {
  const criterion = CRITERIA_2026.find((one) => one.id === current)!;
  return { ...criterion, id, article: articleOf(id), ...(title !== undefined && { title }) };
}

/**
 * In this edition every float of the round counts: MDPs paired or floating again, residents who
 * float down, and in a collapsed last bracket the pairs of residents with different scores.
 */
function downfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: articleOf(id),
    title: `players with the same downfloat as in ${when(roundsAgo)}`,
    kind: 'count',
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(higher, roundsAgo) === 'D' ? 1 : 0,
    ofDownfloater: (player) => (floatOf(player, roundsAgo) === 'D' ? 1 : 0),
  };
}

function upfloats(id: string, roundsAgo: 1 | 2): Criterion {
  const title = `players with the same upfloat as in ${when(roundsAgo)}`;
  return renamed(roundsAgo === 1 ? 'C15' : 'C17', id, title);
}

function downfloatDifferences(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: articleOf(id),
    title: `score differences of players with the same downfloat as in ${when(roundsAgo)}`,
    kind: 'scores',
    ofPair: (higher, lower) =>
      higher.score > lower.score && floatOf(higher, roundsAgo) === 'D'
        ? higher.score - lower.score
        : undefined,
    // A.8: a downfloater is measured against one point less than the lowest score of the bracket.
    ofDownfloater: (player, bracket) =>
      floatOf(player, roundsAgo) === 'D' ? player.score - bracket.residentScore + 10 : undefined,
  };
}

function upfloatDifferences(id: string, roundsAgo: 1 | 2): Criterion {
  const title = `score differences of players with the same upfloat as in ${when(roundsAgo)}`;
  return renamed(roundsAgo === 1 ? 'C19' : 'C21', id, title);
}

/** The two before the look at the next bracket, edition 2017: C.5, and C.6 with the PSD of A.8. */
export const FLOATER_CRITERIA_2017: readonly Criterion[] = [
  {
    id: 'C.5',
    article: articleOf('C.5'),
    title: 'number of downfloaters',
    kind: 'count',
    ofDownfloater: () => 1,
  },
  {
    id: 'C.6',
    article: articleOf('C.6'),
    title: 'pairing score differences',
    kind: 'scores',
    ofPair: (higher, lower) =>
      higher.score > lower.score ? higher.score - lower.score : undefined,
    ofDownfloater: (player, bracket) => player.score - bracket.residentScore + 10,
  },
];

/** Criteria of pairs and downfloaters in a bracket, edition 2017, best first: C.8 to C.19. */
export const CRITERIA_2017: readonly Criterion[] = [
  renamed('C10', 'C.8'),
  renamed('C11', 'C.9'),
  renamed('C12', 'C.10'),
  renamed('C13', 'C.11'),
  downfloats('C.12', 1),
  upfloats('C.13', 1),
  downfloats('C.14', 2),
  upfloats('C.15', 2),
  downfloatDifferences('C.16', 1),
  upfloatDifferences('C.17', 1),
  downfloatDifferences('C.18', 2),
  upfloatDifferences('C.19', 2),
];
