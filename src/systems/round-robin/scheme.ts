import type { Tournament } from '../../model/tournament.js';
import { parseTypeCode } from '../../model/type-code.js';
import { readTypeWords } from '../../model/type-words.js';
import { bergerCycle } from './berger.js';

/** How often everybody meets everybody, and in which order the rounds of the table come. */
export interface Scheme {
  readonly cycles: number;
  /**
   * The last two rounds of the first cycle stand in reverse order, so that nobody has a colour three
   * times in a row where the second cycle begins.
   */
  readonly swap: boolean;
}

/** The scheme as far as the file tells it. */
export interface StatedScheme {
  readonly by: 'code' | 'words' | 'counts';
  /** The code or the words. */
  readonly text: string;
  /** A table of the organiser's own. */
  readonly custom: boolean;
  /** Undefined where the count of the rounds must tell it. */
  readonly cycles: number | undefined;
  /** Undefined where the rounds must tell it. */
  readonly swap: boolean | undefined;
}

const DOUBLE =
  /doub|doppel|doble|dopp[io]|dupl|dvoj|dwuko|kétfordul|двухкруг|двокол|aller.retour|andata e ritorno|ida y vuelta/iu;

/** Reads record 192, else 092 (Tournament-Type Code Table). */
export function statedScheme({ settings, info }: Tournament): StatedScheme {
  const text = (settings.typeCode ?? info.type).trim();
  const code = parseTypeCode(text);
  if (code?.kind === 'roundRobin') {
    const double = code.stem.includes('DOUBLE');
    return {
      by: 'code',
      text,
      custom: code.stem.startsWith('CUSTOM'),
      cycles: code.games ?? (double ? 2 : 1),
      swap: double && /^FIDE_(?:TEAM_)?DOUBLE/.test(code.stem),
    };
  }
  const named = readTypeWords(text).kind === 'roundRobin';
  const cycles = named && DOUBLE.test(text) ? 2 : undefined;
  return { by: named ? 'words' : 'counts', text, custom: false, cycles, swap: undefined };
}

/** The schemes that may be meant for a field and a number of rounds, the likeliest first. */
export function possibleSchemes(
  { cycles, swap }: StatedScheme,
  players: number,
  rounds: number,
): readonly Scheme[] {
  const counted = cycles ?? Math.max(1, Math.ceil(rounds / bergerCycle(players)));
  const swaps = swap === undefined && counted === 2 ? [true, false] : [swap === true];
  return swaps.map((one) => ({ cycles: counted, swap: one }));
}

/** A round of the table, and whether its colours are reversed. */
export interface TableRound {
  /** From 1. */
  readonly cycle: number;
  /** Round of the table, from 1. */
  readonly round: number;
}

/** Which round of the table is due in round `round` (from 1) of the event. */
export function dueRound({ cycles, swap }: Scheme, size: number, round: number): TableRound {
  const length = size - 1;
  const cycle = Math.floor((round - 1) / length) + 1;
  const place = ((round - 1) % length) + 1;
  const swapped = swap && cycles > 1 && cycle === 1 && length > 2 && place >= length - 1;
  return { cycle, round: swapped ? 2 * length - 1 - place : place };
}
