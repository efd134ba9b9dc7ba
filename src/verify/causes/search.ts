import { conforms, type JudgeRequest } from '../judge.js';
import type { RoundFacts } from '../types.js';
import { groupAcceleration, namedAcceleration } from './acceleration.js';
import { lotApart, onePairApart, twoPairsApart } from './apart.js';
import type { Candidate, Case, Generator, OpenCase, Search } from './candidate.js';
import { confidenceOf } from './confidence.js';
import type { CauseEffort, CauseFacts } from './facts.js';
import { boardsExchanged, coloursTurned, pairAvoided, pairAvoidedOfTwo } from './hands.js';
import {
  lateEntriesLast,
  rankedByRating,
  rankingOfLaterRound,
  rankingOfRoundOne,
} from './ranking.js';
import {
  absentIncluded,
  byeRecordedAsFull,
  forfeitsCounted,
  otherInitialColour,
} from './records.js';
import { resultCorrected } from './results.js';

/**
 * In the order of what real events have shown. Of two boards either pair avoided leads to the
 * exchange, so that it tells nothing; of more it tells more than a pair made by hand.
 */
const GENERATORS: readonly Generator[] = [
  absentIncluded,
  otherInitialColour,
  namedAcceleration,
  byeRecordedAsFull,
  forfeitsCounted,
  groupAcceleration,
  rankedByRating,
  lateEntriesLast,
  pairAvoided,
  onePairApart,
  rankingOfRoundOne,
  resultCorrected,
  coloursTurned,
  boardsExchanged,
  pairAvoidedOfTwo,
  rankingOfLaterRound,
  twoPairsApart,
  lotApart,
];

/** Where a table is paired, neither results nor ranks nor an initial colour could explain a round. */
const OF_TABLES: readonly Generator[] = [coloursTurned, boardsExchanged];

/** Pairings that are tried for one round. */
const MOST_TRIED = { quick: 150, thorough: 5000 } as const;
/** Causes that are told of one round, the likeliest first, one of each kind before a second. */
const MOST_TOLD = 3;

/** What may have gone wrong in the whole event, and in each of its rounds. */
export interface FoundCauses {
  /** Of several rounds together. */
  readonly ofEvent: readonly CauseFacts[];
  /** For the other rounds, by number. */
  readonly ofRound: ReadonlyMap<number, readonly CauseFacts[]>;
}

/** Whether other data could explain the round: the order of the boards alone is nobody's data. */
export const mayHaveCauses = ({ verdict, findings }: RoundFacts): boolean =>
  (verdict === 'differs' || verdict === 'illegal') && findings.some(({ kind }) => kind !== 'order');

/**
 * Looks for the smallest changes under which differing rounds are the prescribed ones, round after
 * round. A change that explains several rounds is told once; one under which an earlier round that
 * conforms would differ is dropped. Cases: all recorded rounds, in order.
 */
export function findCauses(
  cases: readonly Case[],
  effort: Exclude<CauseEffort, 'none'> = 'quick',
): FoundCauses {
  const ofEvent: CauseFacts[] = [];
  const ofRound = new Map<number, readonly CauseFacts[]>();
  const explained = new Set<number>();
  for (const at of cases) {
    if (!isOpen(at) || at.result.conformsTo || explained.has(at.request.round)) continue;
    const causes = causesOf(at, cases, explained, effort);
    const [first] = causes;
    if (!first) continue;
    if (first.rounds.length > 1) {
      ofEvent.push(first);
      for (const round of first.rounds) explained.add(round);
    } else ofRound.set(at.request.round, causes);
  }
  return { ofEvent, ofRound };
}

const isOpen = (one: Case): one is OpenCase =>
  one.result !== undefined && mayHaveCauses(one.result);

/** A candidate that holds, with the rounds it explains. */
interface Fit {
  readonly candidate: Candidate;
  readonly cases: readonly OpenCase[];
}

function causesOf(
  at: OpenCase,
  cases: readonly Case[],
  explained: ReadonlySet<number>,
  effort: Exclude<CauseEffort, 'none'>,
): readonly CauseFacts[] {
  let left = MOST_TRIED[effort];
  const fits = (request: JudgeRequest): boolean => {
    left -= 1;
    return left >= 0 && conforms(request);
  };
  const search: Search = { cases, thorough: effort === 'thorough', fits };
  const found: Fit[] = [];
  const seen = new Set<string>();
  for (const generator of at.request.system.schedule ? OF_TABLES : GENERATORS) {
    const smallest = Math.min(...found.map(({ candidate }) => candidate.size));
    for (const candidate of generator(at, search)) {
      if (left <= 0) break;
      const name = JSON.stringify(candidate.suspect);
      if (candidate.size > smallest || seen.has(name)) continue;
      const isDescribed = candidate.change(at.request) === at.request;
      if (!isDescribed && !fits(candidate.change(at.request))) continue;
      const explaining = explainedBy(candidate, at, cases, explained);
      if (!explaining) continue;
      seen.add(name);
      found.push({ candidate, cases: explaining });
    }
  }
  return ranked(found, at);
}

/** The likeliest first: several rounds together, then fewer changes, then the order of the kinds. */
function ranked(found: readonly Fit[], at: OpenCase): readonly CauseFacts[] {
  const sorted = found.toSorted(
    (a, b) => b.cases.length - a.cases.length || a.candidate.size - b.candidate.size,
  );
  const [best] = sorted;
  if (!best) return [];
  const equal = sorted.filter(
    ({ candidate, cases }) =>
      candidate.size === best.candidate.size && cases.length === best.cases.length,
  );
  const kinds = equal.map(({ candidate }) => candidate.suspect.kind);
  const firstOfKinds = equal.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
  const told = [...new Set([...firstOfKinds, ...equal])].slice(0, MOST_TOLD);
  return told.map(({ candidate, cases }) => ({
    ...candidate.suspect,
    rounds: cases.map(({ request }) => request.round),
    exact: candidate.change(at.request) !== at.request,
    alternatives: equal.length - 1,
    confidence: confidenceOf(candidate, cases, equal.length),
  }));
}

/**
 * The differing rounds that a candidate makes conform; undefined when a round that conforms speaks
 * against it before the last of these. After that the data were those of the file.
 */
function explainedBy(
  { from, change }: Candidate,
  at: OpenCase,
  cases: readonly Case[],
  explained: ReadonlySet<number>,
): readonly OpenCase[] | undefined {
  if (from === undefined) return [at];
  const mine: OpenCase[] = [];
  let contradicted = false;
  for (const one of cases) {
    const { round } = one.request;
    if (round < from && one !== at) continue;
    const isMine = isOpen(one) && !explained.has(round);
    // Rounds after the one at hand count as long as they agree.
    if (contradicted && round > at.request.round) break;
    if (isMine) {
      if (one === at || conforms(change(one.request))) {
        if (contradicted) return undefined;
        mine.push(one);
      }
    } else if (!conforms(change(one.request)) && conformed(one)) contradicted = true;
  }
  return mine;
}

const conformed = ({ request, result }: Case): boolean =>
  result ? result.verdict === 'conforms' : request.given.pairs.length > 0 && conforms(request);
