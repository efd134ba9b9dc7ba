import { deepFreeze } from '../../model/build.js';
import type { Points } from '../../model/points.js';
import type { Colour } from '../../model/result.js';
import type { TeamId } from '../../model/tournament.js';

/** All that a team pairing system needs to know of one team that is to be paired. */
export interface TeamState {
  /** Initial or tournament pairing number (TPN). */
  readonly id: TeamId;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** Points of acceleration, added to the primary score while brackets are made. */
  readonly virtualPoints: Points;
  /** Olympiad Sonneborn-Berger: match points times game points, in hundredths. */
  readonly sonneborn: number;
  /** Mean rating, for the order of publication; 0 when unknown. */
  readonly rating: number;
  /** Board-1 colours of the matches really played, oldest first, e.g. "WBB". */
  readonly colours: string;
  /** Opponents of the matches really played. */
  readonly opponents: readonly TeamId[];
  /** Opponents of matches in which no board was played. */
  readonly forfeitOpponents: readonly TeamId[];
  /** What may bar it from the pairing-allocated bye. */
  readonly hadPab: boolean;
  readonly wonByForfeit: boolean;
  readonly hadFullPointBye: boolean;
  readonly joinedLate: boolean;
  /** Played an opponent of another score in the round before (C.04.6:2026 art. 1). */
  readonly floated: boolean;
  /** Number among the teams that have arrived, for the initial colour. */
  readonly arrival: number;
}

/** The input of a team pairing system for one round; plain and frozen. */
export interface TeamSituation {
  readonly round: number;
  /** Rounds planned; undefined when nobody says. */
  readonly roundCount: number | undefined;
  /** Colour of the first team in round 1, by lot. */
  readonly initialColour: Colour;
  /** Match points of a won match, to know half of the possible points. */
  readonly matchWin: Points;
  /** The teams to pair, by id. */
  readonly teams: readonly TeamState[];
  /** Pairs that may not meet in this round. */
  readonly forbidden: readonly (readonly [TeamId, TeamId])[];
}

/** The parts of a situation that a caller wants to state; the rest takes its default. */
export interface TeamSituationParts extends Partial<Omit<TeamSituation, 'teams'>> {
  readonly teams: readonly (Partial<TeamState> & { readonly id: TeamId })[];
}

/**
 * Makes a situation from its parts. Scores default to 0, histories to none, `arrival` to the position
 * among the given teams by id, the round to 1, the initial colour to White.
 * @throws RangeError when a team is listed twice.
 */
export function createTeamSituation(parts: TeamSituationParts): TeamSituation {
  const sorted = [...parts.teams].sort((a, b) => a.id - b.id);
  const teams = sorted.map((team, index): TeamState => {
    if (sorted[index + 1]?.id === team.id) {
      throw new RangeError(`Expected team ${team.id} once, found it twice`);
    }
    return {
      matchPoints: 0,
      gamePoints: 0,
      virtualPoints: 0,
      sonneborn: 0,
      rating: 0,
      colours: '',
      opponents: [],
      forfeitOpponents: [],
      hadPab: false,
      wonByForfeit: false,
      hadFullPointBye: false,
      joinedLate: false,
      floated: false,
      arrival: index + 1,
      ...team,
    };
  });
  return deepFreeze({
    round: parts.round ?? 1,
    roundCount: parts.roundCount,
    initialColour: parts.initialColour ?? 'white',
    matchWin: parts.matchWin ?? 20,
    teams,
    forbidden: parts.forbidden ?? [],
  });
}

/** True in the last round; false when the number of rounds is unknown. */
export const isLastRound = ({ round, roundCount }: TeamSituation): boolean =>
  roundCount !== undefined && round >= roundCount;

/** True in the last two rounds. */
export const isNearEnd = ({ round, roundCount }: TeamSituation): boolean =>
  roundCount !== undefined && round >= roundCount - 1;

/** Whites minus blacks on board 1 (CD). */
export function colourDifference(colours: string): number {
  let difference = 0;
  for (const colour of colours) difference += colour === 'W' ? 1 : -1;
  return difference;
}
