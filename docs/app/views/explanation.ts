import {
  type Contribution,
  type EncounterExplanation,
  ROUND_KIND_TEXTS,
  type TieBreakExplanation,
} from '../../../src/index.js';
import { formatValue } from '../../../src/standings/column.js';
import { button, h } from '../dom.js';

/** Where a tie-break value comes from: its rounds, its cuts, the tables of the tied. */
export function explanationCard(explanation: TieBreakExplanation, close: () => void): HTMLElement {
  const { code, title, article, edition, id, name, formula, facts, contributions } = explanation;
  const where = /^\d/.test(article) ? `C.07 art. ${article}` : article;
  return h(
    'section',
    { class: 'card explanation' },
    h(
      'header',
      {},
      h('h3', {}, `${code} of ${id} ${name}: ${formatValue(explanation.value) || 'no value'}`),
      button('Close', close, { class: 'button small' }),
    ),
    h('p', {}, `${title} (${where}, edition ${edition}), after round ${explanation.round}.`),
    h('p', {}, `${formula}.`),
    ownScore(explanation),
    (facts ?? []).map((fact) => h('p', {}, `${fact}.`)),
    contributions.length > 0 && contributionTable(contributions),
    (explanation.encounters ?? []).map(encounterTable),
  );
}

const points = (tenths: number): string => (tenths / 10).toFixed(1);
const numberText = (value: number): string => String(Number(value.toFixed(4)));

function ownScore({ score, adjustedScore }: TieBreakExplanation): HTMLElement | undefined {
  if (score === adjustedScore) return undefined;
  return h(
    'p',
    {},
    `Own score ${points(score)}; for the opponents it counts as ${points(adjustedScore)}.`,
  );
}

function table(
  caption: string,
  head: readonly string[],
  rows: readonly HTMLElement[],
): HTMLElement {
  return h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': caption },
    h(
      'table',
      { class: 'contributions' },
      h('caption', { class: 'spoken' }, caption),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          head.map((title) => h('th', { scope: 'col' }, title)),
        ),
      ),
      h('tbody', {}, rows),
    ),
  );
}

function contributionTable(contributions: readonly Contribution[]): HTMLElement {
  return table(
    'Rounds',
    ['Round', 'Opponent', 'Points', 'Counts', 'Adds', 'Why'],
    contributions.map((one) =>
      h(
        'tr',
        { class: one.cut === undefined ? undefined : 'cut' },
        h('td', {}, one.round),
        h('td', {}, opponentText(one)),
        h('td', {}, points(one.points)),
        h('td', {}, one.score === undefined ? '' : numberText(one.score)),
        h('td', {}, numberText(one.value)),
        h('td', { class: 'text' }, whyText(one)),
      ),
    ),
  );
}

function whyText({ kind, reason, cut }: Contribution): string {
  const cutText =
    cut === undefined ? '' : `cut as one of the ${cut === 'low' ? 'lowest' : 'highest'}`;
  return [ROUND_KIND_TEXTS[kind], reason, cutText].filter((text) => text !== '').join('; ');
}

function opponentText({ opponent, colour }: Contribution): string {
  if (opponent === undefined) return '–';
  return `${opponent}${colour === undefined ? '' : colour === 'white' ? ' (White)' : ' (Black)'}`;
}

function encounterTable({ title, lines, places }: EncounterExplanation): HTMLElement {
  const order = places.map((place) => place.join(' = ')).join(' > ');
  return h(
    'div',
    {},
    table(
      title,
      ['No.', title, 'Met', 'At most'],
      lines.map(({ id, numbers, met, most }) =>
        h(
          'tr',
          {},
          h('td', {}, id),
          h('td', {}, numbers.map(numberText).join(' ')),
          h('td', {}, met ?? ''),
          h('td', {}, most === undefined ? '' : numberText(most)),
        ),
      ),
    ),
    h('p', {}, `Order: ${order}.`),
  );
}
