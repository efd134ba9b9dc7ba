import type { Decision, OrderPlace } from '../comparison.js';
import type { Meetings } from '../team-common/meetings.js';
import { type GroupPairing, inPriority, isFromBelow, opponentOrder } from './group.js';
import { searchOrder } from './halves.js';

type Article = (number: string) => string;

/** Stands in for a choice that comes after all numbered ones: to float on. */
const LAST = Number.POSITIVE_INFINITY;

function orderDecision(
  article: string,
  stage: Extract<Decision, { kind: 'order' }>['stage'],
  given: readonly [players: readonly number[], number: number],
  regulation: readonly [players: readonly number[], number: number],
): Decision {
  const place = ([players, number]: typeof given): OrderPlace =>
    number === LAST ? { players } : { players, number };
  const better = regulation[1] < given[1] ? 'regulation' : 'given';
  return {
    kind: 'order',
    article,
    stage,
    given: place(given),
    regulation: place(regulation),
    better,
  };
}

/** Art. 8.2.1 and 8.3.1: the first incoming floater with another opponent. */
export function compareFloaterOpponents(
  meetings: Meetings,
  pairing: GroupPairing,
  opponent: Int32Array,
  article: Article,
): Decision | undefined {
  const due = new Map(pairing.floaterPairs.map((pair) => [pair.floater, pair.opponent]));
  const taken = new Set<number>();
  for (const floater of pairing.floatersIn) {
    if (taken.has(floater)) continue;
    const [given, regulation] = [opponent[floater]!, due.get(floater) ?? -1];
    if (given === regulation) {
      taken.add(floater).add(regulation);
      continue;
    }
    const fromBelow = isFromBelow(meetings, pairing.group, floater);
    const order = opponentOrder(pairing, fromBelow).filter((place) => !taken.has(place));
    const choice = (other: number) => {
      const places = other < 0 ? [floater] : [floater, other];
      const players = places.map((place) => meetings.teams[place]!.id);
      return [players, other < 0 ? LAST : order.indexOf(other) + 1] as const;
    };
    const number = fromBelow ? '8.2.1' : '8.3.1';
    return orderDecision(article(number), 'floaterOpponent', choice(given), choice(regulation));
  }
  return undefined;
}

/** Art. 8.2 and 8.3: the first team, in the order of asking, that floats on in one of them only. */
export function compareFloaters(
  { teams }: Meetings,
  pairing: GroupPairing,
  opponent: Int32Array,
  article: Article,
): Decision | undefined {
  const order = pairing.askedToFloat;
  const given = order.filter((place) => opponent[place]! < 0);
  const regulation = order.filter((place) => pairing.floatersOut.includes(place));
  const index = regulation.findIndex((place, at) => place !== given[at]);
  if (index < 0) return undefined;
  const choice = (places: readonly number[]) => {
    const place = places[index];
    if (place === undefined) return [[], LAST] as const;
    return [[teams[place]!.id], order.indexOf(place) + 1] as const;
  };
  const number = pairing.group.direction === 'up' ? '8.2' : '8.3';
  return orderDecision(article(number), 'floaters', choice(given), choice(regulation));
}

/** Art. 9.3: the first team in priority that has another opponent. */
export function compareHalves(
  { teams }: Meetings,
  pairing: GroupPairing,
  opponent: Int32Array,
  article: Article,
): Decision {
  let left = [...inPriority(pairing.group.direction, pairing.halfPairs.flat())];
  for (const [chooser, due] of pairing.halfPairs) {
    const given = opponent[chooser]!;
    const order = searchOrder(left.length).map((position) => left[position]!);
    if (given !== due) {
      const choice = (other: number) => {
        const players = [chooser, other].map((place) => teams[place]!.id);
        return [players, order.indexOf(other) + 1] as const;
      };
      return orderDecision(article('9.3'), 'halves', choice(given), choice(due));
    }
    left = left.filter((place) => place !== chooser && place !== due);
  }
  throw new RangeError('Expected pairings that differ');
}
