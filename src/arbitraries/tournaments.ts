import type { Arbitrary } from 'fast-check';
import type { GeneratorOptions } from '../generate/options.js';
import { idsOf, planTournament, type TournamentPlan } from '../generate/plan.js';
import { playPlan } from '../generate/play.js';
import { createRandom } from '../generate/random.js';
import { planReductions } from '../generate/reduce-plan.js';
import type { Tournament } from '../model/tournament.js';
import { isAccelerated, unitOf } from '../systems/registry.js';
import type { SystemId } from '../systems/system.js';
import {
  completeSize,
  completeSystem,
  type SizeConstraints,
  type SystemConstraints,
} from './constraints.js';
import { printableTournament } from './printable.js';
import { seeded } from './seeded.js';

export interface TournamentConstraints extends SizeConstraints, SystemConstraints {
  /**
   * Whether rounds may be left to play, with the byes announced for the next one.
   * @defaultValue true
   */
  readonly unfinished?: boolean;
  /** What the tournaments are like; players, rounds and edition come from the other constraints. */
  readonly options?: Omit<GeneratorOptions, 'players' | 'rounds' | 'played' | 'edition' | 'system'>;
}

/**
 * Tournaments of players or teams whose every round was paired by the rules, with byes, forfeits,
 * late entries and withdrawals of all kinds. They shrink to fewer players or teams, rounds, absences
 * and plainer settings, and are paired anew each time. A counterexample prints as TRF.
 * @throws RangeError when a constraint is out of its range, or the system has no such edition.
 */
export function tournaments(constraints: TournamentConstraints = {}): Arbitrary<Tournament> {
  const { unfinished = true, options = {} } = constraints;
  const { system, edition } = completeSystem(constraints);
  const size = completeSize(constraints, system);
  return seeded<Tournament, TournamentPlan>({
    size,
    draw: (seed, players, rounds) => {
      const random = createRandom(seed, 'arbitrary');
      const ahead = unfinished ? random.below(3) : 0;
      const planned = Math.max(1, rounds + ahead);
      return planTournament(seed, {
        ...(unitOf(system) === 'player' ? drawKind(seed) : drawTeamKind(seed, system)),
        ...options,
        ...{ system, edition, players, rounds: planned, played: rounds },
      });
    },
    build: (plan) => printableTournament(playPlan(plan).tournament),
    reduce: planReductions,
    sourceOf: () => undefined,
    isWithin: (plan, { minPlayers, minRounds }) =>
      idsOf(plan).length >= minPlayers &&
      plan.played >= minRounds &&
      (unfinished || plan.played === plan.roundCount),
  });
}

/** The same for teams: one or two boards, so that a file stays readable. */
function drawTeamKind(seed: number, system: SystemId): GeneratorOptions {
  const random = createRandom(seed, 'team kind');
  const acceleration = random.pick(['none', 'none', 'none', 'baku', 'random'] as const);
  return {
    ...drawKind(seed),
    boards: random.between(1, 2),
    matchForfeits: { perMille: random.pick([0, 0, 50, 200]) },
    acceleration: isAccelerated(system) ? acceleration : 'none',
  };
}

/** A different mixture of events for every tournament. */
function drawKind(seed: number): GeneratorOptions {
  const random = createRandom(seed, 'kind');
  const often = (): { readonly perMille: number } => ({ perMille: random.pick([0, 0, 20, 100]) });
  return {
    fullByes: often(),
    halfByes: often(),
    zeroByes: often(),
    silentAbsences: often(),
    lateEntries: often(),
    withdrawals: often(),
    returnPerMille: random.pick([0, 500]),
    forfeits: often(),
    doubleForfeits: often(),
    unusualResults: often(),
    unratedGames: often(),
    drawPercentage: random.pick([0, 36, 80]),
    acceleration: random.pick(['none', 'none', 'none', 'baku', 'random']),
    forbiddenGroups: random.pick([0, 0, 0, 2]),
    numbering: random.pick(['rating', 'shuffled', 'gaps']),
    rankByFileOrder: random.chance(1, 10),
    foreignNames: random.chance(1, 4),
  };
}
