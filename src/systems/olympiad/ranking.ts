import type { Points } from '../../model/points.js';
import type { TeamSituation, TeamState } from '../team-common/situation.js';
import type { OlympiadOptions, OlympiadRanking } from './options.js';

/** Below 0 when `a` ranks before `b`: match points, then what the edition asks, then the number. */
export function compareTeams(a: TeamState, b: TeamState, ranking: OlympiadRanking): number {
  const between = ranking === 'number' ? 0 : b[ranking] - a[ranking];
  return b.matchPoints - a.matchPoints || between || a.id - b.id;
}

/** The side of the Median Group on which a group lies, and so the direction of its pairing. */
export type Direction = 'down' | 'up' | 'median';

/** Teams of equal match points, as places in the ranking from the best to the last. */
export interface ScoreGroup {
  readonly matchPoints: Points;
  readonly direction: Direction;
  readonly residents: readonly number[];
}

/**
 * The groups in the order of pairing (art. 6.4): from the top down to the Median Group, from the
 * bottom up to it, the Median Group last. When half of the possible points name it and nobody has
 * them, it has no residents. `ranked` is even in number.
 */
export function groupsInOrder(
  ranked: readonly TeamState[],
  situation: TeamSituation,
  options: OlympiadOptions,
): readonly ScoreGroup[] {
  const median =
    options.medianBy === 'position'
      ? (ranked[Math.floor(ranked.length / 2)]?.matchPoints ?? 0)
      : ((situation.round - 1) * situation.matchWin) / 2;
  const residents = new Map<Points, number[]>([[median, []]]);
  ranked.forEach(({ matchPoints }, place) => {
    const group = residents.get(matchPoints);
    if (group) group.push(place);
    else residents.set(matchPoints, [place]);
  });
  const scores = [...residents.keys()].sort((a, b) => b - a);
  const make = (matchPoints: Points, direction: Direction): ScoreGroup => ({
    matchPoints,
    direction,
    residents: residents.get(matchPoints)!,
  });
  return [
    ...scores.filter((score) => score > median).map((score) => make(score, 'down')),
    ...scores
      .filter((score) => score < median)
      .reverse()
      .map((score) => make(score, 'up')),
    make(median, 'median'),
  ];
}
