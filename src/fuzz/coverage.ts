import type { Tournament } from '../model/tournament.js';
import type { Decision } from '../systems/comparison.js';
import { openRound, pairOpened } from '../words/index.js';
import { shapesOf } from './bracket-shape.js';
import { decisiveCriteria, neighbours } from './contrasts.js';
import { colourRule, countedRules, orderRule, ruleOfArticle } from './rule-names.js';
import { type Rules, requestOf } from './rules.js';

/** How often each rule decided something, in how many rounds. */
export interface RuleCoverage {
  readonly rounds: number;
  /** Rounds by rule; rules that never decided anything stand there with 0. */
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * The rules that decided something in a round. A criterion that can be left out
 * decides when the pairing without it would be another one. Any rule decides when a pairing that
 * differs on two boards only is beaten by it and by none above it. For brackets and colours, what
 * the regulation pairing made use of is counted. None where another system pairs the round.
 */
export function rulesAtWork(tournament: Tournament, round: number, rules: Rules): Set<string> {
  const opened = openRound(tournament, round, requestOf(rules));
  const atWork = new Set<string>();
  if (opened.kind === 'undetermined' || opened.case.pairedBy) return atWork;
  const result = pairOpened(opened);
  if (result.kind === 'impossible') return atWork.add('no legal pairing');
  if (opened.system.movesDown) {
    for (const bracket of result.trace?.brackets ?? []) {
      for (const shape of shapesOf(bracket)) atWork.add(`bracket: ${shape}`);
    }
  }
  for (const { white, black } of result.pairs) {
    atWork.add(colourRule(opened.case.colourArticle(white, black)));
  }
  for (const { pairs, bye } of neighbours(result.pairs, result.bye)) {
    const comparison = opened.case.compare({ pairs, bye });
    if (comparison) atWork.add(ruleOfDecision(comparison.decision));
  }
  for (const id of decisiveCriteria(opened.system, opened.case)) atWork.add(id);
  return atWork;
}

function ruleOfDecision(decision: Decision): string {
  switch (decision.kind) {
    case 'illegal':
    case 'completion':
      return ruleOfArticle(decision.article);
    case 'criterion':
      return decision.criterion.id;
    case 'order':
      return orderRule(decision.stage);
  }
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
