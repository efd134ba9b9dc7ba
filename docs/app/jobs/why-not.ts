import {
  answerWish,
  type Board,
  type OpenedRound,
  openRound,
  type ParsedTrf,
  pairOpened,
  type RegulationPairing,
  type Tournament,
  type WhatIfAnswer,
} from '../../../src/index.js';
import { ENGLISH } from '../../../src/words/english.js';
import { capital, namesOf } from '../../../src/words/tell.js';
import type { CheckSettings, WhyNotReport } from '../protocol.js';
import { requestOf } from './settings.js';

/** Why the rules do not pair these two in the round; or, if they do, what comes without the pair. */
export function whyNot(
  { tournament }: ParsedTrf,
  settings: CheckSettings,
  round: number,
  first: number,
  second: number,
): WhyNotReport {
  if (!tournament) throw new RangeError('Expected a file with a tournament');
  const opened = openRound(tournament, round, requestOf(settings));
  if (opened.kind === 'undetermined') return plain(opened.reason);
  const name = namesOf(tournament, opened.system.unit);
  const who = `${name(first)} and ${name(second)}`;
  const answer = answerWish(tournament, opened, { include: [[first, second]] });
  switch (answer.kind) {
    case 'undetermined':
      return plain(`${capital(answer.sentence)}.`);
    case 'illegal':
      return plain(`${capital(answer.sentence)}.`);
    case 'impossible':
      return plain(`${who} may meet, but not without harm.`, `${capital(answer.sentence)}.`);
    case 'regulation':
      return withoutPair(tournament, opened, who, [first, second]);
    case 'costs':
      return costReport(
        opened,
        `${who} may meet, but another pairing is better by the rules.`,
        'The best pairing with them',
        answer,
      );
  }
}

function withoutPair(
  tournament: Tournament,
  opened: OpenedRound,
  who: string,
  pair: readonly [number, number],
): WhyNotReport {
  const headline = `${who} do meet: the rules pair them in this round.`;
  const answer = answerWish(tournament, opened, { exclude: [pair] });
  return answer.kind === 'costs'
    ? costReport(opened, headline, 'The best pairing without this pair', answer)
    : plain(headline, `Without this pair: ${answer.sentence}.`);
}

/** What speaks against another pairing, and the boards that it would change. */
function costReport(
  opened: OpenedRound,
  headline: string,
  subject: string,
  { cost, pairing, sentence }: Extract<WhatIfAnswer, { kind: 'costs' }>,
): WhyNotReport {
  const { bracket, decision, criteria } = cost;
  const where = `${subject} parts from the rules in bracket ${bracket + 1}`;
  const why = (): string => {
    if (decision.kind !== 'criterion') return `: ${sentence}`;
    const { article, title, given, regulation } = decision.criterion;
    const values = [given, regulation].map((value) =>
      ENGLISH.value(decision.criterion.kind, value),
    );
    return `, where it loses by ${article}: ${title}, ${values.join(' instead of ')}`;
  };
  const regulation = pairOpened(opened);
  const prescribed = regulation.kind === 'paired' ? boardsOf(regulation) : [];
  const other = boardsOf(pairing);
  return {
    headline,
    sentences: [`${where}${why()}.`],
    criteria,
    instead: without(other, prescribed),
    regulation: without(prescribed, other),
  };
}

function boardsOf({ pairs, bye }: RegulationPairing): Board[] {
  const boards = pairs.map(({ white, black }): Board => [white, black]);
  return bye === undefined ? boards : [...boards, [bye, 0]];
}

function without(boards: readonly Board[], known: readonly Board[]): Board[] {
  const keys = new Set(known.map(String));
  return boards.filter((board) => !keys.has(String(board)));
}

const plain = (headline: string, ...sentences: string[]): WhyNotReport => ({
  headline,
  sentences,
  criteria: [],
  instead: [],
  regulation: [],
});
