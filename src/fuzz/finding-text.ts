import { plural } from '../model/counted.js';
import type { Tournament } from '../model/tournament.js';
import type { EngineAnswer } from './engine.js';
import type { Regulation } from './judge.js';
import { type Rules, unitCount, unitOf } from './rules.js';
import type { FuzzFinding } from './state.js';

/** A short name for files, e.g. "criterion-c12". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The pairing as JaVaFo and bbpPairings write it, or one line that says why there is none. */
export function answerText(answer: EngineAnswer | Regulation): string {
  if (answer.kind === 'failure') return `${answer.failure}: ${answer.message}\n`;
  if (answer.kind === 'impossible') return 'no legal pairing\n';
  const byes = 'byes' in answer ? answer.byes : answer.bye === undefined ? [] : [answer.bye];
  const lines = [
    ...answer.pairs.map(({ white, black }) => `${white} ${black}`),
    ...byes.map((id) => `${id} 0`),
  ];
  return `${[lines.length, ...lines].join('\n')}\n`;
}

/** Boards on one line, e.g. "3-4 2-5 1-0". */
export function boardsText(answer: EngineAnswer | Regulation): string {
  if (answer.kind !== 'paired') return answerText(answer).trim();
  return answerText(answer)
    .trim()
    .split('\n')
    .slice(1)
    .join(' ')
    .replace(/(\d+) (\d+)/g, '$1-$2');
}

/** Who is right by the rules, in one sentence. */
export function verdictText({ cause, engine, against }: FuzzFinding): string {
  if (cause.kind === 'library') {
    return `${engine} may be right: its answer ${cause.title}. Please report this to pairing-checker.`;
  }
  const wrong =
    cause.kind === 'failure'
      ? `${engine} fails: ${cause.title}.`
      : `${engine} is wrong: its answer ${cause.title}.`;
  if (!against) return wrong;
  if (against.isRight) return `${wrong} ${against.engine} is right.`;
  return against.sameAnswer
    ? `${wrong} ${against.engine} gives the same answer, against the rules as read here.`
    : `${wrong} ${against.engine} is wrong too, with another answer.`;
}

/** "1 player", "3 players". */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${plural(count, word)}`;

/** "5 players, round 3". */
export const sizeText = (tournament: Tournament, round: number, rules: Rules): string =>
  `${counted(unitCount(tournament, rules), unitOf(rules))}, round ${round}`;

/** Everything about a finding, for a person to read. */
export function findingText(finding: FuzzFinding): string {
  const {
    answer,
    against,
    regulation,
    round,
    rules,
    tournament,
    original,
    seen,
    unsteady,
    cutShort,
  } = finding;
  const size = sizeText(tournament, round, rules);
  const before = `${counted(original.players, unitOf(rules))}, ${counted(original.rounds, 'round')}`;
  const lines = [
    verdictText(finding),
    '',
    ...(finding.sentences.length > 0 ? [...finding.sentences, ''] : []),
    `Given by ${finding.engine}: ${boardsText(answer)}`,
    ...(against ? [`Given by ${against.engine}: ${boardsText(against.answer)}`] : []),
    `By the rules (${rules.system} ${rules.edition}): ${boardsText(regulation)}`,
    '',
    unsteady
      ? `${size}. The engine did not repeat it on the same file, so that it was not made smaller.`
      : `${size}, shrunk from ${before}${cutShort ? ' as far as the time went' : ''}.`,
    `Seen ${seen === 1 ? 'once' : `${seen} times`}, first in case ${finding.index} (${finding.recipe}).`,
  ];
  if (answer.kind === 'failure' && answer.output !== undefined) {
    lines.push('', 'The engine printed:', answer.output);
  }
  return `${lines.join('\n')}\n`;
}
