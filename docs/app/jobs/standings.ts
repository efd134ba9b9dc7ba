import {
  checkStandings,
  explainTieBreak,
  type ParsedTrf,
  type StandingsOptions,
  standings,
  type TieBreakExplanation,
  type Tournament,
} from '../../../src/index.js';
import type { StandingsAnswer, StandingsRequest } from '../protocol.js';

/**
 * The standings after a round. What the file states is compared with its own list of tie-breaks, and
 * only after the last round, for which it holds.
 */
export function standingsOf(parsed: ParsedTrf, request: StandingsRequest): StandingsAnswer {
  const tournament = tournamentOf(parsed);
  const table = standings(tournament, optionsOf(request));
  if (request.round !== undefined) return { standings: table, differences: [] };
  const { differences } = checkStandings(tournament, optionsOf({ ...request, tieBreaks: '' }));
  return { standings: table, differences };
}

/** Where one value of one participant comes from. */
export function explanationOf(
  parsed: ParsedTrf,
  request: StandingsRequest,
  code: string,
  id: number,
): TieBreakExplanation {
  return explainTieBreak(tournamentOf(parsed), code, id, optionsOf(request));
}

function tournamentOf({ tournament }: ParsedTrf): Tournament {
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  return tournament;
}

function optionsOf({ tieBreaks, edition, round }: StandingsRequest): StandingsOptions {
  return {
    ...(tieBreaks.trim() !== '' && { tieBreaks }),
    ...(edition !== 'auto' && { edition }),
    ...(round !== undefined && { round }),
  };
}
