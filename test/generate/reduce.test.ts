import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTournament } from '../../src/generate/plan.js';
import { playPlan } from '../../src/generate/play.js';
import { generatePosition } from '../../src/generate/positions.js';
import { compareWeights, reductions, weightOf } from '../../src/generate/reduce.js';
import { anonymous, renumbered } from '../../src/generate/reduce-names.js';
import { planReductions, planWeight } from '../../src/generate/reduce-plan.js';
import { withoutPlayers } from '../../src/generate/reduce-players.js';
import { withoutRound } from '../../src/generate/reduce-rounds.js';
import { createTournament } from '../../src/model/build.js';
import { byePoints, gamePoints } from '../../src/model/scoring.js';
import type { Tournament } from '../../src/model/tournament.js';
import { verifyTournament } from '../../src/words/index.js';

const positions = fc
  .tuple(fc.integer(), fc.integer({ min: 2, max: 9 }), fc.integer({ min: 0, max: 4 }))
  .map(([seed, players, played]) => generatePosition(seed, { players, played }));

/** Points of a player in a round; nothing for an absence. */
function pointsOf({ rounds, settings: { scoring } }: Tournament, id: number, number: number) {
  const { games, byes } = rounds[number - 1]!;
  const bye = byes.find(({ player }) => player === id);
  if (bye) return byePoints(scoring, bye.kind);
  const game = games.find(({ white, black }) => white === id || black === id);
  if (!game) return scoring.zeroBye;
  return game.white === id
    ? gamePoints(scoring, game.whiteResult, 'white')
    : gamePoints(scoring, game.blackResult, 'black');
}

describe('reductions', () => {
  it('are consistent and strictly smaller', () => {
    fc.assert(
      fc.property(positions, (tournament) => {
        for (const smaller of reductions(tournament)) {
          // createTournament throws when a player does two things in a round or does not exist.
          expect(createTournament(smaller)).toEqual(smaller);
          expect(compareWeights(weightOf(smaller), weightOf(tournament))).toBeLessThan(0);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('lead to two players and nothing else when nothing has to be kept', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      let current = generatePosition(seed, { players: 9, played: 4 });
      for (let next = [...reductions(current)][0]; next; next = [...reductions(current)][0]) {
        current = next;
      }
      expect(current.players.map(({ id, name }) => `${id} ${name}`)).toEqual([
        '1 Player 1',
        '2 Player 2',
      ]);
      expect(current.rounds).toEqual([]);
      expect(current.settings).toMatchObject({
        roundCount: 1,
        initialColour: 'white',
        acceleration: [],
        forbidden: [],
        rankByFileOrder: false,
      });
    }
  });
});

describe('withoutPlayers', () => {
  it('keeps the points of all others as long as byes of that worth exist', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(8), (seed, place) => {
        const style = { oddResults: 0, scoring: generatePosition(0).settings.scoring };
        const tournament = generatePosition(seed, { players: 9, played: 4, style });
        const gone = tournament.players[place]!.id;
        const smaller = withoutPlayers(tournament, new Set([gone]), 'byes');
        for (const { id } of smaller.players) {
          for (const { number } of smaller.rounds) {
            expect(pointsOf(smaller, id, number)).toBe(pointsOf(tournament, id, number));
          }
        }
      }),
    );
  });

  it('pairs those who lost their opponents with one another', () => {
    const game = (white: number, black: number) =>
      ({ white, black, whiteResult: '1', blackResult: '0', coloursKnown: true }) as const;
    const tournament = createTournament({
      players: [1, 2, 3, 4].map((id) => ({ id })),
      rounds: [{ number: 1, games: [game(1, 2), game(3, 4)], byes: [] }],
    });
    const { rounds } = withoutPlayers(tournament, new Set([2, 3]), 'repair');
    expect(rounds[0]?.games).toEqual([game(1, 4)]);
    expect(withoutPlayers(tournament, new Set([2, 3]), 'byes').rounds[0]?.byes).toEqual([
      { player: 1, kind: 'F' },
      { player: 4, kind: 'Z' },
    ]);
  });
});

describe('withoutRound', () => {
  it('moves later rounds, ranges and the planned number up', () => {
    const tournament = createTournament({
      players: [1, 2].map((id) => ({ id })),
      settings: {
        roundCount: 5,
        acceleration: [
          { points: 10, matchPoints: 0, from: 1, to: 3, firstId: 1, lastId: 1, source: '250' },
          { points: 5, matchPoints: 0, from: 2, to: 2, firstId: 2, lastId: 2, source: '250' },
        ],
        forbidden: [{ ids: [1, 2], from: 3, to: 5, source: '260' }],
      },
      rounds: [1, 2, 3].map((number) => ({ number, games: [], byes: [{ player: 1, kind: 'H' }] })),
    });
    const { rounds, settings } = withoutRound(tournament, 2);
    expect(rounds.map(({ number }) => number)).toEqual([1, 2]);
    expect(settings.roundCount).toBe(4);
    expect(settings.acceleration.map(({ from, to }) => [from, to])).toEqual([[1, 2]]);
    expect(settings.forbidden.map(({ from, to }) => [from, to])).toEqual([[2, 4]]);
  });
});

describe('renumbered and anonymous', () => {
  it('number by ranking order and leave small tournaments alone', () => {
    fc.assert(
      fc.property(positions, (tournament) => {
        const plain = anonymous(renumbered(tournament));
        expect(plain.players.map(({ id }) => id)).toEqual(plain.players.map((_, i) => i + 1));
        expect(plain.fileOrder).toEqual(plain.players.map(({ id }) => id));
        expect(renumbered(plain)).toBe(plain);
        expect(anonymous(plain)).toBe(plain);
        const sizes = (one: Tournament) => one.rounds.map((round) => round.games.length);
        expect(sizes(plain)).toEqual(sizes(tournament));
      }),
    );
  });
});

describe('planReductions', () => {
  it('are strictly smaller, and their tournaments are paired by the rules', () => {
    const options = {
      players: 7,
      rounds: 4,
      halfByes: { perMille: 80 },
      silentAbsences: { perMille: 80 },
      forfeits: { perMille: 100 },
      numbering: 'gaps',
      forbiddenGroups: 1,
      acceleration: 'random',
    } as const;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const plan = planTournament(seed, options);
        for (const smaller of planReductions(plan)) {
          expect(compareWeights(planWeight(smaller), planWeight(plan))).toBeLessThan(0);
          const { tournament } = playPlan(smaller);
          const { rounds } = verifyTournament(tournament);
          expect(rounds.filter(({ verdict }) => verdict !== 'conforms')).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });
});
