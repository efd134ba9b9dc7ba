import { type Diagnostic, unjudgedRounds } from '../trf/index.js';
import type { Reason } from './types.js';

export interface Doubt {
  readonly round: number;
  readonly reason: Reason;
}

/** A bye announced by record 240 or XXZ for somebody whose line has a game in that round. */
function isPairedAbsence({ code, data }: Diagnostic): boolean {
  return code === 'trf/bye-conflict' && data.actual === 'a game';
}

/**
 * The first error of the file that forbids a verdict on `round`: one of the whole file, of this round
 * or of an earlier one, on which all scores and colours rest. Round 0 asks for the whole file only.
 */
export function firstUnjudged(
  diagnostics: readonly Diagnostic[] | undefined,
  round: number,
): Doubt | undefined {
  if (!diagnostics) return undefined;
  const errors = unjudgedRounds(diagnostics);
  const incomplete = playersOf(
    errors.flatMap((e) => (e.round === undefined ? [] : [e.diagnostic])),
  );
  const doubts = errors
    .filter(({ diagnostic }) => !isPairedAbsence(diagnostic))
    .filter(({ diagnostic }) => !isConsequence(diagnostic, incomplete))
    .map((doubt) => ({ round: doubt.round ?? 0, message: doubt.diagnostic.message }))
    .filter((doubt) => doubt.round <= round)
    .sort((a, b) => a.round - b.round);
  const [first] = doubts;
  if (!first) return undefined;
  const reason: Reason =
    first.round > 0 && first.round < round
      ? { kind: 'earlierRound', round: first.round }
      : { kind: 'said', text: first.message };
  return { round: first.round, reason };
}

/** Everybody whom diagnostics about single rounds speak of. */
function playersOf(diagnostics: readonly Diagnostic[]): ReadonlySet<unknown> {
  return new Set(diagnostics.flatMap(({ data }) => [data.player, data.opponent]));
}

/** The points of one whose game could not be read do not add up; that says nothing new. */
const isConsequence = ({ code, data }: Diagnostic, incomplete: ReadonlySet<unknown>): boolean =>
  code === 'trf/points-mismatch' && incomplete.has(data.player);

/** Players of `round` who were paired although record 240 or XXZ announces a bye for them. */
export function announcedAbsences(
  diagnostics: readonly Diagnostic[] | undefined,
  round: number,
): readonly number[] {
  return (diagnostics ?? []).flatMap((diagnostic) => {
    const { player } = diagnostic.data;
    const here = isPairedAbsence(diagnostic) && diagnostic.data.round === round;
    return here && player !== undefined ? [player] : [];
  });
}

/**
 * Rounds that comment lines declare to be paired by hand, with the line's words: "### MPA @ Round 3:
 * ..." (FIDE's word for a manual pairing action), or a comment that names a round and says "manual".
 */
export function declaredManualRounds(
  lines: readonly { readonly text: string }[],
): ReadonlyMap<number, string> {
  const rounds = new Map<number, string>();
  for (const { text } of lines) {
    if (!text.startsWith('#')) continue;
    const round = /\bround\s*#?\s*(\d{1,3})\b/i.exec(text)?.[1];
    if (round === undefined || !/\bMPA\b|\bmanual/i.test(text)) continue;
    const words = text.replace(/^#+\s*/, '').trim();
    const known = rounds.get(Number(round));
    rounds.set(Number(round), known === undefined ? words : `${known}; ${words}`);
  }
  return rounds;
}
