import { createTournament } from '../model/build.js';
import type { Settings, TeamSettings, Tournament, TournamentInfo } from '../model/tournament.js';
import { findSystem } from '../systems/registry.js';
import type { PairingSystem, SystemId } from '../systems/system.js';
import type { PlannedPlayer } from './players.js';
import type { Seed } from './random.js';
import type { PlannedTeam } from './teams.js';

/** What a tournament is like before its first round. */
export interface Opening {
  readonly seed: Seed;
  readonly system: PairingSystem;
  readonly settings: Partial<Settings> & { readonly roundCount: number };
  /** In the order of the lines; those of teams stand in the teams. */
  readonly players: readonly PlannedPlayer[];
  readonly teams: readonly PlannedTeam[];
  readonly boards: number;
  readonly info?: Partial<TournamentInfo>;
  readonly teamSettings?: Partial<TeamSettings>;
}

/** A tournament before its first round; on odd boards the first-named team has White. */
export function openTournament(opening: Opening): Tournament {
  const { seed, system, settings, players, teams, boards, info, teamSettings } = opening;
  const isOfTeams = teams.length > 0;
  const people = isOfTeams ? teams.flatMap(({ members }) => members) : players;
  return createTournament({
    info: {
      ...inventedInfo(seed, system, settings.roundCount),
      ...(isOfTeams && { teamCount: String(teams.length) }),
      ...info,
    },
    settings,
    players: people.map(({ strength: _, ...player }) => player),
    fileOrder: people.map(({ id }) => id),
    teams: teams.map(({ id, name, members }) => ({
      ...{ id, name, nickname: `T${id}` },
      strength: meanRating(members.slice(0, boards)),
      members: members.map((member) => member.id),
    })),
    ...(isOfTeams && {
      teamSettings: { boardColours: 'WB'.repeat(boards).slice(0, boards), ...teamSettings },
    }),
  });
}

function meanRating(members: readonly PlannedPlayer[]): number {
  const sum = members.reduce((total, { rating = 0 }) => total + rating, 0);
  return Math.floor(sum / Math.max(1, members.length));
}

/** The edition of a plan or of options. */
export function systemOf({
  system,
  edition,
}: {
  readonly system: SystemId;
  readonly edition: string;
}): PairingSystem {
  const found = findSystem(system, edition);
  if (!found) throw new RangeError(`Expected an edition of ${system}, found "${edition}"`);
  return found;
}

/** Header records whose dates lie within the life of the edition. */
function inventedInfo(
  seed: Seed,
  system: PairingSystem,
  roundCount: number,
): Partial<TournamentInfo> {
  const [year, month] = system.effective.from.split('-').map(Number) as [number, number];
  // Four months after the beginning every edition is in force, and no month is passed over.
  const first = new Date(Date.UTC(year, month + 3, 1));
  const days = Array.from({ length: roundCount }, (_, index) => {
    const day = new Date(first.getTime() + index * 86_400_000);
    return day.toISOString().slice(0, 10).replaceAll('-', '/');
  });
  return {
    name: `Random tournament ${seed}`,
    city: 'Nowhere',
    federation: 'SMR',
    startDate: days[0] ?? '',
    endDate: days.at(-1) ?? '',
    type: `${system.unit === 'team' ? 'Teams' : 'Individual'}: ${system.title}`,
    chiefArbiter: 'Quill, Ada',
    timeControl: '90 minutes for 40 moves, 30 minutes for the rest, 30 seconds a move',
    roundDates: days.map((day) => day.slice(2)),
    pairingProgram: 'pairing-checker',
  };
}
