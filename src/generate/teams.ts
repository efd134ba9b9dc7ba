import { inventTeamName } from './names.js';
import type { PlannedPlayer } from './players.js';
import type { Random } from './random.js';

export interface PlannedTeam {
  readonly id: number;
  readonly name: string;
  /** In board order; one more than there are boards. */
  readonly members: readonly PlannedPlayer[];
}

/** Strong and weak teams: each takes neighbours from the list of ratings, with some disorder. */
export function makeTeams(
  random: Random,
  people: readonly PlannedPlayer[],
  ids: readonly number[],
  size: number,
  foreignNames: boolean,
): PlannedTeam[] {
  const rest = [...people];
  const groups = ids.map((id) => {
    const members: PlannedPlayer[] = [];
    while (members.length < size) {
      const place = random.below(Math.min(rest.length, 2 * size));
      members.push(...rest.splice(place, 1));
    }
    members.sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
    return { id, name: inventTeamName(random, foreignNames), members };
  });
  // Start numbers of players run through the teams, as in most files.
  let number = 0;
  return [...groups]
    .sort((a, b) => a.id - b.id)
    .map((team) => ({
      ...team,
      members: team.members.map((member) => {
        number += 1;
        return { ...member, id: number };
      }),
    }));
}
