import { pairedIds } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import type { PairingSystem, RoundCase, RoundOptions } from '../systems/system.js';
import { decisiveBracket, favoursGiven, withBrackets, withConsequences } from './decisive.js';
import {
  compareWithRegulation,
  illegalFindings,
  isMatching,
  orderFindings,
} from './differences.js';
import type {
  DecisiveFacts,
  FindingFacts,
  GivenPairing,
  Reason,
  RoundFacts,
  Verdict,
} from './types.js';

export interface JudgeRequest {
  readonly tournament: Tournament;
  readonly system: PairingSystem;
  readonly round: number;
  readonly given: GivenPairing;
  /** Participants, number of rounds and initial colour. */
  readonly options: RoundOptions;
  /** The words of the file that declare the round to be paired by hand. */
  readonly manual?: string | undefined;
  readonly order?: boolean | undefined;
}

/**
 * Compares a given pairing of `round` with the one the system prescribes. Absolute rules are checked
 * first and on their own, so that a fault of the engine cannot hide or invent an illegal pairing.
 */
export function judge(request: JudgeRequest): RoundFacts {
  const { round, given } = request;
  const open = request.system.open(request.tournament, round, request.options);
  const { absent, illegal, regulation, differences } = differencesOf(request, open);
  if (regulation.kind === 'impossible') {
    return withoutRegulation(request, regulation.reason, [...absent, ...illegal]);
  }
  const { pairs, bye } = regulation;
  const wrong = [...absent, ...mergeIllegal(illegal, differences)];
  const comparable = request.order && wrong.every(({ kind }) => kind === 'colour');
  const order = comparable ? orderFindings(given, { pairs, bye }, open) : [];
  const findings = [...wrong, ...order];
  const result = { round, given, regulation: { pairs, bye } };
  if (findings.length === 0) return { ...result, verdict: 'conforms', findings };
  const brackets = regulation.trace?.brackets ?? [];
  const complete =
    absent.length === 0 && isMatching(given) && pairedIds(given).size === open.participants.length;
  const decisive = complete ? decisiveBracket(open, given, brackets) : undefined;
  const placed = withBrackets(findings, brackets);
  return {
    ...result,
    ...verdictOf(findings, decisive, request.manual),
    findings: decisive ? withConsequences(placed, open, decisive, brackets) : placed,
    ...(decisive && { decisive }),
  };
}

/** Whether the given pairing is the one the system prescribes, without asking why. */
export function conforms(request: JudgeRequest): boolean {
  const open = request.system.open(request.tournament, request.round, request.options);
  const { absent, illegal, regulation, differences } = differencesOf(request, open);
  return regulation.kind === 'paired' && absent.length + illegal.length + differences.length === 0;
}

function differencesOf(request: JudgeRequest, open: RoundCase) {
  const { given } = request;
  const regulation = open.pair();
  return {
    absent: absentFindings(request, open),
    illegal: illegalFindings(given, open),
    regulation,
    differences: regulation.kind === 'paired' ? compareWithRegulation(given, regulation, open) : [],
  };
}

function verdictOf(
  findings: readonly FindingFacts[],
  decisive: DecisiveFacts | undefined,
  manual: string | undefined,
): { verdict: Verdict; reason?: Reason } {
  if (findings.some(({ kind }) => kind === 'illegal')) return { verdict: 'illegal' };
  if (favoursGiven(decisive?.decision)) {
    return { verdict: 'unjudged', reason: { kind: 'engineAtFault' } };
  }
  return manual === undefined
    ? { verdict: 'differs' }
    : { verdict: 'manual', reason: { kind: 'said', text: manual } };
}

/** One finding per board: that a pair is illegal says more than that it differs. */
function mergeIllegal(
  illegal: readonly FindingFacts[],
  differences: readonly FindingFacts[],
): FindingFacts[] {
  const key = ({ given }: FindingFacts): string => String(given[0]);
  const byBoard = new Map(differences.map((finding) => [key(finding), finding]));
  const stated = illegal.map((finding) => {
    const regulation = byBoard.get(key(finding))?.regulation ?? [];
    return { ...finding, regulation };
  });
  const boards = new Set(illegal.map(key));
  return [
    ...stated,
    ...differences.filter((finding) => finding.given.length === 0 || !boards.has(key(finding))),
  ];
}

function absentFindings({ given }: JudgeRequest, open: RoundCase): FindingFacts[] {
  const participants = new Set(open.participants.map(({ id }) => id));
  const paired = pairedIds(given);
  const boardOf = (id: number): readonly [number, number] => {
    const pair = given.pairs.find(({ white, black }) => white === id || black === id);
    return pair ? [pair.white, pair.black] : [id, 0];
  };
  const extra = [...paired].filter((id) => !participants.has(id));
  // A list may leave people out; who calls it complete decides about those.
  const missing = given.list ? [] : [...participants].filter((id) => !paired.has(id));
  return [
    ...extra.map((id) => ({
      kind: 'absent' as const,
      who: [id],
      given: [boardOf(id)],
      regulation: [],
    })),
    ...missing.map((id) => ({
      kind: 'absent' as const,
      who: [id],
      given: [],
      regulation: [],
    })),
  ];
}

/** The engine finds no pairing: then the given one is illegal, or the engine is at fault. */
function withoutRegulation(
  { round, given }: JudgeRequest,
  reason: string,
  findings: readonly FindingFacts[],
): RoundFacts {
  if (findings.length === 0) {
    return { round, verdict: 'unjudged', reason: { kind: 'engineAtFault' }, findings, given };
  }
  const illegal = findings.some(({ kind }) => kind === 'illegal');
  return {
    round,
    verdict: illegal ? 'illegal' : 'differs',
    reason: { kind: 'impossible', reason },
    findings,
    given,
  };
}
