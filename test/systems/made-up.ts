import {
  type GivenPairs,
  type NoPairing,
  PAIRING_SYSTEMS,
  type PairingComparison,
  type PairingSystem,
  type PairingWish,
  type RoundCase,
  type RoundPairing,
  type RoundTrace,
  type Tournament,
} from '../../src/index.js';
import { DUTCH_2026 } from '../../src/systems/dutch/edition.js';
import { dutchSystem } from '../../src/systems/dutch/system.js';

/** An edition of the Dutch system that nobody wrote: of 2026, and one criterion more. */
export const DUTCH_2030: PairingSystem = dutchSystem({
  ...DUTCH_2026,
  id: '2030',
  title: 'Dutch of 2030',
  regulations: 'C.99:2030',
  from: '2030-01-01',
  criteria: [
    ...DUTCH_2026.criteria,
    {
      id: 'C22',
      article: '[C22]',
      title: 'pairs of an odd and an even number',
      kind: 'count',
      ofPair: (higher, lower) => (higher.id + lower.id) % 2,
    },
  ],
});

type Pairs = readonly (readonly [number, number])[];

/** "Neighbours": the first plays the second, the third the fourth, and nobody the same one again. */
export const NEIGHBOURS: PairingSystem = {
  id: 'neighbours',
  edition: '1',
  title: 'Neighbours, as nobody plays them',
  typeCode: 'FIDE_NEIGHBOURS',
  words: /\bneighbours\b/iu,
  effective: { from: '2000-01-01' },
  unit: 'player',
  accelerated: false,
  movesDown: false,
  articles: { downfloaters: 'N art. 2', bye: 'N art. 3' },
  rules: {
    absolute: ['N art. 1'],
    criteria: [{ id: 'N2', article: 'N art. 2', title: 'sum of the distances', kind: 'count' }],
    orderStages: ['transposition'],
    colours: ['N art. 4'],
  },
  open: openNeighbours,
};

export const SYSTEMS: readonly PairingSystem[] = [...PAIRING_SYSTEMS, DUTCH_2030, NEIGHBOURS];

/** Wins only, which is enough here. */
function scoresBefore({ players, rounds }: Tournament, round: number): ReadonlyMap<number, number> {
  const scores = new Map(players.map(({ id }) => [id, 0]));
  for (const { white, black, whiteResult } of rounds.slice(0, round - 1).flatMap((r) => r.games)) {
    const winner = whiteResult === '1' ? white : black;
    scores.set(winner, scores.get(winner)! + 10);
  }
  return scores;
}

function openNeighbours(tournament: Tournament, round: number): RoundCase {
  const scores = scoresBefore(tournament, round);
  const ranked = tournament.players
    .map(({ id }) => id)
    .sort((a, b) => scores.get(b)! - scores.get(a)! || a - b);
  const past = tournament.rounds.slice(0, round - 1);
  const met = (a: number, b: number) =>
    past.find(({ games }) =>
      games.some(
        ({ white, black }) => (white === a && black === b) || (white === b && black === a),
      ),
    )?.number;
  const distance = (pairs: Pairs) =>
    pairs.reduce((sum, [a, b]) => sum + Math.abs(ranked.indexOf(a) - ranked.indexOf(b)), 0);
  const pairWith = ({ include = [], exclude = [] }: PairingWish) => {
    const same = ([a, b]: readonly [number, number], x: number, y: number) =>
      (a === x && b === y) || (a === y && b === x);
    const mayMeet = (a: number, b: number) =>
      met(a, b) === undefined &&
      !exclude.some((pair) => same(pair, a, b)) &&
      include.every((pair) => same(pair, a, b) || !(pair.includes(a) || pair.includes(b)));
    return best(ranked, mayMeet, distance);
  };
  const result = (pairs: Pairs | undefined): RoundPairing<RoundTrace> | NoPairing =>
    pairs
      ? {
          kind: 'paired',
          pairs: pairs.map(([white, black]) => ({ white, black })),
          bye: undefined,
          trace: {
            brackets: [{ score: 0, members: ranked, mdpCount: 0, pairs, downfloaters: [] }],
          },
        }
      : { kind: 'impossible', reason: 'all have met', unmatched: ranked };
  const compare = ({ pairs: given }: GivenPairs): PairingComparison | undefined => {
    const regulation = pairWith({});
    if (!regulation || distance(given) === distance(regulation)) return undefined;
    const value = (pairs: Pairs) => ({ values: [distance(pairs)], players: [] });
    const criterion = {
      ...NEIGHBOURS.rules.criteria[0]!,
      given: value(given),
      regulation: value(regulation),
    };
    return {
      bracket: 0,
      members: ranked,
      given: { pairs: given, downfloaters: [] },
      regulation: { pairs: regulation, downfloaters: [] },
      decision: { kind: 'criterion', criterion, better: 'regulation' },
      criteria: [criterion],
    };
  };
  return {
    round,
    lastRound: false,
    initialColour: 'white',
    participants: ranked.map((id) => ({
      ...{ id, score: scores.get(id)!, colours: '', preference: '-', floats: '' },
      byeBarred: false,
    })),
    boardOrderArticle: undefined,
    pair: () => result(pairWith({})),
    whyNotMeet(a, b) {
      const earlier = met(a, b);
      if (earlier === undefined) return undefined;
      return { kind: 'rematch', article: 'N art. 1', round: earlier };
    },
    whyNoBye: () => undefined,
    compare,
    whatIf(wish) {
      const pairs = pairWith(wish);
      return { result: result(pairs), cost: pairs && compare({ pairs, bye: undefined }) };
    },
    colourArticle: () => 'N art. 4',
  };
}

/** The pairing of the least distance, by trying all. */
function best(
  left: readonly number[],
  mayMeet: (a: number, b: number) => boolean,
  distance: (pairs: Pairs) => number,
): Pairs | undefined {
  const [first, ...rest] = left;
  if (first === undefined) return [];
  let found: Pairs | undefined;
  for (const other of rest) {
    if (!mayMeet(first, other)) continue;
    const more = best(
      rest.filter((id) => id !== other),
      mayMeet,
      distance,
    );
    if (!more) continue;
    const pairs: Pairs = [[first, other], ...more];
    if (!found || distance(pairs) < distance(found)) found = pairs;
  }
  return found;
}
