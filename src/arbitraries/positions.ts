import type { Arbitrary } from 'fast-check';
import type { PositionStyle } from '../generate/position-style.js';
import { generatePosition } from '../generate/positions.js';
import { reductions } from '../generate/reduce.js';
import { pairedRoundCount } from '../model/rounds.js';
import type { Tournament } from '../model/tournament.js';
import { completeSize, type SizeConstraints } from './constraints.js';
import { printableTournament } from './printable.js';
import { seeded } from './seeded.js';

export interface PositionConstraints extends SizeConstraints {
  /** What the histories are like; the rest is drawn by lot. */
  readonly style?: Partial<PositionStyle>;
}

/**
 * Rounds to pair after histories that no engine made: they reach branches of the rules that played
 * tournaments hardly ever see. Rounds count the played ones; there are fewer than asked for when
 * everybody has met everybody. They shrink to fewer players, rounds,
 * byes and plainer results, and stay consistent. A counterexample prints as TRF.
 * @throws RangeError when a constraint is out of its range.
 */
export function positions(constraints: PositionConstraints = {}): Arbitrary<Tournament> {
  const { style = {} } = constraints;
  const size = completeSize(constraints);
  return seeded<Tournament, Tournament>({
    size,
    draw: (seed, players, played) => generatePosition(seed, { players, played, style }),
    build: printableTournament,
    reduce: reductions,
    sourceOf: (value) => (isTournament(value) ? value : undefined),
    isWithin: (tournament, { minPlayers, minRounds }) =>
      tournament.players.length >= minPlayers &&
      pairedRoundCount(tournament) >= minRounds &&
      tournament.rounds.slice(0, -1).every(({ games }) => games.length > 0),
  });
}

function isTournament(value: unknown): value is Tournament {
  const parts = value as Partial<Tournament> | null;
  return typeof value === 'object' && Array.isArray(parts?.players) && Array.isArray(parts.rounds);
}
