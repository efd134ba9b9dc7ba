import type { Scan } from './record-lines.js';
import type { Family } from './record-spec.js';
import { recordSpec } from './records.js';

/** The dialects that a file may show, oldest first. */
export const DIALECTS = ['trf06', 'trf16', 'trfx', 'trfbx', 'trf26'] as const;
export type Dialect = (typeof DIALECTS)[number];

const BY_FAMILY: Readonly<Record<Family, Dialect>> = {
  TRF06: 'trf06',
  TRF16: 'trf16',
  TRF26: 'trf26',
  JaVaFo: 'trfx',
  bbpPairings: 'trfbx',
};

/**
 * The dialects of which records are in the file. The player lines are TRF16 when they have result
 * letters that TRF06 does not know; there is no version mark.
 */
export function seenDialects(scan: Scan, oldBlocks: boolean, hasNational: boolean): Dialect[] {
  const seen = new Set<Dialect>();
  for (const code of scan.records.keys()) {
    const dialect = BY_FAMILY[recordSpec(code)!.family];
    seen.add(dialect === 'trf06' && !oldBlocks ? 'trf16' : dialect);
  }
  if (hasNational || scan.comments.length > 0) seen.add('trf26');
  if (seen.size > 1 && seen.delete('trf06')) seen.add('trf16');
  return DIALECTS.filter((dialect) => seen.has(dialect));
}
