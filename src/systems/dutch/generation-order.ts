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
}

interface Exchange {
  /** Members moved from S1 to S2, highest BSN first, and from S2 to S1, lowest first. */
  readonly down: readonly number[];
  readonly up: readonly number[];
  readonly difference: number;
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
  const exchange = compareExchanges(a.exchange, b.exchange);
  if (exchange !== 0) {
    return {
      stage: 'exchange',
      sign: exchange,
      first: bare([...a.exchange.down, ...a.exchange.up]),
      second: bare([...b.exchange.down, ...b.exchange.up]),
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
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + bsn.get(one)!, 0);
  return {
    mdpSet: ofMdps.map(([a]) => a),
    mdpOpponents: ofMdps.map(([, b]) => b),
    exchange: { down, up, difference: sum(up) - sum(down) },
    s1,
    s2: [...opponents, ...s2Sorted.filter((one) => !paired.has(one))],
    s2Sorted,
  };
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i += 1) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

function compareExchanges(a: Exchange, b: Exchange): number {
  return (
    a.down.length - b.down.length ||
    a.difference - b.difference ||
    compareLists(b.down, a.down) ||
    compareLists(a.up, b.up)
  );
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
