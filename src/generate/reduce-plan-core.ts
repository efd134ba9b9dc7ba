import { NEVER } from './amount.js';
import type { TournamentPlan } from './plan.js';
import type { ResultModel } from './results.js';

/** What plans of players and of teams have in common; ids are those of players or of teams. */
export type PlanCore = Pick<
  TournamentPlan,
  | 'seed'
  | 'roundCount'
  | 'played'
  | 'initialColour'
  | 'absences'
  | 'acceleration'
  | 'forbidden'
  | 'tieBreaks'
  | 'results'
>;

/** Half of the field gone, then quarters, down to single ones; at least two stay. */
export function* fewerOf<P extends PlanCore>(
  plan: P,
  ids: readonly number[],
  without: (removed: ReadonlySet<number>) => P,
): Generator<P> {
  const count = ids.length;
  for (let size = Math.floor(count / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let start = 0; start < count; start += size) {
      const removed = new Set(ids.slice(start, start + size));
      if (count - removed.size < 2) continue;
      const smaller = without(removed);
      yield smaller;
      // Another opponent, another result: other seeds may show again what this one does not.
      for (const variant of ['b', 'c']) yield { ...smaller, seed: `${plan.seed}${variant}` };
    }
  }
}

/** What a plan says of those who stay. */
export function coreOf(
  plan: PlanCore,
  ids: readonly number[],
): Pick<PlanCore, 'absences' | 'acceleration' | 'forbidden'> {
  const stay = new Set(ids);
  const keeps = (id: number): boolean => stay.has(id);
  const absences = plan.absences.filter(({ id }) => keeps(id));
  return {
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

/** The same with new numbers. */
export function coreRenumbered(
  plan: PlanCore,
  ids: readonly number[],
  of: (id: number) => number,
): Pick<PlanCore, 'absences' | 'acceleration' | 'forbidden'> {
  return {
    absences: plan.absences.map((one) => ({ ...one, id: of(one.id) })),
    forbidden: plan.forbidden.map((group) => ({ ...group, ids: group.ids.map(of) })),
    acceleration: plan.acceleration.flatMap((range) =>
      ids
        .filter((id) => id >= range.firstId && id <= range.lastId)
        .map((id) => ({ ...range, firstId: of(id), lastId: of(id) })),
    ),
  };
}

export function* fewerPlannedRounds<P extends PlanCore>(plan: P): Generator<P> {
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

export function* fewerAbsences<P extends PlanCore>(plan: P): Generator<P> {
  if (plan.absences.length > 1) yield { ...plan, absences: [] };
  for (const absence of plan.absences) {
    yield { ...plan, absences: plan.absences.filter((one) => one !== absence) };
  }
}

export function* fewerForbidden<P extends PlanCore>(plan: P): Generator<P> {
  for (const group of plan.forbidden) {
    yield { ...plan, forbidden: plan.forbidden.filter((one) => one !== group) };
  }
}

const RARITIES = ['forfeits', 'doubleForfeits', 'unusualResults', 'unratedGames'] as const;

export function* plainerPlans<P extends PlanCore>(plan: P): Generator<P> {
  for (const name of RARITIES) yield { ...plan, results: { ...plan.results, [name]: NEVER } };
  yield { ...plan, initialColour: 'white', tieBreaks: [] };
}

export const forbiddenWeight = ({ forbidden }: PlanCore): number =>
  forbidden.reduce((sum, { ids }) => sum + ids.length, 0);

export const rarityWeight = ({ results }: PlanCore): number => {
  const isRare = (name: keyof ResultModel) => (results[name] === NEVER ? 0 : 1);
  return RARITIES.reduce((sum, name) => sum + isRare(name), 0);
};

export const colourWeight = ({ initialColour, tieBreaks }: PlanCore): number =>
  (initialColour === 'black' ? 1 : 0) + tieBreaks.length;
