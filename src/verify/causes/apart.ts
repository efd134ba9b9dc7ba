import { pairedIds } from '../../model/history/rounds.js';
import { conforms, type JudgeRequest } from '../judge.js';
import type { Board } from '../types.js';
import {
  type Candidate,
  differingBoards,
  type Generator,
  type OpenCase,
  onlyIn,
} from './candidate.js';
import { irregularBoards, isHalfAgainstHalf } from './halves.js';

const MOST_BOARDS_FOR_TWO = 8;
const MOST_BOARDS_OF_LOT = 8;

/** A pair made by hand, or of two who came late: without it the round is paired by the rules. */
export const onePairApart: Generator = function* (at) {
  const { request, result } = at;
  if (differingBoards(result).length < 3) return;
  const differing = differingPairs(at);
  const pairs = request.round === 1 ? pairsOfFirstRound(at) : differing;
  for (const pair of pairs) yield apart(at, [pair], Math.log2(pairs.length));
};

/** Two pairs of the same kind. */
export const twoPairsApart: Generator = function* (at) {
  const differing = differingPairs(at);
  if (differing.length < 4 || differing.length > MOST_BOARDS_FOR_TWO) return;
  const bits = 2 * Math.log2(differing.length) - 1;
  for (const [index, first] of differing.entries()) {
    for (const second of differing.slice(index + 1)) yield apart(at, [first, second], bits);
  }
};

/** Latecomers of round 1 who were paired by themselves, each half against the other. */
export const lotApart: Generator = function* (at) {
  const { request } = at;
  if (request.round !== 1) return;
  const lot = irregularBoards(request);
  if (lot.length < 2 || lot.length > MOST_BOARDS_OF_LOT) return;
  const byRules = conforms(restricted(request, (pair) => lot.some((one) => isBoard(one, pair))));
  const bits = lot.length * Math.log2(request.given.pairs.length);
  const candidate = apart(at, lot, bits);
  yield { ...candidate, size: byRules ? 2 : lot.length };
};

function apart({ request }: OpenCase, boards: readonly Board[], bits: number): Candidate {
  const isApart = (pair: Pair) => boards.some((one) => isBoard(one, pair));
  return {
    suspect: { kind: 'pairedApart', who: boards.flat(), boards },
    size: boards.length,
    change: onlyIn(request.round, (one) => restricted(one, (pair) => !isApart(pair))),
    made: boards.length,
    bits,
  };
}

type Pair = JudgeRequest['given']['pairs'][number];

const isBoard = ([white, black]: Board, pair: Pair): boolean =>
  pair.white === white && pair.black === black;

/** The round with some of its pairs alone; who has the bye stays when the number is still odd. */
function restricted(request: JudgeRequest, keeps: (pair: Pair) => boolean): JudgeRequest {
  const given = { ...request.given, pairs: request.given.pairs.filter(keeps) };
  return { ...request, given, options: { ...request.options, participants: pairedIds(given) } };
}

function differingPairs({ result, request }: OpenCase): readonly Board[] {
  const differing = new Set(
    result.findings.filter(({ kind }) => kind === 'pair').map(({ given }) => String(given[0])),
  );
  return boardsOf(request).filter((board) => differing.has(String(board)));
}

/** Last boards first, and only those without which one half plays the other. */
function pairsOfFirstRound({ request }: OpenCase): readonly Board[] {
  const boards = boardsOf(request).toReversed();
  const likely = boards.filter((board) =>
    isHalfAgainstHalf(restricted(request, (pair) => !isBoard(board, pair))),
  );
  return likely.length > 0 ? likely : [];
}

const boardsOf = ({ given }: JudgeRequest): readonly Board[] =>
  given.pairs.map(({ white, black }) => [white, black]);
