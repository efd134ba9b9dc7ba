import type { Diagnostic } from '../trf/index.js';
import type {
  BracketRef,
  DecisiveBracket,
  Finding,
  RoundVerification,
  TournamentVerification,
} from '../verify/index.js';

/** Scores leave the program as points, not as tenths. */
const bracketJson = ({ number, score, members }: BracketRef) => ({
  number,
  score: score / 10,
  members,
});

const findingJson = ({ bracket, ...finding }: Finding) => ({
  ...finding,
  ...(bracket && { bracket: bracketJson(bracket) }),
});

const decisiveJson = ({ bracket, ...rest }: DecisiveBracket) => ({
  bracket: bracketJson(bracket),
  ...rest,
});

function roundJson({ round, verdict, reason, findings, decisive }: RoundVerification) {
  return {
    round,
    verdict,
    ...(reason !== undefined && { reason }),
    findings: findings.map(findingJson),
    ...(decisive && { decisive: decisiveJson(decisive) }),
  };
}

/** One entry of `files` in `check --json`. */
export function checkFileJson(
  file: string,
  result: TournamentVerification,
  diagnostics: readonly Diagnostic[],
) {
  const { verdict, reason, system, edition, assumptions, rounds } = result;
  return {
    file,
    verdict,
    ...(reason !== undefined && { reason }),
    system: system ?? null,
    edition: edition ?? null,
    assumptions,
    rounds: rounds.map(roundJson),
    diagnostics,
  };
}
