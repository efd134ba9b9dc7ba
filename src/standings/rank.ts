import { type Column, columnValue, compareInColumn, type TieBreakValue } from './column.js';
import type { Criterion } from './criterion.js';

/** The order of everybody, with the places where ties were broken. */
export interface Ranking {
  /** Groups of participants still tied at the end, best first. */
  readonly groups: readonly (readonly number[])[];
  /** For every group but the first: number of the criterion that put it below the one before. */
  readonly separators: readonly (number | undefined)[];
  /** Places inside the tied groups that type A criteria were asked to split, by criterion. */
  readonly places: ReadonlyMap<number, ReadonlyMap<number, TieBreakValue>>;
}

interface TiedGroup {
  readonly members: readonly number[];
  readonly separator: number | undefined;
}

/** Applies the criteria in turn, each only inside the groups that are still tied (art. 4.2). */
export function rankBy(criteria: readonly Criterion[], count: number): Ranking {
  const everybody = Array.from({ length: count }, (_, index) => index);
  let groups: TiedGroup[] = count === 0 ? [] : [{ members: everybody, separator: undefined }];
  const places = new Map<number, Map<number, TieBreakValue>>();
  criteria.forEach((criterion, number) => {
    const asked = new Map<number, TieBreakValue>();
    groups = groups.flatMap((group) => {
      if (group.members.length < 2) return [group];
      const parts = splitGroup(criterion, group.members);
      if (criterion.kind === 'group') notePlaces(parts, group.members.length, asked);
      return parts.map((members, place) => ({
        members,
        separator: place === 0 ? group.separator : number,
      }));
    });
    if (criterion.kind === 'group') places.set(number, asked);
  });
  return {
    groups: groups.map(({ members }) => members),
    separators: groups.map(({ separator }) => separator),
    places,
  };
}

function splitGroup(
  criterion: Criterion,
  members: readonly number[],
): readonly (readonly number[])[] {
  if (criterion.kind === 'group') return criterion.split(members);
  if (!criterion.usable(members)) return [members];
  let parts: readonly (readonly number[])[] = [members];
  for (const column of criterion.columns) {
    parts = parts.flatMap((part) => splitByColumn(column, part));
  }
  return parts;
}

function splitByColumn(column: Column, members: readonly number[]): readonly (readonly number[])[] {
  if (members.length < 2) return [members];
  const order = [...members].sort((a, b) => orderInColumn(column, a, b) || a - b);
  const parts: number[][] = [];
  let previous: number | undefined;
  for (const member of order) {
    if (previous !== undefined && compareInColumn(column, previous, member) === 0) {
      parts.at(-1)!.push(member);
    } else parts.push([member]);
    previous = member;
  }
  return column.tolerance === undefined ? parts : parts.map((part) => part.sort((a, b) => a - b));
}

/** The comparison without tolerance, which would make no order. */
function orderInColumn(column: Column, a: number, b: number): number {
  if (column.tolerance === undefined) return compareInColumn(column, a, b);
  return compareInColumn({ ...column, tolerance: 0 }, a, b);
}

function notePlaces(
  parts: readonly (readonly number[])[],
  size: number,
  into: Map<number, TieBreakValue>,
): void {
  let number = 1;
  for (const part of parts) {
    for (const member of part) into.set(member, { kind: 'place', number, size });
    number += part.length;
  }
}

/** Value of a criterion for one participant: of its column, its columns as a list, or its place. */
export function criterionValue(
  criterion: Criterion,
  places: ReadonlyMap<number, TieBreakValue> | undefined,
  index: number,
): TieBreakValue | undefined {
  if (criterion.kind === 'group') return places?.get(index);
  const [only, ...others] = criterion.columns;
  if (!only) return undefined;
  if (others.length === 0) return columnValue(only, index);
  const items = criterion.columns.map((column) => column.numerators[index]! / column.unit);
  return { kind: 'list', items, number: items[0]! };
}
