/** One field of a record: columns from 1, both included. */
export interface FieldSpec {
  readonly from: number;
  readonly to: number;
  /** What the field holds, in words, for messages and documentation. */
  readonly label: string;
}

/** Record 001 (TRF06, TRF16, TRF26), the columns before the rounds. */
export const PLAYER_FIELDS = {
  id: { from: 5, to: 8, label: 'start number' },
  sex: { from: 10, to: 10, label: 'sex' },
  title: { from: 11, to: 13, label: 'title' },
  name: { from: 15, to: 47, label: 'name' },
  rating: { from: 49, to: 52, label: 'rating' },
  federation: { from: 54, to: 56, label: 'federation' },
  fideId: { from: 58, to: 68, label: 'FIDE number' },
  birth: { from: 70, to: 79, label: 'birth date' },
  points: { from: 81, to: 84, label: 'points' },
  rank: { from: 86, to: 89, label: 'rank' },
} as const satisfies Record<string, FieldSpec>;

/** Round r has its opponent at columns 92 + 10(r-1) to 95 + 10(r-1), and so on. */
export const ROUND_FIELDS = {
  first: 92,
  step: 10,
  opponent: { from: 0, to: 3, label: 'opponent' },
  colour: { from: 5, to: 5, label: 'colour' },
  result: { from: 7, to: 7, label: 'result' },
} as const;

/** The first column of round `round` of a player line. */
export const roundColumn = (round: number): number =>
  ROUND_FIELDS.first + ROUND_FIELDS.step * (round - 1);

/** The text of a field; blank columns after the end of the line are not there. */
export function fieldText(cells: string, field: FieldSpec): string {
  return cells.slice(field.from - 1, field.to).trim();
}

/** A natural number of at most `digits` digits (right- or left-aligned, zero-padded); else undefined. */
export function readNumber(text: string, digits = 9): number | undefined {
  const trimmed = text.trim();
  if (trimmed.length === 0 || trimmed.length > digits) return undefined;
  let value = 0;
  for (let index = 0; index < trimmed.length; index += 1) {
    const digit = trimmed.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return undefined;
    value = value * 10 + digit;
  }
  return value;
}
