import type { ByeKind, Colour, GameResult } from '../model/result.js';
import type { HistoryStyle } from './position-style.js';
import type { Random } from './random.js';
import { type Contender, pairAtRandom } from './random-pairing.js';

/** What somebody has done before a round, for players and for teams. */
export interface Past extends Contender {
  readonly colourDifference: number;
  readonly lastColour: Colour | undefined;
}

/** A bye of a player or a team. */
export interface DrawnBye {
  readonly id: number;
  readonly kind: ByeKind;
}

/** A round by lot: games or matches, and the byes of those who have none. */
export interface DrawnRound<T> {
  readonly matches: readonly T[];
  /** By id; some of the absent have none. */
  readonly byes: readonly DrawnBye[];
}

/** Who is absent, who meets whom, and what `play` makes of each pair. */
export function drawRound<T, P extends Past>(
  random: Random,
  pasts: readonly P[],
  style: Pick<HistoryStyle, 'absences' | 'swissness'>,
  play: (a: P, b: P) => T,
): DrawnRound<T> {
  const absent = new Map<number, ByeKind | undefined>();
  for (const { id } of pasts) {
    if (!random.chance(style.absences, 100)) continue;
    absent.set(id, random.pick(['F', 'H', 'H', 'Z', 'Z', undefined]));
  }
  const present = pasts.filter(({ id }) => !absent.has(id));
  const { pairs, bye, left } = pairAtRandom(random, present, style.swissness);
  const matches = pairs.map(([a, b]) => play(a, b));
  const byes: DrawnBye[] = left.map(({ id }) => ({ id, kind: random.pick(['H', 'Z']) }));
  if (bye) byes.push({ id: bye.id, kind: 'U' });
  for (const [id, kind] of absent) if (kind) byes.push({ id, kind });
  return { matches, byes: byes.sort((a, b) => a.id - b.id) };
}

/** The announced absences of the round to pair; at least two stay. */
export function drawPending(
  random: Random,
  ids: readonly number[],
  { pendingAbsences }: Pick<HistoryStyle, 'pendingAbsences'>,
): readonly DrawnBye[] {
  const absent = ids.filter(() => random.chance(pendingAbsences, 100));
  return absent
    .slice(0, Math.max(0, ids.length - 2))
    .map((id) => ({ id, kind: random.pick(['F', 'H', 'Z', 'Z']) }));
}

/** Whoever had White less often, or Black last, unless colours are in disorder. */
export function chooseWhite<T extends Past>(
  random: Random,
  a: T,
  b: T,
  { colourDisorder }: Pick<HistoryStyle, 'colourDisorder'>,
): T {
  const byLot = random.pick([a, b]);
  if (random.chance(colourDisorder, 100)) return byLot;
  if (a.colourDifference !== b.colourDifference) {
    return a.colourDifference < b.colourDifference ? a : b;
  }
  if (a.lastColour !== b.lastColour) return a.lastColour === 'black' ? a : b;
  return byLot;
}

const ODD_RESULTS: readonly (readonly [GameResult, GameResult])[] = [
  ['-', '-'],
  ['W', 'L'],
  ['L', 'W'],
  ['D', 'D'],
  ['=', '0'],
  ['0', '='],
  ['0', '0'],
];

/** Letters of a board; the favourite is the one with the smaller number. */
export function randomResult(
  random: Random,
  favouriteIsWhite: boolean,
  style: HistoryStyle,
): readonly [GameResult, GameResult] {
  if (random.chance(style.oddResults, 100)) return random.pick(ODD_RESULTS);
  const favouriteWins = random.chance(style.favourites, 100);
  const whiteWins = favouriteWins === favouriteIsWhite;
  if (random.chance(style.forfeits, 100)) return whiteWins ? ['+', '-'] : ['-', '+'];
  if (random.chance(style.draws, 100)) return ['=', '='];
  return whiteWins ? ['1', '0'] : ['0', '1'];
}
