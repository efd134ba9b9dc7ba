import { isBakuCode, withoutBaku } from '../model/type-code.js';
import { NEVER } from './amount.js';
import type { TeamPlan } from './plan-teams.js';
import { compareWeights } from './reduce.js';
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
 * Smaller plans of team tournaments, the greatest steps first: fewer teams, rounds, boards and
 * absences, then plainer settings. Their tournaments are paired anew.
 */
export function* teamPlanReductions(plan: TeamPlan): Generator<TeamPlan> {
  for (const smaller of everyReduction(plan)) {
    if (compareWeights(teamPlanWeight(smaller), teamPlanWeight(plan)) < 0) yield smaller;
  }
}

function* everyReduction(plan: TeamPlan): Generator<TeamPlan> {
  const ids = plan.teams.map(({ id }) => id);
  yield* fewerOf(plan, ids, (removed) => withoutPlanned(plan, removed));
  yield* fewerPlannedRounds(plan);
  if (plan.boards > 1) yield withBoards(plan, 1);
  if (plan.boards > 2) yield withBoards(plan, plan.boards - 1);
  yield* fewerAbsences(plan);
  yield { ...plan, acceleration: [], typeCode: withoutBaku(plan.typeCode) };
  yield* fewerForbidden(plan);
  yield { ...plan, matchForfeits: NEVER };
  yield* plainerPlans(plan);
  yield renumberedPlan(plan);
}

function withoutPlanned(plan: TeamPlan, removed: ReadonlySet<number>): TeamPlan {
  const teams = plan.teams.filter(({ id }) => !removed.has(id));
  const ids = teams.map(({ id }) => id);
  return { ...plan, teams, ...coreOf(plan, ids) };
}

/** One member more than there are boards, as before. */
const withBoards = (plan: TeamPlan, boards: number): TeamPlan => ({
  ...plan,
  boards,
  teams: plan.teams.map((team) => ({ ...team, members: team.members.slice(0, boards + 1) })),
});

/** Teams 1 to n, and members 1 to m in their order. */
function renumberedPlan(plan: TeamPlan): TeamPlan {
  const ids = plan.teams.map(({ id }) => id);
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const of = (id: number): number => numbers.get(id)!;
  let last = 0;
  const teams = plan.teams.map((team) => ({
    ...team,
    id: of(team.id),
    members: team.members.map((member) => {
      last += 1;
      return { ...member, id: last };
    }),
  }));
  return { ...plan, ...coreRenumbered(plan, ids, of), teams };
}

/** What a reduction makes smaller, most important first. */
export function teamPlanWeight(plan: TeamPlan): readonly number[] {
  const isInOrder = (ids: readonly number[]) => ids.every((id, index) => id === index + 1);
  const inOrder =
    isInOrder(plan.teams.map(({ id }) => id)) &&
    isInOrder(plan.teams.flatMap(({ members }) => members.map(({ id }) => id)));
  return [
    plan.teams.length,
    plan.played,
    plan.roundCount,
    plan.boards,
    plan.absences.length,
    plan.acceleration.length + (isBakuCode(plan.typeCode) ? 1 : 0),
    forbiddenWeight(plan),
    plan.matchForfeits === NEVER ? 0 : 1,
    rarityWeight(plan),
    colourWeight(plan),
    inOrder ? 0 : 1,
  ];
}
