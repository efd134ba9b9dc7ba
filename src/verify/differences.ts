import type { RoundCase } from '../systems/system.js';
import type { Board, FindingFacts, GivenPair, GivenPairing, RegulationPairing } from './types.js';

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
): FindingFacts[] {
  const byes = regulation.bye === undefined ? [] : [regulation.bye];
  const prescribed = boardsById(regulation.pairs, byes);
  const findings: FindingFacts[] = [];
  for (const pair of given.pairs) {
    const board: Board = [pair.white, pair.black];
    const here = [prescribed.get(pair.white), prescribed.get(pair.black)].filter(
      (found) => found !== undefined,
    );
    if (here.length > 0 && here.every((found) => isSamePair(found, board))) {
      const colour = colourFinding(pair, here[0]!, round);
      if (colour) findings.push(colour);
      continue;
    }
    findings.push({
      kind: 'pair',
      who: [pair.white, pair.black],
      given: [board],
      regulation: here,
    });
  }
  findings.push(...byeFindings(given, regulation.bye));
  return findings;
}

function colourFinding(
  pair: GivenPair,
  regulation: Board,
  round: RoundCase,
): FindingFacts | undefined {
  if (!pair.coloursKnown || pair.white === regulation[0]) return undefined;
  const [white, black] = regulation;
  const coloursOf = (id: number): string =>
    round.participants.find((participant) => participant.id === id)?.colours ?? '';
  return {
    kind: 'colour',
    who: [white, black],
    given: [[pair.white, pair.black]],
    regulation: [regulation],
    article: round.colourArticle(white, black),
    histories: [coloursOf(white), coloursOf(black)],
  };
}

function byeFindings(given: GivenPairing, bye: number | undefined): FindingFacts[] {
  const [first] = given.byes;
  if (first === bye || (first === undefined && given.list)) return [];
  const who = [first, bye].filter((id) => id !== undefined);
  const boardOf = (id: number | undefined): Board[] => (id === undefined ? [] : [[id, 0]]);
  return [{ kind: 'bye', who, given: boardOf(first), regulation: boardOf(bye) }];
}

/**
 * Boards that stand in another place than the rules say, where they say it; only for equal sets of
 * pairs. The order is no part of a correct pairing.
 */
export function orderFindings(
  given: GivenPairing,
  regulation: RegulationPairing,
  { boardOrderArticle }: RoundCase,
): FindingFacts[] {
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
      place: index + 1,
      article: boardOrderArticle,
    };
  });
}

/**
 * What a given pairing does against the absolute rules, found without asking the engine: nobody
 * twice, no pair that may not meet, at most one bye and not for one who is barred from it
 * (C.04.3:2026 C1 to C3). Pairs of people who are no participants are left out.
 */
export function illegalFindings(given: GivenPairing, round: RoundCase): FindingFacts[] {
  const participants = new Set(round.participants.map(({ id }) => id));
  const findings: FindingFacts[] = [];
  const add = (
    who: readonly number[],
    board: readonly [number, number],
    illegality?: FindingFacts['illegality'],
  ): void => {
    const common = { kind: 'illegal', who, given: [board], regulation: [] } as const;
    findings.push(illegality ? { ...common, illegality } : common);
  };
  for (const { white, black } of given.pairs) {
    const board = [white, black] as const;
    if (white === black) add([white], board);
    else if (participants.has(white) && participants.has(black)) {
      const why = round.whyNotMeet(white, black);
      if (why) add([white, black], board, why);
    }
  }
  for (const id of pairedTwice(given)) {
    const { white, black } = given.pairs.find((pair) => pair.white === id || pair.black === id)!;
    add([id], [white, black]);
  }
  const { byes } = given;
  if (byes.length > 1 && !round.severalByes) add(byes, [byes[0]!, 0]);
  for (const id of byes) {
    const why = participants.has(id) ? round.whyNoBye(id) : undefined;
    if (why) add([id], [id, 0], why);
  }
  return findings;
}

/** True when everybody in the pairing is there once, with at most one bye. */
export const isMatching = (given: GivenPairing): boolean =>
  given.byes.length <= 1 &&
  pairedTwice(given).length === 0 &&
  given.pairs.every(({ white, black }) => white !== black);

function pairedTwice({ pairs, byes }: GivenPairing): number[] {
  const seen = new Set<number>();
  const twice = new Set<number>();
  const see = (id: number): void => {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  };
  for (const { white, black } of pairs) {
    see(white);
    if (black !== white) see(black);
  }
  for (const id of byes) see(id);
  return [...twice].filter((id) => pairs.some(({ white, black }) => white === id || black === id));
}
