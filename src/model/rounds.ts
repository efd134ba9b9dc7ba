import type { Round, Tournament } from './tournament.js';

/** A round counts as paired once it has a game or a pairing-allocated bye (TRF digest 10.7). */
export function isPaired(round: Round): boolean {
  return round.games.length > 0 || round.byes.some((bye) => bye.kind === 'U');
}

/** Number of the last paired round; 0 when nothing is paired yet. */
export function pairedRoundCount(tournament: Tournament): number {
  for (let index = tournament.rounds.length - 1; index >= 0; index -= 1) {
    if (isPaired(tournament.rounds[index]!)) return index + 1;
  }
  return 0;
}
