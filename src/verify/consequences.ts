import type { RoundCase } from '../systems/system.js';
import type { Board, DecisiveBracket, Finding, GivenPairing } from './types.js';

/**
 * Marks the findings that only follow from the decisive bracket: with that bracket as it was given,
 * the rules themselves lead to these given boards. Unmarked ones below it are decisions of their own.
 */
export function withConsequences(
  findings: readonly Finding[],
  open: RoundCase,
  given: GivenPairing,
  decisive: DecisiveBracket,
): Finding[] {
  const later = findings.some((finding) => isBelow(finding, decisive));
  const forced = later ? boardsAfter(open, decisive, given) : undefined;
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

/** The boards of the round when the decisive bracket, and all above it, are paired as given. */
function boardsAfter(
  open: RoundCase,
  decisive: DecisiveBracket,
  given: GivenPairing,
): ReadonlySet<string> | undefined {
  const { pairs, downfloaters } = decisive.given;
  const above = pairsAbove(open, decisive, given);
  const exclude = downfloaters.flatMap((a, index) =>
    downfloaters.slice(index + 1).map((b) => [a, b] as const),
  );
  const result = open.whatIf?.({ include: [...above, ...pairs], exclude }).result;
  if (result?.kind !== 'paired') return undefined;
  const boards = result.pairs.map(({ white, black }): Board => [white, black]);
  if (result.bye !== undefined) boards.push([result.bye, 0]);
  return new Set(boards.map(keyOf));
}

/** Given pairs of those who rank above everybody in the decisive bracket. */
function pairsAbove(
  open: RoundCase,
  { bracket, given: outcome }: DecisiveBracket,
  given: GivenPairing,
): (readonly [number, number])[] {
  const members = new Set(bracket.members);
  const ids = open.participants.map(({ id }) => id);
  const lastMember = Math.max(...bracket.members.map((id) => ids.indexOf(id)));
  const above = new Set(ids.slice(0, lastMember + 1).filter((id) => !members.has(id)));
  const inside = new Set(outcome.pairs.flat());
  return given.pairs
    .filter(({ white, black }) => above.has(white) && above.has(black))
    .filter(({ white, black }) => !inside.has(white) && !inside.has(black))
    .map(({ white, black }) => [white, black] as const);
}
