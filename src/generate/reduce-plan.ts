import { STANDARD_SCORING } from '../model/scoring.js';
import { isBakuCode, withoutBaku } from '../model/type-code.js';
import { NEVER } from './amount.js';
import { idsOf, type TournamentPlan } from './plan.js';
import { chunksOf, compareWeights, isNumbered } from './reduce.js';
import { isStandard } from './reduce-details.js';

/**
 * Smaller plans, the greatest steps first: fewer players or teams, rounds, boards and absences, then
 * plainer settings. Their tournaments are paired anew, so that every round is one by the rules.
 */
export function* planReductions(plan: TournamentPlan): Generator<TournamentPlan> {
  for (const smaller of everyReduction(plan)) {
    if (compareWeights(planWeight(smaller), planWeight(plan)) < 0) yield smaller;
  }
}

function* everyReduction(plan: TournamentPlan): Generator<TournamentPlan> {
  yield* fewerUnits(plan);
  yield* fewerRounds(plan);
  if (plan.boards > 1) yield withBoards(plan, 1);
  if (plan.boards > 2) yield withBoards(plan, plan.boards - 1);
  yield* fewerAbsences(plan);
  yield { ...plan, acceleration: [], typeCode: withoutBaku(plan.typeCode) };
  for (const group of plan.forbidden) {
    yield { ...plan, forbidden: plan.forbidden.filter((one) => one !== group) };
  }
  yield { ...plan, scoring: STANDARD_SCORING };
  yield { ...plan, matchForfeits: NEVER };
  for (const name of RARITIES) yield { ...plan, results: { ...plan.results, [name]: NEVER } };
  yield { ...plan, initialColour: 'white', tieBreaks: [] };
  yield { ...plan, rankByFileOrder: false };
  yield renumberedPlan(plan);
}

function* fewerUnits(plan: TournamentPlan): Generator<TournamentPlan> {
  for (const removed of chunksOf(idsOf(plan))) {
    const smaller = withoutUnits(plan, removed);
    yield smaller;
    // Another opponent, another result: other seeds may show again what this one does not.
    for (const variant of ['b', 'c']) yield { ...smaller, seed: `${plan.seed}${variant}` };
  }
}

function withoutUnits(plan: TournamentPlan, removed: ReadonlySet<number>): TournamentPlan {
  const keeps = (id: number): boolean => !removed.has(id);
  const ids = idsOf(plan).filter(keeps);
  const absences = plan.absences.filter(({ id }) => keeps(id));
  return {
    ...plan,
    players: plan.players.filter(({ id }) => keeps(id)),
    teams: plan.teams.filter(({ id }) => keeps(id)),
    // A round needs two of them.
    absences: absences.filter(({ round }) => {
      return absences.filter((one) => one.round === round).length <= ids.length - 2;
    }),
    acceleration: plan.acceleration.filter(({ firstId, lastId }) =>
      ids.some((id) => id >= firstId && id <= lastId),
    ),
    forbidden: plan.forbidden
      .map((group) => ({ ...group, ids: group.ids.filter(keeps) }))
      .filter((group) => group.ids.length > 1),
  };
}

function* fewerRounds(plan: TournamentPlan): Generator<TournamentPlan> {
  if (plan.played > 0) yield { ...plan, played: plan.played - 1 };
  if (plan.roundCount === 1) return;
  const roundCount = plan.roundCount - 1;
  const until = <T extends { readonly from: number; readonly to: number }>(range: T): T[] =>
    range.from > roundCount ? [] : [{ ...range, to: Math.min(range.to, roundCount) }];
  yield {
    ...plan,
    roundCount,
    played: Math.min(plan.played, roundCount),
    absences: plan.absences.filter(({ round }) => round <= roundCount),
    acceleration: plan.acceleration.flatMap(until),
    forbidden: plan.forbidden.flatMap(until),
  };
}

/** One member more than there are boards, as before. */
const withBoards = (plan: TournamentPlan, boards: number): TournamentPlan => ({
  ...plan,
  boards,
  teams: plan.teams.map((team) => ({ ...team, members: team.members.slice(0, boards + 1) })),
});

function* fewerAbsences(plan: TournamentPlan): Generator<TournamentPlan> {
  if (plan.absences.length > 1) yield { ...plan, absences: [] };
  for (const absence of plan.absences) {
    yield { ...plan, absences: plan.absences.filter((one) => one !== absence) };
  }
}

/** Numbers 1 to n in ranking order (members of teams 1 to m), with the results of the old numbers. */
function renumberedPlan(plan: TournamentPlan): TournamentPlan {
  const ids = idsOf(plan);
  const ranking = plan.rankByFileOrder ? ids : [...ids].sort((a, b) => a - b);
  const numbers = new Map(ranking.map((id, index) => [id, index + 1]));
  const of = (id: number): number => numbers.get(id)!;
  const inOrder = <T extends { readonly id: number }>(units: readonly T[]): T[] =>
    units.map((unit) => ({ ...unit, id: of(unit.id) })).sort((a, b) => a.id - b.id);
  let last = 0;
  const numbered = <T>(members: readonly T[]) =>
    members.map((member) => {
      last += 1;
      return { ...member, id: last };
    });
  return {
    ...plan,
    players: inOrder(plan.players),
    teams: inOrder(plan.teams).map((team) => ({ ...team, members: numbered(team.members) })),
    absences: plan.absences.map((one) => ({ ...one, id: of(one.id) })),
    forbidden: plan.forbidden.map((group) => ({ ...group, ids: group.ids.map(of) })),
    acceleration: plan.acceleration.flatMap((range) =>
      ids
        .filter((id) => id >= range.firstId && id <= range.lastId)
        .map((id) => ({ ...range, firstId: of(id), lastId: of(id) })),
    ),
    rankByFileOrder: false,
  };
}

const RARITIES = ['forfeits', 'doubleForfeits', 'unusualResults', 'unratedGames'] as const;

/** What a reduction makes smaller, most important first. */
export function planWeight(plan: TournamentPlan): readonly number[] {
  const ids = idsOf(plan);
  const members = plan.teams.flatMap((team) => team.members.map(({ id }) => id));
  return [
    ids.length,
    plan.played,
    plan.roundCount,
    plan.boards,
    plan.absences.length,
    plan.acceleration.length + (isBakuCode(plan.typeCode) ? 1 : 0),
    plan.forbidden.reduce((sum, group) => sum + group.ids.length, 0),
    (isStandard(plan.scoring) ? 0 : 1) + (plan.matchForfeits === NEVER ? 0 : 1),
    RARITIES.filter((name) => plan.results[name] !== NEVER).length,
    (plan.initialColour === 'black' ? 1 : 0) + plan.tieBreaks.length,
    (isNumbered(ids) && isNumbered(members) ? 0 : 1) + (plan.rankByFileOrder ? 1 : 0),
  ];
}
