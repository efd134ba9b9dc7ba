import { type ParsedTrf, toJson, writeTrf } from '../../../src/index.js';
import type { Converted, ConvertRequest } from '../protocol.js';

/** The tournament in another dialect, or as JSON; comment lines of the file go along. */
export function convert(
  { tournament, document }: ParsedTrf,
  { target, computeTotals, lineEnd }: ConvertRequest,
): Converted {
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  if (target === 'json') {
    const text = `${JSON.stringify(toJson(tournament), null, 2)}\n`;
    return { text, bytes: new TextEncoder().encode(text), diagnostics: [] };
  }
  const comments = document.lines.map(({ text }) => text).filter((text) => text.startsWith('#'));
  const { text, bytes, diagnostics } = writeTrf(tournament, {
    dialect: target,
    lineEnd,
    totals: computeTotals ? 'computed' : 'stated',
    extraLines: comments,
  });
  return { text, bytes: Uint8Array.from(bytes), diagnostics };
}
