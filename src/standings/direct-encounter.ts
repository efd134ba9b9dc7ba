import { type Context, forfeitsCount, scoresOfUnit, unitOf } from './context.js';
import { isGame } from './field.js';
import type { TieBreak, Unit } from './parse-code.js';

/** The games among a group of tied participants (art. 6.1). Rows are in the order of the group. */
export interface EncounterTable {
  readonly group: readonly number[];
  /** Sum over opponents of the mean score of the mutual games, in tenths times `scale`. */
  readonly points: readonly number[];
  /** The same if all games not played had been won (art. 6.3). */
  readonly most: readonly number[];
  /** Different opponents of the group met. */
  readonly met: readonly number[];
  /** Common denominator of the means, so that the sums stay integers. */
  readonly scale: number;
}

export interface EncounterQuestion {
  readonly unit: Unit;
  readonly forfeitsCount: boolean;
}

export const encounterQuestion = (context: Context, tieBreak: TieBreak): EncounterQuestion => ({
  unit: unitOf(context, tieBreak),
  forfeitsCount: forfeitsCount(context, tieBreak),
});

/** One comparison of the group, or of a smaller group that it left. */
export interface EncounterPass {
  readonly table: EncounterTable;
  /** All have met (6.2), or the order goes only as far as it is certain (6.3). */
  readonly complete: boolean;
  /** The group in places, best first; several in one place are still tied. */
  readonly places: readonly (readonly number[])[];
}

/**
 * Direct encounter (art. 6): the group split into places, best first. Smaller groups start again
 * until nothing changes; `passes` collects every comparison made.
 */
export function directEncounter(
  context: Context,
  question: EncounterQuestion,
  group: readonly number[],
  passes?: EncounterPass[],
): readonly (readonly number[])[] {
  const done: (readonly number[])[] = [];
  // Groups still to compare, the best on top; places are taken off in their order.
  const open: { readonly members: readonly number[]; readonly settled: boolean }[] = [
    { members: group, settled: false },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { members } = next;
    if (members.length < 2 || next.settled) {
      done.push(members);
      continue;
    }
    const pass = encounterPass(encounterTable(context, question, members));
    passes?.push(pass);
    const settled = pass.places.length === 1 || !context.edition.directEncounterRestarts;
    for (const place of [...pass.places].reverse()) open.push({ members: place, settled });
  }
  return done;
}

/** The table of the games among `group`. */
export function encounterTable(
  context: Context,
  question: EncounterQuestion,
  group: readonly number[],
): EncounterTable {
  const { field } = context;
  const scores = scoresOfUnit(context, question.unit);
  const placeOf = new Map(group.map((index, place) => [index, place]));
  const mutual = group.map((index) => {
    const games = new Map<number, { sum: number; count: number }>();
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      const opponent = field.opponents[cell]!;
      if (!placeOf.has(opponent) || !isGame(field, cell, question.forfeitsCount)) continue;
      const entry = games.get(opponent) ?? { sum: 0, count: 0 };
      entry.sum += scores.points[cell]!;
      entry.count += 1;
      games.set(opponent, entry);
    }
    return games;
  });
  // 2009 knows no mean: all games of a pair count.
  const averaged = context.edition.directEncounterRestarts;
  let scale = 1;
  if (averaged) {
    for (const games of mutual) for (const { count } of games.values()) scale = lcm(scale, count);
  }
  const points = mutual.map((games) => {
    let sum = 0;
    for (const entry of games.values()) {
      sum += averaged ? (entry.sum * scale) / entry.count : entry.sum;
    }
    return sum;
  });
  const met = mutual.map((games) => games.size);
  const most = points.map(
    (own, place) => own + scores.win * scale * (group.length - 1 - met[place]!),
  );
  return { group, points, most, met, scale };
}

function encounterPass(table: EncounterTable): EncounterPass {
  const { group, points, most, met } = table;
  const order = group.map((_, place) => place);
  order.sort((a, b) => points[b]! - points[a]! || a - b);
  const complete = met.every((count) => count === group.length - 1);
  const places: number[][] = [];
  if (complete) {
    let previous: number | undefined;
    for (const place of order) {
      if (points[place] === previous) places.at(-1)!.push(group[place]!);
      else places.push([group[place]!]);
      previous = points[place];
    }
    return { table, complete, places };
  }
  const mostBehind = new Float64Array(order.length + 1).fill(Number.NEGATIVE_INFINITY);
  for (let rank = order.length - 1; rank >= 0; rank -= 1) {
    mostBehind[rank] = Math.max(mostBehind[rank + 1]!, most[order[rank]!]!);
  }
  let sure = 0;
  while (sure < order.length - 1 && points[order[sure]!]! > mostBehind[sure + 1]!) {
    places.push([group[order[sure]!]!]);
    sure += 1;
  }
  const rest = order.slice(sure).sort((a, b) => a - b);
  places.push(rest.map((place) => group[place]!));
  return { table, complete, places };
}

function lcm(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}
