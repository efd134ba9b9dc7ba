import type { Points } from '../../model/points.js';
import type { TeamId, Tournament } from '../../model/tournament.js';
import type { TeamScoreKind } from './type-code.js';

/** Virtual points of a team in a round, in tenths. */
export type TeamVirtualPoints = (team: TeamId, round: number) => Points;

/** What the acceleration of a team event depends on. */
export interface TeamAcceleration {
  readonly primary: TeamScoreKind;
  /** Baku acceleration by the name of the system; records 250 override it. */
  readonly baku: boolean;
  readonly roundCount: number | undefined;
}

/**
 * Virtual points by record 250 (the last line that names team and round), else by the Baku method
 * (C.04.7): the first half of the list, rounded up to an even number, has a won match more in the
 * first half of the accelerated rounds, a drawn one in the others; the first half of all rounds are
 * accelerated. Unequal halves are rounded up.
 */
export function teamVirtualPoints(
  tournament: Tournament,
  { primary, baku, roundCount }: TeamAcceleration,
): TeamVirtualPoints {
  const { acceleration } = tournament.settings;
  if (acceleration.length > 0) {
    const field = primary === 'matchPoints' ? 'matchPoints' : 'points';
    const lastFirst = [...acceleration].reverse();
    return (team, round) =>
      lastFirst.find(
        ({ firstId, lastId, from, to }) =>
          firstId <= team && team <= lastId && from <= round && round <= to,
      )?.[field] ?? 0;
  }
  if (!baku || roundCount === undefined) return () => 0;
  const { matchWin, matchDraw } = tournament.teamSettings;
  const groupSize = 2 * Math.ceil(tournament.teams.length / 4);
  const group = new Set(tournament.teams.slice(0, groupSize).map(({ id }) => id));
  const accelerated = Math.ceil(roundCount / 2);
  const fully = Math.ceil(accelerated / 2);
  return (team, round) => {
    if (!group.has(team) || round > accelerated) return 0;
    return round <= fully ? matchWin : matchDraw;
  };
}
