import { button, download, fill, h, part } from '../dom.js';
import type { OpenedFile } from '../protocol.js';
import type { Ask } from '../session.js';
import type { Store } from '../store.js';

/** The tab of what can be saved: the report, and the file in other forms. */
export function mountConvert(store: Store, ask: Ask): { readonly show: () => void } {
  let shown: OpenedFile | undefined;
  return {
    show() {
      const { file } = store.get();
      if (!file || file === shown) return;
      shown = file;
      render(file, store, ask);
    },
  };
}

function render(file: OpenedFile, store: Store, ask: Ask): void {
  const stem = file.name.replace(/\.[^.]*$/, '');
  const save = (format: 'text' | 'json'): void => {
    const { settings } = store.get();
    void ask('report', { settings, format }).then((text) =>
      download(`${stem}-check.${format === 'text' ? 'txt' : 'json'}`, text),
    );
  };
  fill(
    part('convert'),
    file.tournament
      ? h(
          'section',
          { class: 'card' },
          h('h2', {}, 'Save the report'),
          h('p', {}, 'All rounds with their findings, as the command line writes them.'),
          h(
            'div',
            { class: 'buttons' },
            button('As text', () => save('text')),
            button('As JSON', () => save('json')),
          ),
        )
      : h('p', {}, 'The file holds no tournament.'),
  );
}
