import type { Points } from '../../model/points.js';
import { createMeetings, type Meetings } from '../team-common/meetings.js';
import {
  isLastRound,
  isNearEnd,
  type TeamSituation,
  type TeamState,
} from '../team-common/situation.js';
import type { SwissTeamOptions } from './options.js';
import { type TeamPreference, teamPreference } from './preferences.js';

/** The teams of a round by pairing score and TPN; all numbers below are places in that order. */
export interface Field {
  readonly situation: TeamSituation;
  readonly options: SwissTeamOptions;
  readonly teams: readonly TeamState[];
  readonly meetings: Meetings;
  readonly scores: readonly Points[];
  readonly preferences: readonly TeamPreference[];
  /** C7 and C10 rest in the last two rounds. */
  readonly floatsCount: boolean;
}

/** Primary score with virtual points: what brackets are made of. */
export const pairingScore = (team: TeamState, options: SwissTeamOptions): Points =>
  team[options.primary] + team.virtualPoints;

export function createField(
  situation: TeamSituation,
  teams: readonly TeamState[],
  options: SwissTeamOptions,
): Field {
  const ordered = [...teams].sort(
    (a, b) => pairingScore(b, options) - pairingScore(a, options) || a.id - b.id,
  );
  const lastRound = isLastRound(situation);
  return {
    situation,
    options,
    teams: ordered,
    meetings: createMeetings(situation, ordered, options.forfeitsCount),
    scores: ordered.map((team) => pairingScore(team, options)),
    preferences: ordered.map(({ colours }) => teamPreference(colours, lastRound, options)),
    floatsCount: !isNearEnd(situation),
  };
}
