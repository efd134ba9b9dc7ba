import { h } from '../dom.js';

/** A link to a bracket of the shown round, which it opens. */
export function bracketLink(number: number): HTMLElement {
  const link = h('a', { href: `#bracket-${number}` }, `Bracket ${number}`);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    openBracket(number);
  });
  return link;
}

function openBracket(number: number): void {
  const bracket = document.getElementById(`bracket-${number}`);
  if (!(bracket instanceof HTMLDetailsElement)) return;
  bracket.open = true;
  bracket.scrollIntoView({ block: 'start' });
  bracket.querySelector('summary')?.focus({ preventScroll: true });
}
