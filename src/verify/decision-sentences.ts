import { formatPoints } from '../model/points.js';
import type {
  CriterionComparison,
  CriterionValue,
  Decision,
  OrderPlace,
  OrderStage,
} from '../systems/comparison.js';
import type { NameOf } from './names.js';

/** What the order of the candidates is about, in words that stand before "decides". */
export const ORDER_STAGES: Readonly<Record<OrderStage, string>> = {
  mdpSet: 'the set of moved-down players that are paired',
  mdpOpponents: 'the choice of opponents for the moved-down players',
  exchange: 'the exchange between the halves',
  transposition: 'the order of the lower half',
  bye: 'the order of the teams for the bye',
  floaters: 'the order in which teams float',
  floaterOpponent: 'the order of the opponents of a floater',
  halves: 'the order of the opponents in the other half',
  upfloaters: 'the order of the sets of upfloaters',
  identifier: 'the order of the seats',
};

const FAULT = 'this is a fault of pairing-checker, please report it with the file';

/** What decides in the first bracket where given and regulation part, as one sentence. */
export function decisionSentence(decision: Decision, name: NameOf): string {
  switch (decision.kind) {
    case 'illegal':
      return illegalSentence(decision, name);
    case 'completion':
      return (
        `after the given pairs the round cannot be completed (${decision.article}): ` +
        `${decision.unmatched.map(name).join('; ')} ${decision.unmatched.length === 1 ? 'cannot' : 'cannot all'} be paired`
      );
    case 'criterion':
      return criterionSentence(decision.criterion, decision.better);
    case 'order':
      return orderSentence(decision);
  }
}

function illegalSentence(
  { article, players }: Extract<Decision, { kind: 'illegal' }>,
  name: NameOf,
): string {
  const [first, second] = players;
  return second === undefined
    ? `${name(first ?? 0)} may not have the bye (${article})`
    : `${name(first!)} may not meet ${name(second)} (${article})`;
}

function criterionSentence(criterion: CriterionComparison, better: 'regulation' | 'given'): string {
  const { article, title, given, regulation } = criterion;
  const values =
    `the given pairing has ${valueText(criterion, given)}, ` +
    `the regulation ${valueText(criterion, regulation)}`;
  return better === 'regulation'
    ? `${article} decides, ${title}: ${values}`
    : `${article}, ${title}: ${values}, so the given pairing is better; ${FAULT}`;
}

/** The value of a criterion in words: "2", "3.0 2.5", "1 and 3.0", "none". */
export function valueText(
  { kind }: Pick<CriterionComparison, 'kind'>,
  { values, players }: CriterionValue,
): string {
  const counted = kind === 'scores' ? [] : [String(values[0] ?? 0)];
  const scores = (kind === 'scores' ? values : values.slice(1)).map(formatPoints).join(' ');
  const parts = [...counted, ...(kind === 'count' || scores === '' ? [] : [scores])];
  const value = parts.length === 0 ? 'none' : parts.join(' and ');
  return players.length === 0 ? value : `${value} (${players.join(', ')})`;
}

function orderSentence(decision: Extract<Decision, { kind: 'order' }>): string {
  const { article, stage, given, regulation, better } = decision;
  const places = `regulation ${placeText(regulation, given)}, given ${placeText(given, regulation)}`;
  const start = `both are equally good, and ${ORDER_STAGES[stage]} decides (${article})`;
  return better === 'regulation'
    ? `${start}: the regulation comes first in the order, ${places}`
    : `${start}: the given pairing comes first, ${places}; ${FAULT}`;
}

/** Longer lists are shown only between their first and their last difference. */
const LISTED = 8;

function placeText({ players, number }: OrderPlace, other: OrderPlace): string {
  const { length } = players;
  const differs = players.map((id, index) => id !== other.players[index]);
  const isLong = length > LISTED && length === other.players.length && differs.includes(true);
  const from = isLong ? differs.indexOf(true) : 0;
  const to = isLong ? differs.lastIndexOf(true) + 1 : length;
  const shown = players.slice(from, to).join(' ') || 'nobody';
  const text = `${from > 0 ? '… ' : ''}${shown}${to < length ? ' …' : ''}`;
  return number === undefined ? text : `${text} (number ${number})`;
}

/** True when the decision speaks for the given pairing: then the engine is at fault. */
export const favoursGiven = (decision: Decision | undefined): boolean =>
  (decision?.kind === 'criterion' || decision?.kind === 'order') && decision.better === 'given';
