import type { CodeData, TrfCode } from './codes.js';
import { CODES } from './codes.js';
import type { Diagnostic, Place, RelatedPlace } from './diagnostic.js';
import type { TrfLine } from './lines.js';

/** Gathers the diagnostics of one file; texts come from the code table. */
export interface Collector {
  /** Adds a diagnostic; `place` is undefined for what concerns the whole file. */
  add<C extends TrfCode>(
    code: C,
    place: Place | undefined,
    data: CodeData<C>,
    related?: readonly RelatedPlace[],
  ): void;
  /** Everything so far, in the order of the lines. */
  finish(): readonly Diagnostic[];
}

/** More of one code than this are counted instead of listed: a file of noise stays readable. */
const LISTED_PER_CODE = 500;

/** The place of columns `from` to `to` (both included, from 1) of a line. */
export function placeOf(line: TrfLine, from: number, to: number, file?: string): Place {
  const place = { line: line.number, column: from, length: to - from + 1, lineText: line.text };
  return file === undefined ? place : { file, ...place };
}

/** The whole line, or its first three columns when it is blank. */
export function lineStart(line: TrfLine): Place {
  return placeOf(line, 1, Math.max(1, Math.min(3, line.text.length)));
}

export function createCollector(file?: string): Collector {
  const found: Diagnostic[] = [];
  const counts = new Map<TrfCode, number>();
  const locate = (place: Place): Place => (file === undefined ? place : { file, ...place });
  return {
    add(code, place, data, related = []) {
      const count = (counts.get(code) ?? 0) + 1;
      counts.set(code, count);
      if (count > LISTED_PER_CODE) return;
      const { severity, message, why, help } = CODES[code];
      found.push({
        code,
        severity,
        message: (message as (data: CodeData<TrfCode>) => string)(data),
        ...(place && { place: locate(place) }),
        related: related.map((entry) => ({ ...entry, place: locate(entry.place) })),
        ...(why !== undefined && { why }),
        ...(help !== undefined && { help }),
        data,
      });
    },
    finish() {
      for (const [code, count] of counts) {
        if (count <= LISTED_PER_CODE) continue;
        counts.set(code, LISTED_PER_CODE);
        this.add('trf/more-of-the-same', undefined, { about: code, actual: count });
      }
      return sortByPlace(found);
    },
  };
}

function sortByPlace(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const line = (diagnostic: Diagnostic): number => diagnostic.place?.line ?? 0;
  const column = (diagnostic: Diagnostic): number => diagnostic.place?.column ?? 0;
  return [...diagnostics].sort((a, b) => line(a) - line(b) || column(a) - column(b));
}
