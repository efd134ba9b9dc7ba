import type { ByeKind, Colour, GameResult } from '../model/result.js';
import type { HistoryStyle } from './position-style.js';
import type { Random } from './random.js';
import type { UnitBye } from './rounds.js';

/** What somebody has done before a round, for players and for teams. */
export interface Past {
  readonly id: number;
  readonly score: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  readonly colourDifference: number;
  readonly lastColour: Colour | undefined;
}

/** A round by lot: games or matches, and the byes of those who have none. */
export interface DrawnRound<T> {
  readonly matches: readonly T[];
  /** By id; some of the absent have none. */
  readonly byes: readonly UnitBye[];
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
  const { pairs, bye, left } = pairByLot(random, present, style.swissness);
  const matches = pairs.map(([a, b]) => play(a, b));
  const byes: UnitBye[] = left.map(({ id }) => ({ id, kind: random.pick(['H', 'Z']) }));
  if (bye) byes.push({ id: bye.id, kind: 'U' });
  for (const [id, kind] of absent) if (kind) byes.push({ id, kind });
  return { matches, byes: byes.sort((a, b) => a.id - b.id) };
}

interface PairsByLot<T> {
  readonly pairs: readonly (readonly [T, T])[];
  readonly bye?: T;
  /** Those for whom nobody was left whom they had not met. */
  readonly left: readonly T[];
}

/**
 * Pairs players who have not met, by no rule but that: the closer `swissness` is to 100, the more
 * often equal scores meet. In an odd field one who had no bye yet gets it, if there is one.
 */
function pairByLot<T extends Past>(
  random: Random,
  contenders: readonly T[],
  swissness: number,
): PairsByLot<T> {
  const spread = 100 - swissness;
  const keyed = random.shuffle(contenders).map((contender) => ({
    contender,
    key: contender.score * swissness + (spread > 0 ? random.below(spread * 60) : 0),
  }));
  keyed.sort((a, b) => b.key - a.key);
  let queue = keyed.map(({ contender }) => contender);
  let bye: T | undefined;
  if (queue.length % 2 === 1) {
    bye = [...queue].reverse().find((contender) => !contender.hadBye);
    queue = queue.filter((contender) => contender !== bye);
  }
  const pairs: [T, T][] = [];
  const left: T[] = [];
  while (queue.length > 0) {
    const [first, ...rest] = queue as [T, ...T[]];
    const free = rest.filter((other) => !first.met.has(other.id));
    // The next few are near in score; which of them is a matter of chance.
    const second = free[random.below(Math.min(3, Math.max(1, free.length)))];
    if (second) pairs.push([first, second]);
    else left.push(first);
    queue = rest.filter((other) => other !== second);
  }
  return { pairs, left, ...(bye && { bye }) };
}

/** The announced absences of the round to pair; at least two stay. */
export function drawPending(
  random: Random,
  ids: readonly number[],
  { pendingAbsences }: Pick<HistoryStyle, 'pendingAbsences'>,
): readonly UnitBye[] {
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
