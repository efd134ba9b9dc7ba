import { type Context, scoresOfUnit } from '../context.js';
import type { TieBreak } from '../parse-code.js';
import { recursiveBuchholzOf, recursivePerformanceOf } from '../recursive/columns.js';
import { opponentsMean } from '../recursive/games-graph.js';
import { opponentCuts, opponentValues } from '../recursive/recursive.js';
import { type Contribution, cutOf, type ExplanationBody, roundBasics } from './explanation.js';

/** RP, ARPO and RB: the opponents' values, and for RP and RB the equation that holds for them. */
export function explainRecursive(
  context: Context,
  tieBreak: TieBreak,
  index: number,
): ExplanationBody {
  const { code } = tieBreak.definition;
  const solution = code === 'RB' ? recursiveBuchholzOf(context) : recursivePerformanceOf(context);
  const { graph, values, own } = solution;
  const theirs = opponentValues(solution, index);
  const { rounds } = context.field;
  const marks = opponentCuts(theirs, rounds, tieBreak.lowCuts, tieBreak.highCuts);
  const scores = scoresOfUnit(context, context.field.primary);
  const contributions = Array.from(
    theirs,
    (value, place): Contribution => ({
      ...roundBasics(context, scores, index, graph.cells[graph.start[index]! + place]!),
      score: value,
      value,
      ...cutOf(marks[place]!),
      reason: code === 'RB' ? 'recursive Buchholz' : 'recursive performance',
    }),
  );
  const component = solution.components[graph.componentOf[index]!];
  if (!component) return { formula: 'No game was played: no value', contributions };
  if (code === 'ARPO') {
    const unplayed = Math.min(tieBreak.lowCuts, rounds - theirs.length);
    const facts =
      unplayed > 0 ? [`Of ${tieBreak.lowCuts} low cuts ${unplayed} fell on unplayed rounds`] : [];
    return { formula: "Mean of the opponents' recursive performances", contributions, facts };
  }
  const mean = opponentsMean(graph, values, index);
  const part = `mean of the opponents ${mean.toFixed(4)}, own part ${own[index]!.toFixed(4)}`;
  return {
    formula: 'Mean of the opponents plus the own part minus the drift',
    contributions,
    facts: [
      `${part}, drift ${component.drift.toFixed(4)}`,
      `Level: the mean over all games is ${component.level.toFixed(4)}`,
      ...(solution.components.length > 1
        ? ['The games fall into several parts: values of different parts do not compare']
        : []),
    ],
  };
}
