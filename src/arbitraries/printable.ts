import { toStringMethod } from 'fast-check';
import type { Tournament } from '../model/tournament.js';
import { writeWholeTrf } from '../trf/write.js';

/** The tournament as a report file, so that a counterexample can be saved and run. */
export function trfText(tournament: Tournament): string {
  const { text, diagnostics } = writeWholeTrf(tournament, {
    lineEnd: '\n',
    absences: 'blank',
  });
  return text === '' ? diagnostics.map(({ message }) => message).join('\n') : text;
}

/** The value, printed by fast-check as `text` says; nothing else of it changes. */
export function printable<T extends object>(value: T, text: (value: T) => string): T {
  const copy = { ...value };
  Object.defineProperty(copy, toStringMethod, { value: () => text(value), enumerable: false });
  return Object.freeze(copy);
}

export const printableTournament = (tournament: Tournament): Tournament =>
  printable(tournament, (value) => `\n${trfText(value)}`);
