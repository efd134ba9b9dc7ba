// The engine with a planted fault is bundled from here; the hunt has its own, sound copy.
import type { Rules } from '../../../src/fuzz/rules.js';
import type { Tournament } from '../../../src/model/tournament.js';
import { pairDutch2012 } from '../../../src/systems/dutch/backtracking/pair-2012.js';
import type { NoPairing, RoundPairing } from '../../../src/systems/pairing.js';
import { playerSituation } from '../../../src/systems/player-common/situation.js';
import { openRound, pairOpened } from '../../../src/words/index.js';
import { engineText2012 } from '../../support/dutch2012-text.js';
import { dutchEditionOf, hasBoardOrder, isBacktracking } from './rules.js';

/** @throws Error when the round cannot be opened, which no recipe may bring about. */
export function pairRound(
  tournament: Tournament,
  round: number,
  rules: Rules,
): RoundPairing | NoPairing {
  const opened = openRound(tournament, round, rules);
  if (opened.kind === 'undetermined') throw new Error(opened.reason);
  return pairOpened(opened);
}

/** All that an answer says: colours and board order, for 2011 and 2012 the brackets before. */
export function engineText(tournament: Tournament, round: number, rules: Rules): string {
  const edition = dutchEditionOf(rules);
  if (edition && isBacktracking(rules)) {
    const result = pairDutch2012(playerSituation(tournament, round, edition), edition);
    if (result.kind === 'impossible') return 'none';
    return `${engineText2012(result)}\n${pairingText(result, true)}`;
  }
  return pairingText(pairRound(tournament, round, rules), hasBoardOrder(rules));
}

export function pairingText(result: RoundPairing | NoPairing, inOrder: boolean): string {
  if (result.kind === 'impossible') return 'none';
  const boards = result.pairs.map(({ white, black }) => `${white}-${black}`);
  return `${(inOrder ? boards : boards.sort()).join(' ')}, bye ${result.bye ?? 'none'}`;
}
