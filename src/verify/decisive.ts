import type { BracketTrace } from '../systems/system.js';
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
 * Goes down the brackets in pairing order to the first one where the given pairing has other pairs
 * or other downfloaters. Undefined when it agrees everywhere (only colours differ).
 */
export function findDecisiveBracket(
  given: GivenPairing,
  brackets: readonly BracketTrace[],
): DecisiveBracket | undefined {
  const opponents = new Map<number, number>();
  for (const { white, black } of given.pairs) {
    opponents.set(white, black);
    opponents.set(black, white);
  }
  for (const [index, bracket] of brackets.entries()) {
    const outcome = outcomeIn(bracket, opponents);
    const { pairs, downfloaters } = bracket;
    // Equal pairs leave equal downfloaters, because the members are the same.
    const known = new Set(pairs.map(([higher, lower]) => `${higher} ${lower}`));
    const same =
      outcome.pairs.length === pairs.length &&
      outcome.pairs.every(([higher, lower]) => known.has(`${higher} ${lower}`));
    if (same) continue;
    const reference = refOf(brackets, index);
    const regulation = { pairs, downfloaters };
    return {
      bracket: reference,
      given: outcome,
      regulation,
      sentence: SENTENCES.decisive(reference, outcome, regulation),
    };
  }
  return undefined;
}

/** What the given pairing does with the members of a bracket, in bracket order. */
function outcomeIn(bracket: BracketTrace, opponents: ReadonlyMap<number, number>): BracketOutcome {
  const place = new Map(bracket.members.map((id, index) => [id, index]));
  const pairs: [number, number][] = [];
  const downfloaters: number[] = [];
  for (const [index, id] of bracket.members.entries()) {
    const other = place.get(opponents.get(id) ?? 0);
    if (other === undefined) downfloaters.push(id);
    else if (other > index) pairs.push([id, bracket.members[other]!]);
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
