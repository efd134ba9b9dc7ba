import { recordedRounds } from '../../model/history/rounds.js';
import type { Tournament } from '../../model/tournament.js';
import type { RoundOptions } from '../system.js';
import { bergerCycle, tableSize } from './berger.js';
import { type Meetings, meetingsOf } from './meetings.js';
import { findNumberings, startNumberings } from './numbering.js';
import {
  dueRound,
  possibleSchemes,
  type Scheme,
  type StatedScheme,
  statedScheme,
  type TableRound,
} from './scheme.js';
import {
  type Agreement,
  agreement,
  boardsOf,
  NO_AGREEMENT,
  type Numbering,
  together,
} from './table.js';

/** How an event is to be read as a round robin: the same for all of its rounds. */
export interface Reading {
  readonly stated: StatedScheme;
  readonly scheme: Scheme;
  readonly numbering: Numbering;
  /** The numbers are not the start numbers in their order. */
  readonly renumbered: boolean;
  /** The round of the table that each round of the event is, from round 1 on. */
  readonly order: readonly TableRound[];
  /** Rounds of the event that are other rounds of the table than their numbers say. */
  readonly moved: readonly number[];
  /** All colours are those of the table reversed. */
  readonly reversed: boolean;
  /** Cycles whose colours alone are reversed against the others. */
  readonly turnedCycles: readonly number[];
  readonly meetings: Meetings;
  readonly agreement: Agreement;
  /** The rounds can be compared with a table: they follow it, or the code of the file says so. */
  readonly followsTable: boolean;
}

/** So much of a round or an event must be as the table has it to be told by it. */
const MOST = 0.6;

/**
 * Reads an event against the Berger tables: first with the start numbers and the rounds as they come, then
 * with the rounds in another order, then with other numbers.
 */
export function readRoundRobin(
  tournament: Tournament,
  unit: 'player' | 'team',
  options: RoundOptions = {},
): Reading {
  const stated = statedScheme(tournament);
  const rounds = recordedRounds(tournament, unit).filter(({ given }) => given.pairs.length > 0);
  const last = rounds.at(-1)?.number ?? 0;
  const planned = options.roundCount ?? tournament.settings.roundCount ?? last;
  const known = (unit === 'team' ? tournament.teams : tournament.players).map(({ id }) => id);
  const given: Given[] = rounds.map(({ number, given: { pairs } }) => ({ number, pairs }));
  const pairs = given.map((one) => one.pairs);
  const read = (numbering: Numbering, renumbered: boolean): Reading[] =>
    possibleSchemes(stated, numbering.length, Math.max(planned, last)).map((scheme) =>
      readAs({ stated, scheme, numbering, renumbered, given, last }),
    );
  const plain = best(startNumberings(known, pairs).flatMap((one) => read(one, false)));
  if (isExact(plain)) return { ...plain, followsTable: true };
  const found = findNumberings(known, given).flatMap((one) => read(one, true));
  const other = found.length > 0 ? best(found) : undefined;
  if (other && isConvincing(other) && (isExact(other) || !isConvincing(plain))) {
    return { ...other, followsTable: true };
  }
  if (isConvincing(plain)) return { ...plain, followsTable: true };
  const { complete } = plain.meetings;
  return { ...plain, followsTable: stated.by === 'code' && !complete };
}

interface Given {
  readonly number: number;
  readonly pairs: readonly {
    readonly white: number;
    readonly black: number;
    readonly coloursKnown: boolean;
  }[];
}

interface Attempt extends Pick<Reading, 'stated' | 'scheme' | 'numbering' | 'renumbered'> {
  readonly given: readonly Given[];
  readonly last: number;
}

const isExact = ({ agreement: { pairs, agreeing } }: Reading): boolean => agreeing === pairs;

/** Games are as the table has them, and where all have met, also the colours. */
function isConvincing({ agreement: all, meetings, renumbered }: Reading): boolean {
  if (all.agreeing < all.pairs * MOST) return false;
  if (meetings.complete && renumbered && all.agreeing < all.pairs) return false;
  const known = all.coloured + all.reversed;
  return !renumbered || Math.max(all.coloured, all.reversed) >= known * MOST;
}

/** The first of those that agree most: in pairs, then without moved rounds, then in colours. */
function best(readings: readonly Reading[]): Reading {
  const value = ({ agreement: all, moved }: Reading): readonly number[] => [
    all.agreeing,
    -moved.length,
    Math.max(all.coloured, all.reversed),
  ];
  return readings.reduce((a, b) => {
    const [x, y] = [value(a), value(b)];
    const at = x.findIndex((one, index) => one !== y[index]);
    return at >= 0 && y[at]! > x[at]! ? b : a;
  });
}

function readAs({ stated, scheme, numbering, renumbered, given, last }: Attempt): Reading {
  const size = tableSize(numbering.length);
  const due = Array.from({ length: last }, (_, index) => dueRound(scheme, size, index + 1));
  const order = orderOf(scheme, numbering, given, due);
  const moved = order.flatMap(({ cycle, round }, index) =>
    cycle === due[index]!.cycle && round === due[index]!.round ? [] : [index + 1],
  );
  const byCycle = new Map<number, Agreement>();
  for (const { number, pairs } of given) {
    const at = order[number - 1]!;
    const here = agreement(pairs, boardsOf(numbering, at, false));
    byCycle.set(at.cycle, together(byCycle.get(at.cycle) ?? NO_AGREEMENT, here));
  }
  const all = [...byCycle.values()].reduce(together, NO_AGREEMENT);
  const isTurned = ({ coloured, reversed }: Agreement): boolean =>
    reversed > (coloured + reversed) * MOST;
  const reversed = isTurned(byCycle.get(1) ?? all);
  const turnedCycles = [...byCycle].flatMap(([cycle, one]) =>
    one.coloured + one.reversed > 0 && isTurned(one) !== reversed ? [cycle] : [],
  );
  return {
    ...{ stated, scheme, numbering, renumbered, order, moved, reversed, turnedCycles },
    meetings: meetingsOf(numbering, given, scheme.cycles),
    agreement: all,
    followsTable: false,
  };
}

/**
 * The round of the table that each round of the event is: the one of its number, unless most of its
 * games are those of another one that is not there otherwise.
 */
function orderOf(
  { cycles }: Scheme,
  numbering: Numbering,
  given: readonly Given[],
  due: readonly TableRound[],
): readonly TableRound[] {
  const length = bergerCycle(numbering.length);
  const table = Array.from(
    { length: Math.max(1, length) * cycles },
    (_, index): TableRound => ({
      cycle: Math.floor(index / length) + 1,
      round: (index % length) + 1,
    }),
  );
  const boards = table.map((one) => boardsOf(numbering, one, false));
  const likeness = ({ pairs }: Given, index: number): number => {
    const { agreeing, coloured } = agreement(pairs, boards[index]!);
    return agreeing >= pairs.length * MOST ? agreeing + coloured / (pairs.length + 1) : 0;
  };
  const indexOf = ({ cycle, round }: TableRound): number => (cycle - 1) * length + round - 1;
  const places: (number | undefined)[] = due.map(() => undefined);
  const free = new Set(table.keys());
  const take = (round: number, index: number): void => {
    places[round - 1] = index;
    free.delete(index);
  };
  for (const one of given) {
    const own = indexOf(due[one.number - 1]!);
    if (free.has(own) && likeness(one, own) > 0) take(one.number, own);
  }
  for (const one of given) {
    if (places[one.number - 1] !== undefined) continue;
    const likely = [...free].filter((index) => likeness(one, index) > 0);
    likely.sort((a, b) => likeness(one, b) - likeness(one, a) || a - b);
    if (likely[0] !== undefined) take(one.number, likely[0]);
  }
  return due.map((own, index) => table[places[index] ?? -1] ?? own);
}

/** The round of the table that a round of the event is, or will be; undefined after the last one. */
export function tableRoundOf(reading: Reading, round: number): TableRound | undefined {
  const { order, scheme, numbering, moved } = reading;
  const recorded = order[round - 1];
  if (recorded) return recorded;
  const size = tableSize(numbering.length);
  if (round > roundsOf(reading)) return undefined;
  if (moved.length === 0) return dueRound(scheme, size, round);
  // The rounds that are left come in the order of the table.
  const used = new Set(order.map(({ cycle, round: number }) => `${cycle} ${number}`));
  const left = Array.from({ length: roundsOf(reading) }, (_, index) =>
    dueRound(scheme, size, index + 1),
  ).filter(({ cycle, round: number }) => !used.has(`${cycle} ${number}`));
  return left[round - order.length - 1];
}

/** Rounds of the whole event. */
export const roundsOf = ({ scheme, numbering }: Reading): number =>
  bergerCycle(numbering.length) * scheme.cycles;
