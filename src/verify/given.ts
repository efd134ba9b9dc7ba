import { pairedIds } from '../model/history/rounds.js';
import type { Tournament } from '../model/tournament.js';
import type { RoundCase, RoundOptions } from '../systems/system.js';
import { findCauses, mayHaveCauses } from './causes/index.js';
import { firstUnjudged } from './doubts.js';
import { type JudgeRequest, judge } from './judge.js';
import { type Prepared, prepare, roundOptions, statedRoundCount } from './prepared.js';
import type {
  GivenPairing,
  JudgedRound,
  Premise,
  Reason,
  RoundFacts,
  VerifyOptions,
} from './types.js';

/**
 * Judges a pairing that is not in the tournament, by default of the round after the last paired one.
 * In a recorded round those who were paired there are to be paired, else all without announced bye.
 */
export function judgePairing(
  tournament: Tournament,
  given: GivenPairing,
  options: VerifyOptions & { readonly round?: number } = {},
): JudgedRound {
  const prepared = prepare(tournament, options);
  const round = options.round;
  if ('reason' in prepared) {
    const { reason } = prepared;
    return { round: round ?? 0, verdict: 'unjudged', reason, unit: 'player', findings: [] };
  }
  const { rounds, lastPaired, system } = prepared;
  const { unit } = system;
  const number = round ?? lastPaired + 1;
  if (!Number.isInteger(number) || number < 1 || number > lastPaired + 1) {
    throw new RangeError(`Expected a round from 1 to ${lastPaired + 1}, found ${number}`);
  }
  const recorded = rounds[number - 1];
  const participants = recorded?.paired ? pairedIds(recorded.given) : undefined;
  const doubt = firstUnjudged(options.diagnostics, number);
  if (doubt) {
    return { round: number, verdict: 'unjudged', reason: doubt.reason, unit, findings: [] };
  }
  const judgeAs = (roundCount: number | undefined): JudgedRound => {
    const known = { ...roundOptions(prepared), ...(participants && { participants }) };
    const settled = roundCount === undefined ? known : { ...known, roundCount };
    return { ...judgeGiven(prepared, number, given, settled), unit };
  };
  if (statedRoundCount(prepared) !== undefined) return judgeAs(undefined);
  const asEarlier = judgeAs(number + 1);
  if (asEarlier.verdict === 'conforms') return asEarlier;
  const asLast = judgeAs(number);
  return asLast.verdict === 'conforms' ? asLast : asEarlier;
}

/** Judges a pairing from outside, with what may have gone wrong. */
function judgeGiven(
  prepared: Prepared,
  round: number,
  given: GivenPairing,
  options: RoundOptions,
): RoundFacts {
  const { tournament, system, options: asked } = prepared;
  const list = given.list && settleList(given, system.open(tournament, round, options));
  const request: JudgeRequest = {
    tournament,
    system,
    round,
    given: list?.given ?? given,
    options: list ? { ...options, participants: list.participants } : options,
    order: asked.order,
  };
  const assumptions = [...prepared.assumptions, ...(list ? assumedOfList(list) : [])];
  if (list && list.given.byes.length > 1) {
    const reason: Reason = { kind: 'severalListedByes', who: list.given.byes };
    return { round, verdict: 'unjudged', reason, findings: [], assumptions };
  }
  const judged = { ...judge(request), assumptions };
  const result = list && list.missing.length > 0 ? ofPartialList(judged, list) : judged;
  const { causes: effort = true } = asked;
  if (effort === false || effort === 'none' || !mayHaveCauses(result)) return result;
  const earlier = prepared.rounds.slice(0, round - 1).filter(({ paired }) => paired);
  const cases = [
    ...earlier.map(({ number, given: recorded }) => ({
      request: {
        ...request,
        round: number,
        given: recorded,
        options: { ...options, participants: pairedIds(recorded) },
      },
    })),
    { request, result },
  ];
  const { ofRound } = findCauses(cases, effort === 'thorough' ? effort : 'quick');
  const causes = ofRound.get(round);
  return causes ? { ...result, causes } : result;
}

/** Of a list that leaves people out it can be told that its boards are wrong, not that all is right. */
function ofPartialList(result: RoundFacts, { missing, given }: SettledList): RoundFacts {
  const reason: Reason = { kind: 'partialList', boards: given.pairs.length, missing };
  return result.verdict === 'conforms'
    ? { ...result, verdict: 'unjudged', reason }
    : { ...result, reason: result.reason ?? reason };
}

const assumedOfList = ({ absent, impliedBye }: SettledList): Premise[] => [
  ...(absent.length > 0 ? [{ kind: 'absent', who: absent } as const] : []),
  ...(impliedBye === undefined ? [] : [{ kind: 'impliedBye', player: impliedBye } as const]),
];

/** A list for people read against the round: what it says, and what it leaves to be understood. */
interface SettledList {
  readonly given: GivenPairing;
  /** Who is to be paired: without those whom the list calls absent. */
  readonly participants: ReadonlySet<number>;
  /** Called absent by the list alone. */
  readonly absent: readonly number[];
  /** The only one whom the list does not name, in a field that leaves one over. */
  readonly impliedBye: number | undefined;
  /** Those to be paired whom it does not name. */
  readonly missing: readonly number[];
}

/** A bye in the list of somebody who is not to be paired is the one that the file announces. */
function settleList(given: GivenPairing, round: RoundCase): SettledList {
  const all = round.participants.map(({ id }) => id);
  const absent = all.filter((id) => given.list?.absent.includes(id));
  const participants = new Set(all.filter((id) => !absent.includes(id)));
  const byes = given.byes.filter((id) => participants.has(id));
  const named = pairedIds({ pairs: given.pairs, byes });
  const unnamed = [...participants].filter((id) => !named.has(id));
  const implied = participants.size % 2 === 1 && byes.length === 0 && unnamed.length === 1;
  return {
    given: { ...given, byes: implied ? unnamed : byes },
    participants,
    absent,
    impliedBye: implied ? unnamed[0] : undefined,
    missing: implied ? [] : unnamed,
  };
}
