import { formatPoints } from '../../model/points.js';
import type { CriterionComparison } from '../../systems/comparison.js';
import type { ParticipantFacts } from '../../systems/system.js';
import type { Board } from '../../verify/index.js';
import {
  type DecisiveBracket,
  ENGLISH,
  type Finding,
  type RoundVerification,
} from '../../words/index.js';
import { capital } from '../../words/tell.js';
import { causeText, type Labels } from '../check-text.js';
import type { ExplainedBracket, ExplainedRound } from '../explain.js';
import { html, type Markup } from './markup.js';

/** One round of the report: its verdict, and how the rules pair it. */
export interface ReportRound {
  readonly result: RoundVerification;
  /** Undefined where the round could not be paired by the rules. */
  readonly explained: ExplainedRound | undefined;
}

/** The section of a round: what differs and why, the boards, the brackets. */
export function roundSection({ result, explained }: ReportRound, labels: Labels): Markup {
  const { round, verdict, reason, conformsTo = [], causes = [] } = result;
  const facts = new Map(explained?.opened.case.participants.map((one) => [one.id, one]));
  return html`
<section id="round-${round}">
<h2>Round ${round}: <span class="verdict ${verdict}">${verdict}</span></h2>
${reason !== undefined && html`<p>${reason}</p>`}
${conformsTo.length > 0 && html`<p>${capital(ENGLISH.conformsTo(conformsTo, 'round'))}.</p>`}
${causes.map((cause) => html`<p>${capital(causeText(cause))}.</p>`)}
${findingList(result.findings)}
${result.decisive && decisionBox(result.decisive)}
${boardTable(result, facts, labels)}
${explained && bracketCards(explained.brackets, result.decisive, labels)}
</section>`;
}

function findingList(findings: readonly Finding[]): Markup | undefined {
  if (findings.length === 0) return undefined;
  const items = findings.map(
    ({ kind, sentence, consequence }) =>
      html`<li><b>${ENGLISH.findingKinds[kind]}</b>: ${sentence}${consequence && html` <i class="soft">(it follows)</i>`}</li>`,
  );
  return html`<ul class="findings">${items}</ul>`;
}

type Facts = ReadonlyMap<number, ParticipantFacts>;

/** The boards as they were given, with what the rules give where they differ. */
function boardTable(result: RoundVerification, facts: Facts, labels: Labels): Markup | undefined {
  const { given, findings } = result;
  if (!given) return undefined;
  const marked = new Map<string, Finding>();
  for (const finding of findings) {
    for (const board of finding.given) marked.set(String(board), finding);
  }
  const boards: Board[] = [
    ...given.pairs.map(({ white, black }): Board => [white, black]),
    ...given.byes.map((bye): Board => [bye, 0]),
  ];
  const rows = boards.map((board, index) =>
    boardRow(index + 1, board, marked.get(String(board)), facts, labels),
  );
  return html`<h3>Pairings</h3>
<div class="scroll"><table>
<thead><tr><th class="number">Board</th><th>White</th><th class="number">Score</th><th>Colours, floats</th>
<th>Black</th><th class="number">Score</th><th>Colours, floats</th><th>By the rules</th></tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

function boardRow(
  number: number,
  [white, black]: Board,
  finding: Finding | undefined,
  facts: Facts,
  labels: Labels,
): Markup {
  const kind = finding === undefined ? '' : finding.kind === 'illegal' ? 'wrong' : 'marked';
  const rules = finding?.regulation.map(ENGLISH.board);
  const note =
    finding && (rules!.length > 0 ? rules!.join(', ') : ENGLISH.findingKinds[finding.kind]);
  return html`<tr class="${kind}"><td class="number">${black === 0 ? '' : number}</td>
${side(white, facts, labels)}${black === 0 ? html`<td colspan="3">bye</td>` : side(black, facts, labels)}
<td>${note}</td></tr>
`;
}

function side(id: number, facts: Facts, labels: Labels): Markup {
  const one = facts.get(id);
  const score = one && formatPoints(one.score);
  const history = one && `${one.colours || '-'} ${one.preference} ${one.floats}`;
  return html`<td>${id} ${labels(id)}</td><td class="number">${score}</td>
<td class="colours">${history}</td>`;
}

/** Where given and regulation part, what decides, and all criteria side by side. */
function decisionBox({ sentence, reason, decision, criteria = [] }: DecisiveBracket): Markup {
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

/** The regulation pairing as a diagram: a card per bracket, in pairing order. */
function bracketCards(
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
  { number, score, movedDown, pairs, downfloaters, way, bye }: ExplainedBracket,
  decisive: boolean,
  labels: Labels,
): Markup {
  const arrows = new Map(movedDown.map((one) => [one.id, one.score < score ? '▲ ' : '▼ ']));
  const player = (id: number): Markup => html`${arrows.get(id)}${id} ${labels(id)}`;
  const rows = pairs.map(
    ({ white, black, article }) =>
      html`<tr title="colours by ${article}"><td>${player(white)}</td><td>–</td><td>${player(black)}</td></tr>`,
  );
  const floats = downfloaters.map(
    (id) =>
      html`<tr class="float"><td colspan="3">${player(id)} ${id === bye ? 'has the bye' : way === 'up' ? '↑ floats up' : '↓ floats down'}</td></tr>`,
  );
  return html`<div class="bracket ${decisive && 'decisive'}">
<h4>${ENGLISH.bracket(number, score)}${decisive && html` <span class="soft">(they part here)</span>`}</h4>
<table><tbody>${rows}${floats}</tbody></table></div>
`;
}
