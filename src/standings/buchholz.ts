import type { Column } from './column.js';
import { roundHalfUp } from './column.js';
import { type Context, foreContext, forfeitsCount, isFore, remember, unitOf } from './context.js';
import {
  applyCuts,
  type ContributionList,
  contributionList,
  fillContributions,
  sumUncut,
} from './contributions.js';
import { isGame, type Scores } from './field.js';
import type { TieBreak, Unit } from './parse-code.js';
import { type ScoreView, scoreView } from './score-view.js';

/** How a sum of contributions is made: BH, FB, SB and the ESB family differ only in these. */
export interface SumRecipe {
  readonly view: ScoreView;
  readonly products: Scores | undefined;
  readonly forfeitsCount: boolean;
  readonly lowCuts: number;
  readonly highCuts: number;
}

/** Own and opponents' units of the ESB family: first pair of letters the opponent's (art. 13.2). */
const ESB_UNITS: Readonly<Record<string, readonly [opponent: Unit, own: Unit]>> = {
  EMMSB: ['MP', 'MP'],
  EMGSB: ['MP', 'GP'],
  EGMSB: ['GP', 'MP'],
  EGGSB: ['GP', 'GP'],
};

/** The recipe of BH (8.1), FB (8.3), SB (9.1) and ESB (13.2). */
export function sumRecipe(context: Context, tieBreak: TieBreak): SumRecipe {
  const { code } = tieBreak.definition;
  const unit = unitOf(context, tieBreak);
  const [opponent, own] = ESB_UNITS[code] ?? [unit, unit];
  const isProduct = code === 'SB' || code in ESB_UNITS;
  return {
    view: scoreView(context, opponent, isFore(tieBreak)),
    products: isProduct ? context.field.scores[own] : undefined,
    forfeitsCount: forfeitsCount(context, tieBreak),
    lowCuts: tieBreak.lowCuts,
    highCuts: tieBreak.highCuts,
  };
}

/** Contributions of one participant with the cuts marked. */
export function contributionsOf(
  context: Context,
  recipe: SumRecipe,
  index: number,
  list: ContributionList,
): void {
  fillContributions(context, recipe.view, index, recipe.forfeitsCount, recipe.products, list);
  applyCuts(list, recipe.lowCuts, recipe.highCuts, context.edition.cutsVoluntaryFirst);
}

/** Buchholz (8.1), Fore Buchholz (8.3), Sonneborn-Berger (9.1) and its team products (13.2). */
export function sumColumn(counted: Context, tieBreak: TieBreak): Column {
  const context = isFore(tieBreak) ? foreContext(counted) : counted;
  const recipe = sumRecipe(context, tieBreak);
  const numerators = new Float64Array(context.field.count);
  const list = contributionList(context.field.rounds);
  for (let index = 0; index < context.field.count; index += 1) {
    contributionsOf(context, recipe, index, list);
    numerators[index] = sumUncut(list);
  }
  const isProduct = recipe.products !== undefined;
  return {
    better: 'higher',
    numerators,
    unit: isProduct ? 100 : 10,
    decimals: isProduct ? 2 : 1,
  };
}

/** Uncut Buchholz of everybody, tenths; with `fore` Fore Buchholz. */
export function buchholz(
  counted: Context,
  unit: Unit,
  fore: boolean,
  forfeitsPlayed: boolean,
): Float64Array {
  const context = fore ? foreContext(counted) : counted;
  return remember(context, `buchholz ${unit} ${fore} ${forfeitsPlayed}`, () => {
    const recipe: SumRecipe = {
      view: scoreView(context, unit, fore),
      products: undefined,
      forfeitsCount: context.field.predetermined || forfeitsPlayed,
      lowCuts: 0,
      highCuts: 0,
    };
    const sums = new Float64Array(context.field.count);
    const list = contributionList(context.field.rounds);
    for (let index = 0; index < sums.length; index += 1) {
      contributionsOf(context, recipe, index, list);
      sums[index] = sumUncut(list);
    }
    return sums;
  });
}

/**
 * Average of the opponents' Buchholz over games played (8.2), or their sum (SOB of 2009). Opponents
 * met twice count twice (4.4).
 */
export function opponentsBuchholzColumn(context: Context, tieBreak: TieBreak): Column {
  const { field } = context;
  const values = buchholz(context, unitOf(context, tieBreak), tieBreak.fore, false);
  const numerators = new Float64Array(field.count);
  const denominators = new Float64Array(field.count).fill(1);
  const isSum = tieBreak.definition.code === 'SOB';
  for (let index = 0; index < field.count; index += 1) {
    let sum = 0;
    let games = 0;
    for (let cell = index * field.rounds; cell < (index + 1) * field.rounds; cell += 1) {
      if (!isGame(field, cell, field.predetermined)) continue;
      sum += values[field.opponents[cell]!]!;
      games += 1;
    }
    numerators[index] = games === 0 && !isSum ? Number.NaN : sum;
    if (games > 0 && !isSum) denominators[index] = games;
  }
  if (isSum) return { better: 'higher', numerators, unit: 10, decimals: 1 };
  return averageColumn(context, {
    better: 'higher',
    numerators,
    denominators,
    unit: 10,
    decimals: 2,
  });
}

/** The column as it is, or rounded to hundredths when averages are to be compared rounded. */
export function averageColumn(context: Context, column: Column): Column {
  const { denominators, ...rest } = column;
  if (context.choices.averages !== 'hundredths' || !denominators) return column;
  const numerators = column.numerators.map((numerator, index) =>
    Number.isNaN(numerator)
      ? numerator
      : roundHalfUp(numerator * 100, denominators[index]! * column.unit),
  );
  return { ...rest, numerators, unit: 100 };
}
