import { CRITERIA_2026, type Criterion, floatOf, when } from './criteria.js';

/** A criterion of 2026 that this edition had under another name. */
function renamed(current: string, id: string, title?: string): Criterion {
  const criterion = CRITERIA_2026.find((one) => one.id === current)!;
  return { ...criterion, id, article: id, ...(title !== undefined && { title }) };
}

/**
 * In this edition every float of the round counts: MDPs paired or floating again, residents who
 * float down, and in a collapsed last bracket the pairs of residents with different scores.
 */
function downfloats(id: string, roundsAgo: 1 | 2): Criterion {
  return {
    id,
    article: id,
    title: `players with the same downfloat as in ${when(roundsAgo)}`,
    kind: 'count',
    betweenScores: true,
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
    article: id,
    title: `score differences of players with the same downfloat as in ${when(roundsAgo)}`,
    kind: 'scores',
    betweenScores: true,
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

/** Criteria of edition 2017, best first: C.5 to C.19; C.6 has the PSD of A.8. */
export const CRITERIA_2017: readonly Criterion[] = [
  renamed('C6', 'C.5'),
  {
    id: 'C.6',
    article: 'C.6',
    title: 'pairing score differences',
    kind: 'scores',
    betweenScores: true,
    ofPair: (higher, lower) =>
      higher.score > lower.score ? higher.score - lower.score : undefined,
    ofDownfloater: (player, bracket) => player.score - bracket.residentScore + 10,
  },
  {
    ...renamed('C8', 'C.7'),
    // In the last bracket one who cannot take the bye weighs as three who can: the text is silent,
    // and both reference engines do so.
    ofUnpairedNext: ({ pabBarred }, { takesBye }) => (takesBye && pabBarred ? 3 : 1),
  },
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
