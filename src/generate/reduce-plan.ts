import { STANDARD_SCORING } from '../model/scoring.js';
import type { TournamentPlan } from './plan.js';
import { compareWeights } from './reduce.js';
import { isStandard } from './reduce-details.js';
import {
  colourWeight,
  coreOf,
  coreRenumbered,
  fewerAbsences,
  fewerForbidden,
  fewerOf,
  fewerPlannedRounds,
  forbiddenWeight,
  plainerPlans,
  rarityWeight,
} from './reduce-plan-core.js';

/**
 * Smaller plans, the greatest steps first: fewer players, rounds and absences, then plainer settings.
 * Their tournaments are paired anew, so that every round is one by the rules.
 */
export function* planReductions(plan: TournamentPlan): Generator<TournamentPlan> {
  for (const smaller of everyReduction(plan)) {
    if (compareWeights(planWeight(smaller), planWeight(plan)) < 0) yield smaller;
  }
}

function* everyReduction(plan: TournamentPlan): Generator<TournamentPlan> {
  const ids = plan.players.map(({ id }) => id);
  yield* fewerOf(plan, ids, (removed) => withoutPlanned(plan, removed));
  yield* fewerPlannedRounds(plan);
  yield* fewerAbsences(plan);
  yield { ...plan, acceleration: [] };
  yield* fewerForbidden(plan);
  yield { ...plan, scoring: STANDARD_SCORING };
  yield* plainerPlans(plan);
  yield { ...plan, rankByFileOrder: false };
  yield renumberedPlan(plan);
}

function withoutPlanned(plan: TournamentPlan, removed: ReadonlySet<number>): TournamentPlan {
  const players = plan.players.filter(({ id }) => !removed.has(id));
  const ids = players.map(({ id }) => id);
  return { ...plan, players, ...coreOf(plan, ids) };
}

/** Numbers 1 to n in ranking order, with the results of the old numbers. */
function renumberedPlan(plan: TournamentPlan): TournamentPlan {
  const ids = plan.players.map(({ id }) => id);
  const ranking = plan.rankByFileOrder ? ids : [...ids].sort((a, b) => a - b);
  const numbers = new Map(ranking.map((id, index) => [id, index + 1]));
  const of = (id: number): number => numbers.get(id)!;
  const players = plan.players.map((player) => ({ ...player, id: of(player.id) }));
  return {
    ...plan,
    ...coreRenumbered(plan, ids, of),
    players: players.sort((a, b) => a.id - b.id),
    rankByFileOrder: false,
  };
}

/** What a reduction makes smaller, most important first. */
export function planWeight(plan: TournamentPlan): readonly number[] {
  const inOrder = plan.players.every(({ id }, index) => id === index + 1);
  return [
    plan.players.length,
    plan.played,
    plan.roundCount,
    plan.absences.length,
    plan.acceleration.length,
    forbiddenWeight(plan),
    isStandard(plan.scoring) ? 0 : 1,
    rarityWeight(plan),
    colourWeight(plan),
    (inOrder ? 0 : 1) + (plan.rankByFileOrder ? 1 : 0),
  ];
}
