import type { Pair } from '../pairing.js';
import type { Numbering } from './table.js';

/** Who met whom, whatever the table. */
export interface Meetings {
  /** All pairs of those who played have met as often as the cycles say, and not more often. */
  readonly complete: boolean;
  /** Pairs that met more often than the cycles allow, with the rounds of their games. */
  readonly tooOften: readonly Repeated[];
}

export interface Repeated {
  readonly pair: readonly [number, number];
  readonly rounds: readonly number[];
}

export function meetingsOf(
  numbering: Numbering,
  given: readonly { readonly number: number; readonly pairs: readonly Pair[] }[],
  cycles: number,
): Meetings {
  const met = new Map<string, Repeated>();
  const seen = new Set<number>();
  for (const { number, pairs } of given) {
    for (const { white, black } of pairs) {
      const pair = [Math.min(white, black), Math.max(white, black)] as const;
      const rounds = met.get(String(pair))?.rounds ?? [];
      met.set(String(pair), { pair, rounds: [...rounds, number] });
      seen.add(white).add(black);
    }
  }
  const players = numbering.filter((id) => id !== undefined && seen.has(id)).length;
  const all = [...met.values()];
  return {
    complete:
      all.length === (players * (players - 1)) / 2 &&
      all.every(({ rounds }) => rounds.length === cycles),
    tooOften: all.filter(({ rounds }) => rounds.length > cycles),
  };
}
