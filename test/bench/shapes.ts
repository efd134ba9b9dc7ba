import { createRandom, type Random } from '../../src/generate/index.js';
import type { PlayerSituation, PlayerState } from '../../src/systems/player-common/player.js';
import { colourPreference } from '../../src/systems/player-common/player.js';

/** A hostile position: how many scores, how many pairs are ruled out, which colours. */
export interface Shape {
  readonly name: string;
  readonly scores: number;
  /** Ruled out pairs in per cent. */
  readonly ruledOut: number;
  readonly colours: (random: Random) => string;
  readonly lastRound?: boolean;
}

const anyColours = (random: Random): string =>
  Array.from({ length: 9 }, () => (random.below(2) === 0 ? 'W' : 'B')).join('');

export const SHAPES: readonly Shape[] = [
  { name: 'one score group', scores: 1, ruledOut: 10, colours: anyColours },
  { name: 'every second pair forbidden', scores: 15, ruledOut: 50, colours: anyColours },
  { name: 'nearly all pairs met', scores: 15, ruledOut: 90, colours: anyColours },
  { name: 'everybody wants White', scores: 15, ruledOut: 10, colours: () => 'WBBWB' },
  { name: 'all scores different', scores: 100_000, ruledOut: 50, colours: anyColours },
  { name: 'all different, mostly met', scores: 100_000, ruledOut: 88, colours: anyColours },
  {
    name: 'last round, topscorers',
    scores: 15,
    ruledOut: 30,
    colours: anyColours,
    lastRound: true,
  },
];

export function hostilePosition(shape: Shape, size: number, seed: number): PlayerSituation {
  const random = createRandom(seed);
  const barred = Array.from({ length: size }, () => new Set<number>());
  for (let first = 0; first < size; first += 1) {
    for (let second = first + 1; second < size; second += 1) {
      if (random.below(100) >= shape.ruledOut) continue;
      barred[first]!.add(second + 1);
      barred[second]!.add(first + 1);
    }
  }
  const float = () => ([undefined, 'D', 'U'] as const)[random.below(3)];
  const players = barred.map((barredOpponents, index): PlayerState => {
    const colours = shape.colours(random);
    const { colour, difference, strength } = colourPreference(colours);
    const score = 5 * random.below(shape.scores);
    return {
      id: index + 1,
      tpn: index + 1,
      arrival: index + 1,
      score,
      realScore: score,
      colours,
      colourDifference: difference,
      preferredColour: colour,
      preferenceStrength: strength,
      barredOpponents,
      floatPrevious: float(),
      floatTwoBefore: float(),
      unplayedGames: random.below(3),
      pabBarred: random.below(4) === 0,
      topscorer: shape.lastRound === true && random.below(2) === 0,
    };
  });
  players.sort((a, b) => b.score - a.score || a.tpn - b.tpn);
  return { round: 10, lastRound: shape.lastRound ?? false, initialColour: 'white', players };
}
