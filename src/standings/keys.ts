import type { TieBreak } from './parse-code.js';

export interface StandingsColumn {
  /** Key in `values`: the code; a repeated code gets a number, e.g. "DE#2". */
  readonly key: string;
  readonly tieBreak: TieBreak;
}

/** Keys for the columns; a code that comes again (type A may) gets a number. */
export function keyed(tieBreaks: readonly TieBreak[]): StandingsColumn[] {
  const seen = new Map<string, number>();
  return tieBreaks.map((tieBreak) => {
    const times = (seen.get(tieBreak.text) ?? 0) + 1;
    seen.set(tieBreak.text, times);
    return { key: times === 1 ? tieBreak.text : `${tieBreak.text}#${times}`, tieBreak };
  });
}
