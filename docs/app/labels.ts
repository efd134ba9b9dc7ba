import type { Verdict } from '../../src/index.js';
import { ENGLISH } from '../../src/words/english.js';
import type { CheckReport } from './protocol.js';

/** A verdict as the page writes it: the sign carries no meaning that the word does not carry. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = {
  conforms: '✓',
  manual: '✎',
  unjudged: '?',
  differs: '≠',
  illegal: '✕',
};

/** The verdict on the whole file as one sentence. */
export function verdictSentence({ verdict, system, edition, rounds, reason }: CheckReport): string {
  if (rounds.length === 0) return reason ?? 'Nothing to judge.';
  return ENGLISH.fileVerdict({
    verdict,
    ...(system !== undefined && { system }),
    ...(edition !== undefined && { edition }),
    rounds: rounds.filter((one) => one.verdict === verdict).map(({ round }) => round),
    judged: rounds.length,
  });
}
