import type { TeamId } from '../../model/tournament.js';
import type { RoundPairing } from '../pairing.js';
import type { TeamState } from './situation.js';

/** A match with its board-1 colours and the article that gave them. */
export interface ColouredMatch {
  readonly white: TeamState;
  readonly black: TeamState;
  readonly article: string;
}

/** What every team system traces besides its brackets. */
export interface TeamTrace {
  /** All teams in the order in which they are ranked for the pairing. */
  readonly ranking: readonly TeamId[];
  /** The article that gave the colours, pair by pair as in `pairs`. */
  readonly colourArticles: readonly string[];
}

export type PairedRound<Trace> = RoundPairing<Trace> & { readonly trace: Trace };

/** The answer of a team system from its matches in board order. */
export function pairedRound<Brackets>(
  matches: readonly ColouredMatch[],
  bye: TeamState | undefined,
  ranking: readonly TeamState[],
  brackets: Brackets,
): PairedRound<TeamTrace & { readonly brackets: Brackets }> {
  return {
    kind: 'paired',
    pairs: matches.map(({ white, black }) => ({ white: white.id, black: black.id })),
    bye: bye?.id,
    trace: {
      brackets,
      ranking: ranking.map(({ id }) => id),
      colourArticles: matches.map(({ article }) => article),
    },
  };
}
