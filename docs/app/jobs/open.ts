import { PAIRING_SYSTEMS, type ParsedTrf, parseTrf } from '../../../src/index.js';
import type { OpenedFile, SystemEntry } from '../protocol.js';

export const SYSTEM_ENTRIES: readonly SystemEntry[] = PAIRING_SYSTEMS.map(
  ({ id, edition, title, unit, effective }) => ({ id, edition, title, unit, ...effective }),
);

/** Reads a file; the parsed one stays with the worker, the page gets what it shows. */
export function openFile(
  name: string,
  content: string | Uint8Array,
): { readonly parsed: ParsedTrf; readonly file: OpenedFile } {
  const parsed = parseTrf(content, { file: name });
  const { document, tournament, diagnostics } = parsed;
  const lines = document.lines.map(({ number, text }) => ({ number, text }));
  return { parsed, file: { name, tournament, diagnostics, lines, systems: SYSTEM_ENTRIES } };
}
