import {
  type Board,
  type NoPairing,
  type OpenedRound,
  openRound,
  type PairingComparison,
  type ParsedTrf,
  pairOpened,
  type RoundPairing,
} from '../../../src/index.js';
import { decisionSentence, valueText } from '../../../src/verify/decision-sentences.js';
import { namesOf } from '../../../src/verify/sentences.js';
import type { CheckSettings, WhyNotReport } from '../protocol.js';
import { pairOptions } from './settings.js';

/** Why the rules do not pair these two in the round. */
export function whyNot(
  { tournament }: ParsedTrf,
  settings: CheckSettings,
  round: number,
  first: number,
  second: number,
): WhyNotReport {
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  const opened = openRound(tournament, round, pairOptions(tournament, settings, round));
  if (opened.kind === 'undetermined') return plain(opened.reason);
  const name = namesOf(tournament, opened.system.unit);
  const pair = `${name(first)} and ${name(second)}`;
  const illegality = opened.case.whyNotMeet(first, second);
  if (illegality) {
    const { kind, article, round: earlier } = illegality;
    const why = {
      rematch: `They have met in round ${earlier} (${article}).`,
      forbidden: `The file forbids this pair (${article}).`,
      'absolute-colour': `Both must have the same colour, and neither is a topscorer (${article}).`,
      'bye-barred': `One of them is barred (${article}).`,
    }[kind];
    return plain(`${pair} may not meet.`, why);
  }
  return byCost(opened, pair, [first, second], name);
}

function byCost(
  opened: OpenedRound,
  pair: string,
  [first, second]: readonly [number, number],
  name: (id: number) => string,
): WhyNotReport {
  const regulation = pairOpened(opened);
  if (boardsOf(regulation).some((board) => board.includes(first) && board.includes(second))) {
    return plain(`${pair} do meet: the rules pair them in this round.`);
  }
  const wished = opened.case.whatIf?.({ include: [[first, second]] });
  if (!wished) {
    return plain(
      `${pair} may meet, but the rules prefer other pairs.`,
      `What it would cost cannot be told for ${opened.system.title}.`,
    );
  }
  const { result, cost } = wished;
  if (result.kind === 'impossible') {
    return plain(
      `${pair} may meet, but then the others cannot all be paired.`,
      `${result.reason}.`,
    );
  }
  const sentences = cost ? [costSentence(cost, name)] : [];
  const known = new Set(boardsOf(regulation).map(String));
  const instead = boardsOf(result).filter((board) => !known.has(String(board)));
  const wanted = new Set(instead.flat());
  return {
    headline: `${pair} may meet, but another pairing is better by the rules.`,
    sentences,
    criteria: cost?.criteria ?? [],
    instead,
    regulation: boardsOf(regulation).filter(
      (board) =>
        !boardsOf(result).some((other) => String(other) === String(board)) &&
        board.some((id) => wanted.has(id)),
    ),
  };
}

/** What speaks against the best pairing with the two in it. */
function costSentence({ bracket, decision }: PairingComparison, name: (id: number) => string) {
  const where = `The best pairing with them parts from the rules in bracket ${bracket + 1}`;
  if (decision.kind !== 'criterion') return `${where}: ${decisionSentence(decision, name)}.`;
  const { criterion } = decision;
  const { article, title, given, regulation } = criterion;
  const values = `${valueText(criterion, given)} instead of ${valueText(criterion, regulation)}`;
  return `${where}, where it loses by ${article}: ${title}, ${values}.`;
}

function boardsOf(result: RoundPairing | NoPairing): Board[] {
  if (result.kind === 'impossible') return [];
  const boards = result.pairs.map(({ white, black }): Board => [white, black]);
  return result.bye === undefined ? boards : [...boards, [result.bye, 0]];
}

const plain = (headline: string, ...sentences: string[]): WhyNotReport => ({
  headline,
  sentences,
  criteria: [],
  instead: [],
  regulation: [],
});
