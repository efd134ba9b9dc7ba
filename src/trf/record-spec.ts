/** What a field holds: decides how it is aligned, checked and documented. */
export type FieldKind = 'text' | 'number' | 'points' | 'letter' | 'date';

/** One field of a record: columns from 1, both included. `to` Infinity: up to the end of the line. */
export interface FieldSpec {
  readonly from: number;
  readonly to: number;
  /** What the field holds, in words, for messages and documentation. */
  readonly label: string;
  readonly kind: FieldKind;
  /** Where it differs from the kind: numbers and points stand right, everything else left. */
  readonly align?: 'left' | 'right';
  /** A number above 9999 takes the blank before the field as well. */
  readonly fifthDigit?: true;
}

/** Groups of fields that repeat to the end of the line; their columns count from the group's 0. */
export interface RepeatSpec {
  readonly first: number;
  readonly step: number;
  readonly label: string;
  readonly fields: Readonly<Record<string, FieldSpec>>;
}

/** Where a record comes from. */
export type Family = 'TRF06' | 'TRF16' | 'TRF26' | 'JaVaFo' | 'bbpPairings';

/** The columns of one record; the reader, the writer, messages and documentation use this table. */
export interface RecordSpec {
  readonly code: string;
  readonly title: string;
  readonly family: Family;
  readonly fields: Readonly<Record<string, FieldSpec>>;
  readonly repeat?: RepeatSpec;
  /** What the columns do not show. */
  readonly note?: string;
}

const field =
  (kind: FieldKind) =>
  (from: number, to: number, label: string): FieldSpec => ({ from, to, label, kind });

export const text = field('text');
export const number = field('number');
/** A start number; a field of more than 9999 players needs one column more. */
export const startNumber = (from: number, to: number, label: string): FieldSpec => ({
  ...number(from, to, label),
  fifthDigit: true,
});
export const points = field('points');
export const letter = field('letter');
export const date = field('date');

/** A short text that stands at the right end of its columns, such as " GM". */
export const code = (from: number, to: number, label: string): FieldSpec => ({
  ...text(from, to, label),
  align: 'right',
});

/** Free text from column `from` to the end of the line. */
export const rest = (label: string, from = 5): FieldSpec =>
  text(from, Number.POSITIVE_INFINITY, label);

/** A list of numbers of `width` columns each, one blank between them. */
export function list(first: number, width: number, label: string): RepeatSpec {
  return { first, step: width + 1, label, fields: { id: number(0, width - 1, label) } };
}

/** Declares a record and keeps the names of its fields in the type. */
export function record<const S extends RecordSpec>(spec: S): S {
  return spec;
}

/** A record that holds one free text. */
export const header = (code: string, title: string, family: Family = 'TRF06') =>
  record({ code, title, family, fields: { text: rest(title.toLowerCase()) } });

/** A record of JaVaFo that holds words or numbers out of columns. */
export const javafo = (code: string, title: string, label: string, note: string) =>
  record({ code, title, family: 'JaVaFo', fields: { text: rest(label) }, note });
