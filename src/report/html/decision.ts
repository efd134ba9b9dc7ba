import type { CriterionComparison } from '../../systems/comparison.js';
import { type DecisiveBracket, ENGLISH } from '../../words/index.js';
import { capital } from '../../words/tell.js';
import { html, type Markup } from './markup.js';

/** Where given and regulation part, what decides, and all criteria side by side. */
export function decisionBox({
  sentence,
  reason,
  decision,
  criteria = [],
}: DecisiveBracket): Markup {
  const deciding = decision?.kind === 'criterion' ? decision.criterion.id : undefined;
  return html`<div class="box"><p>${capital(sentence)}.</p>
${reason !== undefined && html`<p><b>${capital(reason)}.</b></p>`}</div>
${criteria.length > 0 && criteriaTable(criteria, deciding)}`;
}

function criteriaTable(
  criteria: readonly CriterionComparison[],
  deciding: string | undefined,
): Markup {
  const rows = criteria.map(
    (
      criterion,
    ) => html`<tr class="${criterion.id === deciding ? 'deciding' : ''}"><td>${criterion.id}</td>
<td>${criterion.title}</td><td>${ENGLISH.value(criterion.kind, criterion.given)}</td>
<td>${ENGLISH.value(criterion.kind, criterion.regulation)}</td></tr>
`,
  );
  return html`<details open><summary>Criteria of this bracket, in order of rank</summary>
<div class="scroll"><table>
<thead><tr><th></th><th>What is counted</th><th>Given</th><th>Rules</th></tr></thead>
<tbody>${rows}</tbody></table></div></details>`;
}
