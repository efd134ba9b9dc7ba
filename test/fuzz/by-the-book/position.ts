import type { Tournament } from '../../../src/model/tournament.js';

/** A round to pair after a history without gaps: what shrinking must not lose. */
export function isPosition({ rounds, settings }: Tournament): boolean {
  const played = rounds.filter(({ games }) => games.length > 0).length;
  const history = rounds.slice(0, played);
  return (
    rounds.length <= played + 1 &&
    played < (settings.roundCount ?? 0) &&
    history.every(({ games }) => games.length > 0)
  );
}
