import type { RoundPairing } from '../systems/pairing.js';
import { fieldSpans, setField, type TrfDocument } from '../trf/index.js';

/**
 * The document with a pairing entered as `round`: opponent and colour with the result open, the bye
 * as "0000 - U". Nothing else in the file changes. For tournaments of individuals.
 */
export function documentWithPairing(
  document: TrfDocument,
  round: number,
  { pairs, bye }: Pick<RoundPairing, 'pairs' | 'bye'>,
): TrfDocument {
  const lines = playerLines(document);
  let changed = document;
  const set = (id: number, values: Readonly<Record<string, string>>): void => {
    const line = lines.get(id);
    if (line === undefined) return;
    for (const [field, value] of Object.entries(values)) {
      changed = setField(changed, line, { field, group: round }, value);
    }
  };
  for (const { white, black } of pairs) {
    set(white, { opponent: String(black), colour: 'w' });
    set(black, { opponent: String(white), colour: 'b' });
  }
  if (bye !== undefined) set(bye, { opponent: '0000', colour: '-', result: 'U' });
  return changed;
}

/** Line numbers of the player lines, by start number. */
function playerLines(document: TrfDocument): ReadonlyMap<number, number> {
  const lines = new Map<number, number>();
  document.lines.forEach(({ text }, index) => {
    if (!text.startsWith('001')) return;
    const id = fieldSpans(document, index + 1).find(({ field }) => field === 'id');
    if (id) lines.set(Number(id.text), index + 1);
  });
  return lines;
}
