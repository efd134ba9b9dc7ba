import type { NameOf } from '../../../src/index.js';
import { alignBoards } from '../../../src/report/differences.js';
import { fill, h } from '../dom.js';
import type { WhyNotReport } from '../protocol.js';
import { boardCell } from './boards.js';
import { criteriaTable } from './criteria.js';

export type AskWhyNot = (first: number, second: number) => Promise<WhyNotReport>;

/** "Why not these two?": two players and the answer of the rules. */
export function whyNotForm(
  round: number,
  ids: readonly number[],
  name: NameOf,
  ask: AskWhyNot,
): HTMLElement {
  const first = playerInput(`why-first-${round}`, 'One', ids, name);
  const second = playerInput(`why-second-${round}`, 'The other', ids, name);
  const answer = h('div', { class: 'answer', role: 'status' });
  const form = h(
    'form',
    { class: 'why-not', novalidate: true },
    h('h3', {}, 'Why not these two?'),
    h(
      'p',
      { class: 'hint' },
      `Name two who could have met in round ${round}: by number, or by the beginning of the name.`,
    ),
    h(
      'div',
      { class: 'fields' },
      first.field,
      second.field,
      h('button', { class: 'button' }, 'Ask'),
    ),
    answer,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = [first, second].map(({ read }) => read());
    const [one, other] = chosen.map((result) => result.id);
    const problem = chosen.find((result) => result.problem !== undefined)?.problem;
    if (one === undefined || other === undefined)
      fill(answer, h('p', { class: 'problem' }, problem));
    else if (one === other) fill(answer, h('p', { class: 'problem' }, 'These are the same.'));
    else void show(answer, name, ask(one, other));
  });
  return form;
}

async function show(
  answer: HTMLElement,
  name: NameOf,
  pending: Promise<WhyNotReport>,
): Promise<void> {
  fill(answer, h('p', {}, 'Asking …'));
  const { headline, sentences, criteria, instead, regulation } = await pending;
  fill(
    answer,
    h('p', { class: 'headline' }, headline),
    sentences.map((sentence) => h('p', {}, sentence)),
    criteriaTable(criteria, 'The other'),
    instead.length > 0 &&
      h(
        'table',
        { class: 'boards' },
        h('caption', {}, 'The boards that would change'),
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            h('th', { scope: 'col' }, 'The other pairing'),
            h('th', { scope: 'col' }, 'By the rules'),
          ),
        ),
        h(
          'tbody',
          {},
          alignBoards(instead, regulation).map(([first, second]) =>
            h('tr', {}, boardCell(first, name), boardCell(second, name)),
          ),
        ),
      ),
  );
}

interface Chosen {
  readonly id?: number;
  readonly problem?: string;
}

function playerInput(
  id: string,
  label: string,
  ids: readonly number[],
  name: NameOf,
): { readonly field: HTMLElement; readonly read: () => Chosen } {
  const input = h('input', { id, list: `${id}-list`, autocomplete: 'off', spellcheck: 'false' });
  const options = ids.map((one) => h('option', { value: `${one} ${name(one)}` }));
  const field = h(
    'div',
    { class: 'field' },
    h('label', { for: id }, label),
    input,
    h('datalist', { id: `${id}-list` }, options),
  );
  return { field, read: () => findPlayer(input.value, ids, name) };
}

/** Finds who is meant by "12", "12 Kowalenko" or "kowal". */
export function findPlayer(text: string, ids: readonly number[], name: NameOf): Chosen {
  const wanted = text.trim();
  if (wanted === '') return { problem: 'Name both of them.' };
  const number = /^\d+/.exec(wanted)?.[0];
  if (number !== undefined) {
    const id = Number(number);
    return ids.includes(id)
      ? { id }
      : { problem: `Nobody with number ${number} is in this round.` };
  }
  const start = wanted.toLowerCase();
  const found = ids.filter((id) => name(id).toLowerCase().startsWith(start));
  if (found.length === 1) return { id: found[0]! };
  return {
    problem:
      found.length === 0
        ? `Nobody in this round has a name that begins with "${wanted}".`
        : `Several names begin with "${wanted}": ${found.map((id) => `${id} ${name(id)}`).join('; ')}.`,
  };
}
