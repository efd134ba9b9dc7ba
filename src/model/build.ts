import { expectPlayers, expectRound, expectSettings } from './expect.js';
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
 * @throws RangeError when an id is used twice, a round pairs an unknown player or somebody twice or
 *   against himself, a letter is no result, or a number is none. The functions that edit a tournament
 *   ask for the same.
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
  const settings = { ...DEFAULT_SETTINGS, ...parts.settings };
  const ids = expectPlayers(players);
  rounds.forEach((round, index) => {
    if (round.number !== index + 1) {
      throw new RangeError(`Expected round ${index + 1}, found round ${round.number}`);
    }
    expectRound(round, ids);
  });
  expectSettings(settings);
  return deepFreeze({
    info: { ...EMPTY_INFO, ...parts.info },
    settings,
    players,
    fileOrder,
    rounds,
    teams,
    teamSettings: { ...DEFAULT_TEAM_SETTINGS, ...parts.teamSettings },
  });
}

/** Freezes a plain value and everything inside it; answers the same value. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) deepFreeze(inner);
  return value;
}
