import type { Points } from '../model/points.js';
import type { Unit } from './parse-code.js';

/**
 * What a round was for one participant. The order matters: from forfeitLoss on the round is
 * voluntarily unplayed (VUR), from halfBye on it is a requested bye (C.07 art. 16.2).
 */
export const ROUND_KINDS = [
  'game',
  'pending',
  'forfeitWin',
  'pab',
  'fullBye',
  'forfeitLoss',
  'halfBye',
  'zeroBye',
] as const;
export type RoundKind = (typeof ROUND_KINDS)[number];

/**
 * Numbers of the kinds, as the arrays hold them. A pending game or match has no result yet: it gives
 * nothing and is no round of anything, but Fore Buchholz takes it as drawn (8.3).
 */
export const KIND = {
  game: 0,
  pending: 1,
  forfeitWin: 2,
  pab: 3,
  fullBye: 4,
  forfeitLoss: 5,
  halfBye: 6,
  zeroBye: 7,
} as const satisfies Record<RoundKind, number>;

/** Voluntary unplayed round: a requested bye or a forfeit loss (C.07 art. 16.2). */
export const isVoluntary = (kind: number): boolean => kind >= KIND.forfeitLoss;
/** Half or zero-point bye, absence included. */
export const isRequestedBye = (kind: number): boolean => kind >= KIND.halfBye;
/** Forfeit with a scheduled opponent. */
export const isForfeit = (kind: number): boolean =>
  kind === KIND.forfeitWin || kind === KIND.forfeitLoss;

/** Points of one unit in tenths; `points` and `bonuses` are indexed by cell (see Field). */
export interface Scores {
  readonly points: Int32Array;
  /** Bonus and penalty points (record 299), apart from the result of the round. */
  readonly bonuses?: Int32Array;
  readonly totals: Int32Array;
  readonly win: Points;
  readonly draw: Points;
}

/**
 * The rounds that count, seen from every participant, as flat arrays. Participants are indices 0 to
 * count - 1 in the order of their ids; round r (from 0) of participant p is the cell
 * p * rounds + r.
 */
export interface Field {
  readonly participants: 'players' | 'teams';
  readonly count: number;
  readonly rounds: number;
  readonly ids: Int32Array;
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<number, number>;
  /** 0: unrated. */
  readonly ratings: Int32Array;
  readonly kinds: Uint8Array;
  /** Index of the scheduled opponent; -1 for none. */
  readonly opponents: Int32Array;
  /** 1 White, -1 Black, 0 none or unknown. */
  readonly colours: Int8Array;
  /** 2 win, 1 draw, 0 loss, of games and forfeits. */
  readonly outcomes: Uint8Array;
  readonly scores: Readonly<Record<Unit, Scores>>;
  /** What ranks: match points or game points (the same table for players). */
  readonly primary: Unit;
  /** The last of the rounds is the last one of the tournament. */
  readonly finished: boolean;
  /** Round robin or another predetermined schedule: C.07 art. 15 holds, art. 16 does not. */
  readonly predetermined: boolean;
  /** Games of these rounds that have no result yet. */
  readonly pending: number;
}

export interface FieldFrame {
  readonly participants: Field['participants'];
  readonly ids: readonly number[];
  readonly rounds: number;
}

/** Empty arrays for so many participants and rounds; everybody absent in every round. */
export function emptyCells({ ids, rounds }: FieldFrame) {
  const count = ids.length;
  const cells = count * rounds;
  return {
    count,
    rounds,
    ids: Int32Array.from(ids),
    indexOf: new Map(ids.map((id, index) => [id, index])),
    kinds: new Uint8Array(cells).fill(KIND.zeroBye),
    opponents: new Int32Array(cells).fill(-1),
    colours: new Int8Array(cells),
    outcomes: new Uint8Array(cells),
  };
}

/** Points and totals of one unit. */
export function scoresOf(
  field: Pick<Field, 'count' | 'rounds'>,
  points: Int32Array,
  bonuses: Int32Array | undefined,
  worth: { readonly win: Points; readonly draw: Points },
): Scores {
  const totals = new Int32Array(field.count);
  for (let index = 0; index < field.count; index += 1) {
    let total = 0;
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      total += points[cell]! + (bonuses?.[cell] ?? 0);
    }
    totals[index] = total;
  }
  return { points, totals, ...worth, ...(bonuses ? { bonuses } : {}) };
}

/** Does the cell count as a game: over the board, or also forfeits where those count as played. */
export function isGame(field: Field, cell: number, forfeitsCount: boolean): boolean {
  const kind = field.kinds[cell]!;
  return kind === KIND.game || (forfeitsCount && isForfeit(kind) && field.opponents[cell]! >= 0);
}

/** Index of a participant. */
export function indexOfId(field: Field, id: number): number {
  const index = field.indexOf.get(id);
  if (index === undefined) {
    const what = field.participants === 'teams' ? 'team' : 'player';
    throw new RangeError(`Expected the number of a ${what} of the tournament, found ${id}`);
  }
  return index;
}
