import type { OrderStage } from '../systems/comparison.js';
import type { DutchEdition } from '../systems/dutch/edition.js';
import { ablatedEdition } from './ablation.js';
import { BRACKET_SHAPES } from './bracket-shape.js';
import type { Rules } from './judge.js';

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

const numbered = (prefix: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}${from + index}`);

const DUTCH_ORDER = ['mdpSet', 'mdpOpponents', 'exchange', 'transposition'] as const;

const DUTCH_COLOURS = numbered('colour 5.2.', 1, 5);

/** Rules outside of the list of criteria of an edition, by system and edition. */
const OTHER_RULES: Readonly<Record<string, readonly string[]>> = {
  'dutch 2026': [
    ...numbered('C', 1, 5),
    'C8',
    'C9',
    ...DUTCH_ORDER.map(orderRule),
    ...DUTCH_COLOURS,
  ],
  'dutch 2017': [
    ...numbered('C.', 1, 4),
    'C.7',
    ...DUTCH_ORDER.map(orderRule),
    ...numbered('colour E.', 1, 5),
  ],
  'dutch 2012': dutch2012(),
  'dutch 2011': dutch2012().filter((rule) => rule !== 'Z'),
  'team 2026': [
    ...['C1', '3.4'],
    ...numbered('C', 3, 10),
    ...(['bye', 'upfloaters', 'identifier'] as const).map(orderRule),
    ...numbered('colour 4.3.', 1, 9),
  ],
  'olympiad 2012': olympiad(),
  'olympiad 2022': olympiad(),
};

function dutch2012(): string[] {
  return [
    ...['B.1.a', 'B.1.b', 'B.2', 'C.12', 'C.13', 'P1', 'M1', 'B.3', 'A.7.d', 'X', 'Z'],
    ...['B.5 down', 'B.6 down', 'B.5 up', 'B.6 up'],
    ...DUTCH_ORDER.map(orderRule),
    ...numbered('colour E.', 1, 5),
  ];
}

function olympiad(): string[] {
  return [
    ...['4', '6.1', '7.3', '8.4', '9.5'],
    ...(['bye', 'floaters', 'floaterOpponent', 'halves'] as const).map(orderRule),
    ...['colour 7.2', 'colour 7.3', 'colour 7.5.1', 'colour 7.6'],
  ];
}

/** The rules that a campaign under these rules counts, in their order. */
export function countedRules(rules: Rules): readonly string[] {
  const edition: DutchEdition | undefined = ablatedEdition(rules);
  const criteria = edition
    ? [...edition.floaterCriteria, ...edition.criteria].map(({ id }) => id)
    : [];
  const shapes = rules.system === 'team' ? [] : BRACKET_SHAPES.map((shape) => `bracket: ${shape}`);
  const other = OTHER_RULES[`${rules.system} ${rules.edition}`] ?? [];
  const isNumbered = (rule: string) => /^C\.?\d+$/.test(rule);
  const inOrder = [...other.filter(isNumbered), ...criteria].sort(
    (a, b) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')),
  );
  const rest = other.filter((rule) => !isNumbered(rule));
  return ['no legal pairing', ...inOrder, ...rest, ...shapes];
}
