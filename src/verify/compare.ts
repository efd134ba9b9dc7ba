import type { RoundCase } from '../systems/system.js';
import type { NameOf } from './names.js';
import { SENTENCES } from './sentences.js';
import type { Board, Finding, GivenPair, GivenPairing, RegulationPairing } from './types.js';

/** What each id does in a pairing: the board it sits at; a bye is a board against 0. */
function boardsById(pairs: readonly { white: number; black: number }[], byes: readonly number[]) {
  const boards = new Map<number, Board>();
  for (const { white, black } of pairs) {
    const board = [white, black] as const;
    boards.set(white, board);
    boards.set(black, board);
  }
  for (const id of byes) boards.set(id, [id, 0]);
  return boards;
}

const isSamePair = ([a, b]: Board, [c, d]: Board): boolean =>
  (a === c && b === d) || (a === d && b === c);

/** Differences in pairs, colours and bye, in the order of the given boards. */
export function compareWithRegulation(
  given: GivenPairing,
  regulation: RegulationPairing,
  round: RoundCase,
  name: NameOf,
): Finding[] {
  const byes = regulation.bye === undefined ? [] : [regulation.bye];
  const prescribed = boardsById(regulation.pairs, byes);
  const findings: Finding[] = [];
  for (const pair of given.pairs) {
    const board: Board = [pair.white, pair.black];
    const here = [prescribed.get(pair.white), prescribed.get(pair.black)].filter(
      (found) => found !== undefined,
    );
    if (here.length > 0 && here.every((found) => isSamePair(found, board))) {
      const colour = colourFinding(pair, here[0]!, round, name);
      if (colour) findings.push(colour);
      continue;
    }
    findings.push({
      kind: 'pair',
      who: [pair.white, pair.black],
      given: [board],
      regulation: here,
      sentence: SENTENCES.pair(name, board, here),
    });
  }
  findings.push(...byeFindings(given, regulation.bye, name));
  return findings;
}

function colourFinding(
  pair: GivenPair,
  regulation: Board,
  round: RoundCase,
  name: NameOf,
): Finding | undefined {
  if (!pair.coloursKnown || pair.white === regulation[0]) return undefined;
  const [white, black] = regulation;
  const coloursOf = (id: number): string =>
    round.participants.find((participant) => participant.id === id)?.colours ?? '';
  const article = round.colourArticle(white, black);
  return {
    kind: 'colour',
    who: [white, black],
    given: [[pair.white, pair.black]],
    regulation: [regulation],
    sentence: SENTENCES.colour(name, regulation, article, [coloursOf(white), coloursOf(black)]),
  };
}

function byeFindings(given: GivenPairing, bye: number | undefined, name: NameOf): Finding[] {
  const [first] = given.byes;
  if (first === bye || (first === undefined && given.list)) return [];
  const who = [first, bye].filter((id) => id !== undefined);
  const boardOf = (id: number | undefined): Board[] => (id === undefined ? [] : [[id, 0]]);
  const sentence =
    first === undefined
      ? SENTENCES.byeMissing(name, bye!)
      : bye === undefined
        ? SENTENCES.byeUnasked(name, first)
        : SENTENCES.byeMoved(name, first, bye);
  return [{ kind: 'bye', who, given: boardOf(first), regulation: boardOf(bye), sentence }];
}

/**
 * Boards that stand in another place than the rules say, where they say it; only for equal sets of
 * pairs. The order is no part of a correct pairing.
 */
export function orderFindings(
  given: GivenPairing,
  regulation: RegulationPairing,
  { boardOrderArticle }: RoundCase,
): Finding[] {
  if (boardOrderArticle === undefined) return [];
  return given.pairs.flatMap(({ white, black }, index) => {
    const due = regulation.pairs[index];
    const board: Board = [white, black];
    const dueBoard: Board | undefined = due && [due.white, due.black];
    if (!dueBoard || isSamePair(board, dueBoard)) return [];
    return {
      kind: 'order' as const,
      who: [white, black],
      given: [board],
      regulation: [dueBoard],
      sentence: SENTENCES.order(index + 1, board, dueBoard, boardOrderArticle),
    };
  });
}
