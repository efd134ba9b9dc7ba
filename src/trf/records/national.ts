import type { NationalRecord } from '../../model/index.js';
import type { Writing } from '../dialects.js';
import { leaveOut } from '../dialects.js';
import { fieldTexts, readNumber, recordLine } from '../field-values.js';
import { code, date, letter, number, record, text } from '../record-spec.js';
import type { LineView } from '../view.js';

export const NATIONAL = record({
  code: 'NRS',
  title: 'National rating of a player (the code is the federation, e.g. FRA)',
  family: 'TRF26',
  fields: {
    federation: text(1, 3, 'federation'),
    id: number(5, 8, 'start number'),
    sex: letter(10, 10, 'sex'),
    classification: code(11, 13, 'national class'),
    name: text(15, 47, 'name'),
    rating: number(49, 52, 'national rating'),
    origin: text(54, 56, 'origin'),
    nationalId: code(58, 68, 'national number'),
    birth: date(70, 79, 'birth date'),
  },
  note: 'needs a known start number in columns 5-8 and blanks in columns 4 and 9',
});

/** National rating lines (NRS) by start number. */
export function readNational(
  views: readonly LineView[],
): ReadonlyMap<number, readonly NationalRecord[]> {
  const found = new Map<number, NationalRecord[]>();
  for (const view of views) {
    const { id: idText, rating: ratingText, ...texts } = fieldTexts(view, NATIONAL);
    const id = readNumber(idText)!;
    const rating = readNumber(ratingText);
    const entry = { ...texts, ...(rating !== undefined && { rating }) };
    const known = found.get(id);
    if (known) known.push(entry);
    else found.set(id, [entry]);
  }
  return found;
}

/** Only trf26 has national ratings. */
export function writeNational(writing: Writing): string[] {
  const { tournament, dialect, report } = writing;
  const entries = tournament.players.flatMap(({ id, national }) =>
    national.map((entry) => ({ id, entry })),
  );
  if (dialect !== 'trf26') {
    if (entries.length > 0) leaveOut(writing, 'national ratings');
    return [];
  }
  return entries.map(({ id, entry: { federation, ...values } }) =>
    recordLine(NATIONAL, { id, ...values }, report, federation.padEnd(3)).text(),
  );
}
