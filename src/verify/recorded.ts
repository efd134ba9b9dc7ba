import { teamMatches } from '../model/team-matches.js';
import type { Tournament } from '../model/tournament.js';
import type { GivenPairing } from './types.js';

/** What the tournament records of one round, for players or for teams. */
export interface RecordedRound {
  readonly number: number;
  /** False for a round with announced byes only: it is the next one to pair. */
  readonly paired: boolean;
  readonly given: GivenPairing;
  /** Ids with a half, full or zero-point bye. */
  readonly absent: ReadonlySet<number>;
}

/** The rounds of the tournament as pairings of players or of teams. */
export function recordedRounds(
  tournament: Tournament,
  unit: 'player' | 'team',
): readonly RecordedRound[] {
  if (unit === 'team') {
    return teamMatches(tournament).map(({ number, matches, byes }) => ({
      number,
      paired: matches.length > 0,
      given: {
        pairs: matches.map(({ white, black, coloursKnown }) => ({ white, black, coloursKnown })),
        byes: byes.filter(({ kind }) => kind === 'U').map(({ team }) => team),
      },
      absent: new Set(byes.filter(({ kind }) => kind !== 'U').map(({ team }) => team)),
    }));
  }
  return tournament.rounds.map((round) => ({
    number: round.number,
    paired: round.games.length > 0,
    given: {
      pairs: round.games.map(({ white, black, coloursKnown }) => ({ white, black, coloursKnown })),
      byes: round.byes.filter(({ kind }) => kind === 'U').map(({ player }) => player),
    },
    absent: new Set(round.byes.filter(({ kind }) => kind !== 'U').map(({ player }) => player)),
  }));
}

/** Everybody whom a given pairing pairs or gives the bye. */
export function pairedIds(given: GivenPairing): ReadonlySet<number> {
  return new Set([...given.pairs.flatMap(({ white, black }) => [white, black]), ...given.byes]);
}

/** Number of the last paired round; 0 before the first. A lone bye U does not make a round paired. */
export function lastPairedRound(rounds: readonly RecordedRound[]): number {
  return rounds.reduce((last, { number, paired }) => (paired ? number : last), 0);
}
