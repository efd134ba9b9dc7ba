import fc from 'fast-check';
import type {
  Bye,
  ByeKind,
  Game,
  GameResult,
  Player,
  PointsAdjustment,
  Round,
  Scoring,
  Tournament,
} from '../../src/model/index.js';
import { createTournament, STANDARD_SCORING } from '../../src/model/index.js';

/** Words that survive the trimming and the columns of every dialect. */
const word = (maxLength: number): fc.Arbitrary<string> =>
  fc
    .string({ unit: fc.constantFrom(...'abcdefgXYZéłöß .,-'), minLength: 0, maxLength })
    .map((text) => text.replace(/\s+/g, ' ').trim().normalize('NFC'));

const points = fc.integer({ min: 0, max: 300 });

const player = (id: number): fc.Arbitrary<Player> =>
  fc
    .record({
      name: word(33),
      sex: fc.constantFrom('', 'm', 'w'),
      title: fc.constantFrom('', 'GM', 'WGM', '1N'),
      rating: fc.option(fc.integer({ min: 0, max: 3000 }), { nil: undefined }),
      federation: fc.constantFrom('', 'GER', 'ENN'),
      fideId: fc.constantFrom('', '4600000', '12345678901'),
      birth: fc.constantFrom('', '1990/01/31', '1990/00/00', '1990'),
      statedPoints: points,
      statedRank: fc.integer({ min: 0, max: 9999 }),
    })
    .map(({ rating, ...rest }) => ({
      id,
      national: [],
      ...rest,
      ...(rating !== undefined && { rating }),
    }));

const PAIRS: readonly (readonly [GameResult, GameResult])[] = [
  ['1', '0'],
  ['0', '1'],
  ['=', '='],
  ['W', 'L'],
  ['L', 'W'],
  ['D', 'D'],
  ['+', '-'],
  ['-', '+'],
  ['-', '-'],
  ['*', '*'],
  ['0', '0'],
  ['0', '='],
];

/** A round out of a shuffled field: the first `paired` sit in pairs, the others have byes. */
const round = (number: number, ids: readonly number[], played: boolean): fc.Arbitrary<Round> =>
  fc
    .record({
      order: fc.shuffledSubarray([...ids], { minLength: ids.length }),
      games: fc.integer({ min: played ? 1 : 0, max: played ? Math.floor(ids.length / 2) : 0 }),
      results: fc.array(fc.constantFrom(...PAIRS), { minLength: 64, maxLength: 64 }),
      known: fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
      kinds: fc.array(fc.constantFrom<ByeKind>('Z', 'H', 'F'), { minLength: 64, maxLength: 64 }),
      pab: fc.boolean(),
    })
    .map(({ order, games: count, results, known, kinds, pab }) => {
      const games: Game[] = [];
      for (let board = 0; board < count; board += 1) {
        const [a, b] = [order[2 * board]!, order[2 * board + 1]!];
        const [whiteResult, blackResult] = results[board]!;
        const coloursKnown = known[board]! || (whiteResult !== '+' && whiteResult !== '-');
        const [white, black] = coloursKnown ? [a, b] : [Math.min(a, b), Math.max(a, b)];
        games.push({ white, black, whiteResult, blackResult, coloursKnown });
      }
      games.sort((a, b) => Math.min(a.white, a.black) - Math.min(b.white, b.black));
      const byes: Bye[] = order.slice(2 * count).map((id, index) => ({
        player: id,
        kind: played && pab && index === 0 ? 'U' : kinds[index]!,
      }));
      byes.sort((a, b) => a.player - b.player);
      return { number, games, byes };
    });

const scoring: fc.Arbitrary<Scoring> = fc.oneof(
  fc.constant(STANDARD_SCORING),
  fc
    .record({ win: points, draw: points, loss: points, absent: points, pab: points })
    .map(({ win, draw, loss, absent, pab }) => ({
      ...{ whiteWin: win, blackWin: win, forfeitWin: win, fullBye: win },
      ...{ whiteDraw: draw, blackDraw: draw, halfBye: draw, unknown: draw },
      ...{ whiteLoss: loss, blackLoss: loss, forfeitLoss: absent, zeroBye: absent, pab },
    })),
);

const adjustment = (ids: readonly number[]): fc.Arbitrary<PointsAdjustment> =>
  fc.record({
    kind: fc.constantFrom<PointsAdjustment['kind']>('W', 'D', 'L', 'F', 'H', 'Z', '+', '-', ''),
    points: fc.integer({ min: -50, max: 50 }),
    round: fc.integer({ min: 0, max: 9 }),
    ids: fc.subarray([...ids]),
  });

/**
 * Tournaments of individuals that trf26 can hold: the games of a round by the lower number, byes by
 * player, all absences stated.
 */
export const individualTournament: fc.Arbitrary<Tournament> = fc
  .record({ size: fc.integer({ min: 2, max: 9 }), played: fc.integer({ min: 0, max: 4 }) })
  .chain(({ size, played }) => {
    const ids = Array.from({ length: size }, (_, index) => index + 1);
    return fc.record({
      players: fc.tuple(...ids.map(player)),
      fileOrder: fc.shuffledSubarray(ids, { minLength: size }),
      rounds: fc.tuple(...Array.from({ length: played }, (_, i) => round(i + 1, ids, true))),
      next: fc.option(round(played + 1, ids, false), { nil: undefined }),
      name: word(40),
      deputies: fc.array(
        word(20).filter((text) => text !== ''),
        { maxLength: 3 },
      ),
      roundCount: fc.integer({ min: 5, max: 12 }),
      initialColour: fc.constantFrom<'white' | 'black'>('white', 'black'),
      scoring,
      adjustments: fc.array(adjustment(ids), { maxLength: 2 }),
      forbidden: fc.array(fc.subarray(ids, { minLength: 2 }), { maxLength: 2 }),
      tieBreaks: fc.subarray(['PTS', 'BH/C1', 'DE']),
      accelerated: fc.integer({ min: 0, max: size }),
    });
  })
  .map(
    ({ next, name, deputies, players, fileOrder, rounds, forbidden, accelerated, ...settings }) =>
      createTournament({
        info: { name, deputies },
        players,
        fileOrder,
        rounds: next && next.byes.length > 0 ? [...rounds, next] : [...rounds],
        settings: {
          ...settings,
          forbidden: forbidden.map((group) => ({ ids: group, from: 1, to: 4, source: '260' })),
          acceleration: Array.from({ length: accelerated > 0 ? 1 : 0 }, () => ({
            points: 10,
            matchPoints: 0,
            from: 1,
            to: 2,
            firstId: 1,
            lastId: accelerated,
            source: '250',
          })),
        },
      }),
  );
