import { PAIRING_SYSTEMS, type ParsedTrf, parseTrf } from '../../../src/index.js';
import type { OpenedFile, OpenRequest, SystemEntry } from '../protocol.js';

export const SYSTEM_ENTRIES: readonly SystemEntry[] = PAIRING_SYSTEMS.map(
  ({ id, edition, title, unit, effective }) => ({ id, edition, title, unit, ...effective }),
);

/** Reads a file; the parsed one stays with the worker, the page gets what it shows. */
export function openFile({ name, content, encoding: told }: OpenRequest): {
  readonly parsed: ParsedTrf;
  readonly file: OpenedFile;
} {
  const parsed = parseTrf(content, { file: name, encoding: told });
  const { document, tournament, diagnostics, dialects } = parsed;
  const { encoding } = document;
  const lines = document.lines.map(({ number, text }) => ({ number, text }));
  const isText = typeof content === 'string';
  const systems = SYSTEM_ENTRIES;
  return {
    parsed,
    file: { name, tournament, diagnostics, lines, dialects, encoding, isText, systems },
  };
}
