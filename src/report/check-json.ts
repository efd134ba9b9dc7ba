import type {
  CriterionComparison,
  CriterionValue,
  Decision,
  PairingComparison,
} from '../systems/comparison.js';
import type { Diagnostic } from '../trf/index.js';
import type { BracketRef } from '../verify/index.js';
import type {
  DecisiveBracket,
  Finding,
  LikelyCause,
  RoundVerification,
  TournamentVerification,
} from '../words/index.js';

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

/** Scores become points; a count in front of them stays what it is. */
function valueJson(kind: CriterionComparison['kind'], { values, players }: CriterionValue) {
  const counts = kind === 'scores' ? 0 : 1;
  return { values: values.map((value, index) => (index < counts ? value : value / 10)), players };
}

const criterionJson = ({ given, regulation, ...criterion }: CriterionComparison) => ({
  ...criterion,
  given: valueJson(criterion.kind, given),
  regulation: valueJson(criterion.kind, regulation),
});

const decisionJson = (decision: Decision) =>
  decision.kind === 'criterion'
    ? { ...decision, criterion: criterionJson(decision.criterion) }
    : decision;

/** A comparison of a pairing with the regulation; scores as points. */
export const comparisonJson = ({ bracket, decision, criteria, ...rest }: PairingComparison) => ({
  bracket: bracket + 1,
  ...rest,
  decision: decisionJson(decision),
  criteria: criteria.map(criterionJson),
});

const decisiveJson = ({ bracket, decision, criteria, ...rest }: DecisiveBracket) => ({
  bracket: bracketJson(bracket),
  ...rest,
  ...(decision && { decision: decisionJson(decision) }),
  ...(criteria && { criteria: criteria.map(criterionJson) }),
});

const causeJson = ({ groups, ...cause }: LikelyCause) => ({
  ...cause,
  ...(groups && { groups: groups.map((one) => ({ ...one, points: one.points / 10 })) }),
});

function roundJson(result: RoundVerification) {
  const { round, verdict, reason, findings, decisive, conformsTo, causes } = result;
  return {
    round,
    verdict,
    ...(reason !== undefined && { reason }),
    findings: findings.map(findingJson),
    ...(decisive && { decisive: decisiveJson(decisive) }),
    ...(conformsTo && { conformsTo }),
    ...(causes && { causes: causes.map(causeJson) }),
  };
}

/** One entry of `files` in `check --json`. */
export function checkFileJson(
  file: string,
  result: TournamentVerification,
  diagnostics: readonly Diagnostic[],
) {
  const { verdict, reason, system, edition, assumptions, assumed, event, rounds, conformsTo } =
    result;
  const { causes, summary } = result;
  return {
    file,
    verdict,
    ...(reason !== undefined && { reason }),
    ...(summary !== undefined && { summary }),
    system: system ?? null,
    edition: edition ?? null,
    assumptions,
    ...(assumed && { assumed }),
    ...(event && { event }),
    ...(conformsTo && { conformsTo }),
    ...(causes && { causes: causes.map(causeJson) }),
    rounds: rounds.map(roundJson),
    diagnostics,
  };
}
