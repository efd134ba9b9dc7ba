export type Child = Node | string | number | false | undefined | readonly Child[];
type AttributeValue = string | number | boolean | undefined;
type Attributes = Readonly<Record<string, AttributeValue>>;

/** The page's one way to make elements: text stays text, so a hostile file cannot bring markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...nodes(children));
  return element;
}

function nodes(children: readonly Child[]): (Node | string)[] {
  return children.flatMap((child): (Node | string)[] => {
    if (child === undefined || child === false) return [];
    if (typeof child === 'number') return [String(child)];
    if (typeof child === 'string' || child instanceof Node) return [child];
    return nodes(child);
  });
}

/** Replaces what an element holds. */
export function fill(parent: Element, ...children: readonly Child[]): void {
  parent.replaceChildren(...nodes(children));
}

/** A button that does something on this page. */
export function button(
  label: Child,
  action: () => void,
  attributes: Attributes = {},
): HTMLButtonElement {
  const element = h('button', { type: 'button', class: 'button', ...attributes }, label);
  element.addEventListener('click', action);
  return element;
}

/** Words for screen readers only. */
export const spoken = (text: string): HTMLElement => h('span', { class: 'spoken' }, text);

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** A labelled drop-down list. */
export function select(
  id: string,
  label: string,
  options: readonly Option[],
  value: string,
  change: (value: string) => void,
): HTMLElement {
  const list = h(
    'select',
    { id },
    options.map((option) =>
      h('option', { value: option.value, selected: option.value === value }, option.label),
    ),
  );
  list.addEventListener('change', () => change(list.value));
  return h('div', { class: 'field' }, h('label', { for: id }, label), list);
}

/** The element of the page's skeleton with this id. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new RangeError(`Expected an element #${id} in the page`);
  return element;
}

/** Tells screen readers what has just changed. */
export function announce(text: string): void {
  part('status').textContent = text;
}

/** Offers a text as a file to save. */
export function download(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }));
  const link = h('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** How many children are added before the browser may paint and listen again. */
const CHUNK = 120;

/** Adds many children without holding up the page; a parent that is gone gets no more of them. */
export function appendAll<T>(
  parent: Element,
  items: readonly T[],
  make: (item: T, index: number) => Node,
): void {
  const add = (from: number): void => {
    const chunk = items.slice(from, from + CHUNK);
    parent.append(...chunk.map((item, index) => make(item, from + index)));
    if (from + CHUNK >= items.length) return;
    setTimeout(() => {
      if (parent.isConnected) add(from + CHUNK);
    });
  };
  add(0);
}
