import type { OrderPlace, OrderStage } from '../comparison.js';

/** A candidate of a bracket as indices of its members (BSN order from 0, MDPs first). */
export interface Candidate {
  readonly pairs: readonly (readonly [number, number])[];
  readonly downfloaters: readonly number[];
}

export interface OrderDifference {
  readonly stage: OrderStage;
  /** Negative when the first candidate is generated earlier. */
  readonly sign: number;
  readonly first: OrderPlace;
  readonly second: OrderPlace;
}

interface Place {
  readonly mdpSet: readonly number[];
  readonly mdpOpponents: readonly number[];
  readonly exchange: Exchange;
  readonly s1: readonly number[];
  /** S2 in the order of this candidate: opponents of S1, then the others by BSN. */
  readonly s2: readonly number[];
  readonly s2Sorted: readonly number[];
  /** Sizes of S1 and S2 before the exchange. */
  readonly half: number;
  readonly rest: number;
}

/** Places in the remainder, from 0: moved from S1 to S2, highest first, and back, lowest first. */
interface Moved {
  readonly down: readonly number[];
  readonly up: readonly number[];
}

interface Exchange extends Moved {
  /** The same as places in the remainder; `down` and `up` themselves are members. */
  readonly positions: Moved;
}

/**
 * Where two equally good candidates part in the order of generation (C.04.3:2026 art. 3.3, 4.2 to
 * 4.4; same order in all editions): set of MDPs, their opponents, exchange, transposition.
 * Undefined when they are the same.
 */
export function compareGeneration(
  mdpCount: number,
  first: Candidate,
  second: Candidate,
): OrderDifference | undefined {
  const a = placeOf(mdpCount, first);
  const b = placeOf(mdpCount, second);
  const sets = compareLists(a.mdpSet, b.mdpSet);
  if (sets !== 0)
    return { stage: 'mdpSet', sign: sets, first: bare(a.mdpSet), second: bare(b.mdpSet) };
  const opponents = compareLists(a.mdpOpponents, b.mdpOpponents);
  if (opponents !== 0) {
    return {
      stage: 'mdpOpponents',
      sign: opponents,
      first: bare(a.mdpOpponents),
      second: bare(b.mdpOpponents),
    };
  }
  const exchange = compareMoved(a.exchange.positions, b.exchange.positions);
  if (exchange !== 0) {
    return {
      stage: 'exchange',
      sign: exchange,
      first: exchangePlace(a),
      second: exchangePlace(b),
    };
  }
  const sign = compareLists(a.s2, b.s2);
  if (sign === 0) return undefined;
  return { stage: 'transposition', sign, first: numbered(a), second: numbered(b) };
}

const bare = (players: readonly number[]): OrderPlace => ({ players });

function numbered(place: Place): OrderPlace {
  const number = transpositionNumber(place);
  return { players: place.s2, ...(number !== undefined && { number }) };
}

function placeOf(mdpCount: number, { pairs, downfloaters }: Candidate): Place {
  const ordered = pairs.map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const)));
  ordered.sort(([a], [b]) => a - b);
  const ofMdps = ordered.filter(([a]) => a < mdpCount);
  const ofRemainder = ordered.filter(([a]) => a >= mdpCount);
  const remainder = [...ofRemainder.flat(), ...downfloaters.filter((one) => one >= mdpCount)];
  remainder.sort((a, b) => a - b);
  const half = ofRemainder.length;
  const straight = new Set(remainder.slice(0, half));
  const s1 = ofRemainder.map(([a]) => a);
  const opponents = ofRemainder.map(([, b]) => b);
  const inS1 = new Set(s1);
  const s2Sorted = remainder.filter((one) => !inS1.has(one));
  const paired = new Set(opponents);
  const down = [...straight].filter((one) => !inS1.has(one)).reverse();
  const up = s1.filter((one) => !straight.has(one));
  const bsn = new Map(remainder.map((one, index) => [one, index]));
  const placesOf = (list: readonly number[]) => list.map((one) => bsn.get(one)!);
  return {
    mdpSet: ofMdps.map(([a]) => a),
    mdpOpponents: ofMdps.map(([, b]) => b),
    exchange: { down, up, positions: { down: placesOf(down), up: placesOf(up) } },
    half,
    rest: remainder.length - half,
    s1,
    s2: [...opponents, ...s2Sorted.filter((one) => !paired.has(one))],
    s2Sorted,
  };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** By number of players, then by difference of BSNs, then S1 descending, then S2 ascending. */
function compareMoved(a: Moved, b: Moved): number {
  return (
    a.down.length - b.down.length ||
    distance(a) - distance(b) ||
    compareLists(b.down, a.down) ||
    compareLists(a.up, b.up)
  );
}

function distance({ down, up }: Moved): number {
  let total = 0;
  for (const position of up) total += position;
  for (const position of down) total -= position;
  return total;
}

function exchangePlace({ exchange, half, rest }: Place): OrderPlace {
  const number = exchangeNumber(exchange, half, rest);
  const players = [...exchange.down, ...exchange.up];
  return { players, ...(number !== undefined && { number }) };
}

/** Exchanges that are counted one by one, at the most. */
const MOST_EXCHANGES = 200_000;

/**
 * Number of an exchange from 1 in the order of art. 4.3.2; 0 when nobody is exchanged, undefined
 * when there are too many to count. `half` and `rest` are the sizes of the original S1 and S2.
 */
function exchangeNumber(
  { positions, down }: Exchange,
  half: number,
  rest: number,
): number | undefined {
  const size = down.length;
  if (size === 0) return 0;
  let before = 0;
  for (let smaller = 1; smaller < size; smaller += 1) {
    before += choose(half, smaller) * choose(rest, smaller);
  }
  if (choose(half, size) * choose(rest, size) > MOST_EXCHANGES) return undefined;
  for (const fromS1 of subsets(half, size)) {
    for (const fromS2 of subsets(rest, size)) {
      const other: Moved = {
        down: [...fromS1].reverse(),
        up: fromS2.map((position) => half + position),
      };
      if (compareMoved(other, positions) < 0) before += 1;
    }
  }
  return before + 1;
}

function choose(from: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i += 1) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** Ascending lists of `count` of the numbers 0 to `from` - 1. */
function* subsets(from: number, count: number, start = 0): Generator<readonly number[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (let first = start; first <= from - count; first += 1) {
    for (const others of subsets(from, count - 1, first + 1)) yield [first, ...others];
  }
}

/** Number of the transposition from 1, as long as it can be counted exactly. */
function transpositionNumber({ s1, s2, s2Sorted }: Place): number | undefined {
  const rest = [...s2Sorted];
  let before = 0;
  for (let i = 0; i < s1.length; i += 1) {
    const position = rest.indexOf(s2[i]!);
    rest.splice(position, 1);
    // Ways to fill the places that follow, where only the order of S1's opponents counts.
    let ways = 1;
    for (let j = 0; j < s1.length - i - 1; j += 1) ways *= rest.length - j;
    before += position * ways;
    if (before >= Number.MAX_SAFE_INTEGER) return undefined;
  }
  return before + 1;
}
