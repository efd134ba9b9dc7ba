import { boardNumbers, boardPoints } from '../board-points.js';
import type { Context } from '../context.js';
import { type OlympiadCode, olympiadRounds } from '../olympiad.js';
import type { TieBreak } from '../parse-code.js';
import { cellsOf, cutOf, type ExplanationBody, pointsText, roundBasics } from './explanation.js';

/** BC, TBR and BBE: the boards of every match. */
export function explainBoards(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const code = tieBreak.definition.code as 'BC' | 'TBR' | 'BBE';
  const { boards, points } = boardPoints(context);
  const formulas = {
    BC: 'Sum of board number times points on that board; lower is better',
    TBR: 'Points on board 1, then on board 2, and so on',
    BBE: 'Game points without the last board, then without the last two, and so on',
  };
  return {
    formula: formulas[code],
    contributions: cellsOf(context, index).map((cell) => {
      const own = [...points.subarray(cell * boards, (cell + 1) * boards)].map(pointsText);
      return {
        ...roundBasics(context, context.field.scores.GP, index, cell),
        value: (boardNumbers(context, code, [cell])[0] ?? 0) / 10,
        reason: `boards ${own.join(' ')}`,
      };
    }),
    facts: code === 'BC' ? ['Used only between teams with equal game points'] : [],
  };
}

/** OSB and OMP: the rounds with the one that is left out. */
export function explainOlympiad(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const code = tieBreak.definition.code as OlympiadCode;
  const product = code.startsWith('OSB');
  return {
    formula: product
      ? "Sum of the opponents' match points times own game points, one round left out"
      : "Sum of the opponents' match points, one round left out",
    contributions: olympiadRounds(context, code, index).map((round) => ({
      ...roundBasics(context, context.field.scores.GP, index, round.cell),
      score: round.opponentScore / 10,
      value: round.value / (product ? 100 : 10),
      ...cutOf(round.cut ? 1 : 0),
      reason: `match points of the opponent ${pointsText(round.opponentScore)}`,
    })),
  };
}
