import type { Tournament } from '../model/tournament.js';
import type { Decision } from '../systems/comparison.js';
import type { Criterion } from '../systems/dutch/criteria.js';
import { DUTCH_2017, DUTCH_2026, type DutchEdition } from '../systems/dutch/edition.js';
import { type DutchResult, pairDutch } from '../systems/dutch/pair.js';
import type { DutchSituation } from '../systems/dutch/player.js';
import { dutchSituation } from '../systems/dutch/situation.js';
import { openRound, pairOpened } from '../verify/pair-round.js';
import { BRACKET_SHAPES, shapesOf } from './bracket-shape.js';
import { neighbours } from './contrasts.js';
import type { Rules } from './judge.js';

/** How often each rule decided something, in how many rounds. */
export interface RuleCoverage {
  readonly rounds: number;
  /** Rounds by rule; rules that never decided anything stand there with 0. */
  readonly counts: Readonly<Record<string, number>>;
}

const EDITIONS: readonly DutchEdition[] = [DUTCH_2017, DUTCH_2026];

const editionOf = ({ system, edition }: Rules): DutchEdition | undefined =>
  system === 'dutch' ? EDITIONS.find(({ id }) => id === edition) : undefined;

const COLOUR_ARTICLES = ['5.2.1', '5.2.2', '5.2.3', '5.2.4', '5.2.5'];
const ORDER_RULES = ['mdpSet', 'mdpOpponents', 'exchange', 'transposition'];

/** The rules that a campaign under these rules counts, in their order. */
export function countedRules(rules: Rules): readonly string[] {
  const edition = editionOf(rules);
  const dot = edition?.procedure === 'outlook' ? '.' : '';
  const numbered = (numbers: readonly number[]) => numbers.map((number) => `C${dot}${number}`);
  const completes = edition?.procedure === 'completion';
  const criteria = edition
    ? [
        ...numbered(completes ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]),
        ...edition.floaterCriteria.map(({ id }) => id),
        ...numbered(completes ? [8, 9] : [7]),
        ...edition.criteria.map(({ id }) => id),
        ...ORDER_RULES.map((stage) => `order: ${stage}`),
      ]
    : [];
  return [
    'no legal pairing',
    ...criteria,
    ...BRACKET_SHAPES.map((shape) => `bracket: ${shape}`),
    ...COLOUR_ARTICLES.map((article) => `colour ${article}`),
  ];
}

/**
 * The rules that decided something in a round. A criterion decides when the pairing without it would
 * be another one. Rules that cannot be left out (C1 to C5, C8, C9, the order of candidates) decide
 * when a pairing that differs on two boards only is beaten by that rule and by none above it.
 */
export function rulesAtWork(tournament: Tournament, round: number, rules: Rules): Set<string> {
  const opened = openRound(tournament, round, rules);
  const atWork = new Set<string>();
  if (opened.kind === 'undetermined') return atWork;
  const result = pairOpened(opened, true);
  if (result.kind === 'impossible') return atWork.add('no legal pairing');
  for (const bracket of result.trace?.brackets ?? []) {
    for (const shape of shapesOf(bracket)) atWork.add(`bracket: ${shape}`);
  }
  for (const { white, black } of result.pairs) {
    const article = opened.case.colourArticle(white, black);
    atWork.add(`colour 5.2.${article.at(-1)}`);
  }
  for (const { pairs, bye } of neighbours(result.pairs, result.bye)) {
    const comparison = opened.case.compare?.({ pairs, bye });
    if (comparison) atWork.add(nameOf(comparison.decision));
  }
  const edition = editionOf(rules);
  if (!edition) return atWork;
  const participants = new Set(opened.case.participants.map(({ id }) => id));
  addAblated(dutchSituation(tournament, round, edition, { participants }), edition, atWork);
  return atWork;
}

function nameOf(decision: Decision): string {
  switch (decision.kind) {
    case 'illegal':
    case 'completion':
      return decision.article.replace(/^.*[ [](C\.?\d+)\]?$/, '$1');
    case 'criterion':
      return decision.criterion.id;
    case 'order':
      return `order: ${decision.stage}`;
  }
}

/** Pairs the round once without each criterion. */
function addAblated(situation: DutchSituation, edition: DutchEdition, atWork: Set<string>): void {
  const usual = textOf(pairDutch(situation, edition));
  const without = (list: readonly Criterion[], criterion: Criterion) =>
    list.filter((one) => one !== criterion);
  for (const criterion of edition.criteria) {
    const reduced = { ...edition, criteria: without(edition.criteria, criterion) };
    if (textOf(pairDutch(situation, reduced)) !== usual) atWork.add(criterion.id);
  }
}

function textOf(result: DutchResult): string {
  if (result.kind === 'impossible') return '';
  const boards = result.pairs.map(({ white, black }) =>
    white < black ? `${white} ${black}` : `${black} ${white}`,
  );
  return [...boards.sort(), result.bye].join();
}

/** Counts of nothing yet. */
export function emptyCoverage(rules: Rules): RuleCoverage {
  return { rounds: 0, counts: Object.fromEntries(countedRules(rules).map((rule) => [rule, 0])) };
}

/** Coverage with one more round. */
export function withRules(coverage: RuleCoverage, atWork: ReadonlySet<string>): RuleCoverage {
  const counts = { ...coverage.counts };
  for (const rule of atWork) counts[rule] = (counts[rule] ?? 0) + 1;
  return { rounds: coverage.rounds + 1, counts };
}
