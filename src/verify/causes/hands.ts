import { withSettings } from '../../model/edit.js';
import type { JudgeRequest } from '../judge.js';
import type { Board, RoundFacts } from '../types.js';
import {
  type Candidate,
  differingBoards,
  type Generator,
  type OpenCase,
  onlyIn,
} from './candidate.js';

/** A pair of the rules that somebody did not want: club mates, a family; for the whole event. */
export const pairAvoided: Generator = function* (at) {
  if (!exchangedBoards(at.result)) yield* avoidedPairs(at);
};

/** The same where two boards alone differ. */
export const pairAvoidedOfTwo: Generator = function* (at) {
  if (exchangedBoards(at.result)) yield* avoidedPairs(at);
};

function* avoidedPairs({ request, result }: OpenCase): Iterable<Candidate> {
  if (request.system.unit === 'team') return;
  const given = new Set(request.given.pairs.map(({ white, black }) => keyOf(white, black)));
  const missing = (result.regulation?.pairs ?? []).filter(
    ({ white, black }) => !given.has(keyOf(white, black)),
  );
  for (const { white, black } of missing) {
    const ids = [white, black];
    const change = (one: JudgeRequest): JudgeRequest => {
      const forbidden = [
        ...one.tournament.settings.forbidden,
        { ids, from: 1, to: one.round, source: 'XXP' as const },
      ];
      return { ...one, tournament: withSettings(one.tournament, { forbidden }) };
    };
    const candidate: Candidate = {
      suspect: { kind: 'pairAvoided', who: ids },
      size: 1,
      change,
      from: 1,
      made: 0,
      bits: Math.log2(missing.length),
    };
    yield candidate;
    yield { ...candidate, change: onlyIn(request.round, change), from: request.round };
  }
}

/** Everybody plays whom the rules say, but a board or two with the colours the other way round. */
export const coloursTurned: Generator = function* ({ request, result }) {
  const boards = differingBoards(result);
  if (boards.length === 0 || boards.length > 2) return;
  if (boards.some(({ kind }) => kind !== 'colour')) return;
  const turned = boards.map(({ given }) => given[0]!);
  yield madeByHand(request, 'coloursTurned', turned, boards.length);
};

/** Two boards have exchanged players. */
export const boardsExchanged: Generator = function* ({ request, result }) {
  const exchanged = exchangedBoards(result);
  if (exchanged) yield madeByHand(request, 'boardsExchanged', exchanged, 1);
};

/** What the given boards are told to be, the rest being as prescribed: it fits by itself. */
function madeByHand(
  { given }: JudgeRequest,
  kind: 'coloursTurned' | 'boardsExchanged',
  boards: readonly Board[],
  size: number,
): Candidate {
  return {
    suspect: { kind, who: boards.flat(), boards },
    size,
    change: (one) => one,
    made: boards.length,
    bits: boards.length * Math.log2(given.pairs.length),
  };
}

/** The two given boards when the round differs from the rules by them alone; players are the same. */
export function exchangedBoards({
  given,
  regulation,
}: RoundFacts): readonly [Board, Board] | undefined {
  if (!given || !regulation || given.byes[0] !== regulation.bye) return undefined;
  const known = new Set(regulation.pairs.map(({ white, black }) => keyOf(white, black)));
  const others = given.pairs.filter(({ white, black }) => !known.has(keyOf(white, black)));
  if (others.length !== 2 || given.pairs.length !== regulation.pairs.length) return undefined;
  const [first, second] = others.map(({ white, black }): Board => [white, black]);
  return [first!, second!];
}

const keyOf = (white: number, black: number): string =>
  white < black ? `${white} ${black}` : `${black} ${white}`;
