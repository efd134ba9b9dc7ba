import { describe, expect, it } from 'vitest';
import { generatePosition } from '../../src/generate/index.js';
import type { Tournament } from '../../src/model/tournament.js';
import { findSystem } from '../../src/systems/registry.js';
import type { GivenPairs, RoundCase } from '../../src/systems/system.js';
import { cases } from '../support/effort.js';
import { type RandomSource, randomSource } from '../support/random.js';
import { pairBursteinByTheBook, seedingRounds } from './burstein/pair-by-the-book.js';
import { pairDubovByTheBook } from './dubov/pair-by-the-book.js';

const SYSTEMS = [
  { id: 'burstein', pairByTheBook: pairBursteinByTheBook, from: seedingRounds, count: 2400 },
  { id: 'dubov', pairByTheBook: pairDubovByTheBook, from: () => 0, count: 1200 },
] as const;

/** Every third with many forbidden pairs, every fourth with virtual points. */
const position = (seed: number): Tournament =>
  generatePosition(`bracketed ${seed}`, {
    players: [4, 10],
    style: {
      ...(seed % 3 === 0 && { forbiddenPairs: 30 }),
      ...(seed % 4 === 0 && { virtualPoints: 40 }),
    },
  });

const inOrder = (pairs: readonly (readonly [number, number])[]): string =>
  pairs
    .map((pair) => pair.join('-'))
    .sort()
    .join(' ');

/** Two pairs change partners, where that stays legal. */
function disturbed(open: RoundCase, given: GivenPairs, random: RandomSource): GivenPairs {
  const [first, second] = [random.pick(given.pairs), random.pick(given.pairs)];
  if (first === second) return given;
  const pairs: (readonly [number, number])[] = [
    [first[0], second[1]],
    [second[0], first[1]],
  ];
  if (pairs.some(([a, b]) => open.whyNotMeet(a, b))) return given;
  return { ...given, pairs: [...given.pairs.filter((p) => p !== first && p !== second), ...pairs] };
}

describe.each(SYSTEMS)('$id, engine and book', ({ id, pairByTheBook, from, count }) => {
  const system = findSystem(id, '2026')!;
  const decided = new Map<string, number>();

  it('pair positions alike, and nothing is better than the regulation', {
    timeout: 600_000,
  }, () => {
    const random = randomSource(7);
    let compared = 0;
    for (let seed = 0; compared < cases(count); seed += 1) {
      const tournament = position(seed);
      const round = tournament.rounds.filter(({ games }) => games.length > 0).length + 1;
      if (round <= from(tournament.settings.roundCount!)) continue;
      compared += 1;
      const book = pairByTheBook(tournament, round);
      const open = system.open(tournament, round);
      const own = open.pair();
      const where = `seed ${seed}, round ${round}`;
      if (own.kind === 'impossible') {
        expect(book.pairs, where).toBeUndefined();
        continue;
      }
      const boards = own.pairs.map(({ white, black }) => [white, black] as const);
      expect(inOrder(boards), where).toBe(book.pairs && inOrder(book.pairs));
      expect(own.bye, where).toBe(book.bye);
      const given = { pairs: boards, bye: own.bye };
      expect(open.compare(given), where).toBeUndefined();
      const comparison = open.compare(disturbed(open, given, random));
      if (!comparison) continue;
      const { decision } = comparison;
      const what = decision.kind === 'criterion' ? decision.criterion.id : decision.kind;
      decided.set(what, (decided.get(what) ?? 0) + 1);
      if ('better' in decision) expect(decision.better, where).toBe('regulation');
    }
    console.log(id, Object.fromEntries(decided));
    expect([...decided.keys()]).toEqual(expect.arrayContaining(['order', 'C6']));
  });
});
