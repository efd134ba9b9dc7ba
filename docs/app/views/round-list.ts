import type { RoundVerification } from '../../../src/index.js';
import { differenceSummary } from '../../../src/words/tell.js';
import { fill, h, part } from '../dom.js';
import { VERDICT_SIGNS } from '../labels.js';
import type { State, Store } from '../store.js';

/** The rounds with their verdicts; a click shows the round. Buttons stay while verdicts come in. */
export function mountRoundList(store: Store): void {
  const list = part('round-list');
  let buttons: HTMLButtonElement[] = [];
  const add = (): void => {
    const round = buttons.length + 1;
    const element = h('button', { type: 'button', class: 'round' });
    element.addEventListener('click', () => store.set({ round }));
    buttons.push(element);
    list.append(h('li', {}, element));
  };
  store.subscribe((state, previous) => {
    const { report, file } = state;
    if (file !== previous.file) {
      buttons = [];
      fill(list);
    }
    if (report === previous.report && state.round === previous.round) return;
    const total = report?.total ?? 0;
    const wanted = total + (hasNext(state) ? 1 : 0);
    while (buttons.length < wanted) add();
    buttons.forEach((element, index) => {
      const round = index + 1;
      const result = report?.rounds.find((one) => one.round === round);
      renderButton(element, round, result, round > total);
      element.hidden = round > wanted;
      if (state.round === round) element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    });
  });
}

/** There is a round to pair, unless the tournament is over. */
function hasNext({ file, report, settings }: State): boolean {
  if (report?.system === undefined) return false;
  const planned = settings.roundCount ?? file?.tournament?.settings.roundCount;
  return planned === undefined || report.total < planned;
}

function renderButton(
  element: HTMLButtonElement,
  round: number,
  result: RoundVerification | undefined,
  next: boolean,
): void {
  element.className = `round ${result?.verdict ?? (next ? 'next' : 'waiting')}`;
  const note = result ? differenceSummary(result) : '';
  fill(
    element,
    h('span', { class: 'number' }, `Round ${round}`),
    h(
      'span',
      { class: 'verdict' },
      result && h('span', { class: 'tick', 'aria-hidden': 'true' }, VERDICT_SIGNS[result.verdict]),
      result ? result.verdict : next ? 'to pair' : '…',
    ),
    note !== '' && h('span', { class: 'note' }, note),
  );
}
