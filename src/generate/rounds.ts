import { deepFreeze } from '../model/build.js';
import { withRound } from '../model/edit.js';
import type { ByeKind } from '../model/result.js';
import type { ForfeitedMatch, Game, Tournament } from '../model/tournament.js';

/** A bye of a player, or of a team in a team event. */
export interface UnitBye {
  readonly id: number;
  readonly kind: ByeKind;
}

/** What happens in a round: games of players, and matches of teams to which somebody did not come. */
export interface UnitRound {
  readonly games: readonly Game[];
  readonly forfeited?: readonly ForfeitedMatch[];
  readonly byes: readonly UnitBye[];
}

/** The tournament with its next round added; one of byes alone is the round to pair. */
export function withUnitRound(
  tournament: Tournament,
  number: number,
  { games, forfeited = [], byes }: UnitRound,
): Tournament {
  const { teams, teamSettings } = tournament;
  if (teams.length === 0) {
    const own = byes.map(({ id, kind }) => ({ player: id, kind }));
    own.sort((a, b) => a.player - b.player);
    return withRound(tournament, { number, games, byes: own });
  }
  const settings = {
    ...teamSettings,
    byes: [
      ...teamSettings.byes,
      ...byes.map(({ id, kind }) => ({ round: number, team: id, kind })),
    ],
    forfeitedMatches: [...teamSettings.forfeitedMatches, ...forfeited],
  };
  const changed = { ...tournament, teamSettings: settings };
  // The byes of a team stand in records of their own, so that the round itself has not begun.
  return games.length === 0 ? deepFreeze(changed) : withRound(changed, { number, games, byes: [] });
}
