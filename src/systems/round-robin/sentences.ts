import { tableSize } from './berger.js';
import type { Reading } from './reading.js';
import { dueRound, type TableRound } from './scheme.js';

const LISTED = 12;

const list = (items: readonly (string | number)[]): string =>
  items.length <= LISTED
    ? items.join(', ')
    : `${items.slice(0, LISTED).join(', ')} and ${items.length - LISTED} more`;

const times = (cycles: number): string =>
  cycles === 1 ? 'single' : cycles === 2 ? 'double' : `${cycles} times`;

function scheme({ scheme: { cycles, swap }, stated, numbering, order, moved }: Reading): string {
  const size = tableSize(numbering.length);
  const order2 =
    cycles !== 2 || size < 4
      ? ''
      : swap
        ? `, rounds ${size - 2} and ${size - 1} exchanged as FIDE recommends`
        : ', the rounds of the first cycle in the order of the table';
  const what = `${times(cycles)} round robin, Berger table of ${size}${order2}`;
  if (stated.by === 'code') return `${what}, as ${stated.text} says`;
  const counts = `${numbering.length} numbers and ${order.length} recorded rounds`;
  const seen = cycles === 2 && moved.length === 0 && order.length >= size - 2;
  const guess =
    stated.cycles === undefined
      ? `guessed from ${counts}`
      : `"${stated.text}" says so${cycles === 2 && !seen ? ', but not the order of the rounds' : ''}`;
  return `${what}: ${guess}; record 192 would tell`;
}

function movedRounds({ moved, order, scheme: plan, numbering }: Reading): string {
  const size = tableSize(numbering.length);
  const each = moved.map((round) => {
    const due = dueRound(plan, size, round);
    const { cycle, round: number } = order[round - 1]!;
    const ofCycle = plan.cycles > 1 ? ` of cycle ${cycle}` : '';
    return due.round === number && due.cycle === cycle
      ? ''
      : `round ${round} is ${number}${ofCycle}`;
  });
  return `the rounds of the table in another order: ${list(each)}`;
}

const numbers = ({ numbering }: Reading): string =>
  `Berger with another numbering: the numbers 1 to ${numbering.length} of the table are ${numbering
    .map((id) => id ?? '-')
    .join(', ')}`;

/** What holds for the whole event, each told once. */
export function readingSentences(reading: Reading): readonly string[] {
  const { renumbered, moved, reversed, turnedCycles, numbering } = reading;
  const gaps = numbering.flatMap((id, index) => (id === undefined ? [index + 1] : []));
  return [
    scheme(reading),
    ...(renumbered ? [numbers(reading)] : []),
    ...(gaps.length > 0
      ? [`nobody has number ${list(gaps)} of the table: who would meet that number is free`]
      : []),
    ...(moved.length > 0 ? [movedRounds(reading)] : []),
    ...(reversed ? ['all colours reversed: White of the table has Black'] : []),
    ...turnedCycles.map(
      (cycle) => `the colours of cycle ${cycle} are not the reverse of the cycle before`,
    ),
  ];
}

function structure({ meetings: { complete, tooOften }, scheme: { cycles } }: Reading): string {
  if (complete) return `everybody met everybody ${cycles === 1 ? 'once' : `${cycles} times`}`;
  if (tooOften.length === 0)
    return `nobody met anybody more than ${cycles === 1 ? 'once' : `${cycles} times`}`;
  const each = tooOften.map(
    ({ pair, rounds }) => `${pair.join('-')} in rounds ${rounds.join(', ')}`,
  );
  return `these met more often than they should: ${list(each)}`;
}

/** Why an event is not judged by the table. */
export function unjudgedSentence(reading: Reading): string {
  const { stated, meetings } = reading;
  if (stated.custom) {
    return `${stated.text} is a table of the organiser's own, of which only the structure can be checked: ${structure(reading)}`;
  }
  const what = meetings.complete ? 'a complete round robin' : 'a round robin';
  return (
    `${what}, but not by a Berger table: neither the start numbers with the rounds in any order, nor other ` +
    `numbers with the rounds as they come, make it one; ${structure(reading)}`
  );
}

/** Why no other pair than that of the table is possible. */
export const fixedByTable = (round: number): string =>
  `the table fixes all pairs of round ${round}`;

export const noSuchRound = (rounds: number): string => `the table has ${rounds} rounds`;

/** Which round of which table brings two numbers together, and why the first has White. */
export function whyTheyMeet(
  { numbering, reversed }: Reading,
  { cycle, round }: TableRound,
  white: number,
  black: number,
): string {
  const size = tableSize(numbering.length);
  const turned = (cycle % 2 === 0) !== reversed;
  const where = `numbers ${white} and ${black} meet in round ${round} of the Berger table of ${size}`;
  return turned ? `${where}, here with colours reversed` : where;
}
