import type { Points } from '../model/points.js';
import { type Context, remember, scoresOfUnit } from './context.js';
import { type Field, isForfeit, isRequestedBye, isVoluntary, KIND, type Scores } from './field.js';
import type { Unit } from './parse-code.js';

/** The scores that count inside tie-breaks, in tenths (C.07 art. 16; 2009: Annex 3). */
export interface ScoreView {
  readonly scores: Scores;
  /** A participant's own score, for its dummies (art. 16.4). */
  readonly own: Int32Array;
  /** A participant's score as its opponents count it (art. 16.3). */
  readonly adjusted: Int32Array;
  /** Fore Buchholz: the last round is taken as drawn by all who were paired in it (art. 8.3). */
  readonly fore: boolean;
}

/**
 * The view of a unit; with `fore` the one in which all paired games of the final round were drawn.
 * While the last round counted is not the final one, both are the same.
 */
export function scoreView(context: Context, unit: Unit, fore: boolean): ScoreView {
  const drawn = fore && context.field.finished;
  return remember(context, `view ${unit} ${drawn}`, () => makeView(context, unit, drawn));
}

function makeView(context: Context, unit: Unit, fore: boolean): ScoreView {
  const { field } = context;
  const scores = scoresOfUnit(context, unit);
  const own = Int32Array.from(scores.totals);
  const adjusted = new Int32Array(field.count);
  for (let index = 0; index < field.count; index += 1) {
    const last = (index + 1) * field.rounds - 1;
    const drawnLast = fore && field.opponents[last]! >= 0;
    if (drawnLast) own[index]! += scores.draw - scores.points[last]!;
    const correction = drawnLast ? scores.draw - scores.points[last]! : 0;
    adjusted[index] = context.field.predetermined
      ? own[index]!
      : adjustedTotal(context, scores, index, drawnLast) + correction;
  }
  return { scores, own, adjusted, fore };
}

/**
 * Art. 16.3: a requested bye counts as a draw when only voluntary unplayed rounds follow;
 * everything else at face value. Annex 3 of 2009: every unplayed round counts as a draw.
 */
function adjustedTotal(
  { field, edition }: Context,
  scores: Scores,
  index: number,
  lastIsGame: boolean,
): Points {
  const { kinds, rounds } = field;
  const first = index * rounds;
  let total = scores.totals[index]!;
  if (edition.opponentUnplayed === 'allDraws') {
    for (let cell = first; cell < first + rounds; cell += 1) {
      const drawn = lastIsGame && cell === first + rounds - 1;
      if (kinds[cell] === KIND.pending) continue;
      if (kinds[cell] !== KIND.game && !drawn) total += scores.draw - scores.points[cell]!;
    }
    return total;
  }
  if (lastIsGame) return total;
  for (let cell = first + rounds - 1; cell >= first && isVoluntary(kinds[cell]!); cell -= 1) {
    if (isRequestedBye(kinds[cell]!)) total += scores.draw - scores.points[cell]!;
  }
  return total;
}

/**
 * Score of the opponent that stands in for an own unplayed round (art. 16.4; 2009: virtual
 * opponent).
 */
export function dummyScore(context: Context, view: ScoreView, index: number, cell: number): Points {
  const { field, edition } = context;
  const own = view.own[index]!;
  switch (edition.ownUnplayed) {
    case 'dummy':
      return own;
    case 'cappedDummy': {
      const opponent = field.opponents[cell]!;
      const cap = isForfeit(field.kinds[cell]!) && opponent >= 0;
      return Math.min(own, cap ? view.adjusted[opponent]! : view.scores.draw * field.rounds);
    }
    case 'virtual':
      return virtualOpponent(field, view.scores, index, cell);
  }
}

/**
 * Annex 3 of 2009: own score before the round, plus what the own result left of a win, plus a draw
 * for every round still to come.
 */
function virtualOpponent(field: Field, scores: Scores, index: number, cell: number): Points {
  let before = 0;
  for (let past = index * field.rounds; past < cell; past += 1) {
    before += scores.points[past]! + (scores.bonuses?.[past] ?? 0);
  }
  const later = (index + 1) * field.rounds - 1 - cell;
  return before + (scores.win - scores.points[cell]!) + scores.draw * later;
}

/** Category .1 to .5 of an unplayed round (art. 16.2); undefined for a game. */
export function unplayedCategory(field: Field, index: number, cell: number): number | undefined {
  const kind = field.kinds[cell]!;
  if (kind === KIND.game || kind === KIND.pending) return undefined;
  if (kind === KIND.forfeitWin) return 2;
  if (kind === KIND.forfeitLoss) return 4;
  if (!isRequestedBye(kind)) return 1;
  for (let later = cell + 1; later < (index + 1) * field.rounds; later += 1) {
    if (!isVoluntary(field.kinds[later]!)) return 3;
  }
  return 5;
}
