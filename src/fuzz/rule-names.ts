import type { OrderStage } from '../systems/comparison.js';
import { BRACKET_SHAPES } from './bracket-shape.js';
import { type Rules, systemOf } from './rules.js';

/** An article without the name of the regulations: "C1", "B.1.a", "3.4", "7.5.1"; records as they are. */
export function ruleOfArticle(article: string): string {
  if (/^records? /.test(article)) return article;
  return article
    .replace(/^\S+ /, '')
    .replace(/^\(art\. (\S+) of \d+\)$/, '$1')
    .replace(/^art\. /, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/^.*\[(.*)\]$/, '$1');
}

export const orderRule = (stage: OrderStage): string => `order: ${stage}`;

/** "colour 5.2.1", whatever regulations the article belongs to. */
export const colourRule = (article: string): string => `colour ${ruleOfArticle(article)}`;

/** The rules that a campaign under these rules counts, in their order. */
export function countedRules(rules: Rules): readonly string[] {
  const system = systemOf(rules);
  const { absolute, criteria, orderStages, colours } = system.rules;
  const names = [
    'no legal pairing',
    ...absolute.map(ruleOfArticle),
    ...criteria.map((criterion) => criterion.id),
    ...orderStages.map(orderRule),
    ...colours.map(colourRule),
    ...(system.movesDown ? BRACKET_SHAPES.map((shape) => `bracket: ${shape}`) : []),
  ];
  return [...new Set(names)];
}
