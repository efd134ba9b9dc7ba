import { STANDARD_SCORING } from './scoring.js';
import type {
  Player,
  Round,
  Settings,
  Team,
  TeamSettings,
  Tournament,
  TournamentInfo,
} from './tournament.js';

export const EMPTY_INFO: TournamentInfo = {
  name: '',
  city: '',
  federation: '',
  startDate: '',
  endDate: '',
  playerCount: '',
  ratedPlayerCount: '',
  teamCount: '',
  type: '',
  chiefArbiter: '',
  deputies: [],
  timeControl: '',
  codedTimeControl: '',
  roundDates: [],
  startRankMethod: '',
  pairingProgram: '',
};

export const DEFAULT_SETTINGS: Settings = {
  scoring: STANDARD_SCORING,
  rankByFileOrder: false,
  acceleration: [],
  forbidden: [],
  adjustments: [],
  tieBreaks: [],
  decisiveTieBreaks: [],
};

export const DEFAULT_TEAM_SETTINGS: TeamSettings = {
  matchWin: 20,
  matchDraw: 10,
  matchLoss: 0,
  boardColours: '',
  forfeitedMatches: [],
  lineUps: [],
  byes: [],
};

/** The parts of a tournament that a caller wants to state; the rest takes its default. */
export interface TournamentParts {
  readonly info?: Partial<TournamentInfo>;
  readonly settings?: Partial<Settings>;
  readonly players: readonly (Partial<Player> & { readonly id: number })[];
  readonly fileOrder?: readonly number[];
  readonly rounds?: readonly Round[];
  readonly teams?: readonly (Partial<Team> & { readonly id: number })[];
  readonly teamSettings?: Partial<TeamSettings>;
}

/**
 * Makes a frozen tournament from its parts: players and teams are sorted by id, rounds by number.
 * @throws RangeError when an id is used twice, or a round refers to a player who does not exist.
 */
export function createTournament(parts: TournamentParts): Tournament {
  const players = parts.players.map((player) => ({
    name: '',
    sex: '',
    title: '',
    federation: '',
    fideId: '',
    birth: '',
    national: [],
    ...player,
  }));
  const fileOrder = parts.fileOrder ?? players.map((player) => player.id);
  players.sort((a, b) => a.id - b.id);
  const teams = (parts.teams ?? []).map((team) => ({
    name: '',
    nickname: '',
    members: [],
    ...team,
  }));
  teams.sort((a, b) => a.id - b.id);
  const rounds = [...(parts.rounds ?? [])].sort((a, b) => a.number - b.number);
  checkReferences(players, rounds);
  return deepFreeze({
    info: { ...EMPTY_INFO, ...parts.info },
    settings: { ...DEFAULT_SETTINGS, ...parts.settings },
    players,
    fileOrder,
    rounds,
    teams,
    teamSettings: { ...DEFAULT_TEAM_SETTINGS, ...parts.teamSettings },
  });
}

function checkReferences(players: readonly Player[], rounds: readonly Round[]): void {
  const ids = new Set<number>();
  for (const { id } of players) {
    if (!Number.isInteger(id) || id < 1 || id > 99999) {
      throw new RangeError(`Expected a player number from 1 to 99999, found ${id}`);
    }
    if (ids.has(id))
      throw new RangeError(`Expected player numbers to be unique, found ${id} twice`);
    ids.add(id);
  }
  rounds.forEach((round, index) => {
    if (round.number !== index + 1) {
      throw new RangeError(`Expected round ${index + 1}, found round ${round.number}`);
    }
    const seen = new Set<number>();
    const mentioned = [
      ...round.games.flatMap((game) => [game.white, game.black]),
      ...round.byes.map((bye) => bye.player),
    ];
    for (const id of mentioned) {
      if (!ids.has(id)) {
        throw new RangeError(
          `Expected a known player in round ${round.number}, found number ${id}`,
        );
      }
      if (seen.has(id)) {
        throw new RangeError(`Expected player ${id} once in round ${round.number}, found twice`);
      }
      seen.add(id);
    }
  });
}

/** Freezes a plain value and everything inside it; answers the same value. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
