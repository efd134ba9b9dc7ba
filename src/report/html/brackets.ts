import { ENGLISH } from '../../words/english.js';
import type { DecisiveBracket } from '../../words/index.js';
import type { Labels } from '../check-text.js';
import type { ExplainedBracket } from '../explain.js';
import { html, type Markup } from './markup.js';

/** The regulation pairing as a diagram: a card per bracket, in pairing order. */
export function bracketCards(
  brackets: readonly ExplainedBracket[],
  decisive: DecisiveBracket | undefined,
  labels: Labels,
): Markup {
  const cards = brackets.map((bracket) =>
    bracketCard(bracket, bracket.number === decisive?.bracket.number, labels),
  );
  return html`<details ${decisive ? OPEN : ''}><summary>Brackets of the regulation pairing</summary>
<div class="brackets">${cards}</div></details>`;
}

const OPEN: Markup = { markup: 'open' };

function bracketCard(
  { number, score, movedDown, pairs, downfloaters, bye }: ExplainedBracket,
  decisive: boolean,
  labels: Labels,
): Markup {
  const fromAbove = new Set(movedDown.map(({ id }) => id));
  const player = (id: number): Markup => html`${fromAbove.has(id) && '▼ '}${id} ${labels(id)}`;
  const rows = pairs.map(
    ({ white, black, article }) =>
      html`<tr title="colours by ${article}"><td>${player(white)}</td><td>–</td><td>${player(black)}</td></tr>`,
  );
  const floats = downfloaters.map(
    (id) =>
      html`<tr class="float"><td colspan="3">${player(id)} ${id === bye ? 'has the bye' : '↓ floats down'}</td></tr>`,
  );
  return html`<div class="bracket ${decisive && 'decisive'}">
<h4>${ENGLISH.bracket(number, score)}${decisive && html` <span class="soft">(they part here)</span>`}</h4>
<table><tbody>${rows}${floats}</tbody></table></div>
`;
}
