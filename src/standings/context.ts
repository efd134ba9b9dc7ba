import type { Tournament } from '../model/tournament.js';
import type { StandingsEdition } from './editions.js';
import { type Field, isForfeit, KIND, type Scores } from './field.js';
import type { TieBreak, Unit } from './parse-code.js';
import type { RecursiveOptions } from './recursive/options.js';

/** Questions that the regulations leave to the organiser, or answer unclearly. */
export interface TieBreakChoices {
  /**
   * Rating of unrated players. Without it the rating tie-breaks (art. 10) are dropped as soon as
   * one participant is unrated.
   */
  readonly unratedValue?: number;
  /** AOB and SSSC compare as exact fractions, or rounded to hundredths as the FIDE checker does. */
  readonly averages?: 'exact' | 'hundredths';
  /**
   * Forfeit wins in predetermined pairings under 2026: art. 15.2 read literally counts them as
   * games for WON, BPG and BWG; "unplayed" counts games over the board only.
   */
  readonly roundRobinForfeitWins?: 'regular' | 'unplayed';
  readonly recursive?: RecursiveOptions;
}

/** Everything a tie-break is computed from. Results of earlier steps are kept in `memo`. */
export interface Context {
  readonly tournament: Tournament;
  readonly field: Field;
  /**
   * The field with the final round as well, when that one is paired but has no result yet: Fore
   * Buchholz counts it (8.3).
   */
  readonly final?: Field;
  readonly edition: StandingsEdition;
  readonly choices: TieBreakChoices;
  readonly memo: Map<string, unknown>;
}

/** `make()` once per key and context. A key always stands for values of one type. */
export function remember<T>(context: Context, key: string, make: () => T): T {
  const known = context.memo.get(key);
  if (known !== undefined) return known as T;
  const made = make();
  context.memo.set(key, made);
  return made;
}

/** What Fore Buchholz is computed from: the final round included as soon as it is paired. */
export function foreContext(context: Context): Context {
  const { final } = context;
  if (!final) return context;
  return remember(context, 'fore', () => ({ ...context, field: final, memo: new Map() }));
}

/** Does a tie-break take the final round as drawn? */
export const isFore = ({ fore, definition }: TieBreak): boolean => fore || definition.code === 'FB';

/** The unit a tie-break asks for, or the one that ranks. */
export const unitOf = (context: Context, tieBreak: TieBreak): Unit =>
  tieBreak.unit ?? context.field.primary;

/** The score table of a unit. */
export const scoresOfUnit = (context: Context, unit: Unit): Scores => context.field.scores[unit];

/** Forfeits count as games for opponents' results: asked for by /P, or predetermined pairings. */
export const forfeitsCount = (context: Context, tieBreak: TieBreak): boolean =>
  context.field.predetermined || tieBreak.forfeitsPlayed;

/** Does the cell count as a game of the own record (art. 7, art. 15.2)? */
export function isOwnGame({ field, edition, choices }: Context, cell: number): boolean {
  const kind = field.kinds[cell]!;
  if (kind === KIND.game) return true;
  if (!field.predetermined || !isForfeit(kind)) return false;
  if (edition.forfeitLossesCountForRecord) return true;
  return kind === KIND.forfeitWin && choices.roundRobinForfeitWins !== 'unplayed';
}

/** Does the cell count as a game for the rating tie-breaks (art. 10, art. 15.2)? */
export function isRatedGame({ field, edition }: Context, cell: number): boolean {
  const kind = field.kinds[cell]!;
  if (kind === KIND.game) return true;
  return field.predetermined && edition.forfeitsCountForRatings && isForfeit(kind);
}
