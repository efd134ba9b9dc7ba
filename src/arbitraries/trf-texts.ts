import { type Arbitrary, array, constantFrom, nat, oneof, record, tuple } from 'fast-check';
import type { Tournament } from '../model/tournament.js';
import type { Target } from '../trf/dialects.js';
import { writeTrf } from '../trf/write.js';
import { completeSize, type SizeConstraints } from './constraints.js';
import { positions } from './positions.js';
import { printable } from './printable.js';
import { tournaments } from './tournaments.js';
import { applyChanges, BROKEN_CHANGES, ODD_CHANGES } from './trf-changes.js';

/** `odd`: unusual, but it means the same; `broken`: it contradicts itself or cannot be read. */
export const VALIDITIES = ['valid', 'odd', 'broken'] as const;
export type Validity = (typeof VALIDITIES)[number];

export interface TrfTextConstraints extends SizeConstraints {
  /** @defaultValue 'valid' */
  readonly validity?: Validity;
  /**
   * Dialects to write; TRF16 cannot tell the number of rounds and the point system.
   * @defaultValue ['trfx', 'trfbx', 'trf26']
   */
  readonly dialects?: readonly Target[];
  /**
   * Most changes of an odd file; a broken one has odd changes and exactly one that breaks it.
   * @defaultValue 4
   */
  readonly maxChanges?: number;
}

/** A report file and what it says. */
export interface TrfText {
  readonly text: string;
  /** What was written; a broken text does not say it any more. */
  readonly tournament: Tournament;
  readonly dialect: Target;
  readonly validity: Validity;
  /** What is unusual or wrong, e.g. "a game on one side only". */
  readonly changes: readonly string[];
}

const LINE_ENDS = ['\r\n', '\n', '\r'] as const;

/**
 * Texts of report files in several dialects and line ends. They shrink to fewer changes and smaller
 * tournaments; a counterexample prints as the file itself.
 * @throws RangeError when a constraint is out of its range.
 */
export function trfTexts(constraints: TrfTextConstraints = {}): Arbitrary<TrfText> {
  const { validity = 'valid', dialects = ['trfx', 'trfbx', 'trf26'], maxChanges = 4 } = constraints;
  const size = completeSize(constraints);
  if (dialects.length === 0) throw new RangeError('Expected at least one dialect, found none');
  const change = record({ kind: nat(99), place: nat(999) });
  return tuple(
    oneof(tournaments(size), positions(size)),
    constantFrom(...dialects),
    constantFrom(...LINE_ENDS),
    array(change, { maxLength: validity === 'valid' ? 0 : maxChanges }),
    change,
  ).map(([tournament, dialect, lineEnd, odd, broken]): TrfText => {
    const written = writeTrf(tournament, { dialect, lineEnd: '\n', absences: 'blank' }).text;
    let { lines, names } = applyChanges(written.split('\n').slice(0, -1), ODD_CHANGES, odd);
    if (validity === 'broken') {
      // The first kind of change is always possible, whatever the tournament is like.
      const breaking = applyChanges(lines, BROKEN_CHANGES, [broken]);
      const last =
        breaking.names.length > 0
          ? breaking
          : applyChanges(lines, BROKEN_CHANGES, [{ kind: 0, place: broken.place }]);
      lines = last.lines;
      names = [...names, ...last.names];
    }
    const text = lines.map((line) => line + lineEnd).join('');
    return printable({ text, tournament, dialect, validity, changes: names }, printText);
  });
}

function printText({ text, changes }: TrfText): string {
  const words = changes.length === 0 ? '' : ` with ${changes.join(', ')}`;
  return `\nfile${words}:\n${text.replace(/\r\n?/g, '\n')}`;
}
