import type { BracketTrace, RoundCase } from '../systems/system.js';
import { decisionSentence } from './decision-sentences.js';
import type { NameOf } from './names.js';
import { SENTENCES } from './sentences.js';
import type {
  BracketOutcome,
  BracketRef,
  DecisiveBracket,
  Finding,
  GivenPairing,
} from './types.js';

const refOf = (brackets: readonly BracketTrace[], index: number): BracketRef => {
  const { score, members } = brackets[index]!;
  return { number: index + 1, score, members };
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
  if (!open.compare) return firstDifference(given, brackets);
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

function firstDifference(
  given: GivenPairing,
  brackets: readonly BracketTrace[],
): DecisiveBracket | undefined {
  const opponents = new Map<number, number>();
  for (const { white, black } of given.pairs) {
    opponents.set(white, black);
    opponents.set(black, white);
  }
  for (const [index, { members, pairs, downfloaters }] of brackets.entries()) {
    const outcome = outcomeIn(members, opponents);
    // Equal pairs leave equal downfloaters, because the members are the same.
    const known = new Set(pairs.map(([higher, lower]) => `${higher} ${lower}`));
    const same =
      outcome.pairs.length === pairs.length &&
      outcome.pairs.every(([higher, lower]) => known.has(`${higher} ${lower}`));
    if (same) continue;
    const bracket = refOf(brackets, index);
    const regulation = { pairs, downfloaters };
    const sentence = SENTENCES.decisive(bracket, outcome, regulation);
    return { bracket, given: outcome, regulation, sentence };
  }
  return undefined;
}

/** What the given pairing does with the members of a bracket, in bracket order. */
function outcomeIn(
  members: readonly number[],
  opponents: ReadonlyMap<number, number>,
): BracketOutcome {
  const place = new Map(members.map((id, index) => [id, index]));
  const pairs: [number, number][] = [];
  const downfloaters: number[] = [];
  for (const [index, id] of members.entries()) {
    const other = place.get(opponents.get(id) ?? 0);
    if (other === undefined) downfloaters.push(id);
    else if (other > index) pairs.push([id, members[other]!]);
  }
  return { pairs, downfloaters };
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
