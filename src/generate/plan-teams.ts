import type { Colour } from '../model/result.js';
import type { ForbiddenGroup } from '../model/tournament.js';
import { drawAmount, type FrequencyByRound } from './amount.js';
import { type Absence, planAttendance } from './attendance.js';
import { inventTeamName } from './names.js';
import { completeOptions, type GeneratorOptions } from './options.js';
import { fittingRounds, planForbidden, resultModel } from './plan.js';
import { type PlannedPlayer, planNumbers, planPlayers } from './players.js';
import { createRandom, type Random, type Seed } from './random.js';
import type { ResultModel } from './results.js';

export interface PlannedTeam {
  readonly id: number;
  readonly name: string;
  /** In board order; one more than there are boards. */
  readonly members: readonly PlannedPlayer[];
}

/** Everything about a random team tournament that does not depend on its pairings. */
export interface TeamPlan {
  readonly seed: Seed;
  readonly system: 'olympiad' | 'team';
  readonly edition: string;
  readonly typeCode: string;
  readonly roundCount: number;
  readonly played: number;
  readonly initialColour: Colour;
  readonly boards: number;
  readonly teams: readonly PlannedTeam[];
  /** Byes of teams. */
  readonly absences: readonly Absence[];
  readonly forbidden: readonly ForbiddenGroup[];
  readonly tieBreaks: readonly string[];
  readonly results: ResultModel;
  /** Matches to which one side does not come, per match. */
  readonly matchForfeits: FrequencyByRound;
}

/** Type codes that set the scores and the kind of colour preference of C.04.6. */
const TEAM_TYPES = ['TYPEA_MP_GP', 'TYPEB_MP_GP', 'TYPEA_GP_MP', 'TYPEB_GP_MP', 'TYPEA_MP'];

/**
 * Draws the plan of a random team tournament. `players` counts the teams.
 * @throws RangeError when an option is out of its range, or acceleration is asked for.
 */
export function planTeamTournament(seed: Seed, options: GeneratorOptions): TeamPlan {
  const complete = completeOptions(options);
  const { edition, system } = complete;
  if (system === 'dutch') throw new RangeError('Expected a team system, found dutch');
  if (complete.acceleration !== 'none') {
    throw new RangeError('Expected no acceleration in a team tournament');
  }
  const random = createRandom(seed, 'team plan');
  const count = drawAmount(random, complete.players);
  const wanted = drawAmount(random, complete.rounds);
  const roundCount = options.rounds === undefined ? fittingRounds(wanted, count) : wanted;
  const boards = drawAmount(random, complete.boards);
  const people = planPlayers(seed, count * (boards + 1), { ...complete, numbering: 'rating' });
  const ids = planNumbers(random, count, complete);
  const teams = makeTeams(random, people, ids, boards + 1, complete.foreignNames);
  const lot: Colour = random.chance(1, 2) ? 'white' : 'black';
  const played = complete.played === undefined ? roundCount : drawAmount(random, complete.played);
  return {
    seed,
    system,
    edition,
    typeCode:
      system === 'olympiad' ? `FIDE_OLYMPIAD_${edition}` : `FIDE_TEAM_${random.pick(TEAM_TYPES)}`,
    roundCount,
    played: Math.min(played, roundCount),
    initialColour: complete.initialColour ?? lot,
    boards,
    teams,
    absences: planAttendance(seed, ids, roundCount, complete),
    forbidden: planForbidden(random, ids, roundCount, complete).map((group) => ({
      ...group,
      source: '260',
    })),
    tieBreaks: complete.tieBreaks,
    results: resultModel(complete),
    matchForfeits: complete.matchForfeits,
  };
}

/** Strong and weak teams: each takes neighbours from the list of ratings, with some disorder. */
function makeTeams(
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
