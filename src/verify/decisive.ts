import type { Decision } from '../systems/comparison.js';
import type { BracketTrace, Illegality, RoundCase } from '../systems/system.js';
import type { Board, BracketRef, DecisiveFacts, FindingFacts, GivenPairing } from './types.js';

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
): DecisiveFacts | undefined {
  const pairs = given.pairs.map(({ white, black }) => [white, black] as const);
  const comparison = open.compare({ pairs, bye: given.byes[0] });
  if (!comparison || !brackets[comparison.bracket]) return undefined;
  const { decision, criteria, given: outcome, regulation } = comparison;
  const bracket = refOf(brackets, comparison.bracket);
  const illegality = illegalityOf(open, decision);
  return {
    bracket,
    given: outcome,
    regulation,
    decision,
    ...(illegality && { illegality }),
    criteria,
  };
}

/** The rule that a decision `illegal` rests on. */
export function illegalityOf(open: RoundCase, decision: Decision): Illegality | undefined {
  if (decision.kind !== 'illegal') return undefined;
  const [first, second] = decision.players;
  if (first === undefined) return undefined;
  return second === undefined ? open.whyNoBye(first) : open.whyNotMeet(first, second);
}

/** True when the decision speaks for the given pairing: then the engine is at fault. */
export const favoursGiven = (decision: Decision | undefined): boolean =>
  (decision?.kind === 'criterion' || decision?.kind === 'order') && decision.better === 'given';

/** The findings with the bracket in which the regulation pairs the first of their people. */
export function withBrackets(
  findings: readonly FindingFacts[],
  brackets: readonly BracketTrace[],
): FindingFacts[] {
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

/**
 * Marks the findings that only follow from the decisive bracket: with that bracket as it was given,
 * the rules themselves lead to these given boards. Unmarked ones below it are decisions of their own.
 */
export function withConsequences(
  findings: readonly FindingFacts[],
  open: RoundCase,
  decisive: DecisiveFacts,
  brackets: readonly BracketTrace[],
): FindingFacts[] {
  const later = findings.some((finding) => isBelow(finding, decisive));
  const forced = later ? boardsAfter(open, decisive, brackets) : undefined;
  if (!forced) return [...findings];
  return findings.map((finding) =>
    isBelow(finding, decisive) && finding.given.every((board) => forced.has(keyOf(board)))
      ? { ...finding, consequence: true }
      : finding,
  );
}

const isBelow = ({ kind, bracket }: FindingFacts, decisive: DecisiveFacts): boolean =>
  (kind === 'pair' || kind === 'bye') && (bracket?.number ?? 0) > decisive.bracket.number;

const keyOf = ([a, b]: Board): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The boards of the round when the decisive bracket, and all paired before it, are as given. */
function boardsAfter(
  open: RoundCase,
  decisive: DecisiveFacts,
  brackets: readonly BracketTrace[],
): ReadonlySet<string> | undefined {
  const { pairs, downfloaters } = decisive.given;
  // Decisive is the first bracket that differs, so that those paired before it are as given.
  const before = brackets.slice(0, decisive.bracket.number - 1).flatMap((one) => one.pairs);
  const exclude = downfloaters.flatMap((a, index) =>
    downfloaters.slice(index + 1).map((b) => [a, b] as const),
  );
  const include = [...before, ...pairs];
  // A bye is told where the rules pair the one who was given it: brackets before may differ by it.
  if (new Set(include.flat()).size < 2 * include.length) return undefined;
  const result = open.whatIf({ include, exclude }).result;
  if (result.kind !== 'paired') return undefined;
  const boards = result.pairs.map(({ white, black }): Board => [white, black]);
  if (result.bye !== undefined) boards.push([result.bye, 0]);
  return new Set(boards.map(keyOf));
}
