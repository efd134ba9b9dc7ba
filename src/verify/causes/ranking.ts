import { withSettings } from '../../model/edit.js';
import { ranking } from '../../model/history/arrival.js';
import type { Tournament } from '../../model/tournament.js';
import type { JudgeRequest } from '../judge.js';
import { type Candidate, concernedIn, type Generator } from './candidate.js';
import { longestRising, type PlacedBoard, placedBoards, presentInOrder } from './halves.js';

/** Irregular boards whose readings are all tried. */
const MOST_IRREGULAR = 5;
const MOST_CONCERNED = 4;

export const rankedByRating: Generator = function* ({ request }) {
  const { tournament, system, round } = request;
  if (system.unit === 'team') return;
  const ratings = new Map(tournament.players.map(({ id, rating = 0 }) => [id, rating]));
  const order = tournament.players.map(({ id }) => id);
  order.sort((a, b) => ratings.get(b)! - ratings.get(a)! || a - b);
  const suspect = { kind: 'rankedByRating', who: [] } as const;
  yield { suspect, size: 1, change: reRanked(order), from: round, made: 0, bits: 3 };
};

/** Those who entered after round 1 stood at the end of the list when the round was paired. */
export const lateEntriesLast: Generator = function* ({ request }) {
  const { tournament, round, system } = request;
  const first = tournament.rounds[0];
  if (system.unit === 'team' || !first || round < 2) return;
  const early = new Set(first.games.flatMap(({ white, black }) => [white, black]));
  for (const { player } of first.byes) early.add(player);
  const ids = tournament.players.map(({ id }) => id);
  const late = ids.filter((id) => !early.has(id));
  if (late.length === 0) return;
  const change = reRanked([...ids.filter((id) => early.has(id)), ...late]);
  const suspect = { kind: 'lateEntriesLast', who: late } as const;
  yield { suspect, size: 1, change, from: round, made: 0, bits: 3 };
};

/** A few stood elsewhere in the ranking, as the boards of round 1 show. */
export const rankingOfRoundOne: Generator = function* ({ request }) {
  if (request.system.unit === 'player' && request.round === 1) yield* rankingsOfBoards(request);
};

function rankingsOfBoards(request: JudgeRequest): Candidate[] {
  const present = presentInOrder(request);
  const boards = placedBoards(request);
  const regular = longestRising(boards.map(({ low }) => low));
  const chain = boards.filter((_, index) => regular.has(index));
  const irregular = boards.filter((_, index) => !regular.has(index));
  if (irregular.length > MOST_IRREGULAR) return [];
  const byes = request.given.byes.map((id) => present.indexOf(id));
  const found = new Map<string, Candidate>();
  for (const reading of readingsOf(irregular)) {
    const rows = merged(chain, reading);
    const places = [...rows.map(({ upper }) => upper), ...rows.map(({ lower }) => lower), ...byes];
    const order = places.map((place) => present[place]!);
    for (const candidate of movedTo(request, order, 1)) {
      found.set(JSON.stringify(candidate.suspect), candidate);
    }
  }
  return [...found.values()].sort((a, b) => a.size - b.size);
}

/** One row of both halves, and before which row of the chain it stands. */
interface Row {
  readonly upper: number;
  readonly lower: number;
  /** Who of the two stood where the file has them: tells the place of the row. */
  readonly anchor: 'upper' | 'lower';
}

/** Every way to read the irregular boards: the lower one moved, the higher one moved, or both halves changed. */
function readingsOf([first, ...others]: readonly PlacedBoard[]): readonly (readonly Row[])[] {
  if (!first) return [[]];
  const { high, low } = first;
  const rows: readonly Row[] = [
    { upper: high, lower: low, anchor: 'upper' },
    { upper: high, lower: low, anchor: 'lower' },
    { upper: low, lower: high, anchor: 'upper' },
    { upper: low, lower: high, anchor: 'lower' },
  ];
  return readingsOf(others).flatMap((rest) => rows.map((row) => [row, ...rest]));
}

function merged(chain: readonly PlacedBoard[], reading: readonly Row[]): readonly Row[] {
  const rows: Row[] = chain.map(({ high, low }) => ({ upper: high, lower: low, anchor: 'upper' }));
  for (const row of [...reading].sort((a, b) => a[a.anchor] - b[b.anchor])) {
    const next = rows.findIndex((one) => one[row.anchor] > row[row.anchor]);
    rows.splice(next === -1 ? rows.length : next, 0, row);
  }
  return rows;
}

/** One of those concerned stood last, or beside another one of them. */
export const rankingOfLaterRound: Generator = function* ({ request, result }, { thorough }) {
  if (request.system.unit === 'team' || request.round === 1) return;
  const order = ranking(request.tournament);
  const concerned = order.filter((id) => concernedIn(result).has(id));
  const without = (id: number) => order.filter((one) => one !== id);
  for (const id of concerned) {
    yield* movedTo(request, [...without(id), id], request.round);
  }
  if (concerned.length > MOST_CONCERNED && !thorough) return;
  for (const id of concerned) {
    for (const other of concerned) {
      if (id === other) continue;
      const rest = without(id);
      yield* movedTo(request, rest.toSpliced(rest.indexOf(other), 0, id), request.round);
    }
  }
};

/**
 * The ranking in which some or all stand in `order`, the others where they are. Who moved stands
 * directly behind the one before, or directly before the one behind: between these may be others.
 */
function movedTo(
  { tournament }: JudgeRequest,
  order: readonly number[],
  from: number,
): readonly Candidate[] {
  const before = ranking(tournament);
  const places = new Map(before.map((id, place) => [id, place]));
  const unmoved = longestRising(order.map((id) => places.get(id)!));
  const who = order.filter((_, index) => !unmoved.has(index));
  if (who.length === 0) return [];
  const rest = before.filter((id) => !who.includes(id));
  const follow = [...rest];
  for (const id of who) {
    const previous = order[order.indexOf(id) - 1];
    follow.splice(previous === undefined ? 0 : follow.indexOf(previous) + 1, 0, id);
  }
  const precede = [...rest];
  for (const id of who.toReversed()) {
    const next = order[order.indexOf(id) + 1];
    precede.splice(next === undefined ? precede.length : precede.indexOf(next), 0, id);
  }
  const rankings = String(follow) === String(precede) ? [follow] : [follow, precede];
  return rankings.map((full) => ({
    suspect: { kind: 'ranking', who, behind: who.map((id) => full[full.indexOf(id) - 1] ?? 0) },
    size: who.length,
    change: reRanked(full),
    from,
    made: 0,
    bits: who.length * 2 * Math.log2(before.length),
  }));
}

const reRanked = (order: readonly number[]) => {
  const cache = new WeakMap<Tournament, Tournament>();
  return (request: JudgeRequest): JudgeRequest => {
    const { tournament } = request;
    const known = cache.get(tournament);
    const changed = known ?? {
      ...withSettings(tournament, { rankByFileOrder: true }),
      fileOrder: order,
    };
    cache.set(tournament, changed);
    return { ...request, tournament: changed };
  };
};
