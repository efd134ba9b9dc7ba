import type { BracketTrace, RoundCase } from '../systems/system.js';
import type { Board, DecisiveBracket, Finding } from './types.js';

/**
 * Marks the findings that only follow from the decisive bracket: with that bracket as it was given,
 * the rules themselves lead to these given boards. Unmarked ones below it are decisions of their own.
 */
export function withConsequences(
  findings: readonly Finding[],
  open: RoundCase,
  decisive: DecisiveBracket,
  brackets: readonly BracketTrace[],
): Finding[] {
  const later = findings.some((finding) => isBelow(finding, decisive));
  const forced = later ? boardsAfter(open, decisive, brackets) : undefined;
  if (!forced) return [...findings];
  return findings.map((finding) =>
    isBelow(finding, decisive) && finding.given.every((board) => forced.has(keyOf(board)))
      ? { ...finding, consequence: true }
      : finding,
  );
}

const isBelow = ({ kind, bracket }: Finding, decisive: DecisiveBracket): boolean =>
  (kind === 'pair' || kind === 'bye') && (bracket?.number ?? 0) > decisive.bracket.number;

const keyOf = ([a, b]: Board): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The boards of the round when the decisive bracket, and all paired before it, are as given. */
function boardsAfter(
  open: RoundCase,
  decisive: DecisiveBracket,
  brackets: readonly BracketTrace[],
): ReadonlySet<string> | undefined {
  const { pairs, downfloaters } = decisive.given;
  // Decisive is the first bracket that differs, so that those paired before it are as given.
  const before = brackets.slice(0, decisive.bracket.number - 1).flatMap((one) => one.pairs);
  const exclude = downfloaters.flatMap((a, index) =>
    downfloaters.slice(index + 1).map((b) => [a, b] as const),
  );
  const result = open.whatIf({ include: [...before, ...pairs], exclude }).result;
  if (result.kind !== 'paired') return undefined;
  const boards = result.pairs.map(({ white, black }): Board => [white, black]);
  if (result.bye !== undefined) boards.push([result.bye, 0]);
  return new Set(boards.map(keyOf));
}
