import { counted } from '../../model/counted.js';
import { buchholz, contributionsOf, sumRecipe } from '../buchholz.js';
import { type Context, foreContext, isFore, unitOf } from '../context.js';
import { contributionList } from '../contributions.js';
import { isForfeit, isGame } from '../field.js';
import type { TieBreak } from '../parse-code.js';
import { scheduleFactor } from '../schedule-strength.js';
import type { ScoreView } from '../score-view.js';
import {
  type Contribution,
  cellsOf,
  cutOf,
  type ExplanationBody,
  pointsText,
  roundBasics,
} from './explanation.js';

/** BH, FB, SB and the ESB family. */
export function explainSum(counted: Context, tieBreak: TieBreak, index: number): ExplanationBody {
  const context = isFore(tieBreak) ? foreContext(counted) : counted;
  const recipe = sumRecipe(context, tieBreak);
  const list = contributionList(context.field.rounds);
  contributionsOf(context, recipe, index, list);
  const scores = recipe.products ?? recipe.view.scores;
  const unit = recipe.products ? 100 : 10;
  const contributions = Array.from({ length: list.size }, (_, place): Contribution => {
    const cell = list.cells[place]!;
    return {
      ...roundBasics(context, scores, index, cell),
      score: list.scores[place]! / 10,
      value: list.values[place]! / unit,
      ...cutOf(list.cuts[place]!),
      reason: scoreReason(context, recipe.view, index, cell, recipe.forfeitsCount),
    };
  });
  const what = recipe.products ? 'opponent scores times own points' : 'opponent scores';
  return {
    formula: `Sum of the ${what} of all rounds${cutsText(tieBreak)}`,
    contributions,
    facts: recipe.view.fore ? ['All paired games of the last round are taken as drawn'] : [],
  };
}

/** ", without the lowest", ", without the 2 lowest and the 2 highest", or nothing. */
function cutsText({ lowCuts, highCuts }: TieBreak): string {
  const some = (count: number, what: string): string =>
    count === 1 ? `the ${what}` : `the ${count} ${what}`;
  if (lowCuts === 0) return '';
  const high = highCuts === 0 ? '' : ` and ${some(highCuts, 'highest')}`;
  return `, without ${some(lowCuts, 'lowest')}${high}`;
}

/** Why the opponent of this round counts what it counts. */
export function scoreReason(
  context: Context,
  view: ScoreView,
  index: number,
  cell: number,
  forfeitsCount: boolean,
): string {
  const { field, edition } = context;
  const opponent = field.opponents[cell]!;
  const last = cell % field.rounds === field.rounds - 1;
  if (isGame(field, cell, forfeitsCount) || (view.fore && last && opponent >= 0)) {
    const real = view.scores.totals[opponent]!;
    const adjusted = view.adjusted[opponent]!;
    if (real === adjusted) return `score of the opponent ${pointsText(real)}`;
    return `score of the opponent ${pointsText(real)}, adjusted to ${pointsText(adjusted)}`;
  }
  const own = view.own[index]!;
  if (edition.ownUnplayed === 'virtual') return virtualReason(context, view, index, cell);
  if (edition.ownUnplayed === 'dummy') return `dummy: own score ${pointsText(own)}`;
  const capped = isForfeit(field.kinds[cell]!) && opponent >= 0;
  const cap = capped ? view.adjusted[opponent]! : view.scores.draw * field.rounds;
  const source = capped ? 'score of the scheduled opponent' : counted(field.rounds, 'draw');
  return `dummy: own score ${pointsText(own)}, at most ${source} ${pointsText(cap)}`;
}

function virtualReason(context: Context, view: ScoreView, index: number, cell: number): string {
  const { rounds } = context.field;
  const { points, bonuses, win, draw } = view.scores;
  let before = 0;
  for (let past = index * rounds; past < cell; past += 1) {
    before += points[past]! + (bonuses?.[past] ?? 0);
  }
  const later = rounds - 1 - (cell % rounds);
  const parts = [before, win - points[cell]!, draw * later].map(pointsText);
  return `virtual opponent: ${parts[0]} before the round + ${parts[1]} + ${parts[2]} for ${later} later rounds`;
}

/** AOB and SOB: the Buchholz of each opponent. */
export function explainOpponentsBuchholz(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const { field } = context;
  const unit = unitOf(context, tieBreak);
  const values = buchholz(context, unit, tieBreak.fore, false);
  const contributions = cellsOf(context, index)
    .filter((cell) => isGame(field, cell, field.predetermined))
    .map((cell): Contribution => {
      const value = values[field.opponents[cell]!]! / 10;
      return {
        ...roundBasics(context, field.scores[unit], index, cell),
        score: value,
        value,
        reason: tieBreak.fore ? 'Fore Buchholz of the opponent' : 'Buchholz of the opponent',
      };
    });
  const isSum = tieBreak.definition.code === 'SOB';
  return {
    formula: isSum
      ? "Sum of the opponents' Buchholz"
      : "Mean of the opponents' Buchholz over the games played",
    contributions,
  };
}

/** SSSC: the Buchholz behind it, and how it is added to the secondary score. */
export function explainScheduleStrength(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const { field } = context;
  const factor = scheduleFactor(context, tieBreak);
  const secondary = field.primary === 'MP' ? 'GP' : 'MP';
  const body = explainSum(context, tieBreak, index);
  const own = pointsText(field.scores[secondary].totals[index]!);
  return {
    ...body,
    formula: `${secondary} ${own} plus the Buchholz of the ${field.primary} divided by ${factor}`,
  };
}
