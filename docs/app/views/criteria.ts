import type { CriterionComparison } from '../../../src/index.js';
import { ENGLISH } from '../../../src/words/english.js';
import { button, h } from '../dom.js';

/** Both pairings by the criteria of the bracket, down to the one that decides; the rest on demand. */
export function criteriaTable(
  criteria: readonly CriterionComparison[],
  firstTitle: string,
): HTMLElement | undefined {
  if (criteria.length === 0) return undefined;
  const decisive = criteria.findIndex(
    ({ given, regulation }) => String(given.values) !== String(regulation.values),
  );
  const last = decisive < 0 ? criteria.length : decisive + 1;
  const lower = criteria.slice(last);
  const rest = h(
    'tbody',
    { class: 'lower', hidden: true },
    lower.map((criterion) => criterionRow(criterion, false)),
  );
  const more = button(
    `Show the ${ENGLISH.counted(lower.length, 'criterion')} below, which were not asked`,
    () => {
      rest.hidden = false;
      more.hidden = true;
    },
    { class: 'link' },
  );
  return h(
    'div',
    { class: 'criteria' },
    h(
      'table',
      {},
      h('caption', {}, 'Both pairings by the criteria of this bracket, in order of rank'),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          ['Criterion', firstTitle, 'By the rules'].map((title) =>
            h('th', { scope: 'col' }, title),
          ),
        ),
      ),
      h(
        'tbody',
        {},
        criteria
          .slice(0, last)
          .map((criterion, index) => criterionRow(criterion, index === decisive)),
      ),
      rest,
    ),
    lower.length > 0 && more,
  );
}

function criterionRow(criterion: CriterionComparison, decides: boolean): HTMLElement {
  return h(
    'tr',
    { class: decides ? 'decides' : undefined },
    h(
      'th',
      { scope: 'row' },
      h('b', {}, criterion.id),
      ` ${criterion.title} `,
      decides && h('span', { class: 'tag differs' }, 'decides'),
    ),
    h('td', {}, ENGLISH.value(criterion.kind, criterion.given)),
    h('td', {}, ENGLISH.value(criterion.kind, criterion.regulation)),
  );
}
