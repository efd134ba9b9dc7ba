import { STANDARD_SCORING } from '../model/scoring.js';
import { NEVER } from './amount.js';
import type { TournamentPlan } from './plan.js';
import { compareWeights } from './reduce.js';
import { isStandard } from './reduce-details.js';
import type { ResultModel } from './results.js';

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
  yield* fewerPlayers(plan);
  yield* fewerRounds(plan);
  yield* fewerAbsences(plan);
  yield { ...plan, acceleration: [] };
  for (const group of plan.forbidden) {
    yield { ...plan, forbidden: plan.forbidden.filter((one) => one !== group) };
  }
  yield { ...plan, scoring: STANDARD_SCORING };
  for (const name of RARITIES) yield { ...plan, results: { ...plan.results, [name]: NEVER } };
  yield { ...plan, initialColour: 'white', tieBreaks: [] };
  yield { ...plan, rankByFileOrder: false };
  yield renumberedPlan(plan);
}

const RARITIES = ['forfeits', 'doubleForfeits', 'unusualResults', 'unratedGames'] as const;

function* fewerPlayers(plan: TournamentPlan): Generator<TournamentPlan> {
  const count = plan.players.length;
  for (let size = Math.floor(count / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < count; start += size) {
      const removed = new Set(plan.players.slice(start, start + size).map(({ id }) => id));
      if (count - removed.size < 2) continue;
      const smaller = withoutPlanned(plan, removed);
      yield smaller;
      // Another opponent, another result: other seeds may show again what this one does not.
      for (const variant of ['b', 'c']) yield { ...smaller, seed: `${plan.seed}${variant}` };
    }
  }
}

function withoutPlanned(plan: TournamentPlan, removed: ReadonlySet<number>): TournamentPlan {
  const players = plan.players.filter(({ id }) => !removed.has(id));
  const keeps = (id: number): boolean => !removed.has(id);
  const absences = plan.absences.filter(({ id }) => keeps(id));
  return {
    ...plan,
    players,
    // A round needs two players.
    absences: absences.filter(({ round }) => {
      return absences.filter((one) => one.round === round).length <= players.length - 2;
    }),
    acceleration: plan.acceleration.filter(({ firstId, lastId }) =>
      players.some(({ id }) => id >= firstId && id <= lastId),
    ),
    forbidden: plan.forbidden
      .map((group) => ({ ...group, ids: group.ids.filter(keeps) }))
      .filter(({ ids }) => ids.length > 1),
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

function* fewerAbsences(plan: TournamentPlan): Generator<TournamentPlan> {
  if (plan.absences.length > 1) yield { ...plan, absences: [] };
  for (const absence of plan.absences) {
    yield { ...plan, absences: plan.absences.filter((one) => one !== absence) };
  }
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
    players: players.sort((a, b) => a.id - b.id),
    rankByFileOrder: false,
    absences: plan.absences.map((one) => ({ ...one, id: of(one.id) })),
    forbidden: plan.forbidden.map((group) => ({ ...group, ids: group.ids.map(of) })),
    acceleration: plan.acceleration.flatMap((range) =>
      ids
        .filter((id) => id >= range.firstId && id <= range.lastId)
        .map((id) => ({ ...range, firstId: of(id), lastId: of(id) })),
    ),
  };
}

/** What a reduction makes smaller, most important first. */
export function planWeight(plan: TournamentPlan): readonly number[] {
  const { players, results } = plan;
  const isRare = (name: keyof ResultModel) => (results[name] === NEVER ? 0 : 1);
  const inOrder = players.every(({ id }, index) => id === index + 1);
  return [
    players.length,
    plan.played,
    plan.roundCount,
    plan.absences.length,
    plan.acceleration.length,
    plan.forbidden.reduce((sum, { ids }) => sum + ids.length, 0),
    isStandard(plan.scoring) ? 0 : 1,
    RARITIES.reduce((sum, name) => sum + isRare(name), 0),
    (plan.initialColour === 'black' ? 1 : 0) + plan.tieBreaks.length,
    (inOrder ? 0 : 1) + (plan.rankByFileOrder ? 1 : 0),
  ];
}
