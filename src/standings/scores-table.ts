import type { Points } from '../model/points.js';
import type { Tournament } from '../model/tournament.js';
import { ROUND_KINDS, type RoundKind } from './field.js';
import type { StandingsOptions } from './options.js';
import type { Unit } from './parse-code.js';
import { prepare } from './prepare.js';
import { dummyScore, scoreView, unplayedCategory } from './score-view.js';

/** The scores of one participant inside tie-breaks (C.07 art. 16), in tenths. */
export interface AdjustedScore {
  readonly id: number;
  readonly score: Points;
  /** As opponents count it (art. 16.3). */
  readonly adjusted: Points;
  readonly rounds: readonly {
    readonly round: number;
    readonly kind: RoundKind;
    readonly points: Points;
    /** Category .1 to .5 of an unplayed round (art. 16.2). */
    readonly category?: number;
    /** Score of the dummy or virtual opponent of an unplayed round (art. 16.4). */
    readonly dummy?: Points;
  }[];
}

/** Scores, adjusted scores and dummies of everybody, for reports; `unit` for teams. */
export function adjustedScores(
  tournament: Tournament,
  options: StandingsOptions & { readonly unit?: Unit } = {},
): readonly AdjustedScore[] {
  const { context } = prepare(tournament, options);
  const { field } = context;
  const view = scoreView(context, options.unit ?? field.primary, false);
  return Array.from(field.ids, (id, index) => ({
    id,
    score: view.scores.totals[index]!,
    adjusted: view.adjusted[index]!,
    rounds: Array.from({ length: field.rounds }, (_, round) => {
      const cell = index * field.rounds + round;
      const category = unplayedCategory(field, index, cell);
      return {
        round: round + 1,
        kind: ROUND_KINDS[field.kinds[cell]!]!,
        points: view.scores.points[cell]!,
        ...(category === undefined ? {} : { category }),
        ...(category === undefined || field.predetermined
          ? {}
          : { dummy: dummyScore(context, view, index, cell) }),
      };
    }),
  }));
}
