import type { Arbitrary } from 'fast-check';
import type { PositionStyle, TeamPositionStyle } from '../generate/position-style.js';
import { generatePosition, generateTeamPosition } from '../generate/positions.js';
import { reductions } from '../generate/reduce.js';
import { lastPairedRound } from '../model/history/rounds.js';
import { teamMatches } from '../model/team-matches.js';
import type { Tournament } from '../model/tournament.js';
import { unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import { nextRound } from '../verify/pair-round.js';
import {
  type CompleteSize,
  completeSize,
  completeSystem,
  type SizeConstraints,
  type SystemConstraints,
} from './constraints.js';
import { printableTournament } from './printable.js';
import { seeded } from './seeded.js';

export interface PositionConstraints extends SizeConstraints, SystemConstraints {
  /**
   * What the histories are like; the rest is drawn by lot. `scoring` is for players, `boardForfeits`,
   * `forbiddenAcross`, `typeCode` and `matchWin` are for teams.
   */
  readonly style?: Partial<PositionStyle & TeamPositionStyle>;
}

/**
 * Rounds to pair after histories of players or teams that no engine made: they reach branches of the
 * rules that played tournaments hardly ever see. Rounds count the played ones; there are fewer than
 * asked for when everybody has met everybody. They shrink to fewer players or teams, rounds, byes and
 * plainer results, and stay consistent. A counterexample prints as TRF.
 * @throws RangeError when a constraint is out of its range, or the system has no such edition.
 */
export function positions(constraints: PositionConstraints = {}): Arbitrary<Tournament> {
  const { style = {} } = constraints;
  const { system, edition } = completeSystem(constraints);
  const size = completeSize(constraints, system);
  return seeded<Tournament, Tournament>({
    size,
    draw: (seed, players, played) =>
      unitOf(system) === 'player'
        ? generatePosition(seed, { system, edition, players, played, style })
        : generateTeamPosition(seed, { system, edition, teams: players, played, style }),
    build: printableTournament,
    reduce: reductions,
    sourceOf: (value) => (isTournament(value, system) ? value : undefined),
    isWithin: unitOf(system) === 'player' ? isWithin : isTeamsWithin,
  });
}

const isWithin = (tournament: Tournament, { minPlayers, minRounds }: CompleteSize): boolean =>
  tournament.players.length >= minPlayers &&
  lastPairedRound(tournament.rounds) >= minRounds &&
  tournament.rounds.slice(0, -1).every(({ games }) => games.length > 0);

function isTeamsWithin(tournament: Tournament, { minPlayers, minRounds }: CompleteSize): boolean {
  const next = nextRound(tournament, 'team');
  const history = teamMatches(tournament).slice(0, -1);
  return (
    tournament.teams.length >= minPlayers &&
    next > minRounds &&
    next <= (tournament.settings.roundCount ?? 0) &&
    history.every(({ matches }) => matches.length > 0)
  );
}

function isTournament(value: unknown, system: SystemId): value is Tournament {
  const parts = value as Partial<Tournament> | null;
  return (
    typeof value === 'object' &&
    Array.isArray(parts?.players) &&
    Array.isArray(parts.rounds) &&
    (unitOf(system) === 'player' || (parts.teams ?? []).length > 0)
  );
}
