import { createTournament, deepFreeze } from '../model/build.js';
import { withRound } from '../model/edit.js';
import type {
  ForfeitedMatch,
  Game,
  Settings,
  TeamBye,
  TeamSettings,
  Tournament,
} from '../model/tournament.js';
import type { PairingSystem } from '../systems/system.js';
import { inventTeamName } from './names.js';
import { inventedInfo } from './play.js';
import type { PlannedPlayer } from './players.js';
import type { Random, Seed } from './random.js';

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

/** What a team tournament is like before its first round. */
export interface TeamOpening {
  readonly seed: Seed;
  readonly system: PairingSystem;
  readonly boards: number;
  readonly teams: readonly PlannedTeam[];
  readonly settings: Partial<Settings> & { readonly roundCount: number };
  readonly teamSettings?: Partial<TeamSettings>;
}

/** A team tournament before its first round; on odd boards the first-named team has White. */
export function openTeams(opening: TeamOpening): Tournament {
  const { seed, system, boards, teams, settings, teamSettings } = opening;
  return createTournament({
    info: {
      ...inventedInfo(seed, system, settings.roundCount),
      type: `Teams: ${system.title}`,
      teamCount: String(teams.length),
    },
    settings,
    players: teams.flatMap(({ members }) => members.map(({ strength: _, ...player }) => player)),
    teams: teams.map(({ id, name, members }) => ({
      id,
      name,
      nickname: `T${id}`,
      strength: meanRating(members.slice(0, boards)),
      members: members.map((member) => member.id),
    })),
    teamSettings: { boardColours: 'WB'.repeat(boards).slice(0, boards), ...teamSettings },
  });
}

function meanRating(members: readonly PlannedPlayer[]): number {
  const sum = members.reduce((total, { rating = 0 }) => total + rating, 0);
  return Math.floor(sum / Math.max(1, members.length));
}

/** The tournament with byes of teams added. */
export function withTeamByes(tournament: Tournament, more: readonly TeamBye[]): Tournament {
  const { teamSettings } = tournament;
  const byes = [...teamSettings.byes, ...more];
  return deepFreeze({ ...tournament, teamSettings: { ...teamSettings, byes } });
}

/** The tournament with the board games and the forfeited matches of a round added. */
export function withTeamRound(
  tournament: Tournament,
  number: number,
  games: readonly Game[],
  forfeited: readonly ForfeitedMatch[],
): Tournament {
  const { teamSettings } = tournament;
  const forfeitedMatches = [...teamSettings.forfeitedMatches, ...forfeited];
  return withRound(
    { ...tournament, teamSettings: { ...teamSettings, forfeitedMatches } },
    { number, games, byes: [] },
  );
}
