import { describe, expect, it } from 'vitest';
import { expectedPercent } from '../../src/generate/expected-score.js';
import { createRandom } from '../../src/generate/random.js';
import { playGame, playRound, type ResultModel } from '../../src/generate/results.js';

const NEVER = { perMille: 0 };
const PLAIN: ResultModel = {
  drawPercentage: 36,
  colourAdvantage: 0,
  forfeits: NEVER,
  doubleForfeits: NEVER,
  unusualResults: NEVER,
  unratedGames: NEVER,
};

describe('expectedPercent: FIDE B.02 art. 8.1.2', () => {
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [100, 64],
    [200, 76],
    [344, 88],
    [345, 89],
    [735, 99],
    [736, 100],
    [2000, 100],
    [-100, 36],
    [-736, 0],
  ])('%i points higher: %i %%', (difference, percent) => {
    expect(expectedPercent(difference)).toBe(percent);
  });
});

describe('playGame', () => {
  const GAMES = 40_000;
  const statistics = (difference: number, model: ResultModel) => {
    const random = createRandom('games', difference);
    let [score, draws] = [0, 0];
    for (let game = 0; game < GAMES; game += 1) {
      const [white] = playGame(random, difference, model);
      score += white === '1' ? 2 : white === '=' ? 1 : 0;
      draws += white === '=' ? 1 : 0;
    }
    return { score: (score / 2 / GAMES) * 100, draws: (draws / GAMES) * 100 };
  };

  it.each([0, 50, 120, 250, 400, 800, -120, -400])(
    'the mean score follows the table at a difference of %i',
    (difference) => {
      const { score } = statistics(difference, PLAIN);
      expect(Math.abs(score - expectedPercent(difference))).toBeLessThan(1);
    },
  );

  it('draws by the percentage between equals, and fewer the larger the difference', () => {
    expect(statistics(0, PLAIN).draws).toBeCloseTo(36, -0.3);
    expect(statistics(200, PLAIN).draws).toBeCloseTo(36 * 4 * 0.76 * 0.24, -0.3);
    expect(statistics(800, PLAIN).draws).toBe(0);
  });

  it('draws no more than the expected score allows', () => {
    const { score, draws } = statistics(400, { ...PLAIN, drawPercentage: 100 });
    expect(Math.abs(score - 92)).toBeLessThan(1);
    expect(draws).toBeLessThan(17);
  });

  it('gives White what the white pieces are worth', () => {
    expect(statistics(0, { ...PLAIN, colourAdvantage: 100 }).score).toBeCloseTo(64, -0.3);
  });
});

describe('playRound', () => {
  const boards = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      white: 2 * index + 1,
      black: 2 * index + 2,
      difference: 0,
    }));

  it('keeps the result of a board when other boards change', () => {
    const model = { ...PLAIN, forfeits: { perMille: 300 } };
    const all = playRound('seed', 3, 9, boards(20), model);
    const half = playRound('seed', 3, 9, boards(20).slice(10), model);
    expect(half).toEqual(all.slice(10));
  });

  it.each([
    ['forfeits', ['+-', '-+']],
    ['doubleForfeits', ['--']],
    ['unusualResults', ['00', '0=', '=0']],
    ['unratedGames', ['WL', 'LW', 'DD']],
  ] as const)('%s: exactly the count of a round, with these letters', (name, letters) => {
    const model = { ...PLAIN, [name]: [{ count: 0 }, { count: 4 }] };
    const special = (round: number) =>
      playRound('seed', round, 2, boards(30), model)
        .map((pair) => pair.join(''))
        .filter((pair) => (letters as readonly string[]).includes(pair));
    expect(special(1)).toHaveLength(0);
    expect(special(2)).toHaveLength(4);
  });

  it('spreads a count over the whole tournament', () => {
    const model = { ...PLAIN, doubleForfeits: { count: 11 } };
    const rounds = [1, 2, 3, 4, 5].map((round) => playRound('s', round, 5, boards(30), model));
    expect(rounds.flat().filter((pair) => pair.join('') === '--')).toHaveLength(11);
  });

  it('forfeits to both sides', () => {
    const results = playRound('s', 1, 1, boards(60), { ...PLAIN, forfeits: { perMille: 1000 } });
    const white = results.filter(([letter]) => letter === '+').length;
    expect(white).toBeGreaterThan(15);
    expect(white).toBeLessThan(45);
  });

  it('gives every board one special result, so that all counts are exact', () => {
    const count = [{ count: 10 }];
    const model = { ...PLAIN, forfeits: count, doubleForfeits: count, unusualResults: count };
    for (const seed of ['a', 'b', 'c']) {
      const letters = playRound(seed, 1, 1, boards(30), model).map((pair) => pair.join(''));
      const of = (...wanted: string[]) => letters.filter((pair) => wanted.includes(pair)).length;
      expect([of('--'), of('+-', '-+'), of('00', '0=', '=0')]).toEqual([10, 10, 10]);
    }
  });
});
