import { type TeamRound, teamMatches } from '../team-matches.js';
import type { Round, Tournament } from '../tournament.js';

/** Who plays in a tournament: its players, or in team events its teams. */
export type PairingUnit = 'player' | 'team';

/** What a tournament records of one round, for players or for teams. */
export interface RecordedRound {
  readonly number: number;
  /** See isPaired. */
  readonly paired: boolean;
  readonly given: {
    /** In the order of the tournament. `coloursKnown`: see Game. */
    readonly pairs: readonly {
      readonly white: number;
      readonly black: number;
      readonly coloursKnown: boolean;
    }[];
    /** Ids with a pairing-allocated bye. */
    readonly byes: readonly number[];
  };
  /** Ids with a half, full or zero-point bye. */
  readonly absent: ReadonlySet<number>;
}

/**
 * Whether a round has been paired: it has a game (a match), or several byes U, which no round to pair
 * can have. A single bye U alone was given by the arbiter for the round to pair (`presetBye`), and
 * the other byes are announced absences of it.
 */
export function isPaired(round: Round | TeamRound | Pick<RecordedRound, 'paired'>): boolean {
  if ('paired' in round) return round.paired;
  const meetings = 'games' in round ? round.games : round.matches;
  return meetings.length > 0 || round.byes.filter(({ kind }) => kind === 'U').length > 1;
}

/** Number of the last paired round; 0 before the first. The next one is the round to pair. */
export function lastPairedRound(
  rounds: readonly (Round | TeamRound | Pick<RecordedRound, 'number' | 'paired'>)[],
): number {
  return rounds.findLast(isPaired)?.number ?? 0;
}

/**
 * Number of the last round that counts in standings: the last paired one with a known result, so a
 * round being played counts from its first result on.
 */
export function lastPlayedRound(tournament: Tournament, unit: PairingUnit): number {
  const rounds = unit === 'team' ? teamMatches(tournament) : tournament.rounds;
  const played = rounds.findLast((round) => {
    if (!isPaired(round)) return false;
    const games = tournament.rounds[round.number - 1]?.games ?? [];
    return games.length === 0 || games.some(({ whiteResult }) => whiteResult !== '*');
  });
  return played?.number ?? 0;
}

/** The rounds of the tournament as pairings of players or of teams. */
export const recordedRounds = (
  tournament: Tournament,
  unit: PairingUnit,
): readonly RecordedRound[] =>
  (unit === 'team' ? teamMatches(tournament) : tournament.rounds).map(recordedRound);

/** A round of players or of teams as a pairing. */
export function recordedRound(round: Round | TeamRound): RecordedRound {
  const [meetings, byes] =
    'games' in round
      ? [round.games, round.byes.map(({ player, kind }) => ({ id: player, kind }))]
      : [round.matches, round.byes.map(({ team, kind }) => ({ id: team, kind }))];
  return {
    number: round.number,
    paired: isPaired(round),
    given: {
      pairs: meetings.map(({ white, black, coloursKnown }) => ({ white, black, coloursKnown })),
      byes: byes.filter(({ kind }) => kind === 'U').map(({ id }) => id),
    },
    absent: new Set(byes.filter(({ kind }) => kind !== 'U').map(({ id }) => id)),
  };
}

/** Everybody whom a pairing pairs or gives the bye. */
export function pairedIds({ pairs, byes }: RecordedRound['given']): ReadonlySet<number> {
  const ids = new Set(byes);
  for (const { white, black } of pairs) ids.add(white).add(black);
  return ids;
}

/** The bye that the arbiter has given in a round still to be paired. */
export function presetBye(round: RecordedRound | undefined): number | undefined {
  return round && !round.paired ? round.given.byes[0] : undefined;
}

/**
 * Who takes part in the pairing of a round: those whom a paired round paired; in a round to pair
 * all but those with an announced bye, or with the bye already.
 */
export function participantsOf(
  tournament: Tournament,
  unit: PairingUnit,
  recorded: Round | TeamRound | RecordedRound | undefined,
): ReadonlySet<number> {
  const round = recorded && ('given' in recorded ? recorded : recordedRound(recorded));
  if (round?.paired) return pairedIds(round.given);
  const preset = presetBye(round);
  const present = new Set<number>();
  for (const { id } of unit === 'team' ? tournament.teams : tournament.players) {
    if (!round?.absent.has(id) && id !== preset) present.add(id);
  }
  return present;
}
