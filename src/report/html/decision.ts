import type { CriterionComparison } from '../../systems/comparison.js';
import { valueText } from '../../verify/decision-sentences.js';
import type { DecisiveBracket } from '../../verify/index.js';
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
<td>${criterion.title}</td><td>${valueText(criterion, criterion.given)}</td>
<td>${valueText(criterion, criterion.regulation)}</td></tr>
`,
  );
  return html`<details open><summary>Criteria of this bracket, in order of rank</summary>
<div class="scroll"><table>
<thead><tr><th></th><th>What is counted</th><th>Given</th><th>Rules</th></tr></thead>
<tbody>${rows}</tbody></table></div></details>`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
