import type { CodeData, TrfCode } from './codes.js';
import { CODES } from './codes.js';
import type { Diagnostic, Place, RelatedPlace, Severity } from './diagnostic.js';

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

export interface CollectorOptions {
  /** Name of the file, put into every place. */
  readonly file?: string | undefined;
  /** Tolerated spellings are errors. */
  readonly strict?: boolean | undefined;
}

/** For lines that are read a second time. */
export const SILENT: Collector = { add: () => undefined, finish: () => [] };

/** More of one code than this are counted instead of listed: a file of noise stays readable. */
const LISTED_PER_CODE = 500;

export function createCollector({ file, strict = false }: CollectorOptions = {}): Collector {
  const found: Diagnostic[] = [];
  const counts = new Map<TrfCode, number>();
  const locate = (place: Place): Place => (file === undefined ? place : { file, ...place });
  const add: Collector['add'] = (code, place, data, related = []) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    if (count > LISTED_PER_CODE) return;
    const { message, why, help } = CODES[code];
    found.push({
      code,
      severity: severityOf(code, strict),
      message: (message as (data: CodeData<TrfCode>) => string)(data),
      ...(place && { place: locate(place) }),
      related: related.map((entry) => ({ ...entry, place: locate(entry.place) })),
      ...(why !== undefined && { why }),
      ...(help !== undefined && { help }),
      data,
    });
  };
  const finish = (): readonly Diagnostic[] => {
    for (const [code, count] of counts) {
      if (count <= LISTED_PER_CODE) continue;
      counts.set(code, LISTED_PER_CODE);
      add('trf/more-of-the-same', undefined, { about: code, actual: count });
    }
    return inFileOrder(found);
  };
  return { add, finish };
}

function severityOf(code: TrfCode, strict: boolean): Severity {
  const spec: { readonly severity: Severity; readonly tolerated?: boolean } = CODES[code];
  return strict && spec.tolerated ? 'error' : spec.severity;
}

/** Sorted by line and column; what concerns the whole file comes first. */
export function inFileOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const line = (diagnostic: Diagnostic): number => diagnostic.place?.line ?? 0;
  const column = (diagnostic: Diagnostic): number => diagnostic.place?.column ?? 0;
  return [...diagnostics].sort((a, b) => line(a) - line(b) || column(a) - column(b));
}
