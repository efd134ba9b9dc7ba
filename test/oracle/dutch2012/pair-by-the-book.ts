import type { DutchEdition } from '../../../src/systems/dutch/edition.js';
import type { PlayerSituation, PlayerState } from '../../../src/systems/player-common/player.js';
import { bracketCriteria } from '../dutch/criteria.js';
import type { BookBracket } from './bracket.js';
import { completeRound } from './lowest.js';
import { floatersOf, inOrder, type PairedBracket, pairBracket } from './procedure.js';
import type { BookPair } from './vector.js';

export interface BookRound {
  readonly pairs: readonly BookPair[];
  readonly bye: PlayerState | undefined;
  readonly brackets: readonly PairedBracket[];
}

/**
 * Pairs a round of edition 2012 or 2011 as the text says, by generating candidates in the order of
 * section D (C.04.1:2012). Only for small fields: the time grows without bound. Undefined when no
 * legal pairing exists.
 */
export function pairDutch2012ByTheBook(
  situation: PlayerSituation,
  edition: DutchEdition,
): BookRound | undefined {
  const oddRound = situation.round % 2 === 1;
  const bracketOf = (
    mdps: readonly PlayerState[],
    residents: readonly PlayerState[],
  ): BookBracket => {
    const members = [...inOrder(mdps), ...residents];
    const residentScore = Math.min(...members.map((player) => player.score));
    const context = { residentScore, lastRound: situation.lastRound, oddRound };
    return { mdps: inOrder(mdps), residents, context, criteria: bracketCriteria(edition) };
  };
  if (situation.players.length === 0) return { pairs: [], bye: undefined, brackets: [] };
  const groups = scoregroups(situation.players);
  const stack: PairedBracket[] = [];
  for (const group of groups.slice(0, -1)) {
    const previous = stack.pop();
    const mdps = previous ? floatersOf(previous) : [];
    const result = pairBracket(bracketOf(mdps, group), previous);
    if (result.previous) stack.push(result.previous);
    stack.push(result.paired);
  }
  const brackets = completeRound(stack, groups.at(-1)!, bracketOf);
  if (!brackets) return undefined;
  return {
    pairs: brackets.flatMap((entry) => entry.candidate.pairs),
    bye: brackets.at(-1)!.candidate.leftOver[0],
    brackets,
  };
}

function scoregroups(players: readonly PlayerState[]): PlayerState[][] {
  const groups: PlayerState[][] = [];
  for (const player of players) {
    const last = groups.at(-1);
    if (last?.[0]?.score === player.score) last.push(player);
    else groups.push([player]);
  }
  return groups;
}
