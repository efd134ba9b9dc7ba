import { FILE_CODES } from './codes-file.js';
import { PLAYER_CODES } from './codes-players.js';
import { ROUND_CODES } from './codes-rounds.js';
import { SETTING_CODES } from './codes-settings.js';
import { WRITING_CODES } from './codes-writing.js';
import type { Diagnostic } from './diagnostic.js';

/** Every diagnostic that reading a file can give: the table of texts, rules and advice. */
export const CODES = {
  ...FILE_CODES,
  ...PLAYER_CODES,
  ...ROUND_CODES,
  ...SETTING_CODES,
  ...WRITING_CODES,
};

export type TrfCode = keyof typeof CODES;

/** The facts that a code's message needs. */
export type CodeData<C extends TrfCode> = Parameters<(typeof CODES)[C]['message']>[0];

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
