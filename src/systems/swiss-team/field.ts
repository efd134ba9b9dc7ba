import type { Points } from '../../model/points.js';
import { createMeetings, type Meetings } from '../team-common/meetings.js';
import {
  colourDifference,
  isLastRound,
  isNearEnd,
  type TeamSituation,
  type TeamState,
} from '../team-common/situation.js';
import type { SwissTeamOptions } from './options.js';

/** The colour a team prefers on board 1; undefined without a preference. */
interface TeamPreference {
  readonly colour: 'W' | 'B' | undefined;
  /** Type A knows one strength only, called strong here. */
  readonly strong: boolean;
}

const NONE: TeamPreference = { colour: undefined, strong: false };

/**
 * The preference that the colours of the played matches give (C.04.6:2026 art. 1, types A and B).
 * A balance beyond 1, or one not against it after two equal colours, is what both types know; type
 * B adds a mild preference to equalise, and at balance 0 to alternate before the last round.
 */
export function teamPreference(
  colours: string,
  lastRound: boolean,
  options: Pick<SwissTeamOptions, 'preferences' | 'lastRoundEqual'>,
): TeamPreference {
  if (options.preferences === 'none' || colours === '') return NONE;
  const difference = colourDifference(colours);
  const isTypeB = options.preferences === 'B';
  const twoRun = isTypeB && lastRound && difference === 0 && options.lastRoundEqual === 'none';
  if (difference < -1 || (difference < 1 && colours.endsWith('BB') && !twoRun)) {
    return { colour: 'W', strong: true };
  }
  if (difference > 1 || (difference > -1 && colours.endsWith('WW') && !twoRun)) {
    return { colour: 'B', strong: true };
  }
  if (!isTypeB || (difference === 0 && lastRound)) return NONE;
  const owed = difference === 0 ? colours.endsWith('B') : difference < 0;
  return { colour: owed ? 'W' : 'B', strong: false };
}

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
