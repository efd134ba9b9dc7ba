import { CODES } from './codes.js';
import { ROUND_CODES } from './codes-rounds.js';
import type { Diagnostic } from './diagnostic.js';

/** A reason why rounds cannot be judged: from `round` on, or the whole file when it is undefined. */
export interface Unjudged {
  readonly round?: number;
  readonly diagnostic: Diagnostic;
}

/** The errors that forbid a verdict; every later score and colour rests on the round they name. */
export function unjudgedRounds(diagnostics: readonly Diagnostic[]): readonly Unjudged[] {
  const table: Readonly<Record<string, { readonly blocks?: 'file' | 'round' }>> = CODES;
  return diagnostics.flatMap((diagnostic) => {
    const blocks = diagnostic.severity === 'error' ? table[diagnostic.code]?.blocks : undefined;
    if (blocks === undefined) return [];
    const { round } = diagnostic.data;
    return blocks === 'round' && round !== undefined ? [{ round, diagnostic }] : [{ diagnostic }];
  });
}

/** Rounds whose columns contradict themselves or cannot be read, in rising order. */
export function contradictoryRounds(diagnostics: readonly Diagnostic[]): readonly number[] {
  const rounds = unjudgedRounds(diagnostics).flatMap(({ round, diagnostic }) =>
    round !== undefined && Object.hasOwn(ROUND_CODES, diagnostic.code) ? [round] : [],
  );
  return [...new Set(rounds)].sort((a, b) => a - b);
}
