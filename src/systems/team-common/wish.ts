import type { TeamId } from '../../model/tournament.js';
import { wishedPartners } from '../common/wish.js';
import type { PairingWish } from '../system.js';
import type { TeamSituation } from './situation.js';

/**
 * The situation in which a wish is the only legal way: wished partners may meet nobody else and may
 * not have the bye.
 * @throws RangeError when an id is no participant, or is asked for in two pairs.
 */
export function withTeamWish(situation: TeamSituation, wish: PairingWish): TeamSituation {
  const ids = situation.teams.map(({ id }) => id);
  const partner = wishedPartners(wish, new Set(ids));
  const kept = [...partner].flatMap(([id, wanted]) =>
    ids
      .filter((other) => other !== id && other !== wanted)
      .map((other): readonly [TeamId, TeamId] => [id, other]),
  );
  return {
    ...situation,
    teams: situation.teams.map((team) => (partner.has(team.id) ? { ...team, hadPab: true } : team)),
    forbidden: [...situation.forbidden, ...(wish.exclude ?? []), ...kept],
  };
}
