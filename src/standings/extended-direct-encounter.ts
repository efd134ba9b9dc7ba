import { boardNumbers } from './board-points.js';
import { type Context, forfeitsCount } from './context.js';
import { directEncounter, type EncounterPass } from './direct-encounter.js';
import { isGame } from './field.js';
import type { TieBreak, Unit } from './parse-code.js';

/** Board rules applied to the mutual match of the last two, by code (13.3.2). */
const BOARD_RULES: Readonly<Record<string, readonly ('BC' | 'TBR' | 'BBE')[]>> = {
  EDE: [],
  EDEBT: ['BC', 'TBR'],
  EDEBB: ['BC', 'BBE'],
  EDET: ['TBR'],
  EDEB: ['BBE'],
};

/** A step of the extended procedure: direct encounter in one unit, or a board rule of the match. */
export type ExtendedStep =
  | { readonly kind: 'encounter'; readonly unit: Unit; readonly passes: readonly EncounterPass[] }
  | {
      readonly kind: 'boards';
      readonly rule: 'BC' | 'TBR' | 'BBE';
      readonly pair: readonly number[];
      readonly numbers: readonly (readonly number[])[];
      readonly places: readonly (readonly number[])[];
    };

/**
 * Extended direct encounter (13.3): direct encounter on the primary score, on the secondary score
 * where that splits nothing, again from the primary score for every smaller group (13.3.3); two
 * teams that are still level are split by the board rules of their match (13.3.2).
 */
export function extendedDirectEncounter(
  context: Context,
  tieBreak: TieBreak,
  group: readonly number[],
  steps?: ExtendedStep[],
): readonly (readonly number[])[] {
  const { primary } = context.field;
  const counted = forfeitsCount(context, tieBreak);
  const done: (readonly number[])[] = [];
  const open = [group];
  for (let members = open.pop(); members; members = open.pop()) {
    let places: readonly (readonly number[])[] = [members];
    for (const unit of [primary, primary === 'MP' ? 'GP' : 'MP'] as const) {
      if (members.length < 2 || places.length > 1) break;
      const passes: EncounterPass[] = [];
      places = directEncounter(context, { unit, forfeitsCount: counted }, members, passes);
      steps?.push({ kind: 'encounter', unit, passes });
    }
    if (members.length === 2 && places.length === 1) {
      places = splitByBoards(context, tieBreak, members, steps);
    }
    if (places.length === 1) done.push(members);
    else for (const place of [...places].reverse()) open.push(place);
  }
  return done;
}

function splitByBoards(
  context: Context,
  tieBreak: TieBreak,
  pair: readonly number[],
  steps: ExtendedStep[] | undefined,
): readonly (readonly number[])[] {
  const { field } = context;
  const counted = forfeitsCount(context, tieBreak);
  const [first, second] = pair as [number, number];
  const matchCells = (own: number, other: number): number[] => {
    const cells: number[] = [];
    for (let cell = own * field.rounds; cell < (own + 1) * field.rounds; cell += 1) {
      if (field.opponents[cell] === other && isGame(field, cell, counted)) cells.push(cell);
    }
    return cells;
  };
  const sides = [matchCells(first, second), matchCells(second, first)];
  if (sides[0]!.length === 0) return [pair];
  for (const rule of BOARD_RULES[tieBreak.definition.code] ?? []) {
    const numbers = sides.map((cells) => boardNumbers(context, rule, cells));
    const at = numbers[0]!.findIndex((value, place) => value !== numbers[1]![place]);
    const ahead = at >= 0 && numbers[0]![at]! > numbers[1]![at]! === (rule !== 'BC');
    const places = at < 0 ? [pair] : ahead ? [[first], [second]] : [[second], [first]];
    steps?.push({ kind: 'boards', rule, pair, numbers, places });
    if (at >= 0) return places;
  }
  return [pair];
}
