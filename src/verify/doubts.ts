import { type Diagnostic, unjudgedRounds } from '../trf/index.js';
import { SENTENCES } from './sentences.js';

export interface Doubt {
  readonly round: number;
  readonly reason: string;
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
  const reason =
    first.round > 0 && first.round < round ? SENTENCES.earlierRound(first.round) : first.message;
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
