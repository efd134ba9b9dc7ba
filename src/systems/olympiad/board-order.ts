import type { ColouredMatch } from '../team-common/paired.js';
import type { TeamState } from '../team-common/situation.js';
import type { OlympiadOptions } from './options.js';
import { compareTeams } from './ranking.js';

/**
 * Matches in the order of publication: match points of the higher ranked team, sum of both, mean
 * rating of the higher ranked team (art. 11.1), then its number; or, in the practice of 2012, the
 * place of the better placed team in the standings, by match points, Sonneborn-Berger, game points.
 */
export function sortBoards(
  matches: readonly ColouredMatch[],
  options: OlympiadOptions,
): readonly ColouredMatch[] {
  const order =
    options.boardOrder === 'article11'
      ? (a: TeamState, b: TeamState) => compareTeams(a, b, options.ranking)
      : compareStandings;
  const keyed = matches.map((match) => {
    const [higher, lower] = [match.white, match.black].sort(order) as [TeamState, TeamState];
    return { match, higher, sum: higher.matchPoints + lower.matchPoints };
  });
  keyed.sort((a, b) => {
    if (options.boardOrder === 'standings') return compareStandings(a.higher, b.higher);
    return (
      b.higher.matchPoints - a.higher.matchPoints ||
      b.sum - a.sum ||
      b.higher.rating - a.higher.rating ||
      a.higher.id - b.higher.id
    );
  });
  return keyed.map(({ match }) => match);
}

function compareStandings(a: TeamState, b: TeamState): number {
  return (
    b.matchPoints - a.matchPoints ||
    b.sonneborn - a.sonneborn ||
    b.gamePoints - a.gamePoints ||
    a.id - b.id
  );
}
