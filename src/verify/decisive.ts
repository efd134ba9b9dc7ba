import type { BracketTrace, RoundCase } from '../systems/system.js';
import { decisionSentence } from './decision-sentences.js';
import type { NameOf } from './names.js';
import { SENTENCES } from './sentences.js';
import type { BracketRef, DecisiveBracket, Finding, GivenPairing } from './types.js';

/**
 * Everybody who is in a bracket, moved-down players first. The traces of 2011 and 2012 keep apart
 * those who have no opponent in it (C.1) and float on before the others are paired.
 */
export function bracketMembers(
  brackets: readonly BracketTrace[],
  index: number,
): { readonly movedDown: readonly number[]; readonly residents: readonly number[] } {
  const { members, mdpCount, downfloaters } = brackets[index]!;
  const fromAbove = new Set(brackets[index - 1]?.downfloaters);
  const apart = downfloaters.filter((id) => !members.includes(id));
  return {
    movedDown: [...members.slice(0, mdpCount), ...apart.filter((id) => fromAbove.has(id))],
    residents: [...members.slice(mdpCount), ...apart.filter((id) => !fromAbove.has(id))],
  };
}

const refOf = (brackets: readonly BracketTrace[], index: number): BracketRef => {
  const { movedDown, residents } = bracketMembers(brackets, index);
  return {
    number: index + 1,
    score: brackets[index]!.score,
    members: [...movedDown, ...residents],
  };
};

/**
 * The first bracket in pairing order where the given pairing has other pairs or other downfloaters,
 * with what decides there if the system can tell. Undefined when it agrees everywhere (only colours
 * differ). The given pairing must hold every participant once.
 */
export function decisiveBracket(
  open: RoundCase,
  given: GivenPairing,
  brackets: readonly BracketTrace[],
  name: NameOf,
): DecisiveBracket | undefined {
  const pairs = given.pairs.map(({ white, black }) => [white, black] as const);
  const comparison = open.compare({ pairs, bye: given.byes[0] });
  if (!comparison || !brackets[comparison.bracket]) return undefined;
  const { decision, criteria, given: outcome, regulation } = comparison;
  const bracket = refOf(brackets, comparison.bracket);
  return {
    bracket,
    given: outcome,
    regulation,
    decision,
    criteria,
    sentence: SENTENCES.decisive(bracket, outcome, regulation),
    reason: decisionSentence(decision, name),
  };
}

/** The findings with the bracket in which the regulation pairs the first of their people. */
export function withBrackets(
  findings: readonly Finding[],
  brackets: readonly BracketTrace[],
): Finding[] {
  const pairedIn = new Map<number, number>();
  brackets.forEach(({ pairs }, index) => {
    for (const pair of pairs) for (const id of pair) pairedIn.set(id, index);
  });
  const last = brackets.length - 1;
  return findings.map((finding) => {
    const people = [...finding.who, ...finding.regulation.flat()].filter((id) => id !== 0);
    if (last < 0 || people.length === 0 || finding.kind === 'order') return finding;
    const index = Math.min(...people.map((id) => pairedIn.get(id) ?? last));
    return { ...finding, bracket: refOf(brackets, index) };
  });
}
