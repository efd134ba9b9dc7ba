import type { JudgeRequest } from '../judge.js';
import type { FindingFacts, RoundFacts } from '../types.js';
import type { Suspect } from './facts.js';

/** A recorded round; without `result` it was not asked for and only speaks against causes. */
export interface Case {
  readonly request: JudgeRequest;
  readonly result?: RoundFacts;
}

/** A round that differs. */
export type OpenCase = Required<Case>;

/** One thing that may have been otherwise. */
export interface Candidate {
  readonly suspect: Suspect;
  /** Single changes that it consists of. */
  readonly size: number;
  /** The request as it would be then. */
  readonly change: (request: JudgeRequest) => JudgeRequest;
  /** The first round it would have held in; undefined: it concerns the round at hand alone. */
  readonly from?: number;
  /** Boards that it does not reproduce but puts there. */
  readonly made: number;
  /** Logarithm (base 2) of the number of such changes there are. */
  readonly bits: number;
}

export interface Search {
  /** All recorded rounds, in order. */
  readonly cases: readonly Case[];
  readonly thorough: boolean;
  /** Whether a changed round is the prescribed one; false for all once the budget is spent. */
  readonly fits: (request: JudgeRequest) => boolean;
}

/** Candidates of one kind for a round that differs, likely ones first. */
export type Generator = (at: OpenCase, search: Search) => Iterable<Candidate>;

/** Findings that stand for boards which are not those of the rules. */
export const differingBoards = ({ findings }: RoundFacts): readonly FindingFacts[] =>
  findings.filter(({ kind }) => kind !== 'order' && kind !== 'absent');

/** Everybody in a board that differs. */
export function concernedIn({ findings }: RoundFacts): ReadonlySet<number> {
  return new Set(findings.flatMap(({ who, regulation }) => [...who, ...regulation.flat()]));
}

/** Only the round at hand is another one. */
export const onlyIn =
  (round: number, change: (request: JudgeRequest) => JudgeRequest) =>
  (request: JudgeRequest): JudgeRequest =>
    request.round === round ? change(request) : request;
