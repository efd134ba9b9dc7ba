import type { NationalRecord } from '../model/index.js';
import { numberField } from './read-fields.js';
import { PLAYER_RECORDS } from './records-players.js';
import type { LineView } from './view.js';
import { fieldText } from './view.js';

const { NRS } = PLAYER_RECORDS;

/** National rating lines (NRS) by start number. */
export function readNational(
  views: readonly LineView[],
): ReadonlyMap<number, readonly NationalRecord[]> {
  const found = new Map<number, NationalRecord[]>();
  for (const view of views) {
    const { fields } = NRS;
    const id = numberField(view, fields.id)!;
    const rating = numberField(view, fields.rating);
    const entry: NationalRecord = {
      federation: fieldText(view, fields.federation),
      sex: fieldText(view, fields.sex),
      classification: fieldText(view, fields.classification),
      name: fieldText(view, fields.name),
      origin: fieldText(view, fields.origin),
      nationalId: fieldText(view, fields.nationalId),
      birth: fieldText(view, fields.birth),
      ...(rating !== undefined && { rating }),
    };
    const known = found.get(id);
    if (known) known.push(entry);
    else found.set(id, [entry]);
  }
  return found;
}
