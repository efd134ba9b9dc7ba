import type { TeamHistory } from '../../model/team-history.js';
import type { TeamId } from '../../model/tournament.js';

/**
 * Olympiad Sonneborn-Berger as it stands before a round: the sum over the matches of the opponent's
 * match points times the team's own game points, in hundredths, without the bye if the team had one,
 * else without the opponent of fewest match points (of several, the smallest product). A match in
 * which no board was played counts the opponent's match points plus one for every round in which
 * that opponent stood unpaired (Olympiad regulations 2026, appendix 2).
 */
export function olympiadSonneborn(
  histories: ReadonlyMap<TeamId, TeamHistory>,
  rounds: number,
): ReadonlyMap<TeamId, number> {
  const unpaired = (team: TeamId): number => {
    const history = histories.get(team);
    return history ? rounds - history.matches.length - history.byes.length : 0;
  };
  const values = new Map<TeamId, number>();
  for (const [team, { matches, byes }] of histories) {
    const terms = matches.map(({ opponent, played, gamePoints }) => {
      const own = histories.get(opponent)?.total.matchPoints ?? 0;
      const matchPoints = played ? own : own + 10 * unpaired(opponent);
      return { matchPoints, product: matchPoints * gamePoints };
    });
    terms.sort((a, b) => a.matchPoints - b.matchPoints || a.product - b.product);
    if (!byes.some(({ kind }) => kind === 'U')) terms.shift();
    values.set(
      team,
      terms.reduce((sum, { product }) => sum + product, 0),
    );
  }
  return values;
}
