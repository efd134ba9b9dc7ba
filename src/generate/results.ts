import type { GameResult } from '../model/result.js';
import { type Frequency, type FrequencyByRound, happens, isByRound, NEVER } from './amount.js';
import { expectedPercent } from './expected-score.js';
import { createRandom, type Random, type Seed } from './random.js';

/** What decides the results of games, all in integers. */
export interface ResultModel {
  /** Draws in per cent between equals. */
  readonly drawPercentage: number;
  /** Rating points that the white pieces are worth. */
  readonly colourAdvantage: number;
  readonly forfeits: FrequencyByRound;
  readonly doubleForfeits: FrequencyByRound;
  readonly unusualResults: FrequencyByRound;
  readonly unratedGames: FrequencyByRound;
}

export type ResultPair = readonly [white: GameResult, black: GameResult];

export interface BoardToPlay {
  readonly white: number;
  readonly black: number;
  /** Strength of White minus strength of Black. */
  readonly difference: number;
}

/**
 * A result over the board: expected score by the FIDE table, draws by `drawPercentage` times
 * 4 e (1 - e), where e is the expected score, so that they fade out as the difference grows.
 */
export function playGame(
  random: Random,
  difference: number,
  { drawPercentage, colourAdvantage }: ResultModel,
): ResultPair {
  const expected = expectedPercent(difference + colourAdvantage);
  // Of 1,000,000 games: draws, then wins of White so that the mean score is as expected.
  const draws = drawPercentage * 4 * expected * (100 - expected);
  const possible = 20_000 * Math.min(expected, 100 - expected);
  const drawn = Math.min(draws, possible);
  const won = expected * 10_000 - Math.floor(drawn / 2);
  const ball = random.below(1_000_000);
  if (ball < won) return ['1', '0'];
  return ball < won + drawn ? ['=', '='] : ['0', '1'];
}

/**
 * Results of all boards of a round. The result of a board depends on the seed, the round and the two
 * numbers alone, so that a change of other boards leaves it as it is.
 */
export function playRound(
  seed: Seed,
  round: number,
  roundCount: number,
  boards: readonly BoardToPlay[],
  model: ResultModel,
): readonly ResultPair[] {
  const randoms = boards.map(({ white, black }) =>
    createRandom(seed, 'result', round, white, black),
  );
  const special = specialResults(seed, round, roundCount, boards, model);
  return boards.map(({ difference }, index) => {
    const usual = playGame(randoms[index]!, difference, model);
    return special[index]?.(randoms[index]!, usual) ?? usual;
  });
}

type Special = (random: Random, usual: ResultPair) => ResultPair;

const RATED_TO_UNRATED: Readonly<Record<string, GameResult>> = { '1': 'W', '=': 'D', '0': 'L' };

const SPECIALS: readonly (readonly [
  keyof Omit<ResultModel, 'drawPercentage' | 'colourAdvantage'>,
  Special,
])[] = [
  ['doubleForfeits', () => ['-', '-']],
  ['forfeits', (random) => (random.chance(1, 2) ? ['+', '-'] : ['-', '+'])],
  [
    'unusualResults',
    (random) =>
      random.pick<ResultPair>([
        ['0', '0'],
        ['=', '0'],
        ['0', '='],
      ]),
  ],
  [
    'unratedGames',
    (_, [white, black]) => [RATED_TO_UNRATED[white] ?? white, RATED_TO_UNRATED[black] ?? black],
  ],
];

function specialResults(
  seed: Seed,
  round: number,
  roundCount: number,
  boards: readonly BoardToPlay[],
  model: ResultModel,
): readonly (Special | undefined)[] {
  const chosen: (Special | undefined)[] = boards.map(() => undefined);
  for (const [name, special] of SPECIALS) {
    const frequency = inRound(seed, name, model[name], round, roundCount);
    const free = [...chosen.keys()].filter((index) => chosen[index] === undefined);
    const keyed = free.map((index) => {
      const { white, black } = boards[index]!;
      return { index, random: createRandom(seed, name, round, white, black) };
    });
    if (!('count' in frequency)) {
      for (const { index, random } of keyed)
        if (happens(random, frequency)) chosen[index] = special;
      continue;
    }
    const drawn = keyed.map(({ index, random }) => ({ index, key: random.below(2 ** 30) }));
    drawn.sort((a, b) => a.key - b.key);
    for (const { index } of drawn.slice(0, frequency.count)) chosen[index] = special;
  }
  return chosen;
}

/** The frequency in one round; a count for the whole tournament is spread over its rounds. */
function inRound(
  seed: Seed,
  name: string,
  frequency: FrequencyByRound,
  round: number,
  roundCount: number,
): Frequency {
  if (isByRound(frequency)) return frequency[round - 1] ?? NEVER;
  if (!('count' in frequency)) return frequency;
  const random = createRandom(seed, name, 'rounds');
  let count = 0;
  for (let index = 0; index < frequency.count; index += 1) {
    if (random.between(1, roundCount) === round) count += 1;
  }
  return { count };
}
